import {
  reserveSpendingInput,
  settleSpendingInput,
  spendingReservedSchema,
  spendingSettledSchema,
} from '@workspace-ops/contracts';
import { router, serviceProcedure } from '@workspace-ops/rpc';
import { reserveSpending, type LedgerContext } from './reserve-spending.ts';
import { settleSpending } from './settle-spending.ts';

/** The ledger, for services that ask models for the workspace of their caller. */
export const createBudgetRouter = (context: LedgerContext) =>
  router({
    reserve: serviceProcedure
      .input(reserveSpendingInput)
      .output(spendingReservedSchema)
      .mutation(({ ctx, input }) => reserveSpending(context, ctx.caller.workspaceId, input)),
    settle: serviceProcedure
      .input(settleSpendingInput)
      .output(spendingSettledSchema)
      .mutation(({ ctx, input }) =>
        settleSpending(context.database, ctx.caller.workspaceId, input),
      ),
  });
