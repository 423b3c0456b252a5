import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';

/**
 * The scope of a service's own cross-workspace work: relays, sweeps, sign-in.
 * No workspace id can be `*`.
 */
export const allWorkspaces = '*';

/** Drizzle's query builder, row-level security set. */
export type Queries = Pick<
  PostgresJsDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
>;

/** A read or a transaction: queries, and the workspace they see, or `allWorkspaces`. */
export interface Scope {
  readonly db: Queries;
  readonly workspaceId: string;
}
