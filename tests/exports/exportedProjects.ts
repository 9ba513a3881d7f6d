import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../scripts/project.ts';
import type { DemoSource } from '../../shared/demo/DemoSource.ts';
import { createDemoProject } from '../../shared/demo/project/createDemoProject.ts';
import type { DemoProject, ProjectKind } from '../../shared/demo/project/DemoProject.ts';
import { demoSourceAddress } from '../../shared/route/dataAddress.ts';

export interface ExportedProject {
  readonly id: string;
  readonly project: DemoProject;
}

/** The demos as projects, made from the very files the browser makes them from. */
export function exportedProjects(ids: readonly string[], kind: ProjectKind): ExportedProject[] {
  return ids.map((id) => {
    const file = path.join(project.outputFolder, demoSourceAddress(id, 'json'));
    const { asset } = JSON.parse(readFileSync(file, 'utf8')) as DemoSource;
    return {
      id,
      project: createDemoProject({ asset, kind, title: id, description: `The demo ${id}.` }),
    };
  });
}
