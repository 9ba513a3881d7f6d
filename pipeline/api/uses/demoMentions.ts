import path from 'node:path';

/** A page's word on one of its demos, read without compiling the page. */
export interface DemoMention {
  /** Absolute path of the demo's file. */
  readonly file: string;
  readonly title: string;
}

const element = /<Demo((?:\s+\w+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)+)\s*\/?>/g;

/** Fenced code, and code within a line that shows how a demo is embedded. */
const code = /^[ \t]*(`{3,}|~{3,}).*\n[\s\S]*?^[ \t]*\1[`~]*[ \t]*$|`[^`\n]*<Demo\s[^`\n]*`/gm;

/** The demos that a page embeds, in order. `source` is the page's text, `file` its absolute path. */
export function demoMentions(source: string, file: string): DemoMention[] {
  return [...source.replace(code, '').matchAll(element)].flatMap(
    ([, attributes = '']): DemoMention[] => {
      const src = attributeValue('src', attributes);
      const title = attributeValue('title', attributes);
      if (src === undefined || title === undefined) return [];
      if (!src.startsWith('.') || !src.endsWith('.tsx')) return [];
      return [{ file: path.resolve(path.dirname(file), src), title }];
    },
  );
}

function attributeValue(name: string, attributes: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found?.[1] ?? found?.[2];
}
