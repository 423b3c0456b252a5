import {
  chooseAgain,
  moveCalendarEntry,
  type Calendar,
  retellPost,
} from '@workspace-ops/composing';
import { redactText } from '@workspace-ops/content';
import {
  limits,
  toActor,
  type Actor,
  type artifactRefinedSchema,
  type Evaluation,
  type PolicyChecks,
} from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { findNamedTime } from '@workspace-ops/scoring';
import { computeAhead, newId } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { confirmCharge } from '../budget/charges.ts';
import type { ArtifactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { auditUnmet } from './ask-by-contract.ts';
import { insertRevision } from './insert-revision.ts';
import { judgeArtifact } from './judge-artifact.ts';
import { rewriteArtifact, type Rewriting } from './rewrite-artifact.ts';
import { addInstructions, asAsked, readWithInput } from './run-input.ts';
import { nameActor } from './stored-artifact.ts';

/**
 * Rewrites an artifact into a new one, the next revision of its lineage; the original is left
 * untouched. It goes out when the original was to, unless the instructions name another time. With a model configured the model rewrites, otherwise placeholders and filler are
 * cleaned up. When the model fails nothing is stored.
 * @throws {AppError} `not_found`, `budget_exceeded`, `upstream_failed`
 */
export async function refineArtifact(
  deps: WorkflowDependencies,
  ctx: RequestContext,
  input: { id: string; instructions?: string | undefined },
): Promise<z.infer<typeof artifactRefinedSchema>> {
  const { database, clock, compute } = deps;
  const { caller } = ctx;
  const read = await readWithInput(database, caller.workspaceId, input.id);
  const { artifact: original, input: runInput } = read;
  const rewriting = await rewriteArtifact(deps, ctx, {
    original,
    instructions: input.instructions,
    runInput,
  });
  const now = clock.now();
  const calendar = await deps.calendars.load(caller.workspaceId);
  const dated = followTime(rewriting, original, { ...input, now, calendar });
  const content = dated.content.slice(0, limits.longText).toWellFormed();
  const rewritten = { ...original, title: rewriting.title, content };
  const asked = asAsked(runInput, input.instructions);
  const evaluation = await judgeArtifact(compute, rewritten, { now, input: asked });
  const title = rewriting.title.slice(0, limits.name).toWellFormed();
  const refined = { id: newId('art'), title, content, evaluation, now, author: toActor(caller) };
  const revisionVersion = await computeAhead(compute, (ahead) =>
    database.transaction(caller.workspaceId, async (tx) => {
      const { summary, scheduledFor, proposed, unfollowed } = dated;
      const instructions = addInstructions(original.instructions, input.instructions);
      const draft = { ...refined, summary, scheduledFor, proposed, instructions };
      const { revisionVersion: revision } = await insertRevision(tx, {
        original,
        revision: draft,
        compute: ahead,
      });
      auditRefinement(tx, {
        agent: nameActor(caller),
        original,
        rewriting: { ...rewriting, ...(unfollowed && { unfollowed }) },
        revision,
        ...refined,
      });
      await auditUnmet(tx, rewriting.unmet ?? [], original.workflowRunId);
      if (rewriting.audited !== undefined) await confirmCharge(tx, rewriting.audited.id);
      return revision;
    }),
  );
  return {
    success: true,
    originalArtifactId: original.id,
    refinedArtifactId: refined.id,
    refinedContent: content,
    revisionVersion,
    evaluation,
    ...(dated.unfollowed && { unfollowed: [...dated.unfollowed] }),
  };
}

interface Dated extends Pick<ArtifactRow, 'content' | 'summary' | 'scheduledFor' | 'proposed'> {
  unfollowed?: readonly string[] | undefined;
}

interface Timing {
  instructions?: string | undefined;
  now: Date;
  calendar: Calendar;
}

/** What was rewritten, with the time that the instructions name, or else that of the original. */
function followTime(
  { content, unfollowed }: Rewriting,
  original: ArtifactRow,
  { instructions = '', now, calendar }: Timing,
): Dated {
  const { artifactType, title, scheduledFor, proposed } = original;
  const summary = retellSummary(original, content);
  const kept = { content, summary, scheduledFor, proposed, unfollowed };
  const isDated = artifactType === 'post' || scheduledFor !== null;
  const named = isDated ? findNamedTime(instructions) : undefined;
  const former = scheduledFor && { at: scheduledFor, isProposed: proposed };
  const chosen = named && chooseAgain(named.time, { now, calendar, former, about: title });
  if (named === undefined || !chosen) return kept;
  const isEntry = artifactType === 'calendar_entry';
  return {
    ...kept,
    ...(isEntry && moveCalendarEntry({ title, content, summary }, chosen.at, calendar)),
    scheduledFor: chosen.at,
    proposed: chosen.isProposed,
    unfollowed: unfollowed?.filter((said) => said !== named.said),
  };
}

/** The summary of a post quotes its first line, which a rewrite may have changed. */
const retellSummary = (
  { artifactType, summary, targetPlatform, content: former }: ArtifactRow,
  content: string,
): string | null =>
  artifactType === 'post' && summary !== null && targetPlatform !== null
    ? retellPost(summary, { platform: targetPlatform, former, content })
    : summary;

interface Refined {
  id: string;
  title: string;
  content: string;
  evaluation: Evaluation;
  now: Date;
  author: Actor;
}

const isClean = ({ saifPassed, budgetThresholdPassed }: PolicyChecks): boolean =>
  saifPassed && budgetThresholdPassed;

interface Refinement extends Refined {
  agent: string;
  original: ArtifactRow;
  rewriting: Rewriting;
  revision: number;
}

function auditRefinement(tx: Transaction, refinement: Refinement): void {
  const { agent, original, rewriting, revision, evaluation, now, id } = refinement;
  tx.audit({
    ...(rewriting.audited && { id: rewriting.audited.id }),
    timestamp: now.toISOString(),
    agent,
    action: 'artifact.refine',
    model: rewriting.model,
    message: redactText(
      `"${original.title}" was refined to revision ${revision}: ${evaluation.score} (${evaluation.grade}).`,
    ).text,
    status: evaluation.passed && isClean(rewriting.policyChecks) ? 'success' : 'warning',
    latencyMs: rewriting.latencyMs,
    tokensTotal: rewriting.tokensTotal,
    cost: rewriting.audited?.cost ?? '0',
    policyChecks: rewriting.policyChecks,
    details: {
      originalArtifactId: original.id,
      artifactId: id,
      revisionVersion: revision,
      runId: original.workflowRunId,
      ...(rewriting.unfollowed && {
        unfollowed: rewriting.unfollowed.map((said) => redactText(said).text),
      }),
      ...(rewriting.costUsd === null && { costUnknown: true }),
    },
  });
}
