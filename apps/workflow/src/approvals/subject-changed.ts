import type { Transaction } from '@workspace-ops/db';
import type { Compute } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { approvals, runs, type StoredRequirement } from '../db/schema/index.ts';
import { governBy, findRequirements, type GovernedRun } from './govern.ts';
import { findVersion } from './stored-policies.ts';
import { findPause, type Pause } from './stored-pause.ts';
import { announceChange, voidStaleVotes } from './void-votes.ts';

/**
 * Writes a change of what would be done with what a run has made, in one order with the votes on it: the
 * run's row is locked first. Where the run waits, votes on what was changed are voided, pages that show
 * its approval are updated, and policies whose conditions hold by now are added to those that it began with.
 * @param compute that of `computeAhead`, since the lock is held.
 */
export async function changeSubject<T>(
  tx: Transaction,
  { runId, now, compute }: { runId: string; now: Date; compute: Compute },
  write: () => Promise<T>,
): Promise<T> {
  const [run] = await tx.db
    .select()
    .from(runs)
    .where(and(eq(runs.workspaceId, tx.workspaceId), eq(runs.id, runId)))
    .for('update');
  const isWaiting = run?.status === 'paused_for_approval';
  if (!isWaiting || run.pauseEntryId === null || run.plan === null) return write();
  const opened = { entryId: run.pauseEntryId, now };
  const before = await findPause(tx, opened);
  const written = await write();
  const pause = await findPause(tx, opened);
  if (before === undefined || pause === undefined) return written;
  const fresh = await voidStaleVotes(tx, pause, { now });
  const isTold = fresh !== pause;
  if (!isTold && before.subjectDigest !== pause.subjectDigest)
    tx.publish(announceChange(pause.row));
  await addRequirements(tx, pause, { run: { ...run, plan: run.plan }, compute });
  return written;
}

async function addRequirements(
  tx: Transaction,
  { row }: Pause,
  { run, compute }: { run: GovernedRun; compute: Compute },
): Promise<void> {
  const { policyVersion: version, requirements, kind, entryId } = row;
  if (version === null) return;
  const policies = await findVersion(tx, version);
  const governance = await governBy(tx, run, { version, policies, kept: null, compute });
  const known = new Set(requirements?.map(({ name }) => name));
  const added = findRequirements(governance, run.plan, kind ?? 'gate')
    .filter(({ name }) => !known.has(name))
    // The deadline is that of the pause's beginning.
    .map(({ deadline: _later, ...requirement }): StoredRequirement => requirement);
  if (added.length === 0) return;
  await tx.db
    .update(approvals)
    .set({ requirements: [...(requirements ?? []), ...added] })
    .where(and(eq(approvals.workspaceId, tx.workspaceId), eq(approvals.entryId, entryId)));
}
