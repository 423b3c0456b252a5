import { describe, expect, it } from 'vitest';
import { buildTimeline, sumWork } from './build-timeline.ts';
import { layOutTimeline } from './lay-out-timeline.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 23) + second * 1_000).toISOString();
const now = Date.parse(at(100));

type Input = Parameters<typeof buildTimeline>[0];

function step(sequence: number, times: { from?: number; to?: number; type?: 'approval' }) {
  const isDone = times.to !== undefined;
  return {
    id: `step_${sequence}`,
    sequence,
    title: `Step ${sequence}`,
    type: times.type ?? 'tool',
    status: isDone ? 'completed' : times.from === undefined ? 'pending' : 'running',
    startedAt: times.from === undefined ? null : at(times.from),
    completedAt: times.to === undefined ? null : at(times.to),
  } as Input['steps'][number];
}

const pause = (sequence: number, from: number, to?: number) => ({
  id: `apr_${sequence}`,
  kind: 'gate' as const,
  stepTitle: `Step ${sequence}`,
  requestedAt: at(from),
  status: to === undefined ? ('open' as const) : ('approved' as const),
  ...(to !== undefined && { decidedAt: at(to) }),
});

const show = (input: Partial<Input>) =>
  buildTimeline({
    run: { createdAt: at(0), status: 'completed' },
    steps: [],
    pauses: [],
    now,
    ...input,
  }).map(({ title, segments }) => [
    title,
    ...segments.map(({ kind, from, to, isOpen }) => {
      const seconds = [from, to].map((ms) => (ms - Date.parse(at(0))) / 1_000);
      return `${kind} ${seconds.join('-')}${isOpen ? ' open' : ''}`;
    }),
  ]);

describe('buildTimeline', () => {
  it('tells work, a wait for a person and a wait in the queue apart', () => {
    const steps = [
      step(0, { from: 2, to: 3 }),
      step(1, { from: 60, to: 60, type: 'approval' }),
      step(2, { from: 65, to: 66 }),
    ];
    expect(show({ steps, pauses: [pause(1, 3, 60)] })).toEqual([
      ['Step 0', 'queue 0-2', 'work 2-3'],
      ['Step 1', 'person 3-60'],
      ['Step 2', 'queue 60-65', 'work 65-66'],
    ]);
  });

  it('lets what is under way end now', () => {
    const steps = [step(0, { from: 0, to: 3 }), step(1, { type: 'approval' }), step(2, {})];
    const run = { createdAt: at(0), status: 'paused_for_approval' as const };
    expect(show({ run, steps, pauses: [pause(1, 3)] })).toEqual([
      ['Step 0', 'work 0-3'],
      ['Step 1', 'person 3-100 open'],
      ['Step 2'],
    ]);
    const queued = { createdAt: at(0), status: 'pending' as const };
    expect(show({ run: queued, steps: [step(0, {})] })).toEqual([['Step 0', 'queue 0-100 open']]);
  });

  it('begins with the acceptance of a handoff, which is no step', () => {
    const accept = { ...pause(9, 0, 40), kind: 'handoff' as const, stepTitle: 'Accept it' };
    expect(show({ steps: [step(0, { from: 40, to: 41 })], pauses: [accept] })).toEqual([
      ['Accept it', 'person 0-40'],
      ['Step 0', 'work 40-41'],
    ]);
  });

  it('keeps two pauses of one step apart', () => {
    const steps = [step(0, { from: 0, to: 1 }), step(1, { from: 30, to: 30, type: 'approval' })];
    const again = { ...pause(1, 12, 30), id: 'apr_again' };
    expect(show({ steps, pauses: [again, pause(1, 1, 10)] })[1]).toEqual([
      'Step 1',
      'person 1-10',
      'queue 10-12',
      'person 12-30',
    ]);
  });
});

describe('layOutTimeline', () => {
  const steps = [
    step(0, { from: 0, to: 1 }),
    step(1, { type: 'approval' }),
    step(2, {}),
    step(3, {}),
  ];
  const run = { createdAt: at(0), status: 'paused_for_approval' as const };
  const rows = buildTimeline({ run, steps, pauses: [pause(1, 1)], now });
  const place = (axis: 'steps' | 'time') =>
    [...layOutTimeline(rows, axis).values()].map((segments) =>
      segments.map(({ kind, start, width }) => [kind, start, width]),
    );

  it('gives each stretch the same width, and what has not begun a place', () => {
    expect(place('steps')).toEqual([
      [['work', 0, 0.25]],
      [['person', 0.25, 0.25]],
      [['planned', 0.5, 0.25]],
      [['planned', 0.75, 0.25]],
    ]);
  });

  it('gives each stretch the width of its time', () => {
    expect(place('time')).toEqual([[['work', 0, 0.01]], [['person', 0.01, 0.99]], [], []]);
  });

  it('lays out a thousand steps within the whole width', () => {
    const many = Array.from({ length: 1_000 }, (_, index) =>
      step(index, { from: index, to: index + 1 }),
    );
    const all = buildTimeline({ run, steps: many, pauses: [], now: Date.parse(at(1_000)) });
    for (const axis of ['steps', 'time'] as const) {
      const placed = [...layOutTimeline(all, axis).values()].flat();
      expect(placed).toHaveLength(1_000);
      expect(placed.every(({ start, width }) => start >= 0 && start + width <= 1.000_001)).toBe(
        true,
      );
    }
  });

  it('has nothing to draw without steps', () => {
    expect(layOutTimeline([], 'time').size).toBe(0);
  });
});

it('sums the work as the bars show it: from begun to finished, without pauses and what has not begun', () => {
  const steps = [
    step(1, { from: 0, to: 2 }),
    step(2, { from: 2, to: 40, type: 'approval' }),
    step(3, { from: 97 }),
    step(4, {}),
  ];
  const work = buildTimeline({
    run: { createdAt: at(0), status: 'running' },
    steps,
    pauses: [pause(2, 2, 40)],
    now,
  })
    .flatMap(({ segments }) => segments)
    .filter(({ kind }) => kind === 'work');
  expect(sumWork(steps, now)).toBe(5_000);
  expect(work.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(5_000);
});
