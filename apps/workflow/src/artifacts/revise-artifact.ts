import { checkPolicy, findPlaceholders, redactText } from '@workspace-ops/content';
import {
  artifactTag,
  isSameArtifact,
  toActor,
  type Artifact,
  type Evaluation,
  type ReviseArtifactInput,
} from '@workspace-ops/contracts';
import { withIdempotencyKey, type Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, computeAhead, newId } from '@workspace-ops/service-kit';
import { idempotencyKeys, type ArtifactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { readNewest } from './get-artifact.ts';
import { insertRevision, type Revision } from './insert-revision.ts';
import { judgeArtifact } from './judge-artifact.ts';
import { makeHarmless } from './model-answer.ts';
import { readWithInput } from './run-input.ts';
import { nameActor, toArtifact } from './stored-artifact.ts';

interface Revised {
  artifact: Artifact;
  evaluation: Evaluation;
}

/**
 * Stores a person's edit as the next revision of the artifact's lineage, evaluated; the edited one
 * stays as it is. With `ifMatch` only while it names the newest revision as it is then.
 * @throws {AppError} `not_found`; `precondition_failed` for an edit of what was changed since.
 */
export async function reviseArtifact(
  { database, clock, compute }: Pick<WorkflowDependencies, 'database' | 'clock' | 'compute'>,
  { caller, idempotencyKey: key }: RequestContext,
  input: ReviseArtifactInput,
): Promise<Revised> {
  const { workspaceId } = caller;
  const now = clock.now();
  const read = await readWithInput(database, workspaceId, input.id);
  const { artifact: original, input: runInput } = read;
  const written = applyEdit(original, input);
  const edited = { ...original, ...written };
  const evaluation = await judgeArtifact(compute, edited, { now, input: runInput });
  const revision = { ...written, id: newId('art'), evaluation, now, author: toActor(caller) };
  const request = { endpoint: 'artifacts.revise', key, body: input, now };
  return computeAhead(compute, (ahead) =>
    database.transaction(workspaceId, (tx) =>
      withIdempotencyKey(tx, idempotencyKeys, request, async () => {
        const check = () => checkUnchanged(tx, original, input.ifMatch);
        const row = await insertRevision(tx, { original, revision, compute: ahead }, check);
        auditRevision(tx, { agent: nameActor(caller), original, row, revision, input });
        return { artifact: toArtifact(row), evaluation };
      }),
    ),
  );
}

/** What is left out stays as it was, the date included: an edit moves nothing in the calendar. */
function applyEdit(original: ArtifactRow, { content, title, summary }: ReviseArtifactInput) {
  const isTitled = title !== undefined && title.trim() !== '';
  return {
    content: makeHarmless(content, original.artifactType),
    title: isTitled ? title : original.title,
    summary: summary === undefined ? original.summary : summary || null,
    scheduledFor: original.scheduledFor,
  };
}

/**
 * By the strong comparison of RFC 9110, 13.1.1: a weak tag matches nothing. What became of other revisions
 * is no part of what is edited.
 */
async function checkUnchanged(
  tx: Transaction,
  original: ArtifactRow,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const newest = await readNewest(tx, original);
  const present = artifactTag(newest);
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (tags.some((tag) => isSameArtifact(tag, present))) return;
  throw new AppError(
    'precondition_failed',
    'The artifact was changed since it was read: look at its newest revision again.',
    { extra: { newestArtifactId: newest.artifact.id } },
  );
}

interface Edit {
  agent: string;
  original: ArtifactRow;
  row: ArtifactRow;
  revision: Revision;
  input: ReviseArtifactInput;
}

function auditRevision(tx: Transaction, { agent, original, row, revision, input }: Edit): void {
  const { score, grade, passed } = revision.evaluation;
  const text = [input.title, input.summary, input.content].filter(Boolean).join('\n');
  const checks = checkPolicy({ text, costUsd: 0, budget: { dailyUsd: null, spentUsd: 0 } });
  const saifPassed = checks.saifPassed && findPlaceholders(row.content).length === 0;
  tx.audit({
    timestamp: revision.now.toISOString(),
    agent,
    action: 'artifact.revise',
    message: redactText(
      `"${row.title}" was edited to revision ${row.revisionVersion}: ${score} (${grade}).`,
    ).text,
    status: passed && saifPassed ? 'success' : 'warning',
    policyChecks: { ...checks, saifPassed },
    details: {
      originalArtifactId: original.id,
      artifactId: row.id,
      revisionVersion: row.revisionVersion,
      runId: original.workflowRunId,
    },
  });
}
