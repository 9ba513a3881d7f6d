import sdk from '@stackblitz/sdk';
import { createDemoProject } from '../../../../shared/demo/project/createDemoProject.ts';
import { stackBlitzProject } from '../../stackblitz/stackBlitzProject.ts';
import type { ExportRequest } from './ExportRequest.ts';

/** Opens a demo in StackBlitz in a new window. */
export default function openInStackBlitz(request: ExportRequest): void {
  const kind = request.target === 'stack-blitz-vite' ? 'vite' : 'create-react-app';
  const project = createDemoProject({ ...request, kind });
  sdk.openProject(stackBlitzProject(project), { newWindow: true, openFile: project.mainFile });
}
