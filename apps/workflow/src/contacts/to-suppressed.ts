import type { SuppressedContact } from '@workspace-ops/contracts';
import type { SuppressedContactRow } from '../db/schema/index.ts';

export const toSuppressed = (row: SuppressedContactRow): SuppressedContact => ({
  id: row.id,
  kind: row.kind,
  value: row.value,
  reason: row.reason,
  source: row.source,
  sourceId: row.sourceId,
  by: row.createdBy,
  createdAt: row.createdAt.toISOString(),
});
