import { setTimeout as delay } from 'node:timers/promises';
import type { Exchange } from '../http/client.ts';
import { outageOf } from '../http/tally.ts';
import { untilWhole } from '../system/until-whole.ts';
import { beginFault } from './begin-fault.ts';
import type { ProcessFault } from './fault-context.ts';
import type { DoneFault } from './fault.ts';

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
    const outage = outageOf(exchange);
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
