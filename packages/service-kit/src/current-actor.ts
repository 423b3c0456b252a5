import { AsyncLocalStorage } from 'node:async_hooks';
import { systemActor, toActor, type Actor, type Caller } from '@workspace-ops/contracts';

const callers = new AsyncLocalStorage<Caller | null>();

/**
 * Does the work for the caller of a request, or for the service itself. Links, jobs and periodic tasks
 * call it, so that what the work records says for whom it was done. Why: docs/decisions/0026.
 * @param caller null for the service itself.
 */
export const workFor = <T>(caller: Caller | null, work: () => T): T => callers.run(caller, work);

/** For whom the work at hand is done. */
export function currentActor(): Actor {
  const caller = callers.getStore() ?? null;
  return caller === null ? systemActor : toActor(caller);
}
