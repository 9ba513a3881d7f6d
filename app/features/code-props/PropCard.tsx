import { Children } from 'react';
import type { ApiCard } from '../../../shared/api/ApiCard.ts';
import { useMessage } from '../locale/useMessage.ts';

/** What is known of the prop so far. */
export type CardState =
  | { readonly kind: 'resolving' | 'off' }
  | { readonly kind: 'not-found'; readonly id: string }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly card: ApiCard };

interface PropCardProps {
  readonly state: CardState;
  readonly href: string;
}

/** Name, type and first sentence of a prop, with a link to the rest. */
export function PropCard({ state, href }: PropCardProps) {
  const message = useMessage();
  switch (state.kind) {
    case 'ready': {
      const { name, type, text, since, isDeprecated } = state.card;
      return (
        <>
          <p className="prop-card-name">
            <code>{name}</code>
            {since !== undefined && (
              <span className="api-since">{`${message('api.since')} ${since}`}</span>
            )}
          </p>
          {type !== '' && <code className="prop-card-type">{type}</code>}
          <p>
            {isDeprecated && <span className="api-deprecated">{message('api.deprecated')} </span>}
            {withCode(text)}
          </p>
          {/* The name leads there too; the keyboard need not stop twice. */}
          <a href={href} tabIndex={-1}>
            {message('code-prop.link')}
          </a>
        </>
      );
    }
    case 'not-found':
      return <p role="status">{message('api.not-found', { id: state.id })}</p>;
    case 'failed':
      return (
        <>
          <p role="alert">
            {state.error instanceof Error ? state.error.message : String(state.error)}
          </p>
          <button type="button" className="button" onClick={state.retry}>
            {message('retry')}
          </button>
        </>
      );
    case 'off':
    case 'resolving':
      return <p role="status">{message(`api.${state.kind}`)}</p>;
    default:
      return state satisfies never;
  }
}

/** Text whose parts in backticks are code. */
function withCode(text: string) {
  return Children.toArray(
    text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>)),
  );
}
