import { cacheControl, immutableFolder } from '../cacheControl.ts';
import { addressPrefixes, type Headers, securityHeaders } from '../securityHeaders.ts';

/** `vercel.json`. Everything that is not said to be kept is revalidated, as is usual there. */
export function vercelConfiguration(): string {
  const withoutSlash = (prefix: string) => prefix.slice(1);
  const demos = withoutSlash(addressPrefixes['standalone-demo']);
  const frame = withoutSlash(addressPrefixes.frame);
  const configuration = {
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    framework: null,
    trailingSlash: false,
    headers: [
      rule(`/((?!${demos}|${frame}).*)`, securityHeaders.site),
      rule(`/${demos}(.*)`, securityHeaders['standalone-demo']),
      rule(`/${frame}(.*)`, securityHeaders.frame),
      rule(`${immutableFolder}(.*)`, { 'Cache-Control': cacheControl.immutable }),
      rule('/(.*)\\.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
      rule('/(.*)\\.tsx?', { 'Content-Type': 'text/plain; charset=utf-8' }),
    ],
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
