import { readCallTarget } from '@workspace-ops/contacts';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, withTimeout, type Logger } from '@workspace-ops/service-kit';
import { invalidValue } from '../invalid-value.ts';
import { suppressedReason } from './cancel-queued.ts';

export interface RecipientRules {
  /** Regions that may be called, as `US`; null for all. */
  regions: readonly string[] | null;
  isSuppressed: SuppressionCheck;
  logger: Logger;
}

/** Whether a number is on the do-not-call list of the caller's workspace; rejects when nobody knows. */
export type SuppressionCheck = (ctx: RequestContext, e164: string) => Promise<boolean>;

const answerMs = 2_000;

/**
 * While the do-not-call list cannot be read the call is queued, and the list is asked later.
 * @throws {AppError} `invalid_input` for a number that may not be called; `conflict` for a listed
 * one.
 */
export async function checkRecipient(
  { regions, isSuppressed, logger }: RecipientRules,
  ctx: RequestContext,
  { e164, text }: { e164: string; text: string },
): Promise<void> {
  const { refusedAs, region } = await readCallTarget(e164);
  if (refusedAs !== null) {
    throw invalidValue('recipientPhone', `must not be ${refusedAs}`, text);
  }
  if (regions !== null && (region === null || !regions.includes(region))) {
    throw invalidValue(
      'recipientPhone',
      `must be a number of ${regions.join(', ')} (DISPATCH_REGIONS)`,
      text,
    );
  }
  const listed = await withTimeout(
    isSuppressed(ctx, e164),
    answerMs,
    `no answer within ${answerMs} ms`,
  ).catch((error: unknown) => {
    const { requestId } = ctx;
    logger.warn({ err: error, requestId }, 'the do-not-call list is read before the call is made');
    return false;
  });
  if (listed) throw new AppError('conflict', `recipientPhone: ${suppressedReason}`);
}
