import type { DemoSegment } from '../../../shared/page/Segment.ts';
import { DemoBlock } from './DemoBlock.tsx';

interface DemoGridProps {
  readonly segmentId: string;
  readonly demos: readonly DemoSegment[];
}

/** Demos side by side. Only a window wider than 1024 px has columns; the style sheet sees to that. */
export function DemoGrid({ segmentId, demos }: DemoGridProps) {
  return (
    <div className="demo-grid">
      {demos.map((demo, position) => (
        <DemoBlock key={demo.id} segmentId={`${segmentId}.${position}`} demo={demo} />
      ))}
    </div>
  );
}
