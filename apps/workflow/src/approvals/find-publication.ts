import type { Approval } from '@workspace-ops/contracts';
import type { CurrentArtifact } from './current-artifacts.ts';
import type { ApprovalRow } from './stored-pause.ts';

interface PausedPost {
  row: Pick<ApprovalRow, 'kind' | 'decidedAt' | 'plannedFor' | 'plannedProposed'>;
  artifacts: readonly CurrentArtifact[];
}

/** When the post that an open approval is about goes out; undefined where it is about none. */
export function findPublication(pause: PausedPost, now: Date): Approval['publication'] {
  const { row, artifacts } = pause;
  const { plannedFor, plannedProposed } = row;
  const post = findPost(pause);
  if (post === undefined) return undefined;
  const artifactId = post.id;
  if (hasOwnDate(post, now)) return publishedAt(artifactId, post.scheduledFor, post.proposed);
  if (plannedFor !== null) return publishedAt(artifactId, plannedFor, plannedProposed === true);
  const entry = artifacts.findLast(({ artifactType }) => artifactType === 'calendar_entry');
  if (entry?.scheduledFor) return publishedAt(artifactId, entry.scheduledFor, entry.proposed);
  return { artifactId, scheduledFor: null };
}

/** The plan's time, where the post that an open approval is about goes out then; null otherwise. */
export function findPlannedTime(pause: PausedPost, now: Date): Date | null {
  const { plannedFor } = pause.row;
  const post = findPost(pause);
  if (post === undefined || hasOwnDate(post, now) || plannedFor === null) return null;
  return plannedFor > now ? plannedFor : null;
}

/** The post that an open approval is about. */
function findPost({ row: { kind, decidedAt }, artifacts }: PausedPost) {
  if (decidedAt !== null || kind === 'budget' || kind === 'handoff') return undefined;
  const post = artifacts.findLast(({ artifactType }) => artifactType === 'post');
  return post?.status === 'published' ? undefined : post;
}

/** One that was proposed holds until it passes. */
const hasOwnDate = <T extends Pick<CurrentArtifact, 'scheduledFor' | 'proposed'>>(
  post: T,
  now: Date,
): post is T & { scheduledFor: Date } =>
  post.scheduledFor !== null && !(post.proposed && post.scheduledFor <= now);

const publishedAt = (artifactId: string, at: Date, isProposed: boolean) => ({
  artifactId,
  scheduledFor: at.toISOString(),
  ...(isProposed && { proposed: true as const }),
});
