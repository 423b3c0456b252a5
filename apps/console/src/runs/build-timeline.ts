import type { Schemas } from '../api.ts';

type Step = Schemas['RunStep'];
type Pause = Pick<
  Schemas['Approval'],
  'id' | 'kind' | 'stepTitle' | 'requestedAt' | 'decidedAt' | 'status'
>;

/** Work, a wait for a person, a wait in the queue, or what has not begun. */
export type SegmentKind = 'work' | 'person' | 'queue' | 'planned';

interface Segment {
  kind: SegmentKind;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Whether it is under way: its end is now. */
  isOpen: boolean;
}

/** A step, or a pause that is of no step, as the acceptance of a handoff. */
export interface TimelineRow {
  key: string;
  title: string;
  step: Step | null;
  segments: Segment[];
}

interface TimelineInput {
  run: Pick<Schemas['Run'], 'createdAt' | 'status'>;
  steps: readonly Step[];
  pauses: readonly Pause[];
  now: number;
}

/** The engine's own turn between two steps is no wait in the queue. */
const leastQueueMs = 100;

/** The rows of a run with what happened in each, in the order of time. */
export function buildTimeline({ run, steps, pauses, now }: TimelineInput): TimelineRow[] {
  const rows = steps.map((step) => toRow(step, now));
  const byTitle = new Map(rows.map((row) => [row.title, row]));
  const pausesOfNoStep: TimelineRow[] = [];
  for (const pause of pauses.toSorted(byRequest)) {
    const row = pause.kind === 'handoff' ? undefined : byTitle.get(pause.stepTitle);
    const segment = toSegment('person', [pause.requestedAt, pause.decidedAt ?? null], now);
    if (row !== undefined) row.segments.push(segment);
    else
      pausesOfNoStep.push({
        key: pause.id,
        title: pause.stepTitle,
        step: null,
        segments: [segment],
      });
  }
  const all = [...pausesOfNoStep, ...rows];
  addQueue(all, { run, now });
  for (const row of all) row.segments.sort((one, other) => one.from - other.from);
  return all;
}

const byRequest = (one: Pause, other: Pause): number =>
  Date.parse(one.requestedAt) - Date.parse(other.requestedAt);

function toRow(step: Step, now: number): TimelineRow {
  const { id, title } = step;
  const work = findWork(step, now);
  return { key: id, title, step, segments: work === null ? [] : [work] };
}

type Worked = Pick<Step, 'type' | 'startedAt' | 'completedAt'>;

function findWork({ type, startedAt, completedAt }: Worked, now: number): Segment | null {
  // A step of approval is done in the moment of the decision: its pause is what took time.
  if (type === 'approval' || startedAt === null) return null;
  return toSegment('work', [startedAt, completedAt], now);
}

/** How long the steps have been at work so far, from begun to finished, as their bars show it. */
export function sumWork(steps: readonly Worked[], now: number): number {
  const all = steps.map((step) => findWork(step, now));
  return all.reduce((sum, work) => sum + (work === null ? 0 : work.to - work.from), 0);
}

function toSegment(
  kind: SegmentKind,
  [from, to]: readonly [string, string | null],
  now: number,
): Segment {
  const start = Date.parse(from);
  return {
    kind,
    from: start,
    to: Math.max(start, to === null ? now : Date.parse(to)),
    isOpen: to === null,
  };
}

/** The gaps between what is known: the run was created or continued, and nobody had taken it yet. */
function addQueue(rows: TimelineRow[], { run, now }: Pick<TimelineInput, 'run' | 'now'>): void {
  const known = rows
    .flatMap((row) => row.segments.map((segment) => ({ row, segment })))
    .toSorted((one, other) => one.segment.from - other.segment.from);
  let end = Date.parse(run.createdAt);
  for (const { row, segment } of known) {
    if (segment.from - end >= leastQueueMs) {
      row.segments.push({ kind: 'queue', from: end, to: segment.from, isOpen: false });
    }
    end = Math.max(end, segment.to);
  }
  const isQueued = run.status === 'pending' && !known.some(({ segment }) => segment.isOpen);
  const next = rows.find(
    ({ step, segments }) => step?.status === 'pending' && segments.length === 0,
  );
  if (isQueued && next !== undefined && now > end) {
    next.segments.push({ kind: 'queue', from: end, to: now, isOpen: true });
  }
}
