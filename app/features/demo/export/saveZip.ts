import { strToU8, zipSync } from 'fflate';

/** Gives the reader `files` (texts by path) as `<name>.zip`, in a folder of that name. */
export function saveZip(name: string, files: Readonly<Record<string, string>>): void {
  const contents = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(contents));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
  link.download = `${name}.zip`;
  link.click();
  // The download has begun once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
