import type { LocaleId } from '../../../shared/locale/locales.ts';

interface Drawing {
  /** In units of which 20 are the line's height. */
  readonly width: number;
  readonly strokes: string;
}

/** 中文. */
const chinese: Drawing = {
  width: 38,
  strokes:
    'M2.5 6.5h13v6.5h-13zM9 2.5v15M27.6 2.4l1.6 2.4M20.5 6h17M34 6c-1.7 5.2-6 9.4-13 11.5M24 6c1.7 5.2 6 9.4 13 11.5',
};

/**
 * Names of languages whose script stands nowhere else on a page of another language. A browser without a font for it
 * shows boxes; one that has to find a font puts off the page's first paint for it.
 */
const drawings: Readonly<Partial<Record<LocaleId, Drawing>>> = { 'zh-CN': chinese };

interface LocaleNameProps {
  readonly id: LocaleId;
  readonly name: string;
}

/** A language's own name for itself, in letters or drawn. */
export function LocaleName({ id, name }: LocaleNameProps) {
  const drawing = drawings[id];
  if (drawing === undefined) return name;
  return (
    <svg className="locale-name" viewBox={`0 0 ${drawing.width} 20`} role="img" aria-label={name}>
      <path d={drawing.strokes} />
    </svg>
  );
}
