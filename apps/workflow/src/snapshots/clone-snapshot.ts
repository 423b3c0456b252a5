import type { CloneSnapshotInput, Snapshot } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { WorkflowDependencies } from '../dependencies.ts';
import { auditSnapshot } from './audit-snapshot.ts';
import { findSnapshot, insertSnapshot, withSuffix } from './stored-snapshot.ts';

const tag = 'cloned-branch';

/**
 * Copies a snapshot or a template for another office.
 * @throws {AppError} `not_found`
 */
export async function cloneSnapshot(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller }: RequestContext,
  { id, targetOfficeName, newSnapshotName }: CloneSnapshotInput & { id: string },
): Promise<Snapshot> {
  return database.transaction(caller.workspaceId, async (tx) => {
    const {
      id: sourceId,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...source
    } = await findSnapshot(tx, id);
    const written = {
      ...source,
      name: given(newSnapshotName) ?? withSuffix(source.name, ' (Clone)'),
      officeName: given(targetOfficeName) ?? withSuffix(source.officeName, ' - Branch 02'),
      tags: source.tags.includes(tag) ? source.tags : [...source.tags, tag],
    };
    const snapshot = await insertSnapshot(tx, written, clock.now());
    auditSnapshot(tx, 'clone', { snapshot, caller, details: { sourceId } });
    return snapshot;
  });
}

/** A name that is only white space is none. */
const given = (name: string | undefined): string | undefined =>
  name === undefined || name.trim() === '' ? undefined : name;
