/**
 * The scripts that a head made by the build runs in place: not those it loads, and not data. It is for heads only;
 * what pages and demos put into the body gets no leave to run.
 */
export function inlineScripts(head: string): string[] {
  return [...head.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) => (runsInPlace(attributes) ? [text] : []),
  );
}

function runsInPlace(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes);
}
