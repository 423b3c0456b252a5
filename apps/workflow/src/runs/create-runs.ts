import { redactPersonalData } from '@workspace-ops/content';
import type { CreateRunInput } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { runs } from '../db/schema/index.ts';
import { findActiveWorkflow, listDeployments } from '../deployments/deployed-workflows.ts';
import { firstLane, type Lanes } from '../lanes/lanes.ts';
import { readPlanChanges } from '../workspace/read-plan-changes.ts';
import { engineAgent } from './announce.ts';
import { planRun } from './run-plan.ts';

export type NewRun = Omit<CreateRunInput, 'workspaceId'>;

/** Who acts through another door without a name of their own. */
export const mobileAgent = 'Mobile sync bridge';

/**
 * Creates pending runs of the transaction's workspace with their audit entries and events; a
 * `runId` that exists already is left as it is. A workflow that is not deployed still gets its
 * run, which fails when it is processed (decisions.md 20).
 * @returns the ids of those that were made now.
 */
export async function createRuns(
  tx: Transaction,
  deps: { lanes: Lanes; now: Date; remoteAgent: string },
  inputs: readonly NewRun[],
): Promise<Set<string>> {
  const unique = [...new Map(inputs.map((input) => [input.runId, input])).values()];
  const rows = await draftRows(tx, unique, deps.now);
  // Sent back to back; a turn that finds nothing new to do costs little.
  const [inserted] = await Promise.all([
    insertRows(tx, rows),
    unique.some((input) => input.processNow)
      ? deps.lanes.wake(tx, firstLane(tx.workspaceId))
      : undefined,
  ]);
  const created = new Map(inserted.map((row) => [row.id, row]));
  for (const input of unique) {
    const run = created.get(input.runId);
    if (run !== undefined) announceCreation(tx, input, { ...run, remoteAgent: deps.remoteAgent });
  }
  return new Set(created.keys());
}

const insertRows = (tx: Transaction, rows: (typeof runs.$inferInsert)[]) =>
  tx.db
    .insert(runs)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: runs.id, workflowId: runs.workflowId, workflowName: runs.workflowName });

async function draftRows(tx: Transaction, inputs: readonly NewRun[], now: Date) {
  const [deployed, changes] = await Promise.all([
    listDeployments(tx.db, tx.workspaceId),
    readPlanChanges(tx.db, tx.workspaceId),
  ]);
  return inputs.map((input) => {
    const definition = findActiveWorkflow(deployed, input.workflowId);
    return {
      workspaceId: tx.workspaceId,
      id: input.runId,
      workflowId: definition?.id ?? input.workflowId,
      workflowName: definition?.name ?? null,
      status: 'pending' as const,
      triggerSource: input.triggerSource,
      initialContext: input.initialContext,
      createdAt: now,
      plan: definition === undefined ? null : planRun(definition, changes),
    };
  });
}

function announceCreation(
  tx: Transaction,
  input: NewRun,
  run: { workflowId: string; workflowName: string | null; remoteAgent: string },
): void {
  const details = {
    runId: input.runId,
    workflowId: run.workflowId,
    triggerSource: input.triggerSource,
  };
  const name = run.workflowName ?? `"${run.workflowId}"`;
  tx.publish({ event: 'RUN_CREATED', data: { ...details, status: 'pending' } });
  tx.audit({
    agent: engineAgent,
    action: 'run.create',
    message: redactPersonalData(`A run of ${name} was created by ${input.triggerSource}.`).text,
    details,
  });
  if (input.auditAction !== undefined) {
    tx.audit({
      agent: run.remoteAgent,
      action: input.auditAction,
      message: redactPersonalData(`A remote action started a run of ${name}.`).text,
      details,
    });
  }
}
