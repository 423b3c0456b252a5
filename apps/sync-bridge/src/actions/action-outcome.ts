import { type ErrorCode, errorStatus, type SyncActionAnswer } from '@workspace-ops/contracts';
import { AppError, unavailable } from '@workspace-ops/service-kit';

/** What became of an action; a refusal is an outcome too, and is kept with the idempotency key. */
export type ActionOutcome =
  | { kind: 'done'; answer: SyncActionAnswer }
  | { kind: 'refused'; code: ErrorCode; message: string };

/**
 * The workflow service's refusal of an action as an outcome.
 * @throws {AppError} `unavailable` when it did not answer: whether the action took effect is
 *   not known, so there is no outcome yet.
 */
export function refusalOf(error: unknown): ActionOutcome {
  const known = appErrorOf(error);
  if (known === undefined) throw unavailable('The workflow service', error);
  const { code, message } = known;
  if (errorStatus[code] >= 500 || code === 'rate_limited') throw known;
  return { kind: 'refused', code, message };
}

/** Links between services wrap the error that the other side threw. */
function appErrorOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
}

/** @throws {AppError} the refusal, when it was one. */
export function answerOf(outcome: ActionOutcome): SyncActionAnswer {
  if (outcome.kind === 'done') return outcome.answer;
  throw new AppError(outcome.code, outcome.message);
}
