import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScenario } from '../src/scenarios/run-scenarios.ts';
import { clock } from '../src/scenarios/clock.ts';
import { cut } from '../src/scenarios/cut.ts';
import { createRefusingSink, refusingSink } from '../src/scenarios/refusing-sink.ts';
import type { Scenario } from '../src/scenarios/scenario.ts';
import type { Finding } from '../src/verify/finding.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'chaos-scenarios-'));
  await chmod(parent, 0o755);
});

afterAll(() => rm(parent, { recursive: true, force: true }));

/** What it found; how long anything took depends on what else the machine does. */
async function findWith(scenario: Scenario, folder: string): Promise<Finding[]> {
  const { findings, expectations } = await runScenario({
    scenario,
    seed: 1,
    extent: 'short',
    folder: join(parent, folder),
    onProgress: () => undefined,
  });
  expect(expectations.length).toBeGreaterThan(3);
  return findings.filter(({ check }) => !check.startsWith('speed'));
}

// Two at a time: more would only wait for each other's processors.
describe('between and behind the services', () => {
  it.concurrent('loses nothing when connections between services break', async () => {
    expect(await findWith(cut, 'cut')).toEqual([]);
  }, 300_000);

  it.concurrent('parks what a sink refuses, and hands it over again on request', async () => {
    expect(await findWith(refusingSink, 'refusing')).toEqual([]);
  }, 300_000);
});

describe('in time, and in the harness', () => {
  it.concurrent('works with a clock that is 45 s off', async () => {
    expect(await findWith(clock, 'clock')).toEqual([]);
  }, 300_000);

  it.concurrent('reports what a sink acknowledges and loses', async () => {
    const findings = await findWith(createRefusingSink({ losesInstead: true }), 'losing');
    const found = findings.map(({ check }) => check);
    expect(found).toContain('ingestions and their audit events');
    expect(found).toContain('scenario: its entry in the audit log after that');
  }, 300_000);
});
