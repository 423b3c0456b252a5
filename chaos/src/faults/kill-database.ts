import type { DatabaseServer } from '../system/system.ts';
import { waitUntil } from '../wait-until.ts';
import { beginFault } from './begin-fault.ts';
import type { FaultContext } from './fault-context.ts';
import type { DoneFault } from './fault.ts';
import { watchRecovery } from './watch-recovery.ts';

const restartLimitMs = 60_000;
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
  const isBack = async () => database.pid !== killed && (await answers(database));
  if (!(await waitUntil(isBack, restartLimitMs))) throw new Error('PostgreSQL did not come back.');
  fault.overAt = Date.now();
  if (planned.alone) await waitUntil(() => fault.firstSuccessAt !== undefined, successLimitMs);
  return fault;
}

const answers = (database: DatabaseServer): Promise<boolean> =>
  database.admin`select 1`.then(
    () => true,
    () => false,
  );
