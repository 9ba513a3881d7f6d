import { expect, test } from 'vitest';
import { type AddressKind, addressKind, securityHeaders } from '../securityHeaders.ts';
import { headersFile } from './headersFile.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';
import { vercelConfiguration } from './vercelConfiguration.ts';

/* `npx vitest run pipeline/security --update` writes the files of `deploy/` anew. */

test('the nginx configuration is what the policy makes it', async () => {
  await expect(nginxConfiguration()).toMatchFileSnapshot('../../../deploy/nginx.conf');
});

test('vercel.json is what the policy makes it', async () => {
  await expect(vercelConfiguration()).toMatchFileSnapshot('../../../deploy/vercel.json');
});

const frame = '/assets/frame-abcd1234.html';
const cases: readonly (readonly [string, AddressKind])[] = [
  ['/', 'site'],
  ['/demo/simple', 'site'],
  ['/index-cn', 'site'],
  ['/~demos/simple', 'standalone-demo'],
  [frame, 'frame'],
];

/** The headers that rules give an address, as hosts join them. */
function headersOf(
  address: string,
  rules: readonly {
    readonly matches: RegExp;
    readonly headers: readonly (readonly [string, string])[];
  }[],
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules)
    if (rule.matches.test(address))
      for (const [name, value] of rule.headers)
        headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  return headers;
}

test.each(cases)('_headers gives %s what a %s gets', (address, kind) => {
  const text = headersFile({ pages: ['/', '/index-cn', '/demo', '/demo/simple'], frame });
  const rules = text.split('\n\n').map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    const pattern = path.replace(/[.~]/g, '\\$&').replace('*', '.*');
    return {
      matches: new RegExp(`^${pattern}$`),
      headers: lines.map((line) => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')] as const;
      }),
    };
  });
  expect(addressKind(address)).toBe(kind);
  const { 'Cache-Control': cache, ...headers } = headersOf(address, rules);
  expect(headers).toEqual(securityHeaders[kind]);
  expect(cache).toBe(kind === 'frame' ? 'public, max-age=31536000, immutable' : undefined);
});

test.each(cases)('vercel.json gives %s what a %s gets', (address, kind) => {
  const { headers: rules } = JSON.parse(vercelConfiguration()) as {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
  const { 'Cache-Control': _, ...headers } = headersOf(
    address,
    rules.map(({ source, headers: list }) => ({
      matches: new RegExp(`^${source}$`),
      headers: list.map(({ key, value }) => [key, value] as const),
    })),
  );
  expect(headers).toEqual(securityHeaders[kind]);
});
