/**
 * The address of a file below the site's folder that a request's path names, decoded; or nothing for a path that
 * names none: one that leads out of the folder or to a hidden file, or cannot be read.
 */
export function fileAddress(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const names: string[] = [];
  const parts = pathname.slice(1).split('/');
  // A slash at the end is another spelling of the same page.
  if (parts.at(-1) === '') parts.pop();
  for (const part of parts) {
    const name = decode(part);
    if (name === undefined || !isPlainName(name)) return undefined;
    names.push(name);
  }
  return `/${names.join('/')}`;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // Escapes that are no text.
    return undefined;
  }
}

/** Whether a name means a file in its folder, on every system: no other folder, drive or stream. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be found
  return name !== '' && !name.startsWith('.') && !/[/\\:\u0000-\u001f\u007f]/.test(name);
}
