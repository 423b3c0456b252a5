import { setTimeout as delay } from 'node:timers/promises';
import { beginFault } from './begin-fault.ts';
import type { ProcessFault } from './fault-context.ts';
import type { DoneFault } from './fault.ts';
import { watchRecovery } from './watch-recovery.ts';

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
