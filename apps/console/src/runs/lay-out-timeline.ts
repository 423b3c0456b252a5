import type { SegmentKind, TimelineRow } from './build-timeline.ts';

/** `steps`: each stretch is as wide as every other. `time`: as wide as it took. */
export type Axis = 'steps' | 'time';

export interface PlacedSegment {
  kind: SegmentKind;
  /** Of the whole width, 0 to 1. */
  start: number;
  width: number;
  durationMs: number;
  isOpen: boolean;
}

/** Where each row's stretches are drawn, by the row's key. */
export function layOutTimeline(
  rows: readonly TimelineRow[],
  axis: Axis,
): Map<string, PlacedSegment[]> {
  return axis === 'time' ? layOutByTime(rows) : layOutBySteps(rows);
}

function layOutByTime(rows: readonly TimelineRow[]): Map<string, PlacedSegment[]> {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { segments } of rows) {
    for (const { from, to } of segments)
      [first, last] = [Math.min(first, from), Math.max(last, to)];
  }
  const whole = Math.max(1, last - first);
  return new Map(
    rows.map(({ key, segments }) => [
      key,
      segments.map(({ kind, from, to, isOpen }) => ({
        kind,
        start: (from - first) / whole,
        width: (to - from) / whole,
        durationMs: to - from,
        isOpen,
      })),
    ]),
  );
}

/** In the order of time; what has not begun comes after, a place each. */
function layOutBySteps(rows: readonly TimelineRow[]): Map<string, PlacedSegment[]> {
  const placed = new Map<string, PlacedSegment[]>(rows.map(({ key }) => [key, []]));
  const begun = rows
    .flatMap(({ key, segments }) => segments.map((segment) => ({ key, segment })))
    .toSorted((one, other) => one.segment.from - other.segment.from);
  const planned = rows.filter(
    ({ step, segments }) => segments.length === 0 && step?.status === 'pending',
  );
  const width = 1 / Math.max(1, begun.length + planned.length);
  begun.forEach(({ key, segment: { kind, from, to, isOpen } }, index) => {
    placed.get(key)!.push({ kind, start: index * width, width, durationMs: to - from, isOpen });
  });
  planned.forEach(({ key }, index) => {
    const start = (begun.length + index) * width;
    placed.get(key)!.push({ kind: 'planned', start, width, durationMs: 0, isOpen: false });
  });
  return placed;
}
