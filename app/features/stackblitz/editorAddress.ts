import type { EditorOptions } from '../../../shared/stackblitz/EditorOptions.ts';

const origin = 'https://stackblitz.com';

/** The editor's names of its options. */
const parameters = {
  clickToLoad: 'ctl',
  devToolsHeight: 'devtoolsheight',
  forceEmbedLayout: 'embed',
  hideDevTools: 'hidedevtools',
  hideExplorer: 'hideExplorer',
  hideNavigation: 'hideNavigation',
  openFile: 'file',
  showSidebar: 'showSidebar',
  terminalHeight: 'terminalHeight',
  theme: 'theme',
  view: 'view',
  zenMode: 'zenMode',
} satisfies Readonly<Record<keyof EditorOptions, string>>;

/** Where a project is posted to, to be shown in a frame in the way that the options ask for. */
export function editorAddress(options: EditorOptions): string {
  const query = new URLSearchParams();
  const given = Object.entries({ forceEmbedLayout: true, ...options });
  for (const [option, value] of given) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) query.append(parameters[option as keyof EditorOptions], textOf(one));
  }
  return `${origin}/run?${query}`;
}

function textOf(value: unknown): string {
  if (value === true) return '1';
  return typeof value === 'number' ? String(Math.round(value)) : String(value);
}
