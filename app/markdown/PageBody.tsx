import type { Segment } from '../../shared/page/Segment.ts';
import { ApiFilter } from '../features/api/ApiFilter.tsx';
import { ChangeFilter } from '../features/changelog/ChangeFilter.tsx';
import { DemoBlock } from '../features/demo/DemoBlock.tsx';
import { DemoGrid } from '../features/demo/DemoGrid.tsx';
import { Gallery } from '../features/gallery/Gallery.tsx';
import { beginsAtTop } from '../features/scroll/scrollMemory.ts';
import { useShownAddress } from '../router/ShownAddress.ts';
import { useHasRest } from '../ui/useHasRest.ts';
import { CodeGroup } from './CodeGroup.tsx';
import { ServerData } from './ServerData.tsx';
import { StaticHtml } from './StaticHtml.tsx';

interface PageBodyProps {
  readonly body: readonly Segment[];
  readonly serverData: unknown;
  /** What the ids of the body's segments begin with. */
  readonly idPrefix?: string;
}

/** Text, demos and what else a page consists of. */
export function PageBody({ body, serverData, idPrefix = '' }: PageBodyProps) {
  // A page that takes another's place comes with what its first screen shows, its first demo, and the rest after it.
  const { path } = useShownAddress();
  const hasAll = useHasRest(() => beginsAtTop(path));
  const firstDemo = body.findIndex(({ type }) => type === 'demo' || type === 'demo-grid');
  const shown = hasAll || firstDemo === -1 ? body : body.slice(0, firstDemo + 1);
  return (
    <>
      {shown.map((segment, index) => (
        // A page's segments never change places.
        <BodySegment
          key={idPrefix + index}
          id={idPrefix + index}
          segment={segment}
          serverData={serverData}
        />
      ))}
      {shown.length < body.length && <div className="page-rest" />}
    </>
  );
}

interface BodySegmentProps {
  readonly id: string;
  readonly segment: Segment;
  readonly serverData: unknown;
}

function BodySegment({ id, segment, serverData }: BodySegmentProps) {
  switch (segment.type) {
    case 'html':
      return <StaticHtml id={id} html={segment.html} />;
    case 'demo':
      return <DemoBlock segmentId={id} demo={segment} />;
    case 'demo-grid':
      return <DemoGrid segmentId={id} demos={segment.demos} />;
    case 'code-group':
      return <CodeGroup segmentId={id} items={segment.items} />;
    case 'gallery':
      return <Gallery groups={segment.groups} />;
    case 'api-filter':
      return <ApiFilter />;
    case 'change-filter':
      return <ChangeFilter kinds={segment.kinds} feed={segment.feed} />;
    case 'server-data':
      return <ServerData field={segment.field} data={serverData} />;
    default:
      return segment satisfies never;
  }
}
