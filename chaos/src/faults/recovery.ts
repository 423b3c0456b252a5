import { setTimeout as delay } from 'node:timers/promises';
import type { Exchange, Client } from '../http/client.ts';
import type { Tally } from '../http/tally.ts';
import type { DoneFault } from './fault.ts';

/** Without a service's own operations nothing goes: their recovery is anyone's success. */
const behindEverything = new Set(['standalone', 'gateway', 'postgresql']);

/** Notes the first success of the target's operations that began after the fault. */
export function watchRecovery(tally: Tally, fault: DoneFault): void {
  const concerns = ({ service, startedAt }: Exchange): boolean =>
    startedAt >= fault.at && (behindEverything.has(fault.target) || service === fault.target);
  const stop = tally.watch((exchange, success) => {
    if (!success || !concerns(exchange)) return;
    fault.firstSuccessAt = exchange.endedAt;
    stop();
  });
}

/** A cheap read of each service that has one; the others are reached by the load often enough. */
const reads: Partial<Record<string, string>> = {
  'sync-bridge': '/api/sync/state',
  'voice-gateway': '/api/voice/slots',
  workflow: '/api/runs',
  commerce: '/api/marketplace/items',
  audit: '/api/audit-logs/stats',
  knowledge: '/api/assessment-questions?domain=Finance&depth=executive',
};

const everyMs = 200;
const tries = 300;

/** Asks the service that was killed until it answers, so that rare operations time it well too. */
export async function probeRecovery(http: Client, token: string, fault: DoneFault): Promise<void> {
  const path = reads[fault.target];
  if (path === undefined) return;
  for (let count = 0; count < tries && fault.firstSuccessAt === undefined; count++) {
    await http.send(fault.target, { method: 'GET', path, token });
    await delay(everyMs);
  }
}
