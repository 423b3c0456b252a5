import { redactText } from '@workspace-ops/content';
import type { Transaction } from '@workspace-ops/db';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { approvals, artifacts, type RunPlan } from '../db/schema/index.ts';

interface PlannedRun {
  id: string;
  plan: RunPlan | null;
}

const makesPosts = ({ plan }: PlannedRun): boolean =>
  plan?.steps.some(({ artifact }) => artifact?.type === 'post') === true;

const isKeptOf = (tx: Transaction, runId: string) =>
  and(
    eq(artifacts.workspaceId, tx.workspaceId),
    eq(artifacts.workflowRunId, runId),
    ne(artifacts.status, 'archived'),
  );

const isPostOf = (tx: Transaction, runId: string) =>
  and(isKeptOf(tx, runId), eq(artifacts.artifactType, 'post'));

/**
 * Marks the newest revisions of the run's posts as approved, and no older ones. One without a date of its
 * own gets the one that the approval showed.
 */
export async function approvePosts(
  tx: Transaction,
  run: PlannedRun & { pauseEntryId: string | null },
  now: Date,
): Promise<void> {
  if (!makesPosts(run)) return;
  await tx.db
    .update(artifacts)
    .set({
      approvedAt: sql`case when not exists (select from ${artifacts} newer
        where newer.workspace_id = ${tx.workspaceId} and newer.lineage_id = ${artifacts.lineageId}
          and newer.revision_version > ${artifacts.revisionVersion})
        then ${now.toISOString()}::timestamptz end`,
    })
    .where(isPostOf(tx, run.id));
  if (run.pauseEntryId === null) return;
  await tx.db
    .update(artifacts)
    .set({
      scheduledFor: sql`${approvals.plannedFor}`,
      proposed: sql`${approvals.plannedProposed}`,
    })
    .from(approvals)
    .where(
      and(
        isPostOf(tx, run.id),
        eq(artifacts.status, 'draft'),
        isNotNull(artifacts.approvedAt),
        or(
          isNull(artifacts.scheduledFor),
          and(artifacts.proposed, lte(artifacts.scheduledFor, now)),
        ),
        eq(approvals.workspaceId, tx.workspaceId),
        eq(approvals.entryId, run.pauseEntryId),
        gt(approvals.plannedFor, now),
      ),
    );
}

/** Archives the posts of a run that was rejected, with all their revisions, and their calendar entry. */
export async function archivePosts(
  tx: Transaction,
  run: PlannedRun,
  { now, agent }: { now: Date; agent: string },
): Promise<void> {
  if (!makesPosts(run)) return;
  const archived = await tx.db
    .update(artifacts)
    .set({ status: 'archived', updatedAt: now })
    .where(and(isKeptOf(tx, run.id), inArray(artifacts.artifactType, ['post', 'calendar_entry'])))
    .returning(postColumns);
  for (const post of archived) auditStatus(tx, post, { now, agent });
}

interface Post {
  id: string;
  title: string;
  status: string;
  scheduledFor: Date | null;
  runId: string;
}

interface MovedPost extends Omit<Post, 'scheduledFor'>, Record<string, unknown> {
  lineageId: string;
  at: string | null;
}

/**
 * Puts the approved posts of completed runs into the content calendar: at their own date, else at that
 * of the run's calendar entry; without either they are published. What a person scheduled of their other
 * revisions is archived, and the calendar entry of a post that a person archived.
 */
