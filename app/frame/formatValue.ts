/** How much of one value is shown, in characters. */
const limit = 2000;

/** A value as a console shows it in one line, or a few. */
export function formatValue(value: unknown): string {
  const text = describe(value, 0, new Set());
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** The arguments of a console call as one text, with `%s` and its like filled in as a console does. */
export function formatArguments(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(formatValue).join(' ');
  const text = first.replace(/%([sdifoOc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    return kind === 'c' ? '' : formatValue(value);
  });
  return [text, ...rest.map(formatValue)].join(' ');
}

function describe(value: unknown, depth: number, seen: Set<object>): string {
  switch (typeof value) {
    case 'string':
      return depth === 0 ? value : JSON.stringify(value.slice(0, limit));
    case 'function':
      return `ƒ ${value.name}`;
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : describeObject(value, depth, seen);
    default:
      return String(value);
  }
}

function describeObject(value: object, depth: number, seen: Set<object>): string {
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`;
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  if (seen.has(value)) return '[circular]';
  if (depth > 2) return Array.isArray(value) ? '[…]' : '{…}';
  seen.add(value);
  const entries = Object.entries(value).slice(0, 50);
  const parts = entries.map(([key, item]) => {
    const text = describe(item, depth + 1, seen);
    return Array.isArray(value) ? text : `${key}: ${text}`;
  });
  if (Object.keys(value).length > entries.length) parts.push('…');
  seen.delete(value);
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  const name = Object.getPrototypeOf(value)?.constructor?.name;
  const prefix = typeof name === 'string' && name !== 'Object' ? `${name} ` : '';
  return parts.length === 0 ? `${prefix}{}` : `${prefix}{ ${parts.join(', ')} }`;
}
