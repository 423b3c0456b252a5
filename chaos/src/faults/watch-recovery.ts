import type { Exchange } from '../http/client.ts';
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
