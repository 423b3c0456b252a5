import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { findOwn, type AmountQuestion } from './amount-question.ts';
import { normalName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { most } from './read-lines.ts';

const state = /^(?:status|state|outcome|result|done|completed)$/;
const finished = /^(?:done|complete[d]?|closed|finished|fixed|resolved|yes|true)$/i;
const unfinished =
  /^(?:open|pending|outstanding|not (?:yet )?(?:done|started|complete[d]?|finished)|in progress|ongoing|to ?do|waiting|late|overdue|no|false|failed|incomplete|abandoned|cancelled|missed)$/i;

const things =
  '(?:jobs?|tasks?|visits?|items?|calls?|entries|orders?|deliveries|rounds?|works?|tickets?|checks?)';
const counted: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    new RegExp(`^(?:${things})?(?:done|completed?|closed|finished)(?:${things})?$`),
    finished,
    'done',
  ],
  [new RegExp(`^(?:${things})?(?:open|outstanding|notdone)(?:${things})?$`), unfinished, 'open'],
];

/** `completed: 4` beside five jobs, of which three say that they are done. */
export function askAboutCounts(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const all = counted.map(([name]) => findOwn(sheet, name));
  if (all.every((fact) => fact === undefined)) return [];
  const states = listStates(context);
  if (states.length === 0 || saysMore(sheet, states.length)) return [];
  return counted.flatMap(([, shape, word], at): AmountQuestion[] => {
    const stated = all[at];
    if (stated === undefined || !/^\d{1,4}$/.test(stated.value)) return [];
    const count = states.filter((one) => shape.test(one)).length;
    // What is open may not count what was given up.
    if (
      count === Number(stated.value) ||
      (word === 'open' && states.some((one) => given.test(one)))
    )
      return [];
    const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${String(count)} of ${String(states.length)} as the list says?`;
    return [{ stated, question }];
  });
}
const given = /^(?:cancelled|abandoned|missed|failed)$/i;

/** The states of the one list in which each entry has a plain one; empty where there is none, or another. */
function listStates(context: JsonObject): string[] {
  const lists = Object.values(context).flatMap((list) => {
    if (!Array.isArray(list) || list.length < 2 || list.length > most) return [];
    const states = list.map((entry) => {
      const key = isJsonObject(entry)
        ? Object.keys(entry).find((name) => state.test(normalName(name)))
        : undefined;
      const value = key === undefined ? undefined : (entry as JsonObject)[key];
      return typeof value === 'boolean' || typeof value === 'string' ? String(value).trim() : '';
    });
    return states.every((one) => finished.test(one) || unfinished.test(one)) ? [states] : [];
  });
  return lists.length === 1 ? lists[0]! : [];
}

/** `jobs: 14` beside a list of those that are of interest. */
const saysMore = ({ facts }: FactSheet, listed: number): boolean =>
  facts.some(
    ({ path, value }) =>
      path.length === 1 && ofAll.test(normalName(path[0]!)) && Number.parseInt(value, 10) > listed,
  );
const ofAll = new RegExp(
  `^(?:total|planned|booked|scheduled|number|count|all)(?:of)?(?:${things})?$|^${things}(?:total|planned|booked|scheduled|count|today)?$`,
);
