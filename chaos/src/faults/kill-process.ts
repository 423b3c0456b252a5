import { beginFault } from './begin-fault.ts';
import type { ProcessFault } from './fault-context.ts';
import type { DoneFault } from './fault.ts';
import { watchRecovery } from './watch-recovery.ts';

/** `kill -9` of one service process. */
export async function killProcess({ tally, planned, victim }: ProcessFault): Promise<DoneFault> {
  const ended = victim.ended();
  victim.kill('SIGKILL');
  await ended;
  const fault = beginFault(planned, victim.service);
  watchRecovery(tally, fault);
  return fault;
}
