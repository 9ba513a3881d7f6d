import type { ComponentType } from 'react';
import type { DemoAsset } from '../../../shared/demo/DemoAsset.ts';
import type { EditHash } from '../../../shared/editor/editHash.ts';
import type { ExportTarget } from '../demo/export/ExportRequest.ts';
import type { PreparedEdit, RefusedEdit } from './edit/PreparedEdit.ts';

export interface EditRequest {
  readonly demoId: string;
  readonly localeId: string;
  /** The link that led here, if one did. */
  readonly hash: EditHash | undefined;
}

export interface DemoEditorProps {
  readonly edit: PreparedEdit;
  readonly title: string;
  /** The height to begin with, in pixels, which is that of the demo that was there before. */
  readonly height: number;
  /** Whether the reader has just asked for it, and so is to be taken there. */
  readonly takesFocus: boolean;
  /** The export that is under way. */
  readonly busy: string | undefined;
  readonly onExport: (target: ExportTarget, asset: DemoAsset) => void;
  readonly onClose: () => void;
}

/** All there is to editing, loaded when it is asked for. */
export interface EditorModule {
  /** @throws ChunkLoadError when a part of it cannot be loaded. */
  readonly prepareEdit: (request: EditRequest) => Promise<PreparedEdit | RefusedEdit>;
  readonly DemoEditor: ComponentType<DemoEditorProps>;
}