export async function publishApproved(
  tx: Transaction,
  completed: readonly PlannedRun[],
  { now, agent }: { now: Date; agent: string },
): Promise<void> {
  const ids = completed.filter(makesPosts).map(({ id }) => id);
  if (ids.length === 0) return;
  const moved = await tx.db.execute<MovedPost>(sql`
    update ${artifacts} post set
      status = case when next.at is null then 'published' else 'scheduled' end,
      scheduled_for = next.at, updated_at = ${now.toISOString()}::timestamptz
    from (
      select approved.id, coalesce(approved.scheduled_for, (
        select entry.scheduled_for from ${artifacts} entry
        where entry.workspace_id = ${tx.workspaceId}
          and entry.workflow_run_id = approved.workflow_run_id
          and entry.artifact_type = 'calendar_entry' and entry.status <> 'archived'
          and entry.scheduled_for is not null
        order by entry.created_at desc, entry.id desc limit 1)) as at
      from ${artifacts} approved
      where approved.workspace_id = ${tx.workspaceId}
        and approved.workflow_run_id in ${ids}
        and approved.artifact_type = 'post' and approved.status = 'draft'
        and approved.approved_at is not null
    ) next
    where post.workspace_id = ${tx.workspaceId} and post.id = next.id
    returning post.id, post.title, post.status, post.workflow_run_id as "runId",
      post.lineage_id as "lineageId", post.scheduled_for as at`);
  for (const { at, lineageId: _family, ...post } of moved) {
    const scheduledFor = at === null ? null : new Date(at);
    auditStatus(tx, { ...post, scheduledFor }, { now, agent });
  }
  for (const post of await takeOutOthers(tx, moved, now)) auditStatus(tx, post, { now, agent });
  const others = ids.filter((id) => !moved.some(({ runId }) => runId === id));
  for (const entry of await takeOutEntries(tx, others, now)) auditStatus(tx, entry, { now, agent });
}

/** Archives the calendar entries of runs whose posts were all archived while the runs waited. */
async function takeOutEntries(
  { db, workspaceId }: Transaction,
  runIds: readonly string[],
  now: Date,
): Promise<Post[]> {
  if (runIds.length === 0) return [];
  const post = alias(artifacts, 'post');
  const posts = db
    .select({ runId: post.workflowRunId })
    .from(post)
    .where(
      and(
        eq(post.workspaceId, workspaceId),
        inArray(post.workflowRunId, [...runIds]),
        eq(post.artifactType, 'post'),
      ),
    )
    .groupBy(post.workflowRunId)
    .having(sql`bool_and(${post.status} = 'archived')`);
  return db
    .update(artifacts)
    .set({ status: 'archived', updatedAt: now })
    .where(
      and(
        eq(artifacts.workspaceId, workspaceId),
        inArray(artifacts.workflowRunId, posts),
        eq(artifacts.artifactType, 'calendar_entry'),
        ne(artifacts.status, 'archived'),
      ),
    )
    .returning(postColumns);
}

async function takeOutOthers(
  { db, workspaceId }: Transaction,
  moved: readonly { id: string; runId: string; lineageId: string }[],
  now: Date,
): Promise<Post[]> {
  if (moved.length === 0) return [];
  const all = (name: 'id' | 'runId' | 'lineageId') => moved.map((post) => post[name]);
  return db
    .update(artifacts)
    .set({ status: 'archived', updatedAt: now })
    .where(
      and(
        eq(artifacts.workspaceId, workspaceId),
        inArray(artifacts.workflowRunId, all('runId')),
        inArray(artifacts.lineageId, all('lineageId')),
        notInArray(artifacts.id, all('id')),
        eq(artifacts.status, 'scheduled'),
      ),
    )
    .returning(postColumns);
}

const postColumns = {
  id: artifacts.id,
  title: artifacts.title,
  status: artifacts.status,
  scheduledFor: artifacts.scheduledFor,
  runId: artifacts.workflowRunId,
};

function auditStatus(
  tx: Transaction,
  { id, title, status, scheduledFor, runId }: Post,
  { now, agent }: { now: Date; agent: string },
): void {
  tx.audit({
    timestamp: now.toISOString(),
    agent,
    action: 'artifact.status',
    message: redactText(`"${title}" is now ${status}.`).text,
    details: {
      artifactId: id,
      status,
      scheduledFor: scheduledFor?.toISOString() ?? null,
      runId,
    },
  });
}
