/** What the lock file says of one package. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Packages whose manifest names no licence, with the one that their documents name. */
const namedElsewhere: Readonly<Record<string, string>> = { format: 'MIT' };

const folder = 'node_modules/';

interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly isDev: boolean;
}

/** What is fetched: all but the project itself and its workspaces, each with its place. */
export function fetchedPackages(lock: Lock): (readonly [place: string, LockedPackage])[] {
  return Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes(folder) && link !== true,
  );
}

function licensedPackages(lock: Lock): Licensed[] {
  return fetchedPackages(lock).map(([place, { version, license, dev }]) => {
    const name = place.slice(place.lastIndexOf(folder) + folder.length);
    const licence = license ?? namedElsewhere[name] ?? 'unknown';
    return { name, version: version ?? '', licence, isDev: dev === true };
  });
}

/** The licences of everything that is installed, as Markdown. */
export function licenceList(lock: Lock): string {
  const all = licensedPackages(lock);
  const shipped = all.filter(({ isDev }) => !isDev);
  const rows = shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const counts = new Map<string, number>();
  for (const { licence } of all.filter(({ isDev }) => isDev))
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [
    '# Licences',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test fails when it is out of date.',
    '',
    '## Of what the site and its demos are made of',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...[...new Set(rows)].sort(),
    '',
    '## Of what only builds and tests the site',
    '',
    '| Licence | Packages |',
    '| --- | ---: |',
    ...[...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, n]) => `| ${licence} | ${n} |`),
    '',
  ].join('\n');
}

/** The licences among all packages that do not let everybody use, change and pass them on. */
export function unknownLicences(lock: Lock): string[] {
  const free =
    /^(?:MIT|ISC|0BSD|Unlicense|Apache-2\.0|MPL-2\.0|BSD-[23]-Clause|MIT OR Apache-2\.0)$/;
  return licensedPackages(lock)
    .filter(({ licence }) => !free.test(licence))
    .map(({ name, licence }) => `${name}: ${licence}`);
}
