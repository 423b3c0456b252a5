import { formatDuration } from '../ui/format-time.ts';
import type { SegmentKind } from './build-timeline.ts';
import type { PlacedSegment } from './lay-out-timeline.ts';
import { words } from './messages.en.ts';

const hatchId = 'waits-for-a-person';

/** The pattern of the bars that mean a wait for a person: once in a page. */
export const Hatch = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      <pattern
        id={hatchId}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="6" className="fill-waiting" />
      </pattern>
    </defs>
  </svg>
);

const looks = {
  work: { className: 'fill-running' },
  person: { className: 'stroke-waiting', fill: `url(#${hatchId})` },
  queue: { className: 'fill-none stroke-pending', strokeDasharray: '2 3' },
  planned: { className: 'fill-none stroke-border' },
} satisfies Record<SegmentKind, object>;

export const describeSegment = ({ kind, durationMs, isOpen }: PlacedSegment): string => {
  if (kind === 'planned') return words.kinds.planned;
  const duration = formatDuration(durationMs);
  return words.segment(words.kinds[kind], isOpen ? words.soFar(duration) : duration);
};

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** A row's stretches as bars over the whole width. */
export const SegmentBar = ({
  segments,
  isFailed,
}: {
  segments: readonly PlacedSegment[];
  isFailed: boolean;
}) => (
  <svg
    {...(segments.length > 0 && {
      role: 'img',
      'aria-label': segments.map(describeSegment).join(', '),
    })}
    className="h-5 w-full min-w-0 overflow-visible"
  >
    {segments.map((segment, index) => (
      <SegmentRect key={index} segment={segment} isFailed={isFailed} />
    ))}
  </svg>
);

/** What took no time is still seen. */
const leastWidth = 3;

function SegmentRect({ segment, isFailed }: { segment: PlacedSegment; isFailed: boolean }) {
  const { kind, start, width } = segment;
  const look = kind === 'work' && isFailed ? { className: 'fill-failed' } : looks[kind];
  return (
    <rect
      {...look}
      x={percent(start)}
      y="4"
      rx="2"
      height="12"
      style={{ width: `max(${leastWidth}px, ${percent(width)})` }}
    >
      <title>{describeSegment(segment)}</title>
    </rect>
  );
}

/** What the bars mean. */
export const Legend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
    {(Object.keys(looks) as SegmentKind[]).map((kind) => (
      <li key={kind} className="flex items-center gap-1.5">
        <svg aria-hidden="true" width="24" height="12">
          <rect {...looks[kind]} x="0.5" y="0.5" width="23" height="11" rx="2" />
        </svg>
        {words.kinds[kind]}
      </li>
    ))}
  </ul>
);
