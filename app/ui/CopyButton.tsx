import { useMessage } from '../features/locale/useMessage.ts';
import { useCopied } from './useCopied.ts';

interface CopyButtonProps {
  readonly text: string;
}

/** Copies `text` and says so for two seconds. */
export function CopyButton({ text }: CopyButtonProps) {
  const message = useMessage();
  const [isCopied, copy] = useCopied();
  return (
    <button type="button" className="copy-button" onClick={() => copy(text)}>
      <span aria-live="polite">{message(isCopied ? 'copied' : 'copy')}</span>
    </button>
  );
}
