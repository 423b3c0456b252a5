import { actsOutside } from '@workspace-ops/catalogue';
import {
  listAsks,
  readAnswers,
  takeAnswers,
  writeDates,
  type Calendar,
} from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { findArtifact } from '../artifacts/stored-artifact.ts';
import { artifacts, runSteps, type RunRow, type SendBack } from '../db/schema/index.ts';
import { learnFieldNames } from '../workspace/field-names.ts';
import { readData, readWholeData } from '../workspace/run-data.ts';
import type { Decision } from './record-decision.ts';

const mostTimes = 3;

/**
 * The step that is done again when the pause is sent back: the one before it.
 * @throws {AppError} `conflict` where there is none, or where it was done again three times.
 */
export function prepareRedo(run: RunRow): number {
  const sequence = findStepBefore(run);
  if (sequence === null) {
    throw new AppError('conflict', 'No step comes before this pause that could be done again.');
  }
  const times = (run.sendBacks ?? []).filter((one) => one.sequence === sequence).length;
  if (times >= mostTimes) {
    throw new AppError('conflict', `This was sent back ${mostTimes} times: approve or reject it.`);
  }
  return sequence;
}

function findStepBefore({ pauseKind, plan, nextSequence }: RunRow): number | null {
  if (plan === null || (pauseKind !== 'approval_step' && pauseKind !== 'policy')) return null;
  const before = plan.steps.slice(0, nextSequence).findLastIndex(({ kind }) => kind !== 'approval');
  return before === -1 ? null : before;
}

interface PutAside {
  sendBacks: SendBack[];
  initialContext?: JsonObject;
  /** Where the run goes on from. */
  nextSequence: number;
}

/**
 * Takes the result of the step, and the gates after it, off the run, so that they are done again, and
 * archives what it had made until its next revision is there. What it cost stays on the run's account.
 * What the comment says of the facts that are missing, or wrong on record, becomes data of the run: what tools made
 * of them before the step, as a table, is made again, too.
 * @returns the run's columns that keep the orders and the facts.
 */
export async function putAside(
  tx: Transaction,
  { run, input, actor, now, calendar }: Decision,
  sequence: number,
): Promise<PutAside> {
  const context = readData(run);
  const { facts, meant, rest } = readAnswers(input.comment ?? '', listAsked(run, now, calendar), {
    context,
    given: run.initialContext,
    inputs: run.plan?.inputs ?? [],
  });
  if (meant !== undefined) await learnFieldNames(tx, meant, { actor, now });
  const isAnswered = Object.keys(facts).length > 0 || meant !== undefined;
  const first = isAnswered ? findToolsBefore(run, sequence) : sequence;
  const removed = await removeSteps(tx, run, first);
  const orders: SendBack[] = [];
  for (const step of removed.toSorted((one, other) => one.sequence - other.sequence)) {
    if (step.artifactId === null && step.sequence !== sequence) continue;
    orders.push({
      sequence: step.sequence,
      comment: step.sequence === sequence ? rest : '',
      by: actor,
      at: now.toISOString(),
      costUsd: step.costUsd ?? '0',
      revises: step.artifactId === null ? null : await archiveFamily(tx, step.artifactId, now),
    });
  }
  return {
    sendBacks: [...(run.sendBacks ?? []), ...orders],
    nextSequence: first,
    ...(isAnswered && {
      initialContext: takeAnswers(
        readWholeData(run, meant),
        writeDates(facts, now, calendar).context,
        {
          now,
          calendar,
        },
      ),
    }),
  };
}

/** The first of the steps right before one that ask no model and do nothing outside: to do them again costs nothing. */
function findToolsBefore({ plan }: RunRow, sequence: number): number {
  const before = plan!.steps.slice(0, sequence);
  return before.findLastIndex((step) => step.kind !== 'tool' || actsOutside(step)) + 1;
}

const listAsked = (run: RunRow, now: Date, calendar: Calendar | undefined) =>
  run.plan === null
    ? []
    : listAsks(run.plan, readData(run), { steps: run.nextSequence, now, calendar });

const removeSteps = (tx: Transaction, run: RunRow, sequence: number) =>
  tx.db
    .delete(runSteps)
    .where(
      and(
        eq(runSteps.workspaceId, tx.workspaceId),
        eq(runSteps.runId, run.id),
        eq(runSteps.runCreatedAt, run.createdAt),
        gte(runSteps.sequence, sequence),
        lt(runSteps.sequence, run.nextSequence),
      ),
    )
    .returning({
      sequence: runSteps.sequence,
      costUsd: runSteps.costUsd,
      artifactId: runSteps.artifactId,
    });

/** Archives all revisions of what the step made; a person's edit may be the newest one. */
async function archiveFamily(
  tx: Transaction,
  madeId: string,
  now: Date,
): Promise<SendBack['revises']> {
  const { lineageId } = await findArtifact(tx, madeId);
  const isOfFamily = and(
    eq(artifacts.workspaceId, tx.workspaceId),
    eq(artifacts.lineageId, lineageId),
  );
  const [newest] = await tx.db
    .select({
      artifactId: artifacts.id,
      scheduledFor: artifacts.scheduledFor,
      proposed: artifacts.proposed,
    })
    .from(artifacts)
    .where(isOfFamily)
    .orderBy(desc(artifacts.revisionVersion))
    .limit(1);
  await tx.db.update(artifacts).set({ status: 'archived', updatedAt: now }).where(isOfFamily);
  const { artifactId, scheduledFor, proposed } = newest!;
  const isGiven = scheduledFor !== null && !proposed;
  return { lineageId, artifactId, ...(isGiven && { scheduledFor: scheduledFor.toISOString() }) };
}

/** The artifact that the step's present result is the next revision of; null for a first result. */
export const findRevised = (
  sendBacks: readonly SendBack[] | null,
  sequence: number,
): SendBack['revises'] =>
  (sendBacks ?? []).findLast((one) => one.sequence === sequence)?.revises ?? null;
