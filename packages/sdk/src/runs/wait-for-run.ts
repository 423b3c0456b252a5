import type { Calls } from '../calls.ts';
import { isPassing } from '../http/retries.ts';
import { OpsError } from '../ops-error.ts';
import type { Schemas } from '../schemas.ts';
import { watchRun } from './watch-run.ts';

export type RunStatus = Schemas['Run']['status'];

export interface WaitOptions {
  /** The status to wait for; by default any in which the run does not go on by itself. */
  until?: RunStatus | readonly RunStatus[] | undefined;
  signal?: AbortSignal | undefined;
  /** For the whole wait; without it there is no end. */
  timeoutMs?: number | undefined;
  /** How often the run is asked for where live events do not come; 2,000 by default. */
  pollMs?: number | undefined;
}

const settled: readonly RunStatus[] = ['completed', 'failed', 'paused_for_approval'];
const ended: readonly RunStatus[] = ['completed', 'failed'];

/**
 * The run once it has the status. It is asked for whenever a live event names it, and every few seconds
 * where events do not come.
 * @throws {OpsError} `run_ended` when it can never have the status any more; `timed_out`.
 */
export async function waitForRun(
  calls: Calls,
  runId: string,
  { until = settled, signal, timeoutMs, pollMs = 2_000 }: WaitOptions = {},
): Promise<Schemas['RunDetail']> {
  const left = new AbortController();
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => left.abort(tooLate(runId, timeoutMs)), timeoutMs);
  const either = signal === undefined ? left.signal : AbortSignal.any([left.signal, signal]);
  const changes = watchRun(calls, runId, { signal: either, pollMs });
  try {
    for (;;) {
      const detail = await readRun(calls, runId, either);
      if (detail !== null && [until].flat().includes(detail.run.status)) return detail;
      if (detail !== null && ended.includes(detail.run.status)) throw endedOtherwise(detail.run);
      await changes.next();
    }
  } finally {
    clearTimeout(timer);
    left.abort();
  }
}

/** @returns null while the service is away. */
async function readRun(calls: Calls, runId: string, signal: AbortSignal) {
  try {
    return await calls.get('/api/runs/{runId}', { params: { path: { runId } }, signal });
  } catch (error) {
    if (!isPassing(error)) throw error;
    return null;
  }
}

const tooLate = (runId: string, timeoutMs: number): OpsError =>
  new OpsError('timed_out', `${runId} does not have the status after ${timeoutMs} ms.`, {
    status: 0,
  });

const endedOtherwise = ({ id, status, errorMessage }: Schemas['Run']): OpsError =>
  new OpsError('run_ended', `${id} is ${status}${errorMessage ? `: ${errorMessage}` : '.'}`, {
    status: 0,
  });
