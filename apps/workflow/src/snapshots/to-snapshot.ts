import type { Snapshot } from '@workspace-ops/contracts';
import type { SnapshotRow } from '../db/schema/index.ts';

export const toSnapshot = (
  row: Omit<SnapshotRow, 'workspaceId' | 'listedConfiguration'>,
): Snapshot => ({
  id: row.id,
  name: row.name,
  officeName: row.officeName,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  tags: row.tags,
  scope: row.scope,
  configuration: row.configuration,
});
