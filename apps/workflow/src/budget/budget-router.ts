import {
  budgetsSchema,
  confirmSpendingInput,
  reserveSpendingInput,
  setBudgetsInput,
  settleSpendingInput,
  spendingReservedSchema,
  spendingSettledSchema,
} from '@workspace-ops/contracts';
import { credentialProcedure, memberProcedure, router, serviceProcedure } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { confirmSpending } from './charges.ts';
import { readBudgets } from './read-budgets.ts';
import { reserveSpending } from './reserve-spending.ts';
import { setBudgets } from './set-budgets.ts';
import { settleSpending } from './settle-spending.ts';

/** The budgets; and the ledger, for services that ask models for the workspace of their caller. */
export const createBudgetRouter = (deps: WorkflowDependencies) =>
  router({
    get: credentialProcedure
      .meta({ role: 'viewer', scope: 'read' })
      .output(budgetsSchema)
      .query(({ ctx }) => readBudgets(deps, ctx)),
    set: memberProcedure
      .meta({ role: 'admin' })
      .input(setBudgetsInput)
      .output(budgetsSchema)
      .mutation(({ ctx, input }) => setBudgets(deps, ctx, input)),
    reserve: serviceProcedure
      .input(reserveSpendingInput)
      .output(spendingReservedSchema)
      .mutation(({ ctx, input }) => reserveSpending(deps, ctx, input)),
    settle: serviceProcedure
      .input(settleSpendingInput)
      .output(spendingSettledSchema)
      .mutation(({ ctx, input }) => settleSpending(deps, ctx, input)),
    confirm: serviceProcedure
      .input(confirmSpendingInput)
      .output(spendingSettledSchema)
      .mutation(({ ctx, input }) => confirmSpending(deps, ctx, input)),
  });
