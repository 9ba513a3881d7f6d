import { feedAddress } from '../../shared/route/dataAddress.ts';
import type { Changelog } from '../content/changelogSchema.ts';
import type { Messages } from '../content/readMessages.ts';
import { escapeHtml } from '../highlight/escapeHtml.ts';
import type { PageHead } from '../site/PageHead.ts';

interface FeedSource {
  readonly head: PageHead;
  readonly changelog: Changelog;
  readonly messages: Messages;
  readonly origin: string;
}

/** The versions on a page as an Atom feed, in the order of the page. */
export function atomFeed({ head, changelog, messages, origin }: FeedSource): string {
  const page = origin + head.path;
  const dates = datesOf(changelog);
  const entries = changelog.versions.map(({ version, changes }, index) => {
    const address = `${page}#v${version}`;
    const items = changes.map((change) => {
      const kind = messages[`changelog.kind.${change.kind}`] ?? change.kind;
      // The only markup that changes have is code.
      const text = escapeHtml(change.text[head.localeId]).replace(/`([^`]+)`/g, '<code>$1</code>');
      return `<li>${escapeHtml(kind)}: ${text}</li>`;
    });
    return [
      '<entry>',
      `<id>${escapeHtml(address)}</id>`,
      `<title>rc-table ${escapeHtml(version)}</title>`,
      `<link href="${escapeHtml(address)}"/>`,
      `<updated>${dates[index]}T00:00:00Z</updated>`,
      `<content type="html">${escapeHtml(items.length === 0 ? '' : `<ul>${items.join('')}</ul>`)}</content>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${head.localeId}">`,
    `<id>${escapeHtml(page)}</id>`,
    `<title>rc-table – ${escapeHtml(head.frontmatter.title)}</title>`,
    `<subtitle>${escapeHtml(head.frontmatter.description)}</subtitle>`,
    `<link href="${escapeHtml(page)}"/>`,
    `<link rel="self" href="${escapeHtml(origin + feedAddress(head.path))}"/>`,
    '<author><name>react-component/table</name></author>',
    `<updated>${[...dates].sort().at(-1)}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** The date of each version. One without stands in for itself with that of the next older one that has one. */
function datesOf({ versions }: Changelog): string[] {
  return versions.map(
    (_, index) =>
      versions.slice(index).find(({ date }) => date !== null)?.date ??
      versions.findLast(({ date }) => date !== null)?.date ??
      '1970-01-01',
  );
}
