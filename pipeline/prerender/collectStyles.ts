import type { OpaqueElement } from '../../shared/render/RenderModule.ts';

/** Collects the styles that a style library makes while a page is rendered. */
export interface StyleCollector {
  readonly wrap: (element: OpaqueElement) => OpaqueElement;
  /** Markup for the head. Call once, after rendering. */
  readonly finish: () => string;
}

/** What the server build exports for styled-components; see `app/styledComponentsServer.ts`. */
export interface StyledComponentsModule {
  readonly createStyleCollector: () => StyleCollector;
}

/** For pages whose demos bring style sheets as files only. */
export const noStyleCollector: StyleCollector = { wrap: (element) => element, finish: () => '' };
