import { findWorkflowDefinition, hearsCustomers } from '@workspace-ops/catalogue';
import type { PhoneRegion, Wishes } from '@workspace-ops/contacts';
import { redactJson, redactText } from '@workspace-ops/content';
import type { Actor, CreateRunInput, LegalMatter } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { isLargeJson, yieldToRequests, type Compute } from '@workspace-ops/service-kit';
import {
  chooseWishes,
  defineLegalMatter,
  readContext,
  type ContextReading,
} from '../contacts/read-context-wishes.ts';
import { suppressContacts } from '../contacts/suppress-contacts.ts';
import { runs } from '../db/schema/index.ts';
import type { RunQueue } from '../dependencies.ts';
import { findActiveWorkflow, listDeployments } from '../deployments/deployed-workflows.ts';
import { readPlanChanges } from '../workspace/configuration.ts';
import { auditedName, creationEvent, engineAgent } from './announce.ts';
import { planRun } from './plan-run.ts';

export interface NewRun extends Omit<CreateRunInput, 'workspaceId'> {
  /** What the run asks a person to answer, instead of carrying a workflow out. */
  matter?: LegalMatter;
  /** The run whose input it is, with the chain of the handoffs before that. */
  restarted?: { from: string; handoffChain: string[] | null };
}

/** A run whose data has been read. */
export interface ReadRun extends NewRun {
  /** Null where nobody from outside writes to its workflow. */
  reading: ContextReading | null;
}

/** Reads the data of new runs: before the transaction that stores them, since large data takes long. */
export const readRuns = (
  { phoneRegion, compute }: { phoneRegion: PhoneRegion; compute: Compute },
  inputs: readonly NewRun[],
): Promise<ReadRun[]> =>
  Promise.all(
    inputs.map(async (input) => {
      const definition = findWorkflowDefinition(input.workflowId);
      const isHeard = definition !== undefined && hearsCustomers(definition);
      const { initialContext } = input;
      const reading = isHeard ? await compute.run(readContext, initialContext, phoneRegion) : null;
      return { ...input, reading };
    }),
  );

export interface Creation {
  queue: RunQueue;
  now: Date;
  remoteAgent: string;
  /** Who starts the runs that do not say so themselves. */
  startedBy: Actor;
}

/** Who acts through another channel without a name of their own. */
export const mobileAgent = 'Mobile sync bridge';

/**
 * Creates pending runs of the transaction's workspace with their audit entries and events; a
 * `runId` that exists already is left as it is. A workflow that is not deployed still gets its
 * run, which fails when it is processed.
 * @returns the ids of those that were made now.
 */
export async function createRuns(
  tx: Transaction,
  creation: Creation,
  inputs: readonly ReadRun[],
): Promise<Set<string>> {
  const unique = [...new Map(inputs.map((input) => [input.runId, input])).values()];
  if (unique.length === 0) return new Set();
  const drafts = await draftRuns(tx, unique, creation);
  // Not for many small ones, which requests may wait for.
  if (unique.some(({ initialContext }) => isLargeJson(initialContext))) await yieldToRequests();
  // Sent back to back; a turn that finds nothing new to do costs little.
  const [inserted] = await Promise.all([
    insertRows(
      tx,
      drafts.map(({ row }) => row),
    ),
    unique.some((input) => input.processNow) ? creation.queue.wake(tx) : undefined,
  ]);
  const created = new Map(inserted.map((row) => [row.id, row]));
  for (const input of unique) {
    const run = created.get(input.runId);
    if (run === undefined) continue;
    const startedBy = input.startedBy ?? creation.startedBy;
    announceCreation(tx, input, { ...run, remoteAgent: creation.remoteAgent, startedBy });
  }
  await suppressOptOuts(
    tx,
    creation,
    drafts.filter(({ row }) => created.has(row.id)),
  );
  return new Set(created.keys());
}

const insertRows = (tx: Transaction, rows: (typeof runs.$inferInsert)[]) =>
  tx.db
    .insert(runs)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: runs.id, workflowId: runs.workflowId, workflowName: runs.workflowName });

interface Draft {
  row: typeof runs.$inferInsert;
  /** What the data says that the workflow has to respect. */
  wishes: Wishes | null;
  reading: ContextReading | null;
}

async function draftRuns(
  tx: Transaction,
  inputs: readonly ReadRun[],
  { now, startedBy }: Pick<Creation, 'now' | 'startedBy'>,
): Promise<Draft[]> {
  const [deployed, changes] = await Promise.all([listDeployments(tx), readPlanChanges(tx)]);
  return inputs.map((input) => {
    const definition =
      input.matter === undefined
        ? findActiveWorkflow(deployed, input.workflowId)
        : defineLegalMatter(input.matter);
    const { reading } = input;
    const wishes =
      definition === undefined || reading === null ? null : chooseWishes(definition, reading);
    const legal = wishes?.legal ?? null;
    // A legal matter is nothing that a workflow drafts an answer to.
    const carriedOut =
      legal === null || input.matter !== undefined ? definition : defineLegalMatter(legal);
    const row = {
      workspaceId: tx.workspaceId,
      id: input.runId,
      workflowId: definition?.id ?? input.workflowId,
      workflowName: definition?.name ?? null,
      status: 'pending' as const,
      triggerSource: input.triggerSource,
      initialContext: input.initialContext,
      createdAt: now,
      startedBy: input.startedBy ?? startedBy,
      restartedFrom: input.restarted?.from ?? null,
      handoffChain: input.restarted?.handoffChain ?? null,
      plan: carriedOut === undefined ? null : planRun(carriedOut, changes, input.initialContext),
    };
    return { row, wishes, reading };
  });
}

/** People whose data asks not to be contacted go on the do-not-call list; the run fails at its turn. */
async function suppressOptOuts(
  tx: Transaction,
  { now }: Creation,
  drafts: readonly Draft[],
): Promise<void> {
  for (const { row, wishes, reading } of drafts) {
    if (wishes === null || reading === null || !(wishes.optOut || wishes.noCalls)) continue;
    await suppressContacts(tx, {
      contacts: reading.optOuts,
      reason: 'The data of a run asks not to be contacted any more.',
      source: 'run',
      sourceId: row.id,
      by: engineAgent,
      now,
    });
  }
}

function announceCreation(
  tx: Transaction,
  input: NewRun,
  run: {
    workflowId: string;
    workflowName: string | null;
    remoteAgent: string;
    startedBy: Actor;
  },
): void {
  const details = {
    runId: input.runId,
    workflowId: run.workflowId,
    triggerSource: input.triggerSource,
  };
  const restartedFrom = input.restarted?.from;
  const name = auditedName(run);
  tx.publish(creationEvent(details, 'pending'));
  // Both may be texts of the caller's: a workflow that is not deployed has no other id.
  const audited = redactJson({ ...details, ...(restartedFrom && { restartedFrom }) }).value;
  tx.audit({
    agent: engineAgent,
    action: 'run.create',
    actor: run.startedBy,
    message: redactText(`A run of ${name} was created by ${input.triggerSource}.`).text,
    details: audited,
  });
  if (input.auditAction !== undefined) {
    tx.audit({
      agent: run.remoteAgent,
      actor: run.startedBy,
      action: input.auditAction,
      message: `A remote action started a run of ${name}.`,
      details: audited,
    });
  }
}
