import { setTimeout as delay } from 'node:timers/promises';
import { withTimeout } from '@workspace-ops/service-kit';
import { type Tally, describeOutage } from '../http/tally.ts';
import type { ServiceProcess, System, DatabaseServer } from '../system/system.ts';
import type { PlannedFault, DoneFault } from './fault.ts';
import { watchRecovery } from './recovery.ts';
import { waitUntil } from '../wait-until.ts';
import type { Exchange } from '../http/client.ts';
import { untilWhole } from '../system/readiness.ts';

/** What every fault needs to be done. */
interface FaultContext {
  system: System;
  tally: Tally;
  planned: PlannedFault;
}

interface ProcessFault extends FaultContext {
  victim: ServiceProcess;
}

/** `kill -9` of one service process. */
export async function killProcess({ tally, planned, victim }: ProcessFault): Promise<DoneFault> {
  const ended = victim.ended();
  victim.kill('SIGKILL');
  await ended;
  const fault = beginFault(planned, victim.service);
  watchRecovery(tally, fault);
  return fault;
}

/** What a crash leaves to be written to the disk takes long where much else writes to it. */
const restartLimitMs = 180_000;
/** A query that is not answered for this long is tried again. */
const answerLimitMs = 10_000;
/** For a success to come, where nothing else is to happen before it. */
const successLimitMs = 10_000;

/**
 * `kill -9` of PostgreSQL's first process: the others end with it, and what is only in their
 * memory is lost. @throws {Error} when the server is not back in time.
 */
export async function killDatabase({ system, tally, planned }: FaultContext): Promise<DoneFault> {
  const { database } = system;
  const killed = database.pid;
  process.kill(killed, 'SIGKILL');
  const fault = beginFault(planned, 'postgresql');
  watchRecovery(tally, fault);
  let lastAnswer: unknown = 'its process is not known yet';
  const isBack = async () => {
    if (database.pid === killed) return false;
    lastAnswer = await askDatabase(database);
    return lastAnswer === undefined;
  };
  if (!(await waitUntil(isBack, restartLimitMs))) {
    const log = await database.lastLog();
    throw new Error(`PostgreSQL did not come back (${String(lastAnswer)}):\n${log}`);
  }
  fault.overAt = Date.now();
  if (planned.alone) await waitUntil(() => fault.firstSuccessAt !== undefined, successLimitMs);
  return fault;
}

/** @returns why it does not answer; undefined when it does. */
async function askDatabase({ admin }: DatabaseServer): Promise<unknown> {
  try {
    await withTimeout(admin`select 1`, answerLimitMs, `no answer within ${answerLimitMs} ms`);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** SIGSTOP, and SIGCONT after a while; `thawed` is that end, which nothing else waits for. */
export function freezeProcess({ tally, planned, victim }: ProcessFault): {
  fault: DoneFault;
  thawed: Promise<void>;
} {
  victim.kill('SIGSTOP');
  const fault = beginFault(planned, victim.service);
  watchRecovery(tally, fault);
  const thaw = async (): Promise<void> => {
    await delay(planned.lastsMs);
    victim.kill('SIGCONT');
    fault.overAt = Date.now();
  };
  return { fault, thawed: thaw() };
}

/** So that there are requests under way which began in the whole system. */
const underWayMs = 500;
const backLimitMs = 30_000;

/**
 * SIGTERM under load, in a whole system, so that what clients see until it is whole again comes
 * of this alone.
 */
export async function stopProcess(given: ProcessFault): Promise<DoneFault> {
  const { system, tally, planned, victim } = given;
  const seen = { resets: 0, serverErrors: 0, outages: [] as string[] };
  const wholeAt = Date.now();
  const unwatch = tally.watch((exchange: Exchange) => {
    const { answer, startedAt } = exchange;
    // What began in an earlier outage may still end badly.
    if (startedAt < wholeAt) return;
    if (answer.type === 'reset' || answer.type === 'timed out') seen.resets++;
    const outage = describeOutage(exchange);
    if (outage === undefined) return;
    seen.serverErrors++;
    seen.outages.push(outage);
  });
  await delay(underWayMs);
  const fault = beginFault(planned, victim.service);
  const ended = victim.ended();
  victim.kill('SIGTERM');
  const exitCode = await ended;
  fault.overAt = Date.now();
  await untilWhole(system, backLimitMs);
  unwatch();
  const replicas = system.processes.filter(({ service }) => service === victim.service);
  // One process with everything in it is its own only client.
  const replicated = replicas.length > 1 || system.processes.length === 1;
  const judged = planned.alone && replicated;
  fault.stop = { ...seen, tookMs: fault.overAt - fault.at, exitCode, judged };
  return fault;
}

/** The record of a fault that happens now. */
const beginFault = ({ kind, alone }: PlannedFault, target: string): DoneFault => ({
  kind,
  target,
  alone,
  at: Date.now(),
  overAt: undefined,
  firstSuccessAt: undefined,
});
