import type { CodeGroupSegment } from '../../shared/page/Segment.ts';
import { useMessage } from '../features/locale/useMessage.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { StaticHtml } from './StaticHtml.tsx';

interface CodeGroupProps {
  readonly segmentId: string;
  readonly items: CodeGroupSegment['items'];
}

export function CodeGroup({ segmentId, items }: CodeGroupProps) {
  const message = useMessage();
  return (
    <div className="code-group">
      <Tabs
        label={message('code-group.label')}
        items={items.map(({ title, html }, position) => ({
          title,
          content: <StaticHtml id={`${segmentId}.${position}`} html={html} />,
        }))}
      />
    </div>
  );
}
