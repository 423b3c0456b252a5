import { bigint, text } from 'drizzle-orm/pg-core';
import { anchorSchema } from './audit-schema.ts';
import { bytes } from './bytes.ts';

const count = () => bigint({ mode: 'number' }).notNull();

/** Where each workspace's chain ends, authenticated with a key that the database does not hold. */
export const heads = anchorSchema.table('heads', {
  workspaceId: text().primaryKey(),
  /** The newest link's; 0 for a chain without links. */
  position: count(),
  hash: bytes().notNull(),
  /** Entries by the status they are shown with. */
  success: count(),
  requiresApproval: count(),
  warning: count(),
  error: count(),
  /** Set once when an append found the head forged or gone, and never cleared. */
  brokenPosition: bigint({ mode: 'number' }),
  brokenReason: text(),
  mac: bytes().notNull(),
});
