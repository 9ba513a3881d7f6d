interface ServerDataProps {
  readonly field: string;
  /** What the route's server loader answered. */
  readonly data: unknown;
}

/** One value of what the page's server loader answered. */
export function ServerData({ field, data }: ServerDataProps) {
  const isRecord = typeof data === 'object' && data !== null && Object.hasOwn(data, field);
  const value = isRecord ? (data as Readonly<Record<string, unknown>>)[field] : undefined;
  return (
    <output className="server-data">
      {typeof value === 'string' ? value : JSON.stringify(value)}
    </output>
  );
}
