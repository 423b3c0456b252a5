import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clock } from '../src/scenarios/clock.ts';
import { cut } from '../src/scenarios/cut.ts';
import { observeScenario } from '../src/scenarios/observe-scenario.ts';
import { createRefusingSink, refusingSink } from '../src/scenarios/refusing-sink.ts';
import type { Scenario } from '../src/scenarios/scenario.ts';
import {
  startScenarioSystem,
  type ScenarioSystem,
} from '../src/scenarios/start-scenario-system.ts';
import type { Finding } from '../src/verify/finding.ts';

const losingSink = createRefusingSink({ losesInstead: true });

let folder: string;
let started: ScenarioSystem;

const usual = { seed: 1, extent: 'short' } as const;

// One start of all services: each scenario finds the system whole, as the one before must leave it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chaos-scenarios-'));
  await chmod(folder, 0o755);
  const scenarios = [cut, refusingSink, clock, losingSink];
  started = await startScenarioSystem({ ...usual, scenarios, folder });
}, 180_000);

afterAll(async () => {
  await started?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** What it found; how long anything took depends on what else the machine does. */
async function findWith(scenario: Scenario): Promise<Finding[]> {
  const onProgress = () => undefined;
  const given = { ...usual, scenario, started, folder, onProgress };
  const { findings, expectations } = await observeScenario(given);
  expect(expectations.length).toBeGreaterThan(3);
  return findings.filter(({ check }) => !check.startsWith('speed'));
}

it('loses nothing when connections between services break', async () => {
  expect(await findWith(cut)).toEqual([]);
}, 300_000);

it('parks what a sink refuses, and hands it over again on request', async () => {
  expect(await findWith(refusingSink)).toEqual([]);
}, 300_000);

it('works with a clock that is 45 s off', async () => {
  expect(await findWith(clock)).toEqual([]);
}, 300_000);

// Last: what it loses is found by every later verification.
it('reports what a sink acknowledges and loses', async () => {
  const found = (await findWith(losingSink)).map(({ check }) => check);
  expect(found).toContain('ingestions and their audit events');
  expect(found).toContain('scenario: its entry in the audit log after that');
}, 300_000);

it('ends all processes as they should', async () => {
  expect(await started.stop()).toEqual([]);
}, 60_000);
