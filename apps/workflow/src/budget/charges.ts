import { toCallEntryId, toCallId } from '@workspace-ops/contracts';
import { allWorkspaces, type Database, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, eq, lt, sql } from 'drizzle-orm';
import { budgetCharges } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';

const agent = 'Budget ledger';

/*
 * Each cost in the ledger stands in one entry of the audit log. That of an answer stands in the entry
 * of the work that uses it; where that work fails, the cost is audited by itself.
 */

interface Charge {
  id: string;
  costUsd: string;
  runId: string | null;
  model: string | null;
}

/** Keeps a cost until {@link confirmCharge}. */
export async function keepCharge({ db, workspaceId }: Transaction, charge: Charge): Promise<void> {
  await db.insert(budgetCharges).values({ ...charge, workspaceId, settledAt: sql`now()` });
}

/** The work that uses the answer has audited its cost, in the entry of this id. */
export async function confirmCharge(
  { db, workspaceId }: Transaction,
  entryId: string,
): Promise<void> {
  await db
    .delete(budgetCharges)
    .where(
      and(eq(budgetCharges.workspaceId, workspaceId), eq(budgetCharges.id, toCallId(entryId))),
    );
}

/** The same for the work of another service. */
export async function confirmSpending(
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller }: RequestContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  await database.transaction(caller.workspaceId, (tx) => confirmCharge(tx, toCallEntryId(id)));
  return { id };
}

const reasons = {
  failed: 'A call to a model gave no usable answer.',
  unmet: 'The answer of a model was not used: it was not what its artifact has to be.',
  unused: 'The answer of a model was not used: its run or request ended before.',
  abandoned: 'A call to a model was never settled, since its process ended: it counts in full.',
};

interface AuditedCharge extends Omit<Charge, 'id'> {
  /** The entry's; absent for a new one. */
  id?: string;
  reason: keyof typeof reasons;
  /** What is wrong with the answer. */
  breaches?: readonly string[];
}

/** The audit entry of a cost that no work accounts for. */
export function auditCall(
  tx: Transaction,
  { id, costUsd, runId, model, reason, breaches }: AuditedCharge,
): void {
  tx.audit({
    ...(id !== undefined && { id }),
    agent,
    action: 'budget.count_call',
    status: 'warning',
    message: reasons[reason],
    model: model ?? 'unknown',
    cost: costUsd,
    details: { reason, ...(runId !== null && { runId }), ...(breaches && { breaches }) },
  });
}

/** That a provider charged more than the most that the call's limits allow; its cost stands elsewhere. */
export function auditOvercharge(
  tx: Transaction,
  call: Pick<Charge, 'costUsd' | 'runId' | 'model'> & { reservedUsd: string },
): void {
  const { costUsd, reservedUsd, runId, model } = call;
  tx.audit({
    agent,
    action: 'budget.overcharge',
    status: 'error',
    message: `A call to ${model ?? 'a model'} cost $${costUsd}, more than the $${reservedUsd} that its limits allow. All of it counts as spent.`,
    model: model ?? 'unknown',
    details: { costUsd, reservedUsd, ...(runId !== null && { runId }) },
  });
}

/** Longer than work takes from an answer to its audit entry. */
const unusedAfterSeconds = 300;
const mostUnused = 1_000;

/**
 * Audits the costs of answers that nothing has come of. The entry has the id that the work's own
 * would have, so that a confirmation which was lost makes no second one.
 */
export async function auditUnused(database: Database): Promise<void> {
  const isOld = lt(
    budgetCharges.settledAt,
    sql`now() - ${unusedAfterSeconds}::int * interval '1 second'`,
  );
  const old = await database.read(allWorkspaces, ({ db }) =>
    db
      .select({ workspaceId: budgetCharges.workspaceId, id: budgetCharges.id })
      .from(budgetCharges)
      .where(isOld)
      .limit(mostUnused),
  );
  for (const { workspaceId, id } of old) {
    await database.transaction(workspaceId, async (tx) => {
      const [unused] = await tx.db
        .delete(budgetCharges)
        .where(and(eq(budgetCharges.workspaceId, workspaceId), eq(budgetCharges.id, id)))
        .returning();
      if (unused === undefined) return;
      auditCall(tx, { ...unused, id: toCallEntryId(id), reason: 'unused' });
    });
  }
}
