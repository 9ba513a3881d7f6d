import { useEffect, useState } from 'react';
import type { EditorClient } from './EditorClient.ts';

const shown = ['react', 'rc-table'];

/** The versions that the editor says it runs. */
export function PackageVersions({ client }: { readonly client: EditorClient }) {
  const [packages, setPackages] = useState<Readonly<Record<string, string>>>({});

  // The editor is asked, because it has been known to run other versions than it was given.
  useEffect(() => {
    let isCurrent = true;
    client.getDependencies().then(
      (dependencies) => {
        if (isCurrent) setPackages(dependencies);
      },
      // Nothing is said about versions that are not known.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);

  return shown
    .flatMap((name) => (packages[name] === undefined ? [] : [`${name} ${packages[name]}`]))
    .join(' · ');
}
