import type { Actor, JsonObject } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { approvals, artifacts, runs, runSteps, type RunPlan } from '../db/schema/index.ts';
import { readData } from '../workspace/run-data.ts';
import { saidAt } from '../workspace/said-at.ts';
import type { FinishedWork } from './collect-payload.ts';

export interface CompletedRun {
  id: string;
  createdAt: Date;
  plan: RunPlan;
  initialContext: JsonObject;
}

export interface ChainedWork {
  work: FinishedWork;
  /** The codes of the workflows that handed off to each other until this run. */
  chain: string[];
  /** Who started the first of them. */
  startedBy: Actor | null;
}

/** What the runs left behind, their artifacts of this very transaction included. */
export async function loadFinishedWork(
  tx: Transaction,
  completed: readonly CompletedRun[],
): Promise<ChainedWork[]> {
  const ids = completed.map(({ id }) => id);
  const [chains, made, decided] = await Promise.all([
    readChains(tx, ids),
    readArtifacts(tx, completed),
    readApprovals(tx, ids),
  ]);
  return completed.map((run) => {
    const { id, plan } = run;
    const { handoff: _earlier, ...context } = readData(run);
    const sender = chains.find((row) => row.id === id);
    return {
      chain: sender?.chain ?? [],
      startedBy: sender?.startedBy ?? null,
      work: {
        runId: id,
        plan,
        context,
        saidAt: saidAt(run),
        artifacts: made.filter(({ runId }) => runId === id),
        approvals: decided.filter(({ runId }) => runId === id),
      },
    };
  });
}

const readChains = (tx: Transaction, ids: string[]) =>
  tx.db
    .select({
      id: runs.id,
      chain: runs.handoffChain,
      startedBy: runs.startedBy,
    })
    .from(runs)
    .where(and(eq(runs.workspaceId, tx.workspaceId), inArray(runs.id, ids)));

/** What the steps made last; what people refined is not handed over. */
const readArtifacts = (tx: Transaction, completed: readonly CompletedRun[]) =>
  tx.db
    .select({
      id: artifacts.id,
      runId: artifacts.workflowRunId,
      stepId: artifacts.workflowRunStepId,
      title: artifacts.title,
      content: artifacts.content,
    })
    .from(runSteps)
    .innerJoin(
      artifacts,
      and(eq(artifacts.workspaceId, runSteps.workspaceId), eq(artifacts.id, runSteps.artifactId)),
    )
    .where(
      and(
        eq(runSteps.workspaceId, tx.workspaceId),
        inArray(
          runSteps.runId,
          completed.map(({ id }) => id),
        ),
        inArray(
          runSteps.runCreatedAt,
          completed.map(({ createdAt }) => createdAt),
        ),
      ),
    )
    .orderBy(asc(artifacts.createdAt), asc(artifacts.id));

const readApprovals = (tx: Transaction, ids: string[]) =>
  tx.db
    .select({
      runId: approvals.runId,
      stepTitle: approvals.stepTitle,
      decidedBy: approvals.decidedBy,
      decidedAt: approvals.decidedAt,
    })
    .from(approvals)
    .where(
      and(
        eq(approvals.workspaceId, tx.workspaceId),
        inArray(approvals.runId, ids),
        // What was sent back is no evidence of an approval.
        or(isNull(approvals.decision), ne(approvals.decision, 'send_back')),
      ),
    );
