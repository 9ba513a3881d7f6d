const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A dash for what could not be measured. */
const withUnit = (format: Intl.NumberFormat, unit: string) => (value: number) =>
  Number.isFinite(value) ? `${format.format(value)} ${unit}` : '–';

export const formatSeconds = withUnit(seconds, 's');
export const formatMilliseconds = withUnit(whole, 'ms');

const kilobytes = withUnit(whole, 'KB');
const megabytes = withUnit(whole, 'MB');
export const formatKilobytes = (bytes: number) => kilobytes(bytes / 1000);
export const formatMegabytes = (bytes: number) => megabytes(bytes / 1e6);

/** The middle one of several measurements. */
export function median(values: readonly number[]): number {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}
