import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '../http/client.ts';
import type { Tally } from '../http/tally.ts';
import type { ServiceProcess, System } from '../system/system.ts';
import { untilWhole } from '../system/readiness.ts';
import { waitUntil } from '../wait-until.ts';
import type { DoneFault, PlannedFault } from './fault.ts';
import { freezeProcess, killDatabase, killProcess, stopProcess } from './fault-kinds.ts';
import { probeRecovery } from './recovery.ts';

export interface FaultRun {
  system: System;
  tally: Tally;
  http: Client;
  /** Of an account under load. */
  token: string;
  plan: readonly PlannedFault[];
  /** Ends the faults before the plan does. */
  signal: AbortSignal;
  onFault(fault: DoneFault): void;
}

const upLimitMs = 60_000;
const settleLimitMs = 30_000;
/** Faults that fell behind their plan are not all done at once. */
const leastGapMs = 1_000;

/** Does the planned faults one after the other; a freeze lasts while the next ones are made. */
export async function runFaults(run: FaultRun): Promise<void> {
  const startedAt = performance.now();
  const freezes: Promise<void>[] = [];
  for (const planned of run.plan) {
    const gapMs = startedAt + planned.atMs - performance.now();
    await sleep(Math.max(gapMs, leastGapMs), run.signal);
    if (run.signal.aborted) break;
    const alone = planned.alone && (await becomesWhole(run, freezes));
    const { fault, rest } = await inject(run, { ...planned, alone });
    if (rest !== undefined) freezes.push(rest);
    if (planned.kind === 'kill') void probeRecovery(run.http, run.token, fault);
    run.onFault(fault);
  }
  await Promise.all(freezes);
}

interface Injected {
  fault: DoneFault;
  rest?: Promise<void>;
}

async function inject({ system, tally }: FaultRun, planned: PlannedFault): Promise<Injected> {
  const context = { system, tally, planned };
  if (planned.kind === 'kill database') return { fault: await killDatabase(context) };
  const victim = await findVictim(system, planned);
  if (planned.kind === 'kill') return { fault: await killProcess({ ...context, victim }) };
  if (planned.kind === 'stop') return { fault: await stopProcess({ ...context, victim }) };
  const { fault, thawed } = freezeProcess({ ...context, victim });
  return { fault, rest: thawed };
}

/**
 * A process that is up; for a stop, which others are to serve through, one of several where there
 * are such. @throws {Error} when none is up for long.
 */
async function findVictim(system: System, planned: PlannedFault): Promise<ServiceProcess> {
  const several = system.processes.filter(({ replica }) => replica > 0);
  const eligible = planned.kind === 'stop' && several.length > 0 ? several : system.processes;
  const up = () => eligible.filter((one) => one.pid() !== undefined);
  const isAnyUp = () => up().length > 0;
  if (!(await waitUntil(isAnyUp, upLimitMs))) throw new Error('No service process came back.');
  const candidates = up();
  return candidates[Math.floor(planned.target * candidates.length)]!;
}

/** On a machine too busy for that, the fault is done all the same, and not timed. */
async function becomesWhole(run: FaultRun, freezes: readonly Promise<void>[]): Promise<boolean> {
  await Promise.all(freezes);
  const unready = await untilWhole(run.system, settleLimitMs);
  return unready.length === 0;
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
