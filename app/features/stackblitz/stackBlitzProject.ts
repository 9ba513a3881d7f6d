import type { Project } from '@stackblitz/sdk';
import type { DemoProject } from '../../../shared/demo/project/DemoProject.ts';

/** A demo's project as StackBlitz takes it. */
export function stackBlitzProject(project: DemoProject): Project {
  const { kind, title, description, files, dependencies } = project;
  const fields = { title, description, files: { ...files } };
  // A `node` project says in its manifest what it depends on.
  return kind === 'vite'
    ? { ...fields, template: 'node' }
    : { ...fields, template: 'create-react-app', dependencies: { ...dependencies } };
}
