import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields, toText } from './fields.ts';

/** A report whose columns are named apart from its rows: `Columns: [{ColTitle}], Rows: [{ColData: [{value}]}]`. */
export function withReportRows(given: JsonObject): JsonObject {
  const record = replaceFields(given, ([name, value]) => {
    const table = typeof value === 'string' ? readPasted(value) : [];
    return table.length === 0 ? null : [[[name], table]];
  });
  const rows = listRows(findField(record, /^rows$/));
  const header = rows.find((row) => toText(findField(row, /^rowtype$/)) === 'Header');
  const titles =
    header === undefined ? listTitles(findField(record, /^columns$/)) : listCells(header);
  if (titles.length === 0 || rows.length === 0) return record;
  const read = rows
    .filter((row) => row !== header)
    .map(listCells)
    .filter((cells) => cells.length === titles.length)
    .map((cells) =>
      Object.fromEntries(titles.map((title, at) => [title === '' ? 'Account' : title, cells[at]!])),
    );
  if (read.length === 0) return record;
  return Object.fromEntries([
    ...Object.entries(record).filter(([name]) => !/^(?:rows|columns)$/.test(plainName(name))),
    ['lines', read],
  ]);
}

/** A table that was pasted in as text: a head of words, and as many cells in each line below it, some of them figures. */
function readPasted(text: string): JsonObject[] {
  const lines = text.trim().split(/\r?\n/);
  const mark = ['\t', ';', '|', ','].find((one) => lines[0]!.split(one).length >= fewCells);
  if (mark === undefined || lines.length < 2 || lines.length > mostLines) return [];
  const [head = [], ...rows] = lines.map((line) => splitCells(line, mark));
  const isTable =
    head.every((cell) => headCell.test(cell)) &&
    rows.every((row) => row.length === head.length && row.some((cell) => /^\d/.test(cell)));
  return isTable
    ? rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at]!])))
    : [];
}

/** In quotation marks a cell may hold the mark itself. */
const splitCells = (line: string, mark: string): string[] =>
  line
    .replace(/"([^"]*)"/g, (_, said: string) => said.replaceAll(mark, '\0'))
    .split(mark)
    .map((cell) => cell.replaceAll('\0', mark).trim());
const headCell = /^\p{L}[\p{L}\d%_()/ -]{0,30}$/u;
const fewCells = 3;
const mostLines = 2_000;

/** The rows of a report, those of its sections with them, and no sums of these. */
function listRows(value: JsonValue | undefined, level = 0): JsonObject[] {
  const list = isJsonObject(value) ? Object.values(value)[0] : value;
  if (!Array.isArray(list) || level > most) return [];
  return list.filter(isJsonObject).flatMap((row) => {
    const nested = listRows(findField(row, /^rows$/), level + 1);
    return nested.length > 0
      ? nested
      : /^(?:SummaryRow|Section)$/.test(toText(findField(row, /^rowtype$/)))
        ? []
        : [row];
  });
}
const most = 4;

const listTitles = (value: JsonValue | undefined): string[] => {
  const list = isJsonObject(value) ? Object.values(value)[0] : value;
  return Array.isArray(list)
    ? list.filter(isJsonObject).map((one) => toText(findField(one, /^(?:coltitle|title|name)$/)))
    : [];
};

const listCells = (row: JsonObject): string[] => {
  const cells = findField(row, /^(?:coldata|cells)$/);
  return Array.isArray(cells)
    ? cells.filter(isJsonObject).map((cell) => toText(findField(cell, /^value$/)))
    : [];
};
