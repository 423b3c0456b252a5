import type { ErrorCode } from '@workspace-ops/contracts';
import { findAppError } from '@workspace-ops/service-kit';

/**
 * What a failed hand-over says: `refused`, the sink will never take what it was given; `failed`,
 * something in it may be the reason; `away`, nothing in it is.
 */
export type SinkFault = 'refused' | 'failed' | 'away';

const refusals = new Set<ErrorCode>([
  'invalid_input',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'headers_too_large',
]);

/** Keys, load and settings: the same for every message. */
const absences = new Set<ErrorCode>([
  'unauthenticated',
  'request_timeout',
  'rate_limited',
  'unavailable',
]);

/** What is no answer of the sink, a lost connection or a timeout, is `away`. */
export function classifyFault(error: unknown): SinkFault {
  const answer = findAppError(error);
  if (answer === undefined || absences.has(answer.code)) return 'away';
  // All else may pass: a sink of another version may not know the procedure yet, or that the sender
  // may write such a message.
  return refusals.has(answer.code) ? 'refused' : 'failed';
}
