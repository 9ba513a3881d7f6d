/** Finished HTML, made at build time; the client adopts it and never renders it again. */
export interface HtmlSegment {
  readonly type: 'html';
  readonly html: string;
}

/** A running demo under its heading and description (`html`). */
export interface DemoSegment {
  readonly type: 'demo';
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Height in pixels to keep for a demo that cannot render on the server. */
  readonly clientOnlyHeight?: number;
}

/** Demos beside one another where the window is wide enough. */
export interface DemoGridSegment {
  readonly type: 'demo-grid';
  readonly demos: readonly DemoSegment[];
}

/** The same thing said in several languages, one at a time. */
export interface CodeGroupSegment {
  readonly type: 'code-group';
  readonly items: readonly { readonly title: string; readonly html: string }[];
}

/** A small picture of a page's first demo, in both colours. */
export interface GalleryPicture {
  /** Root-absolute addresses. */
  readonly light: string;
  readonly dark: string;
}

export interface GalleryItem {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Absent until one has been taken; see CONTRIBUTING. */
  readonly picture?: GalleryPicture;
}

/** All pages of a navigation group as cards. */
export interface GallerySegment {
  readonly type: 'gallery';
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly items: readonly GalleryItem[];
  }[];
}

/** The field that narrows down the API tables of the page. */
export interface ApiFilterSegment {
  readonly type: 'api-filter';
}

/** A value out of what the page's server loader answered. */
export interface ServerDataSegment {
  readonly type: 'server-data';
  readonly field: string;
}

/** Narrows down the list of versions that follows it. */
export interface ChangeFilterSegment {
  readonly type: 'change-filter';
  /** The kinds that the list has, the most frequent first. */
  readonly kinds: readonly { readonly kind: string; readonly title: string }[];
  /** Address of the list as a feed. */
  readonly feed: string;
}

/** A page's body is a list of these, in order. */
export type Segment =
  | HtmlSegment
  | DemoSegment
  | DemoGridSegment
  | CodeGroupSegment
  | GallerySegment
  | ApiFilterSegment
  | ChangeFilterSegment
  | ServerDataSegment;
