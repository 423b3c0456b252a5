import {
  toCallEntryId,
  toCallId,
  type ConfirmSpendingInput,
  type ReserveSpendingInput,
  type SettleSpendingInput,
  type SpendingReserved,
} from '@workspace-ops/contracts';
import { serviceContext, toAppError, type RequestContext } from '@workspace-ops/rpc';
import { newId, type Logger } from '@workspace-ops/service-kit';
import type { Account } from '../account.ts';

export interface SpendingLedger {
  /** @throws {AppError} `budget_exceeded`; `unavailable` when the service is away. */
  reserve(ctx: RequestContext, input: ReserveSpendingInput): Promise<SpendingReserved>;
  settle(ctx: RequestContext, input: SettleSpendingInput): Promise<unknown>;
  /** The audit log says what the call cost. */
  confirm(ctx: RequestContext, input: ConfirmSpendingInput): Promise<unknown>;
}

/** Somebody waits for the answer. */
const patienceMs = 5_000;
const settleMs = 3_000;

/** The workspace's account with its ledger. While the ledger is away nothing is spent. */
export function openAccount(
  { ledger, logger }: { ledger: SpendingLedger; logger: Logger },
  given: RequestContext,
  workspaceId: string,
): Account {
  // The service spends for itself: the caller may have named another workspace than its own.
  const { requestId, traceparent, deadlineAtMs, signal } = given;
  const call = { ...serviceContext(workspaceId, requestId), traceparent, deadlineAtMs, signal };
  const settle = async (input: SettleSpendingInput): Promise<void> => {
    // What was spent is reported also when the client has left.
    const lasting = { ...call, signal: undefined, deadlineAtMs: performance.now() + settleMs };
    await ledger.settle(lasting, input);
  };
  return {
    patienceMs,
    async reserve(amountUsd, { model, isPriceKnown }) {
      const id = newId('rsv');
      try {
        const budget = await ledger.reserve(call, { id, amountUsd, model, isPriceKnown });
        return {
          budget,
          entryId: toCallEntryId(id),
          settle: (costUsd, outcome) => settle({ id, costUsd, outcome }),
        };
      } catch (cause) {
        const error = toAppError(cause);
        // It may have been made, and nothing will be spent of it.
        if (error.code !== 'budget_exceeded') {
          settle({ id, costUsd: '0' }).catch((err: unknown) =>
            logger.debug({ err }, 'nothing was released'),
          );
        }
        throw error;
      }
    },
  };
}

/**
 * Tells the ledger that the audit log says what an answer cost. It is not awaited: what is never
 * confirmed is audited by the ledger too, under the same id, which is one entry.
 */
export function confirmSpending(
  { ledger, logger }: { ledger: SpendingLedger; logger: Logger },
  { requestId, traceparent }: RequestContext,
  { workspaceId, entryId }: { workspaceId: string; entryId: string },
): void {
  const call = { ...serviceContext(workspaceId, requestId), traceparent };
  ledger
    .confirm({ ...call, deadlineAtMs: performance.now() + settleMs }, { id: toCallId(entryId) })
    .catch((err: unknown) => logger.debug({ err }, 'a cost was not confirmed'));
}
