import { framePolicy } from '../stack/framePolicy.ts';
import { formatPolicy } from './contentPolicy.ts';
import { headerPolicy } from './sitePolicy.ts';

export type Headers = Readonly<Record<string, string>>;

/** The kinds of addresses whose headers differ. */
export type AddressKind = 'frame' | 'standalone-demo' | 'site';

/** What no page of the site and no demo uses, and so nothing that got in can. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const ofEveryFile = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
} satisfies Headers;

/** Leaves no window that another site opened, or that this one opens, a way to it. */
const openerPolicy = { 'Cross-Origin-Opener-Policy': 'same-origin' } satisfies Headers;

/** What hosts send with the files of each kind of address, beside what is said of caches. */
export const securityHeaders = {
  // Sandboxed by header too, so that it is as opaque when it is opened by itself.
  frame: {
    ...ofEveryFile,
    'Content-Security-Policy': formatPolicy({
      ...framePolicy,
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts'],
    }),
  },
  'standalone-demo': {
    ...ofEveryFile,
    ...openerPolicy,
    'Content-Security-Policy': formatPolicy(headerPolicy({ isFramed: true })),
  },
  site: {
    ...ofEveryFile,
    ...openerPolicy,
    'Content-Security-Policy': formatPolicy(headerPolicy({ isFramed: false })),
  },
} satisfies Readonly<Record<AddressKind, Headers>>;

/** How addresses begin that are not of kind `site`. */
export const addressPrefixes = {
  frame: '/assets/frame-',
  'standalone-demo': '/~demos/',
} satisfies Readonly<Partial<Record<AddressKind, string>>>;

/** The kind of a root-absolute address. */
export function addressKind(address: string): AddressKind {
  if (address.startsWith(addressPrefixes.frame)) return 'frame';
  return address.startsWith(addressPrefixes['standalone-demo']) ? 'standalone-demo' : 'site';
}
