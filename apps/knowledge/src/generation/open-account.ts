import type {
  ReserveSpendingInput,
  SettleSpendingInput,
  SpendingReserved,
} from '@workspace-ops/contracts';
import type { Account } from '@workspace-ops/generative';
import { serviceContext, toAppError, type RequestContext } from '@workspace-ops/rpc';
import { newId, type Logger } from '@workspace-ops/service-kit';

export interface SpendingLedger {
  /** @throws {AppError} `budget_exceeded`; `unavailable` when the service is away. */
  reserve(ctx: RequestContext, input: ReserveSpendingInput): Promise<SpendingReserved>;
  settle(ctx: RequestContext, input: SettleSpendingInput): Promise<unknown>;
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
  const settle = async (id: string, costUsd: string): Promise<void> => {
    // What was spent is reported also when the client has left.
    const lasting = { ...call, signal: undefined, deadlineAtMs: performance.now() + settleMs };
    await ledger.settle(lasting, { id, costUsd });
  };
  return {
    patienceMs,
    async reserve(amountUsd) {
      const id = newId('rsv');
      try {
        const budget = await ledger.reserve(call, { id, amountUsd });
        return { budget, settle: (costUsd) => settle(id, costUsd) };
      } catch (cause) {
        const error = toAppError(cause);
        // It may have been made, and nothing will be spent of it.
        if (error.code !== 'budget_exceeded') {
          settle(id, '0').catch((err: unknown) => logger.debug({ err }, 'nothing was released'));
        }
        throw error;
      }
    },
  };
}
