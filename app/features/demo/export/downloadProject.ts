import { createDemoProject } from '../../../../shared/demo/project/createDemoProject.ts';
import type { ExportRequest } from './ExportRequest.ts';
import { saveZip } from './saveZip.ts';

/** Gives the reader a demo as a Vite project: `npm install && npm run dev` and it runs. */
export default function downloadProject(request: ExportRequest): void {
  saveZip(request.asset.id, createDemoProject({ ...request, kind: 'vite' }).files);
}
