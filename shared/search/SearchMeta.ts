export interface SearchSection {
  /** The heading with its markup. */
  readonly rawTitle: string;
  readonly title: string;
  readonly link: string;
  readonly paragraphs: readonly string[];
}

export interface SearchDemo {
  readonly link: string;
  readonly rawTitle: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The names in the demo's source that say something: props, functions, class names. */
  readonly identifiers: readonly string[];
}

/** A prop of a component or of an option object. */
export interface SearchProp {
  readonly name: string;
  /** What readers call the thing it belongs to: `Table`, `expandable`. */
  readonly entity: string;
  readonly link: string;
  readonly description: string;
}

/** What search knows of one page. */
export interface SearchMeta {
  readonly navTitle: string;
  /** The group's place among the results: higher comes first; 0 for a page outside every group. */
  readonly navOrder: number;
  readonly title: string;
  readonly link: string;
  readonly sections: readonly SearchSection[];
  readonly demos: readonly SearchDemo[];
  /** The props that the page is the reference of. */
  readonly props: readonly SearchProp[];
}
