export const editorThemes = ['light', 'dark'] as const;
export const editorViews = ['preview', 'editor'] as const;
export const editorFlags = [
  'clickToLoad',
  'forceEmbedLayout',
  'hideDevTools',
  'hideExplorer',
  'hideNavigation',
  'showSidebar',
  'zenMode',
] as const;
export const editorHeights = ['devToolsHeight', 'terminalHeight'] as const;

export type EditorTheme = (typeof editorThemes)[number];
export type EditorView = (typeof editorViews)[number];

/** What an embedded editor shows at first. An option that is left out is the editor's own choice. */
export type EditorOptions = {
  readonly theme?: EditorTheme;
  readonly view?: EditorView;
  /** Path of the file, or of several, to open. */
  readonly openFile?: string | readonly string[];
} & {
  readonly [flag in (typeof editorFlags)[number]]?: true;
} & {
  /** In percent of the editor's height. */
  readonly [height in (typeof editorHeights)[number]]?: number;
};
