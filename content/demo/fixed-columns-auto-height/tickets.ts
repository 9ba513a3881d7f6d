export interface Ticket {
  readonly id: string;
  readonly customer: string;
  readonly subject: string;
  readonly message: string;
  readonly product: string;
  readonly version: string;
  readonly channel: string;
  readonly assignee: string;
  readonly reply: string;
  readonly isUrgent: boolean;
}

export const tickets: readonly Ticket[] = [
  {
    id: 'T-318',
    customer: 'Blue Heron Books',
    subject: 'Export stops half way',
    message: 'The export stops at row 5,000.',
    product: 'Ledger',
    version: '4.2.0',
    channel: 'Mail',
    assignee: 'Yusuf Demir',
    reply: 'Fixed in 4.2.1, which you receive with the next update.',
    isUrgent: false,
  },
  {
    id: 'T-319',
    customer: 'Nordlys Shipping',
    subject: 'Nobody can sign in',
    message:
      'Since this morning nobody in the Tromsø office can sign in. The page loads, takes the password and then starts again from the beginning. Other offices are not affected, and a restart of the router changed nothing.',
    product: 'Gateway',
    version: '2.9.4',
    channel: 'Telephone',
    assignee: 'Clara Weiss',
    reply: 'The clock of your identity server was nine minutes slow.',
    isUrgent: true,
  },
  {
    id: 'T-320',
    customer: 'Casa Limón',
    subject: 'Wrong currency on receipts',
    message: 'Receipts print dollars. We are in Spain and would like to see euros on them.',
    product: 'Till',
    version: '1.0.8',
    channel: 'Chat',
    assignee: 'Yusuf Demir',
    reply: 'Set the country of the shop under Settings, Region.',
    isUrgent: false,
  },
  {
    id: 'T-321',
    customer: 'Harbour Dental',
    subject: 'Reminders sent twice',
    message:
      'Patients receive each reminder twice, ten minutes apart. It began after the clock change.',
    product: 'Calendar',
    version: '3.3.1',
    channel: 'Mail',
    assignee: 'Clara Weiss',
    reply: 'We have paused the second sender and are looking into it.',
    isUrgent: true,
  },
];
