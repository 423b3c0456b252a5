import { getTableColumns, sql, type SQL, type SQLChunk } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** A statement's text around its parameters. */
type Text = readonly SQL[];

const known = new WeakMap<PgTable, Map<string, Text>>();

/**
 * An insert of any number of rows that is always the same statement, with one parameter, so that it
 * stays prepared and costs little to build: drizzle's own has a parameter for each value. Of one row
 * the JSON values are parameters of their own, which PostgreSQL then parses once and not three times:
 * 1 MB takes it half as long.
 * @param rows at least one. A column that none of them names gets its default.
 */
export function buildInsert<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = getTableColumns(table);
  const apart = rows.length > 1 ? [] : keys.filter((key) => columns[key]!.getSQLType() === 'jsonb');
  const texts = known.get(table) ?? new Map<string, Text>();
  known.set(table, texts);
  const id = [...keys, apart.length].join();
  const text = texts.get(id) ?? textAround(table, keys, apart);
  texts.set(id, text);
  const row: Record<string, unknown> = rows[0]!;
  const parameters = [
    ...apart.map((key) => toJson(row[key])),
    JSON.stringify(rows.map((each) => omit(each, apart))),
  ];
  // A value in the list is a parameter, null as well.
  const chunks: unknown[] = text.flatMap((part, at) =>
    at === 0 ? part : [parameters[at - 1], part],
  );
  return sql.fromList(chunks as SQLChunk[]);
}

const omit = (row: object, keys: readonly string[]): object =>
  keys.length === 0
    ? row
    : Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));

/** As `json_to_recordset` has it: a JSON null is no value. */
const toJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

function textAround(table: PgTable, keys: readonly string[], apart: readonly string[]): Text {
  const { schema, name } = getTableConfig(table);
  const columns = getTableColumns(table);
  const into = schema === undefined ? quoted(name) : `${quoted(schema)}.${quoted(name)}`;
  const inOne = keys.filter((key) => !apart.includes(key));
  const names = [...apart, ...inOne].map((key) => quoted(toSnakeCase(key))).join(', ');
  const values = [...apart.map(() => `${parameter}::text::jsonb`), ...inOne.map(quoted)].join(', ');
  const types = inOne.map((key) => `${quoted(key)} ${columns[key]!.getSQLType()}`).join(', ');
  const text = `insert into ${into} (${names}) select ${values} from json_to_recordset(${parameter}::text::json) as row (${types})`;
  return text.split(parameter).map((part) => sql.raw(part));
}

/** Stands for a parameter in a statement's text. */
const parameter = '\0';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
