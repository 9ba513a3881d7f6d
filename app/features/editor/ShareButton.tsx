import { useId, useState } from 'react';
import { useCopied } from '../../ui/useCopied.ts';
import { useMessage } from '../locale/useMessage.ts';
import { encodeShare, type SharedEdit } from './share/encodeShare.ts';

/** Makes a link that carries the edit, copies it, and shows it for those who cannot copy. */
export function ShareButton({ edit }: { readonly edit: SharedEdit }) {
  const message = useMessage();
  const [isCopied, copy] = useCopied();
  const [shared, setShared] = useState<{ readonly edit: string; readonly link?: string }>();
  const id = useId();
  const key = JSON.stringify(edit);

  const share = async () => {
    const page = location.origin + location.pathname + location.search;
    const making = encodeShare(edit).then((hash) => hash && page + hash);
    copy(making.then((link) => link ?? Promise.reject(new Error('The edit fits into no link.'))));
    const link = await making;
    setShared({ edit: key, ...(link !== undefined && { link }) });
  };

  // A link to an earlier state of the code would mislead.
  const current = shared?.edit === key ? shared : undefined;
  return (
    <div className="editor-share">
      <button type="button" className="button" onClick={() => void share()}>
        <span aria-live="polite">{message(isCopied ? 'edit.share.copied' : 'edit.share')}</span>
      </button>
      {current?.link !== undefined && (
        <input
          id={id}
          className="editor-link"
          aria-label={message('edit.share.link')}
          readOnly
          value={current.link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {current !== undefined && current.link === undefined && (
        <span role="alert">{message('edit.share.too-large')}</span>
      )}
    </div>
  );
}
