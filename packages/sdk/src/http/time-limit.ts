import { OpsError } from '../ops-error.ts';

export interface TimeLimit {
  /** Aborted when the time is over, or by whoever called. */
  signal: AbortSignal;
  /** The time is not over any more. */
  clear(): void;
  /** What the rejection of something aborted by the signal means. */
  explain(error: unknown): unknown;
}

/** A limit for one attempt of a call. */
export function createTimeLimit(timeoutMs: number, caller?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  return {
    signal: caller === undefined ? controller.signal : AbortSignal.any([controller.signal, caller]),
    clear: () => clearTimeout(timer),
    explain(cause) {
      if (OpsError.is(cause)) return cause;
      if (caller?.aborted === true) return caller.reason;
      if (controller.signal.aborted) {
        return new OpsError('timed_out', `No answer within ${timeoutMs} ms.`, { status: 0 });
      }
      const message = `The service did not answer: ${String(cause)}`;
      return new OpsError('connection_failed', message, { status: 0, cause });
    },
  };
}
