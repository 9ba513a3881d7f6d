import type { PageData } from '../page/PageData.ts';

/** A component, as far as the pipeline is concerned: something the app made and takes back. */
export type OpaqueComponent = { readonly __component: unique symbol };
export type OpaqueElement = { readonly __element: unique symbol };

export interface RenderRequest<Component = OpaqueComponent, Element = OpaqueElement> {
  readonly kind: 'page' | 'not-found';
  /** The page's address. */
  readonly path: string;
  readonly page: PageData;
  /** The components of the page's demos, by demo id. */
  readonly demos: ReadonlyMap<string, Component>;
  /** Puts around the page what a style library needs to collect its styles. */
  readonly wrap: (element: Element) => Element;
}

/** Something that threw while a page was rendered. */
export interface RenderFailure {
  readonly error: unknown;
  /** The demo it was in, if it was in one. */
  readonly demoId: string | undefined;
  /** The components around what threw, innermost first, each on a line with its place in the server build. */
  readonly componentStack: string;
}

export interface Rendering {
  /** The page as the client will hydrate it; a demo that has thrown is left to the client. */
  readonly markup: string;
  readonly failures: readonly RenderFailure[];
}

/** What the server build of the app exports: the only way the pipeline calls the app. */
export interface RenderModule<Component = OpaqueComponent, Element = OpaqueElement> {
  /** Loads what every page needs. Called once, before `render`. */
  readonly prepare: () => Promise<void>;
  /** Renders a page. @throws whatever a component outside every demo throws. */
  readonly render: (request: RenderRequest<Component, Element>) => Promise<Rendering>;
}
