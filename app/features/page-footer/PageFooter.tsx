import { memo } from 'react';
import type { PageData, PageLink } from '../../../shared/page/PageData.ts';
import { markdownAddress } from '../../../shared/route/dataAddress.ts';
import { sourceRepository } from '../../../shared/site.ts';
import { useMessage } from '../locale/useMessage.ts';

/** Where to go next, where the text comes from, and how old it is. */
export const PageFooter = memo(function PageFooter({ page }: { readonly page: PageData }) {
  const message = useMessage();
  const { previous, next, lastUpdated, meta } = page;
  return (
    <footer className="page-footer">
      {(previous ?? next) !== undefined && (
        <nav className="page-turn" aria-label={message('page-turn.label')}>
          {previous !== undefined && (
            <TurnLink link={previous} rel="prev" label={message('page-turn.previous')} />
          )}
          {next !== undefined && (
            <TurnLink link={next} rel="next" label={message('page-turn.next')} />
          )}
        </nav>
      )}
      {meta.filename !== '' && (
        <p className="page-source">
          <a href={`${sourceRepository}/edit/main/${meta.filename}`}>{message('page.edit')}</a>
          <a href={markdownAddress(page.path)}>{message('page.markdown')}</a>
          {lastUpdated !== undefined && (
            <span>
              {message('page.updated')} <time dateTime={lastUpdated.at}>{lastUpdated.text}</time>
            </span>
          )}
        </p>
      )}
      <p className="page-licence">{message('page.licence')}</p>
    </footer>
  );
});

interface TurnLinkProps {
  readonly link: PageLink;
  readonly rel: 'prev' | 'next';
  readonly label: string;
}

function TurnLink({ link, rel, label }: TurnLinkProps) {
  return (
    <a className="turn-link" data-direction={rel} href={link.path} rel={rel}>
      <span>{label}</span>
      {link.title}
    </a>
  );
}
