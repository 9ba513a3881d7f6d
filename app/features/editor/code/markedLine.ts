import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks a line, counted from 1, or none. */
export const setMarkedLine = StateEffect.define<number | undefined>();

const decoration = Decoration.line({ class: 'editor-marked-line' });

/** The line that something is wrong with. It moves with the text. */
export const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { changes, effects, state }) {
    let result = lines.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMarkedLine)) continue;
      const { value } = effect;
      const isThere = value !== undefined && value <= state.doc.lines;
      result = isThere
        ? Decoration.set(decoration.range(state.doc.line(value).from))
        : Decoration.none;
    }
    return result;
  },
  provide: (field) => EditorView.decorations.from(field),
});
