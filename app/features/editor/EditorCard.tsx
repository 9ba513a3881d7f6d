import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../../shared/editor/frameMessages.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useCopied } from '../../ui/useCopied.ts';
import { ExportButtons } from '../demo/ExportButtons.tsx';
import { useMessage } from '../locale/useMessage.ts';
import { ConsolePanel } from './ConsolePanel.tsx';
import { CodeField, type CodeFieldHandle } from './code/CodeField.tsx';
import type { DemoEditorProps } from './EditorModule.ts';
import { editedAsset } from './edit/editedAsset.ts';
import { useEdit } from './edit/useEdit.ts';
import { useLiveRun } from './edit/useLiveRun.ts';
import { PreviewFrame, type PreviewWidth } from './PreviewFrame.tsx';
import { PreviewStatus } from './PreviewStatus.tsx';
import { useAppearance } from './preview/useAppearance.ts';
import { usePreview } from './preview/usePreview.ts';
import { ShareButton } from './ShareButton.tsx';
import { StackSelect } from './StackSelect.tsx';
import { WidthPresets } from './WidthPresets.tsx';

/** Preview, files and console of a demo that is being edited. */
export function EditorCard(props: DemoEditorProps) {
  const { edit, title, height, takesFocus, onClose } = props;
  const { demoId, source, stacks, createCodeEditor } = edit;
  const message = useMessage();
  const { files, changes, isPaused, change, reset, unpause } = useEdit(edit);
  const [stackId, setStackId] = useState(edit.stackId);
  const [width, setWidth] = useState<PreviewWidth>('full');
  const [isReversed, setIsReversed] = useState(false);
  const [runNumber, setRunNumber] = useState(0);
  const [selected, setSelected] = useState(0);
  const fields = useRef(new Map<string, CodeFieldHandle>());
  const [isCopied, copy] = useCopied();
  const closeButton = useRef<HTMLButtonElement>(null);

  const stack = stacks.stacks.find(({ id }) => id === stackId) ?? stacks.stacks[0];
  const page = useAppearance();
  const preview = usePreview({
    address: stacks.frame,
    title: message('edit.preview', { title }),
    appearance: isReversed
      ? { ...page, direction: page.direction === 'ltr' ? 'rtl' : 'ltr' }
      : page,
  });
  const { state } = preview;
  const isHeld = isPaused || state.kind === 'stopped';
  useLiveRun({
    files,
    entry: source.files[0]?.path ?? '',
    stack,
    isHeld,
    runNumber,
    onProgram: preview.run,
    onFailure: preview.fail,
  });

  // The button that was pressed is gone; its place in the order of the keyboard is taken by this one.
  useEffect(() => {
    if (takesFocus) closeButton.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const run = () => {
    unpause();
    preview.announce();
    setRunNumber(runNumber + 1);
  };
  const jump = ({ file, line }: Place) => {
    const index = source.files.findIndex(({ path }) => path === file);
    if (index < 0) return;
    setSelected(index);
    // The tab has to be there before its editor can take the focus.
    requestAnimationFrame(() => fields.current.get(file)?.focusLine(line));
  };
  const failure = state.kind === 'failed' ? state.failure : undefined;
  const mark = failure === undefined || failure.kind === 'load' ? undefined : failure.place;
  const isChanged = Object.keys(changes).length > 0;

  return (
    <div className="editor" data-state={isPaused ? 'paused' : state.kind}>
      <PreviewFrame
        container={preview.container}
        height={height}
        width={width}
        onWidth={setWidth}
      />
      <PreviewStatus state={state} isPaused={isPaused} onJump={jump} />
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset of a form */}
      <div className="demo-actions" role="group" aria-label={message('demo.actions', { title })}>
        <button ref={closeButton} type="button" className="button" onClick={onClose}>
          {message('edit.close')}
        </button>
        <button type="button" className="button" onClick={isHeld ? run : preview.stop}>
          {message(isHeld ? 'edit.run' : 'edit.stop')}
        </button>
        <button type="button" className="button" disabled={!isChanged} onClick={reset}>
          {message('edit.reset')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => copy(files[source.files[selected]?.path ?? ''] ?? '')}
        >
          <span aria-live="polite">{message(isCopied ? 'copied' : 'copy')}</span>
        </button>
        <ShareButton edit={{ demoId, stackId: stack.id, files: changes }} />
        <ExportButtons
          busy={props.busy}
          onExport={(target) =>
            props.onExport(target, editedAsset({ asset: source.asset, files, stack }))
          }
        />
      </div>
      <div className="demo-actions editor-view">
        <WidthPresets width={width} onWidth={setWidth} />
        <button
          type="button"
          className="button"
          aria-pressed={isReversed}
          onClick={() => setIsReversed(!isReversed)}
        >
          {message('edit.direction')}
        </button>
        <StackSelect stacks={stacks.stacks} selected={stack} onSelect={setStackId} />
      </div>
      <Tabs
        label={message('edit.files', { title })}
        selected={selected}
        onSelect={setSelected}
        items={source.files.map(({ path, name }) => ({
          title: name,
          content: (
            <CodeField
              ref={(handle) => {
                if (handle === null) fields.current.delete(path);
                else fields.current.set(path, handle);
              }}
              path={path}
              text={files[path] ?? ''}
              create={createCodeEditor}
              mark={mark?.file === path ? mark.line : undefined}
              onChange={(text) => change(path, text)}
            />
          ),
        }))}
      />
      <ConsolePanel console={preview.console} onClear={preview.clearConsole} />
    </div>
  );
}
