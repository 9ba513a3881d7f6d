const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const formatSeconds = (value: number) => `${seconds.format(value)} s`;
export const formatMilliseconds = (value: number) => `${whole.format(value)} ms`;
export const formatMegabytes = (bytes: number) => `${whole.format(bytes / 1e6)} MB`;

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}
