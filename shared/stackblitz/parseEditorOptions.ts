import {
  type EditorOptions,
  editorFlags,
  editorHeights,
  editorThemes,
  editorViews,
} from './EditorOptions.ts';

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** What a value of each option has to be; a value that is not is left out. */
const isValid: Readonly<Record<string, (value: unknown) => boolean>> = {
  theme: (value) => editorThemes.some((theme) => theme === value),
  view: (value) => editorViews.some((view) => view === value),
  openFile: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  ...Object.fromEntries(editorFlags.map((flag) => [flag, (value: unknown) => value === true])),
  ...Object.fromEntries(
    editorHeights.map((height) => [
      height,
      (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100,
    ]),
  ),
};

/** The options among `input` that an embedded editor takes: known ones with allowed values. */
export function parseEditorOptions(input: unknown): EditorOptions {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) =>
      Object.hasOwn(isValid, name) ? isValid[name]?.(value) : false,
    ),
  );
}
