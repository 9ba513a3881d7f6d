import type { DemoAsset } from '../../../../shared/demo/DemoAsset.ts';

/** Where a demo can be taken; StackBlitz runs it as either kind of project. */
export type ExportTarget = 'code-sandbox' | 'stack-blitz' | 'stack-blitz-vite' | 'download';

/** A demo to be taken elsewhere. */
export interface ExportRequest {
  readonly target: ExportTarget;
  readonly asset: DemoAsset;
  readonly title: string;
  readonly description: string;
}
