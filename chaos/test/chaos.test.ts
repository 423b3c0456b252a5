import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChaosOptions } from '../src/options.ts';
import { runChaos } from '../src/run-chaos.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'chaos-'));
  await chmod(parent, 0o755);
});

afterAll(() => rm(parent, { recursive: true, force: true }));

/** @param signal of the test: one that takes too long leaves no processes behind. */
const run = (name: string, signal: AbortSignal, options: Partial<ChaosOptions>) =>
  runChaos({
    options: {
      seed: 1,
      minutes: 0.12,
      kills: 2,
      victims: 'postgresql',
      writes: 3_000,
      composition: 'together',
      replicas: 1,
      synchronousCommit: true,
      leakEvents: false,
      ...options,
    },
    folder: join(parent, name),
    base: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
    signal,
    onProgress: () => undefined,
  });

it('loses nothing when services and PostgreSQL are killed under load', async ({ signal }) => {
  const { findings, faults, entries } = await run('sound', signal, {
    composition: 'apart',
    victims: 'all',
    minutes: 0.25,
    kills: 4,
    writes: 450,
  });
  // How fast it recovers depends on what else the machine does.
  expect(findings.filter(({ check }) => !check.startsWith('speed'))).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
  expect(entries.filter(({ outcome }) => outcome === 'acknowledged').length).toBeGreaterThan(50);
}, 480_000);

it.concurrent('reports the loss when PostgreSQL acknowledges what it has not written', async ({
  signal,
}) => {
  const { findings } = await run('asynchronous', signal, { synchronousCommit: false });
  expect(findings.filter(({ check }) => check.startsWith('writes'))).not.toEqual([]);
}, 480_000);

it.concurrent('reports the events that are written outside their transactions', async ({
  signal,
}) => {
  const { findings } = await run('leaking', signal, { leakEvents: true });
  expect(findings.map(({ check }) => check)).toContain('ingestions and their audit events');
}, 480_000);
