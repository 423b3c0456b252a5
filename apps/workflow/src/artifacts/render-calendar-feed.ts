import type { Scope } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '@workspace-ops/service-kit';
import { artifacts } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { writeIcalendar, type CalendarEvent } from './write-icalendar.ts';

const mostComing = 1_000;
const mostPast = 250;
const pastMs = 90 * dayMs;
/** A post takes no time: so that calendars draw it. */
const lengthMs = 30 * 60_000;
const longestSummary = 1_000;

/**
 * The workspace's scheduled and published posts in iCalendar: the next 1,000, and up to 250 of the last
 * 90 days. A post keeps its UID when it is moved, and when another revision of it goes out.
 */
export async function renderCalendarFeed(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller: { workspaceId } }: RequestContext,
  { origin }: { origin: string },
): Promise<string> {
  const posts = await database.read(workspaceId, (scope) => listPosts(scope, clock.now()));
  return writeIcalendar(
    'Content calendar',
    posts.map((post) => toEvent(post, origin)),
  );
}

async function listPosts({ db, workspaceId }: Scope, now: Date): Promise<Post[]> {
  const goesOut = and(
    eq(artifacts.workspaceId, workspaceId),
    sql`${artifacts.artifactType} = 'post'`,
    inArray(artifacts.status, ['scheduled', 'published']),
    isNewest(workspaceId),
  );
  const { scheduledFor, id } = artifacts;
  const since = new Date(now.getTime() - pastMs);
  const [past, coming] = await Promise.all([
    db
      .select(columns)
      .from(artifacts)
      .where(and(goesOut, gte(scheduledFor, since), lt(scheduledFor, now)))
      .orderBy(desc(scheduledFor), desc(id))
      .limit(mostPast),
    db
      .select(columns)
      .from(artifacts)
      .where(and(goesOut, gte(scheduledFor, now)))
      .orderBy(asc(scheduledFor), asc(id))
      .limit(mostComing),
  ]);
  return [...past.toReversed(), ...coming];
}

/** Of the revisions of a post that go out, the newest. */
const isNewest = (workspaceId: string) => sql`not exists (select from ${artifacts} newer
  where newer.workspace_id = ${workspaceId} and newer.lineage_id = ${artifacts.lineageId}
    and newer.revision_version > ${artifacts.revisionVersion}
    and newer.status in ('scheduled', 'published'))`;

const columns = {
  id: artifacts.id,
  lineageId: artifacts.lineageId,
  title: artifacts.title,
  summary: sql<string | null>`left(${artifacts.summary}, ${longestSummary})`,
  status: artifacts.status,
  targetPlatform: artifacts.targetPlatform,
  qualityGrade: artifacts.qualityGrade,
  // Of posts without a date none is selected.
  scheduledFor: sql<Date>`${artifacts.scheduledFor}`.mapWith(artifacts.scheduledFor),
  updatedAt: artifacts.updatedAt,
};

interface Post {
  id: string;
  lineageId: string;
  title: string;
  summary: string | null;
  status: string;
  targetPlatform: string | null;
  qualityGrade: string | null;
  scheduledFor: Date;
  updatedAt: Date;
}

function toEvent(post: Post, origin: string): CalendarEvent {
  const { status, targetPlatform, qualityGrade, summary, scheduledFor: start } = post;
  const facts = [status, targetPlatform, qualityGrade && `grade ${qualityGrade}`].filter(Boolean);
  return {
    uid: post.lineageId,
    start,
    end: new Date(start.getTime() + lengthMs),
    changedAt: post.updatedAt,
    summary: post.title,
    description: [facts.join(', '), summary].filter(Boolean).join('\n'),
    url: `${origin}/console/artifacts/${post.id}`,
  };
}
