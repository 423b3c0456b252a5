import { getTableColumns, sql, type SQL, type SQLChunk } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * An insert of any number of rows that is always the same statement, with one parameter, so that it
 * stays prepared and costs little to build: drizzle's own has a parameter for each value.
 * @param rows at least one. A column that none of them names gets its default.
 */
export function insertOf<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const columns = getTableColumns(table);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const list = (text: (key: string) => SQLChunk): SQL => sql.join(keys.map(text), sql`, `);
  const names = list((key) => sql.identifier(toSnakeCase(key)));
  const values = list((key) => sql.identifier(key));
  const types = list((key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]!.getSQLType())}`);
  return sql`insert into ${table} (${names}) select ${values}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as row (${types})`;
}
