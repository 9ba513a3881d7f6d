import { cacheControl, immutableFolder } from '../cacheControl.ts';
import { addressPrefixes, type Headers, securityHeaders } from '../securityHeaders.ts';

/** The configuration of an nginx that serves the built site from `/usr/share/nginx/html` at port 8080. */
export function nginxConfiguration(): string {
  const { frame, site, 'standalone-demo': demo } = securityHeaders;
  const headers: Headers = site;
  const varying = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'];
  const fixed = Object.entries(headers).filter(([name]) => !varying.includes(name));
  const framePath = `"~^${addressPrefixes.frame}"`;
  return `# Written by pipeline/security/hosts; a test fails when the two differ.

map $uri $content_security_policy {
  default ${quoted(site['Content-Security-Policy'])};
  "~^${addressPrefixes['standalone-demo']}" ${quoted(demo['Content-Security-Policy'])};
  ${framePath} ${quoted(frame['Content-Security-Policy'])};
}

map $uri $cross_origin_opener_policy {
  default ${quoted(site['Cross-Origin-Opener-Policy'])};
  ${framePath} "";
}

map $uri $cache_control {
  default ${quoted(cacheControl.revalidated)};
  "~^${immutableFolder}" ${quoted(cacheControl.immutable)};
}

map $uri $not_found_page {
  default /404.html;
  "~-cn/?$" /404-cn.html;
}

server {
  listen 8080;
  root /usr/share/nginx/html;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json;

  # The build has put a compressed file beside every text. With the brotli module add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  add_header Content-Security-Policy $content_security_policy always;
  add_header Cross-Origin-Opener-Policy $cross_origin_opener_policy always;
  add_header Cache-Control $cache_control always;
${fixed.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}

  error_page 404 $not_found_page;

  # /demo/simple is demo/simple/index.html, without a redirect.
  location / {
    try_files $uri $uri/index.html =404;
  }

  location ~ \\.md$ {
    types { }
    default_type text/markdown;
    try_files $uri =404;
  }

  location ~ \\.tsx?$ {
    types { }
    default_type text/plain;
    try_files $uri =404;
  }

  # For hosts of another kind.
  location = /_headers {
    return 404;
  }
}
`;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\$]/g, '\\$&')}"`;
}
