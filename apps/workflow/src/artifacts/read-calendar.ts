import type { CalendarFilter, contentCalendarSchema } from '@workspace-ops/contracts';
import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, asc, count, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { artifacts, type ArtifactRow } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { toArtifact } from './stored-artifact.ts';

const listed = 100;

/**
 * The workspace's posts by their date, undated ones last, with totals and a Markdown excerpt. Of a period
 * only the posts are, so that the posts of one month are there however many are older.
 */
export async function readCalendar(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller: { workspaceId } }: RequestContext,
  period: CalendarFilter,
): Promise<z.infer<typeof contentCalendarSchema>> {
  return database.read(workspaceId, async (scope) => {
    const [items, totals, scheduled, drafts] = await Promise.all([
      listPosts(scope, period),
      countByStatus(scope),
      nextScheduled(scope, clock.now()),
      newestDrafts(scope),
    ]);
    return {
      workspaceId,
      calendarItems: items.map(toArtifact),
      totalScheduled: totals.get('scheduled') ?? 0,
      totalDrafts: totals.get('draft') ?? 0,
      totalPublished: totals.get('published') ?? 0,
      localContentQueueExcerpt: excerptQueue({ scheduled, drafts }),
    };
  });
}

const listPosts = ({ db, workspaceId }: Scope, { from, to }: CalendarFilter) =>
  db
    .select()
    .from(artifacts)
    .where(
      and(
        isPost(workspaceId),
        from === undefined ? undefined : gte(artifacts.scheduledFor, new Date(from)),
        to === undefined ? undefined : lte(artifacts.scheduledFor, new Date(to)),
      ),
    )
    .orderBy(asc(artifacts.scheduledFor), desc(artifacts.createdAt), desc(artifacts.id))
    .limit(listed);

/** As a literal: the partial indexes of posts are found by it. */
const isPost = (workspaceId: string) =>
  and(eq(artifacts.workspaceId, workspaceId), sql`${artifacts.artifactType} = 'post'`);

async function countByStatus({ db, workspaceId }: Scope): Promise<Map<string, number>> {
  const rows = await db
    .select({ status: artifacts.status, total: count() })
    .from(artifacts)
    .where(isPost(workspaceId))
    .groupBy(artifacts.status);
  return new Map(rows.map((row) => [row.status, row.total]));
}

/** What comes next; what is overdue fills up, the latest first. */
async function nextScheduled({ db, workspaceId }: Scope, now: Date) {
  const isScheduled = and(isPost(workspaceId), eq(artifacts.status, 'scheduled'));
  const coming = await db
    .select()
    .from(artifacts)
    .where(and(isScheduled, gte(artifacts.scheduledFor, now)))
    .orderBy(asc(artifacts.scheduledFor), desc(artifacts.createdAt), desc(artifacts.id))
    .limit(excerptLength);
  if (coming.length === excerptLength) return coming;
  const overdue = await db
    .select()
    .from(artifacts)
    .where(and(isScheduled, lt(artifacts.scheduledFor, now)))
    .orderBy(desc(artifacts.scheduledFor), desc(artifacts.createdAt), desc(artifacts.id))
    .limit(excerptLength - coming.length);
  return [...overdue.toReversed(), ...coming];
}

const newestDrafts = ({ db, workspaceId }: Scope) =>
  db
    .select()
    .from(artifacts)
    .where(and(isPost(workspaceId), eq(artifacts.status, 'draft')))
    .orderBy(desc(artifacts.createdAt), desc(artifacts.id))
    .limit(excerptLength);

/** How many posts of each kind the excerpt names. */
const excerptLength = 5;

type Post = Pick<ArtifactRow, 'title' | 'targetPlatform' | 'scheduledFor' | 'qualityGrade'>;

/** The content queue in Markdown: the posts that come next, and the newest drafts. */
export function excerptQueue(queue: {
  scheduled: readonly Post[];
  drafts: readonly Post[];
}): string {
  return [
    '# Content queue',
    '',
    '## Scheduled',
    '',
    ...formatPosts(queue.scheduled, 'No post is scheduled.'),
    '',
    '## Drafts',
    '',
    ...formatPosts(queue.drafts, 'No post is in draft.'),
    '',
  ].join('\n');
}

const formatPosts = (posts: readonly Post[], none: string): string[] =>
  posts.length === 0 ? [none] : posts.map(formatPost);

function formatPost({ title, targetPlatform, scheduledFor, qualityGrade }: Post): string {
  const facts = [
    scheduledFor?.toISOString(),
    targetPlatform,
    qualityGrade === null ? null : `grade ${qualityGrade}`,
  ].filter((fact) => fact !== null && fact !== undefined);
  return `- ${[`**${asText(title)}**`, ...facts].join(' · ')}`;
}

/** A title is text: its signs must not become Markdown. */
const asText = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
