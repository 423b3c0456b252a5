import type { Schemas } from '../api.ts';
import { toZonedTime } from '../scheduling/zoned-time.ts';

type Post = Pick<
  Schemas['Artifact'],
  'id' | 'status' | 'scheduledFor' | 'parentArtifactId' | 'revisionVersion'
>;

/**
 * The posts without those that are drafts of a text that has a newer revision: an edit keeps the date, and
 * what is not planned any more would stand twice. What is scheduled or published stays, as it is what holds.
 */
export function dropSuperseded<T extends Post>(posts: readonly T[]): T[] {
  const parents = new Set(posts.map(({ parentArtifactId }) => parentArtifactId));
  return posts.filter(({ id, status }) => status !== 'draft' || !parents.has(id));
}

/** The posts of each day of the zone, in their order. */
export function groupByDay<T extends Post>(posts: readonly T[], zone: string): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const post of posts) {
    if (post.scheduledFor === null) continue;
    const { date } = toZonedTime(Date.parse(post.scheduledFor), zone);
    const day = days.get(date);
    if (day === undefined) days.set(date, [post]);
    else day.push(post);
  }
  return days;
}
