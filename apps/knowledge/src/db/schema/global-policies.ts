import { sql } from 'drizzle-orm';
import { pgPolicy } from 'drizzle-orm/pg-core';

const isGlobal = sql`workspace_id = '@global'`;
const isScoped = sql`(select current_setting('app.workspace_id')) <> ''`;
const isCreator = sql`created_by_workspace = (select current_setting('app.workspace_id'))`;

/**
 * What row-level security allows beside the `workspace_isolation` of every table: each workspace
 * sees the global records, and makes and deletes its own ones. System records have no creator, so
 * that no workspace can make or delete one.
 */
export const globalPolicies = () => [
  pgPolicy('global_read', { for: 'select', using: sql`${isGlobal} and ${isScoped}` }),
  pgPolicy('global_insert', { for: 'insert', withCheck: sql`${isGlobal} and ${isCreator}` }),
  pgPolicy('global_delete', { for: 'delete', using: sql`${isGlobal} and ${isCreator}` }),
];
