import type { Approval } from '@workspace-ops/contracts';
import type { CurrentArtifact } from './current-artifacts.ts';
import type { ApprovalRow } from './stored-pause.ts';

interface PausedPost {
  row: Pick<ApprovalRow, 'kind' | 'decidedAt' | 'plannedFor' | 'plannedProposed'>;
  artifacts: readonly CurrentArtifact[];
}

/** When the post that an open approval is about goes out; undefined where it is about none. */
export function findPublication(
  { row, artifacts }: PausedPost,
  now: Date,
): Approval['publication'] {
  const { kind, decidedAt, plannedFor, plannedProposed } = row;
  const post = artifacts.findLast(({ artifactType }) => artifactType === 'post');
  if (post === undefined || post.status === 'published' || decidedAt !== null) return undefined;
  if (kind === 'budget' || kind === 'handoff') return undefined;
  const artifactId = post.id;
  const { scheduledFor, proposed } = post;
  if (scheduledFor !== null && !(proposed && scheduledFor <= now)) {
    return publishedAt(artifactId, scheduledFor, proposed);
  }
  if (plannedFor !== null) return publishedAt(artifactId, plannedFor, plannedProposed === true);
  const entry = artifacts.findLast(({ artifactType }) => artifactType === 'calendar_entry');
  if (entry?.scheduledFor) return publishedAt(artifactId, entry.scheduledFor, entry.proposed);
  return { artifactId, scheduledFor: null };
}

const publishedAt = (artifactId: string, at: Date, isProposed: boolean) => ({
  artifactId,
  scheduledFor: at.toISOString(),
  ...(isProposed && { proposed: true as const }),
});
