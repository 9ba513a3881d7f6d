import type { DemoSource } from '../../../../shared/demo/DemoSource.ts';
import type { StackList } from '../../../../shared/editor/StackList.ts';
import type { ParsedMessages } from '../../locale/messageResource.ts';
import type { CreateCodeEditor } from '../code/CodeEditor.ts';
import type { ShareRefusal } from '../share/decodeShare.ts';

/** A demo with everything it takes to edit it. */
export interface PreparedEdit {
  readonly kind: 'prepared';
  readonly demoId: string;
  readonly source: DemoSource;
  readonly stacks: StackList;
  readonly stackId: string;
  /** The name under which the edit is kept. */
  readonly draftKey: string;
  /** Texts that differ from the original, by path. */
  readonly changes: Readonly<Record<string, string>>;
  /** Whether the code waits for the reader's word before it runs. */
  readonly isPaused: boolean;
  /** Absent if it could not be loaded. */
  readonly createCodeEditor: CreateCodeEditor | undefined;
  readonly messages: ParsedMessages;
}

/** A link that leads to no edit. */
export interface RefusedEdit {
  readonly kind: 'refused';
  readonly reason: ShareRefusal;
}
