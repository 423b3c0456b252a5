/**
 * Asks the catalogue for the tables of schemas that hold rows of workspaces: a new table is included.
 * Partitions are reached through their tables.
 * @param schemas names of ours, which need no quotes.
 */
export const selectWorkspaceTables = (...schemas: readonly string[]): string => `
  select n.nspname as schema, c.relname as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
  where n.nspname in (${schemas.map((schema) => `'${schema}'`).join(', ')})
    and c.relkind in ('r', 'p') and not c.relispartition
  order by n.nspname, c.relname`;
