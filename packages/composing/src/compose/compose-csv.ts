import { fillPlaceholders, findPlaceholders, namesSecret } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { stringify } from 'csv-stringify/sync';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { findOpenPoints } from './open-points.ts';
import { enumerate } from './sections.ts';
import type { Draft, DraftRequest } from './types.ts';

const maxTableLength = 190_000;

/** RFC 4180 with a header; cells that a spreadsheet would run as formulas are defused. */
export function composeCsv(request: DraftRequest): Draft {
  const { context, artifact, sheet } = request;
  const { header, rows } = collectRows(context, artifact.columns ?? []);
  const lines = fitting([csvLine(header), ...rows.map(csvLine)]);
  const written = lines.length - 1;
  const left = rows.length - written;
  const unfilled = listUnfilled(header, rows);
  const told = [
    unfilled.length === 0
      ? ''
      : `Not ready to send. Nothing is on record of ${enumerate(unfilled)}.`,
    `${written} ${written === 1 ? 'row' : 'rows'} in ${header.length} columns: ${header.slice(0, 12).join(', ')}.`,
    left > 0 ? `The last ${left} rows are left out for their size.` : '',
    ...findOpenPoints(request, sheet).questions,
  ];
  const summary = told.filter((part) => part !== '').join(' ');
  return { content: lines.join(''), summary: summary.slice(0, 500), scheduledFor: null };
}

/** The columns without a value, where more than half of all cells are empty. */
function listUnfilled(header: Table['header'], rows: Table['rows']): string[] {
  const filled = rows.flat().filter((cell) => cell !== '').length;
  if (filled * 2 >= rows.length * header.length) return [];
  const empty = header.filter((_, at) => rows.every((row) => row[at] === ''));
  return empty.slice(0, 12).map(spacedName);
}

function csvLine(cells: readonly Cell[]): string {
  const written = stringify([[...cells]], { record_delimiter: '\r\n', escape_formulas: true });
  // Two cells side by side may read as one placeholder, as `[first,` and `name]` do.
  if (findPlaceholders(written).length === 0) return written;
  const plain = cells.map((cell) =>
    typeof cell === 'string' ? cell.replace(/[^\p{L}\p{N}\s.,;:()-]/gu, ' ') : cell,
  );
  return stringify([plain], { record_delimiter: '\r\n', escape_formulas: true });
}

function fitting(lines: readonly string[]): string[] {
  let length = 0;
  const first = lines.findIndex((text) => (length += text.length) > maxTableLength);
  return lines.slice(0, first === -1 ? undefined : first);
}

type Cell = string | number;

export interface Table {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const limits = { rows: 500, columns: 24, cell: 400, name: 60 };

/**
 * The context as a table: the largest list of records gives the rows, values beside it are
 * repeated in each, but for sentences, which are about all of them; without a list the context is one row. The wanted columns come first and are
 * filled from fields of their name or a synonym; other fields follow.
 */
function collectRows(context: JsonObject, wanted: readonly string[]): Table {
  const [listKey, records] = largestList(context);
  const beside = selectScalars(context, listKey);
  const shared = records.length > 1 ? withoutRemarks(beside, wanted) : beside;
  const rows = records.slice(0, limits.rows).map((record) => ({ ...shared, ...record }));
  const keys = listColumns(rows, wanted);
  return {
    header: uniqueNames(keys.map(({ name }) => name)),
    rows: rows
      .map((row) => keys.map(({ from }) => toCell(from(row))))
      .filter((cells) => cells.some((cell) => cell !== '')),
  };
}

const isRecord = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of plain values counts as records of one field, named after the list. */
function largestList(context: JsonObject): [string | undefined, JsonObject[]] {
  let key: string | undefined;
  let records: JsonObject[] = [{}];
  let size = 0;
  for (const [name, value] of Object.entries(context)) {
    if (!Array.isArray(value) || value.length <= size || namesSecret(name)) continue;
    const item = normalName(name) === '' ? 'item' : name.replace(/s$/, '');
    key = name;
    size = value.length;
    records = value.map((entry) => (isRecord(entry) ? flat(entry) : { [item]: entry }));
  }
  return [key, records];
}

function selectScalars(context: JsonObject, listKey: string | undefined): JsonObject {
  const entries = Object.entries(context).filter(
    ([key, value]) => key !== listKey && !Array.isArray(value),
  );
  return flat(Object.fromEntries(entries));
}

function withoutRemarks(values: JsonObject, wanted: readonly string[]): JsonObject {
  const columns = new Set(wanted.flatMap(namesFor));
  const isRemark = (value: JsonValue) =>
    typeof value === 'string' && /\s.*[.!?…]\s*$/su.test(value);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => columns.has(normalName(key)) || !isRemark(value),
    ),
  );
}

/** One level of nesting becomes `outer inner`; anything deeper is written as JSON in its cell. */
function flat(record: JsonObject): JsonObject {
  const entries = Object.entries(record)
    .filter(([key]) => !namesSecret(key))
    .slice(0, limits.columns * 4)
    .flatMap(([key, value]): [string, JsonValue][] =>
      isRecord(value)
        ? Object.entries(value)
            .filter(([inner]) => !namesSecret(inner))
            .slice(0, limits.columns)
            .map(([inner, child]) => [`${key} ${inner}`, child])
        : [[key, value]],
    );
  return Object.fromEntries(entries);
}

interface Column {
  name: string;
  from: (row: JsonObject) => JsonValue | undefined;
}

function listColumns(rows: readonly JsonObject[], wanted: readonly string[]): Column[] {
  const present = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const used = new Set<string>();
  const first = wanted.map((name): Column => {
    const keys = keysFor(name, present)
      .filter((key) => !used.has(key))
      .slice(0, 1);
    for (const key of keys) used.add(key);
    return { name, from: (row) => keys.map((key) => row[key]).find((value) => value != null) };
  });
  const others = present.filter((key) => !used.has(key));
  const rest = others.map((key): Column => ({ name: key, from: (row) => row[key] }));
  return [...first, ...rest].slice(0, limits.columns);
}

function keysFor(name: string, present: readonly string[]): string[] {
  return namesFor(name).flatMap((wanted) => present.filter((key) => normalName(key) === wanted));
}

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = safeText(spacedName(name.slice(0, 200)), limits.name).replace(
      /[^\p{L}\p{N}]+/gu,
      '_',
    );
    const base = plain.replace(/^_+|_+$/g, '') || 'column';
    let unique = base;
    for (let nth = 2; taken.has(unique); nth += 1) unique = `${base}_${nth}`;
    taken.add(unique);
    return unique;
  });
}

function toCell(value: JsonValue | undefined): Cell {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return safeText(text, limits.cell);
}

/** One line without control characters and without anything that reads as a template. */
function safeText(text: string, maxLength: number): string {
  const line = text
    .slice(0, maxLength * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+|lorem|ipsum/giu, ' ')
    .trim();
  return clip(fillPlaceholders(line).text.trim(), maxLength);
}
