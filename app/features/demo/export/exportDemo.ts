import type { DemoAsset } from '../../../../shared/demo/DemoAsset.ts';
import { loadScript } from '../../../chunk/loadScript.ts';
import { loadSource } from '../sourceResource.ts';
import type { ExportRequest, ExportTarget } from './ExportRequest.ts';

const modules = {
  'code-sandbox': () => import('./openInCodeSandbox.ts'),
  'stack-blitz': () => import('./openInStackBlitz.ts'),
  'stack-blitz-vite': () => import('./openInStackBlitz.ts'),
  download: () => import('./downloadProject.ts'),
} satisfies Record<ExportTarget, () => Promise<object>>;

interface DemoToExport {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What to take in place of the original, if it was edited. */
  readonly asset?: DemoAsset;
  /** What to say when loading took so long that the browser opens no window any more without another click. */
  readonly tooLate: string;
}

/**
 * Loads what it takes and takes a demo elsewhere.
 * @throws ChunkLoadError if that cannot be loaded.
 * @throws Error if a window has to be opened and the click that asked for it was too long ago.
 */
export async function exportDemo(target: ExportTarget, demo: DemoToExport): Promise<void> {
  const [run, { asset }] = await Promise.all([
    loadScript<(request: ExportRequest) => void>({
      id: `export/${target}`,
      address: target,
      importModule: modules[target],
    }),
    demo.asset === undefined ? loadSource(demo.id) : { asset: demo.asset },
  ]);
  const isTooLate = navigator.userActivation?.isActive === false;
  if (isTooLate && target !== 'download') throw new Error(demo.tooLate);
  run({ target, asset, title: demo.title, description: demo.description });
}
