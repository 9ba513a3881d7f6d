import { trustedTypesPolicies } from '../../shared/trustedTypesPolicies.ts';

/** What browsers with Trusted Types offer; the others, and Node, have no such global. */
interface TypesFactory {
  readonly createPolicy: <Rules extends object>(
    name: string,
    rules: Rules,
  ) => {
    readonly createHTML: (html: string) => TrustedHTML;
    /** Stands wherever a text does. */
    readonly createScript: (text: string) => string;
    /** Stands wherever an address does. */
    readonly createScriptURL: (address: string) => URL;
  };
}

/** The whole address of a script of this site. */
function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin === location.origin) return href;
  throw new TypeError(`Scripts come from this site only, not from ${origin}.`);
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TypesFactory };

const policy = trustedTypes?.createPolicy(trustedTypesPolicies.site, {
  // All HTML that is given to the page is made by the build, from content that may hold no raw HTML.
  createHTML: (html: string) => html,
  // Only data is ever put into a script element, and what is no data throws.
  createScript: (json: string) => JSON.stringify(JSON.parse(json)),
  createScriptURL: ownAddress,
});

// The table sets a rule of CSS as if it were HTML. What has no elements in it can do no harm.
trustedTypes?.createPolicy(trustedTypesPolicies.rest, {
  createHTML: (html: string) => (html.includes('<') ? null : html),
});

/** HTML that the build has made, for a place where the policy lets nothing else become elements. */
export function siteHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}

/** Text for a script element that holds data. @throws SyntaxError for what is no JSON. */
export function siteData(json: string): string {
  return policy?.createScript(json) ?? json;
}

/** The address of a script of this site. @throws TypeError for another site's. */
export function siteScript(address: string): string | URL {
  return policy?.createScriptURL(address) ?? ownAddress(address);
}
