import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { hasNumber } from './own-title.ts';

const notes = /^(?:notes?|desc|description|memo|details|summary|text|textcontent|comment)$/;

/** What a note of a program says under a heading of its own, and no other field has. */
const labels: readonly (readonly [RegExp, string, RegExp])[] = [
  [/^cause$/, 'cause', /^(?:root)?cause$/],
  [/^(?:corrective )?actions?$/, 'action', /^(?:corrective)?actions?$/],
  [/^(?:scope|in scope)$/, 'scope', /^scope$/],
  [
    /^(?:not included|excluded|exclusions|out of scope)$/,
    'exclusions',
    /^(?:exclusions|excluded)$/,
  ],
  [/^issues?$/, 'issue', /^issues?$/],
  [/^next(?: steps?)?$/, 'next step', /^nextsteps?$/],
  [/^need(?:ed|s)? from [\p{L} ]{2,30}$/u, 'needed from client', /^neededfromclient$/],
];
const labelled =
  /(?<=^|[.!?\n] ?)(\p{L}[\p{L} ]{3,34}): ([^\n]{3,600}?)(?=[.!?]? ?\n|[.!?] \p{Lu}|[.!?]?$)[.!?]? ?/gu;
const spend =
  /\bactual:? ((?:\p{Sc}|[A-Z]{3} )\d[\d,.]*\d) (?:against|vs\.?|versus) (?:a )?budget:?(?: of)? ((?:\p{Sc}|[A-Z]{3} )\d[\d,.]*\d)(?: \([^()]{1,30}\))?[.;]? ?/iu;

/** `Cause: pump broke. Action: keep a spare` in a note, each under its own name and out of the note. */
export function withSaidLabels(record: JsonObject): JsonObject {
  if (!hasNumber(record)) return record;
  const names = Object.keys(record).map(plainName);
  const said = new Map<string, JsonValue>();
  const entries = Object.entries(record).flatMap(([name, value]): [string, JsonValue][] => {
    if (!notes.test(plainName(name)) || typeof value !== 'string') return [[name, value]];
    const rest = takeSpend(takeLabels(value, names, said), names, said);
    return rest === '' ? [] : [[name, rest]];
  });
  return said.size === 0 ? record : Object.fromEntries([...entries, ...said]);
}

const takeLabels = (text: string, names: readonly string[], said: Map<string, JsonValue>): string =>
  text
    .replace(labelled, (whole, label: string, value: string) => {
      const row = labels.find(([shape]) => shape.test(label.toLowerCase()));
      if (row === undefined || said.has(row[1]) || names.some((name) => row[2].test(name)))
        return whole;
      said.set(row[1], value.trim());
      return '';
    })
    .trim();

function takeSpend(text: string, names: readonly string[], said: Map<string, JsonValue>): string {
  const [whole, actual, budget] = spend.exec(text) ?? [];
  if (whole === undefined || names.some((name) => /^(?:actual|budget|planned)/.test(name)))
    return text;
  said.set('actual', actual!);
  said.set('budget', budget!);
  return text.replace(whole, '').trim();
}
