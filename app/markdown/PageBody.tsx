import type { Segment } from '../../shared/page/Segment.ts';
import { ApiFilter } from '../features/api/ApiFilter.tsx';
import { ChangeFilter } from '../features/changelog/ChangeFilter.tsx';
import { DemoBlock } from '../features/demo/DemoBlock.tsx';
import { DemoGrid } from '../features/demo/DemoGrid.tsx';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { CodeGroup } from './CodeGroup.tsx';
import { ServerData } from './ServerData.tsx';
import { StaticHtml } from './StaticHtml.tsx';

interface PageBodyProps {
  readonly body: readonly Segment[];
  readonly serverData: unknown;
  /** What the ids of the body's segments begin with. */
  readonly idPrefix?: string;
}

export function PageBody({ body, serverData, idPrefix = '' }: PageBodyProps) {
  return body.map((segment, index) => {
    // A page's segments never change places.
    const id = idPrefix + index;
    switch (segment.type) {
      case 'html':
        return <StaticHtml key={id} id={id} html={segment.html} />;
      case 'demo':
        return <DemoBlock key={id} segmentId={id} demo={segment} />;
      case 'demo-grid':
        return <DemoGrid key={id} segmentId={id} demos={segment.demos} />;
      case 'code-group':
        return <CodeGroup key={id} segmentId={id} items={segment.items} />;
      case 'gallery':
        return <Gallery key={id} groups={segment.groups} />;
      case 'api-filter':
        return <ApiFilter key={id} />;
      case 'change-filter':
        return <ChangeFilter key={id} kinds={segment.kinds} feed={segment.feed} />;
      case 'server-data':
        return <ServerData key={id} field={segment.field} data={serverData} />;
      default:
        return segment satisfies never;
    }
  });
}
