import { useMessage } from '../locale/useMessage.ts';
import type { ExportTarget } from './export/ExportRequest.ts';

const exportTargets = ['code-sandbox', 'stack-blitz', 'stack-blitz-vite', 'download'] as const;

interface ExportButtonsProps {
  /** What is being done at the moment. */
  readonly busy: string | undefined;
  readonly onExport: (target: ExportTarget) => void;
}

/** Takes a demo, as it is or as it was edited, elsewhere. */
export function ExportButtons({ busy, onExport }: ExportButtonsProps) {
  const message = useMessage();
  return exportTargets.map((target) => (
    <button
      key={target}
      type="button"
      className="demo-action"
      data-needs-script
      title={message(`demo.export.${target}`)}
      aria-label={message(`demo.export.${target}`)}
      aria-busy={busy === target}
      onClick={() => onExport(target)}
    >
      {message(`demo.export.${target}.short`)}
    </button>
  ));
}
