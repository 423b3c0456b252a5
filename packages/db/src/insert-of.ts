import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** A statement's text before and after its parameter. */
type Text = readonly [before: SQL, after: SQL];

const known = new WeakMap<PgTable, Map<string, Text>>();

/**
 * An insert of any number of rows that is always the same statement, with one parameter, so that it
 * stays prepared and costs little to build: drizzle's own has a parameter for each value.
 * @param rows at least one. A column that none of them names gets its default.
 */
export function insertOf<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const texts = known.get(table) ?? new Map<string, Text>();
  known.set(table, texts);
  const id = keys.join();
  const text = texts.get(id) ?? textOf(table, keys);
  texts.set(id, text);
  return sql`${text[0]}${JSON.stringify(rows)}${text[1]}`;
}

function textOf(table: PgTable, keys: readonly string[]): Text {
  const { schema, name } = getTableConfig(table);
  const columns = getTableColumns(table);
  const into = schema === undefined ? quoted(name) : `${quoted(schema)}.${quoted(name)}`;
  const names = keys.map((key) => quoted(toSnakeCase(key))).join(', ');
  const types = keys.map((key) => `${quoted(key)} ${columns[key]!.getSQLType()}`).join(', ');
  return [
    sql.raw(
      `insert into ${into} (${names}) select ${keys.map(quoted).join(', ')} from json_to_recordset(`,
    ),
    sql.raw(`::text::json) as row (${types})`),
  ];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
