import { useMessage } from '../locale/useMessage.ts';
import type { PreviewWidth } from './PreviewFrame.tsx';

const presets: readonly PreviewWidth[] = [390, 768, 'full'];

interface WidthPresetsProps {
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
}

/** Widths that matter, one press away. */
export function WidthPresets({ width, onWidth }: WidthPresetsProps) {
  const message = useMessage();
  return (
    <fieldset className="editor-widths">
      <legend className="visually-hidden">{message('edit.width')}</legend>
      {presets.map((preset) => (
        <button
          key={preset}
          type="button"
          className="button"
          aria-pressed={width === preset}
          onClick={() => onWidth(preset)}
        >
          {preset === 'full' ? message('edit.width.full') : preset}
        </button>
      ))}
    </fieldset>
  );
}
