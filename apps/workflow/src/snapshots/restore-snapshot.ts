import type { Snapshot, SnapshotConfiguration, SnapshotRestored } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { findKnownWorkflows } from '../deployments/find-known-workflows.ts';
import { applyConfiguration } from '../workspace/apply-configuration.ts';
import { lockSettings } from '../workspace/lock-settings.ts';
import { readConfiguration } from '../workspace/read-configuration.ts';
import { auditSnapshot, type SnapshotContext } from './audit-snapshot.ts';
import { capture, partsWithin } from './configuration-parts.ts';
import { findSnapshot } from './find-snapshot.ts';
import { insertSnapshot } from './insert-snapshot.ts';
import { withSuffix } from './with-suffix.ts';

const tag = 'pre-restore';

/**
 * Makes the snapshot's parts within its scope the workspace's live configuration, and keeps what
 * they replace as a snapshot. Restores of one workspace take effect one after the other.
 * @throws {AppError} `not_found`
 */
export async function restoreSnapshot(
  { database, clock, caller }: SnapshotContext,
  id: string,
): Promise<SnapshotRestored> {
  return database.transaction(caller.workspaceId, async (tx) => {
    const snapshot = await findSnapshot(tx.db, tx.workspaceId, id);
    const now = clock.now();
    await lockSettings(tx, now);
    const previous = await keepPrevious(tx, snapshot, now);
    const { parts, unknown } = partsOf(snapshot);
    await applyConfiguration(tx, parts, now);
    const details = { parts: Object.keys(parts), previousSnapshotId: previous.id };
    auditSnapshot(tx, 'restore', { snapshot, caller, details });
    return {
      success: true,
      message: messageOf(snapshot, unknown),
      appliedConfiguration: parts,
      appliedAt: now.toISOString(),
      previousSnapshotId: previous.id,
    };
  });
}

async function keepPrevious(tx: Transaction, restored: Snapshot, now: Date): Promise<Snapshot> {
  const live = await readConfiguration(tx.db, tx.workspaceId);
  return insertSnapshot(
    tx,
    {
      name: withSuffix(restored.name, ' (before its restore)'),
      officeName: restored.officeName,
      description: `What the restore of ${restored.id} replaced.`,
      version: '1.0.0',
      tags: [tag],
      scope: restored.scope,
      configuration: capture(live, restored.scope),
    },
    now,
  );
}

/** What is applied: of the workflows, those that the catalogue has. */
function partsOf({ configuration, scope }: Snapshot): {
  parts: Partial<SnapshotConfiguration>;
  unknown: number;
} {
  const parts = partsWithin(configuration, scope);
  const { activeWorkflows } = parts;
  if (activeWorkflows === undefined) return { parts, unknown: 0 };
  const known = findKnownWorkflows(activeWorkflows).map(({ reference }) => reference);
  return {
    parts: { ...parts, activeWorkflows: known },
    unknown: activeWorkflows.length - known.length,
  };
}

function messageOf({ name }: Snapshot, unknown: number): string {
  const left = `${unknown} of its workflows ${unknown === 1 ? 'is' : 'are'} not in the catalogue and ${unknown === 1 ? 'was' : 'were'} left out.`;
  return `Snapshot "${name}" restored.${unknown === 0 ? '' : ` ${left}`}`;
}
