import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isDay } from '../facts/day-names.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';

const names = new Set(['items', 'tasks'].flatMap(namesFor));
/** `work list`, `todo_list` */
const namesTasks = (name: string): boolean => names.has(name) || /^[a-z]{2,12}list$/.test(name);
const most = { text: 6_000, line: 240 };

/** The tasks of a register that are lines of one text, `Clear gutters - Joe - done; Order bulbs - Ana`, as their list. */
export const withTaskLines = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    (namesTasks(normalName(name)) && typeof value === 'string' && readLines(value)) || value,
  ]);
  return entries.some(([name, value]) => value !== context[name])
    ? Object.fromEntries(entries)
    : context;
});

/** `{what, who, by: 'Friday'}`: until when it is to be done, where what is said is a day; by whom, where it is not. */
export const withTaskTerms = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    Array.isArray(value) && value.every(isJsonObject) ? terms.reduce(withTerm, value) : value,
  ]);
  return entries.some(([name, value]) => value !== context[name])
    ? Object.fromEntries(entries)
    : context;
});
const terms = ['by', 'until'];

function withTerm(list: JsonObject[], term: string): JsonObject[] {
  const said = list.map((entry) => entry[term] ?? '').filter((one) => one !== '');
  const isTerm =
    said.length > 0 &&
    said.every((one) => typeof one === 'string' && isDay(one)) &&
    !list.some((entry) => 'due' in entry);
  return isTerm ? list.map((entry) => toDue(entry, term)) : list;
}
const toDue = (entry: JsonObject, term: string): JsonObject =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name === term ? 'due' : name, value]),
  );

/** Undefined of sentences, and of a list of things. */
function readLines(text: string): string[] | undefined {
  if (text.length > most.text) return undefined;
  const written = text.split(/[;\n]/).filter((line) => line.trim() !== '');
  const lines = written.map((line) => line.replace(mark, '').trim());
  const isList = written.every((line) => mark.test(line));
  const parted = lines.filter((line) => / [-–—|] /.test(line)).length;
  if (lines.length < 2 || lines.some(({ length }) => length > most.line)) return undefined;
  return isList || parted * 2 > lines.length ? lines : undefined;
}
const mark = /^\s*(?:[-*•]|\d{1,2}[.)]) /u;
