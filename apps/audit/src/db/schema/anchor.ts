import { bigint, boolean, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { anchorSchema, bytes } from './audit-schema.ts';

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

const position = () => bigint({ mode: 'number' });

/**
 * The times when a chain was found without its end, authenticated as the heads are. A row is written
 * when it is found, and once more when it is acknowledged.
 */
export const rollbacks = anchorSchema.table(
  'rollbacks',
  {
    workspaceId: text().notNull(),
    /** 1, 2, 3, ... within the workspace. Only the latest can wait to be acknowledged. */
    number: integer().notNull(),
    /** The last link that is left. */
    position: position().notNull(),
    hash: bytes().notNull(),
    /** The last link that was seen before; its hash is unknown to what an earlier release found. */
    witnessedPosition: position().notNull(),
    witnessedHash: bytes(),
    /** Whether the anchor was at the witnessed link: the chain goes on from there, after a gap. */
    hasGap: boolean().notNull(),
    /** Milliseconds since 1970. */
    foundAtMs: position().notNull(),
    /** The link that acknowledges it. */
    acknowledgedPosition: position(),
    acknowledgedHash: bytes(),
    mac: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.number] })],
);
