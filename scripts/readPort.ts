/**
 * The port that `PORT` names, or 8000.
 * @throws RangeError if it is no port.
 */
export function readPort(): number {
  const wanted = process.env['PORT'] || '8000';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`PORT is "${wanted}"; it has to be a number from 0 to 65535.`);
  return port;
}
