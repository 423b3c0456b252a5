import { createLogger, type Measure } from '@workspace-ops/service-kit';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { measureGauges } from './measure-gauges.ts';

const gauges = ['queue_messages', 'queue_oldest_seconds'].map((name) => ({
  name,
  help: 'Of the queue.',
  labelNames: ['service'],
}));

const createMeasure = (service: string, value: () => number) => {
  const read = vi.fn(async () =>
    gauges.map(({ name }) => ({ gauge: name, labels: { service }, value: value() })),
  );
  return { gauges, read } satisfies Measure;
};

const logger = createLogger({ name: 'test', level: 'silent' });

const readLines = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith('queue_'));

it('shows the gauges of several services in one process, read once for each question', async () => {
  const registry = new Registry();
  let messages = 3;
  const measures = [createMeasure('audit', () => messages), createMeasure('workflow', () => 1)];
  measureGauges(registry, measures, logger);
  expect(await readLines(registry)).toEqual([
    'queue_messages{service="audit"} 3',
    'queue_messages{service="workflow"} 1',
    'queue_oldest_seconds{service="audit"} 3',
    'queue_oldest_seconds{service="workflow"} 1',
  ]);
  messages = 4;
  expect(await readLines(registry)).toContain('queue_messages{service="audit"} 4');
  expect(measures[0]!.read).toHaveBeenCalledTimes(2);
});

it('leaves out what cannot be read, and shows the rest', async () => {
  const registry = new Registry();
  let isAway = false;
  const measure = createMeasure('audit', () => {
    if (isAway) throw new Error('no database');
    return 3;
  });
  measureGauges(registry, [measure, createMeasure('workflow', () => 1)], logger);
  expect(await readLines(registry)).toHaveLength(4);
  isAway = true;
  expect(await readLines(registry)).toEqual([
    'queue_messages{service="workflow"} 1',
    'queue_oldest_seconds{service="workflow"} 1',
  ]);
});
