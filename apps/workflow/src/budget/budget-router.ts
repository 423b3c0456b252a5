import {
  budgetsSchema,
  confirmSpendingInput,
  reserveSpendingInput,
  setBudgetsInput,
  settleSpendingInput,
  spendingReservedSchema,
  spendingSettledSchema,
  toCallEntryId,
} from '@workspace-ops/contracts';
import { credentialProcedure, memberProcedure, router, serviceProcedure } from '@workspace-ops/rpc';
import { confirmCharge } from './charges.ts';
import { readBudgets } from './read-budgets.ts';
import { reserveSpending, type LedgerContext } from './reserve-spending.ts';
import { setBudgets } from './set-budgets.ts';
import { settleSpending } from './settle-spending.ts';

/** The budgets; and the ledger, for services that ask models for the workspace of their caller. */
export const createBudgetRouter = (context: LedgerContext) =>
  router({
    get: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .output(budgetsSchema)
      .query(({ ctx }) => readBudgets(context, ctx)),
    set: memberProcedure
      .meta({ role: 'admin' })
      .input(setBudgetsInput)
      .output(budgetsSchema)
      .mutation(({ ctx: { caller }, input }) => setBudgets({ ...context, caller }, input)),
    reserve: serviceProcedure
      .input(reserveSpendingInput)
      .output(spendingReservedSchema)
      .mutation(({ ctx, input }) => reserveSpending(context, ctx.caller.workspaceId, input)),
    settle: serviceProcedure
      .input(settleSpendingInput)
      .output(spendingSettledSchema)
      .mutation(({ ctx, input }) => settleSpending(context, ctx.caller.workspaceId, input)),
    confirm: serviceProcedure
      .input(confirmSpendingInput)
      .output(spendingSettledSchema)
      .mutation(async ({ ctx, input: { id } }) => {
        await context.database.transaction(ctx.caller.workspaceId, (tx) =>
          confirmCharge(tx, toCallEntryId(id)),
        );
        return { id };
      }),
  });
