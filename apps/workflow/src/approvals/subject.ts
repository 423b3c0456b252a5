import { canonicalJson } from '@workspace-ops/service-kit';
import { hash } from 'node:crypto';
import type { CurrentArtifact } from './current-artifacts.ts';
import { findPlannedTime } from './find-publication.ts';
import type { ApprovalRow } from './stored-pause.ts';

/** What a pause asks to approve. */
export interface Subject {
  entryId: string;
  /** Names the amount where it is about money. */
  reason: string;
  artifacts: readonly Pick<
    CurrentArtifact,
    'id' | 'revisionVersion' | 'title' | 'contentHash' | 'targetPlatform' | 'scheduledFor'
  >[];
  /** When the post goes out, where no artifact says it. */
  plannedFor: Date | null;
}

/** What would be done if the pause was approved now. */
export const toSubject = (
  row: ApprovalRow,
  artifacts: readonly CurrentArtifact[],
  now: Date,
): Subject => ({
  entryId: row.entryId,
  reason: row.reason,
  artifacts,
  plannedFor: findPlannedTime({ row, artifacts }, now),
});

/** SHA-256 of what would be done, in hexadecimal: an edit of a text or of its time changes it. */
export function digestSubject({ entryId, reason, artifacts, plannedFor }: Subject): string {
  const listed = artifacts
    .map(({ id, revisionVersion, title, contentHash, targetPlatform, scheduledFor }) => ({
      id,
      revisionVersion,
      title,
      contentHash,
      targetPlatform,
      scheduledFor: scheduledFor?.toISOString() ?? null,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const subject = canonicalJson({
    entryId,
    reason,
    artifacts: listed,
    ...(plannedFor !== null && { plannedFor: plannedFor.toISOString() }),
  });
  return hash('sha256', subject);
}

/** A vote's subject: with the amount, where it is one that the voter chose. */
export const withAmount = (digest: string, grantUsd: number | undefined): string =>
  grantUsd === undefined ? digest : `${digest}:${grantUsd.toFixed(6)}`;

/** Whether a vote's subject is the same but for the amount. */
export const isSameSubject = (voted: string, digest: string): boolean =>
  voted === digest || voted.startsWith(`${digest}:`);
