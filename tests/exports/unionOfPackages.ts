import type { ExportedProject } from './exportedProjects.ts';

/**
 * All packages of all projects, so that one install serves them all.
 * @throws Error when two projects want different versions of a package.
 */
export function unionOfPackages(projects: readonly ExportedProject[]): Record<string, string> {
  const union: Record<string, string> = {};
  for (const { id, project } of projects) {
    const packages = { ...project.dependencies, ...project.devDependencies };
    for (const [name, version] of Object.entries(packages)) {
      const known = union[name] ?? version;
      if (known !== version)
        throw new Error(`${id} wants ${name} ${version}, another demo wants ${known}.`);
      union[name] = version;
    }
  }
  return union;
}
