import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { readInvoiceLine, toInvoice } from '../facts/invoice-lines.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { groupDigits } from '../facts/money-words.ts';

const [answers, numbers, amounts] = ['disputed', 'invoice', 'amount'].map(
  (name) => new Set(namesFor(name)),
) as [Set<string>, Set<string>, Set<string>];

const states = new Set(['status', 'state', 'invoicestatus', 'paymentstatus']);

/** What an answer may say beside the numbers, which is that they are disputed and no more. */
const affirms = /^(?:yes|only|just|and|the|is|are|invoices?|disputed|partly|part|it|that|number)$/i;

const readText = (value: JsonValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const readNamed = (entry: JsonValue, names: ReadonlySet<string>): JsonValue | undefined =>
  isJsonObject(entry)
    ? Object.entries(entry).find(([name]) => names.has(normalName(name)))?.[1]
    : undefined;

/**
 * The data without the invoices that somebody names as the disputed ones: the others of the list are asked for. An
 * amount of them all is that of the others.
 */
export function withoutDisputed(context: JsonObject): JsonObject {
  const answer = Object.entries(context).find(([name]) => answers.has(normalName(name)));
  const said = readText(answer?.[1]);
  if (answer === undefined) return withoutMarked(context);
  if (!/\d/.test(said)) return context;
  for (const [list, entries] of Object.entries(context)) {
    if (!Array.isArray(entries)) continue;
    const left = entries.filter((entry) => isNamed(readText(readNamed(entry, numbers)), said));
    const kept = entries.filter((entry) => !left.includes(entry));
    if (left.length === 0 || kept.length === 0 || !namesAlone(said, left)) continue;
    return { ...withAmount(context, entries, kept), [list]: kept, [answer[0]]: 'no' };
  }
  return context;
}

/** The same without those whose own state says so and no more, with their numbers for whoever sends the others. */
function withoutMarked(context: JsonObject): JsonObject {
  for (const [list, entries] of Object.entries(context)) {
    if (!Array.isArray(entries)) continue;
    const left = entries.filter((entry) => isMarkedSo(entry) && readName(entry) !== '');
    const kept = entries.filter((entry) => !left.includes(entry));
    if (left.length === 0 || kept.length === 0 || !kept.every(isOpen)) continue;
    return {
      ...withAmount(context, entries, kept),
      [list]: kept,
      leftDisputed: left.map(readName).join(' and '),
    };
  }
  return context;
}

const readState = (entry: JsonValue): string =>
  typeof entry === 'string'
    ? (readInvoiceLine(entry)?.status ?? '')
    : readText(readNamed(entry, states));
const readName = (entry: JsonValue): string => {
  const line = typeof entry === 'string' ? readInvoiceLine(entry) : null;
  return readText(readNamed(line === null ? entry : toInvoice(line), numbers));
};
const isMarkedSo = (entry: JsonValue): boolean =>
  isDisputed(readState(entry)) || isAnsweredSo(readNamed(entry, answers));
/** `Disputed`, `disputed, the tenant moved out`; not where something came of it, or a part alone is. */
const isDisputed = (state: string): boolean =>
  /^(?:in |under )?disputed?(?: by \p{L}|[,;:.(]| [-–—(]|$)/iu.test(state) && !cameOfIt.test(state);
const cameOfIt =
  /\?|\b(?:resolv\p{L}+|settl\p{L}+|agree\p{L}*|withdr\p{L}+|drop(?:s|ped)|accept\p{L}*|clos\p{L}+|solved|cleared|over|paid|pays?|credit\p{L}*|reject\p{L}*|(?:no|not) (?:longer|any ?more)|until|part(?:ly|s)?|half|only|just|some|rest|remainder|difference)\b/iu;
const isAnsweredSo = (value: JsonValue | undefined): boolean =>
  value === true || (typeof value === 'string' && /^(?:yes|y|true)$/iu.test(value.trim()));
/** What else is in doubt is asked about with all of them. */
const isOpen = (entry: JsonValue): boolean =>
  !disputed.test(JSON.stringify(entry)) &&
  /^(?:(?:is )?(?:open|overdue|unpaid|due|late|sent|outstanding))?$/iu.test(readState(entry));

/** The data with the state of each invoice that is said to be disputed, where it has none: a table marks it. */
export function markDisputed(context: JsonObject): JsonObject {
  const answer = Object.entries(context).find(([name]) => answers.has(normalName(name)));
  const said = readText(answer?.[1]);
  const isMarked = (entry: JsonObject): boolean =>
    Object.entries(entry).some(
      ([name, value]) =>
        (answers.has(normalName(name)) && affirmed(value)) ||
        (typeof value === 'string' && disputed.test(value)),
    );
  return Object.fromEntries(
    Object.entries(context).map(([name, list]) => {
      if (!Array.isArray(list)) return [name, list];
      const left = list.filter((entry) => isNamed(readText(readNamed(entry, numbers)), said));
      const named = namesAlone(said, left) ? left : [];
      return [
        name,
        list.map((entry) =>
          isJsonObject(entry) &&
          readText(readNamed(entry, states)) === '' &&
          (isMarked(entry) || named.includes(entry))
            ? { ...withoutState(entry), status: 'disputed' }
            : entry,
        ),
      ];
    }),
  );
}

const withoutState = (entry: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !states.has(normalName(name))));

/** `true`, `yes, wrong quantity`, `2 chairs short` */
const affirmed = (value: JsonValue): boolean =>
  value === true ||
  (typeof value === 'string' &&
    /^(?!(?:no|none|not|nil|n\/a|false|n)\b)[^\s?]/i.test(value.trim()));
const disputed =
  /(?<!\b(?:not|no|never|nothing|nobody|without|isn['’]t|if|any|no longer)(?: \p{L}+)? )\b(?:in|under) dispute\b|(?<!\b(?:not|no|never|nothing|nobody|without|isn['’]t|if|any|no longer)(?: \p{L}+)? )\bdisput(?:ed|es)\b/iu;

const isNamed = (number: string, said: string): boolean =>
  number !== '' &&
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(number)}(?![\\p{L}\\p{N}])`, 'iu').test(said);

/** Whether an answer says nothing else: with `3290 is fine, 3341 is not` nobody can tell. */
const namesAlone = (said: string, left: readonly JsonValue[]): boolean =>
  left
    .map((entry) => readText(readNamed(entry, numbers)))
    .reduce((rest, number) => rest.replace(number, ' '), said)
    .split(/[^\p{L}\p{N}'’]+/u)
    .every((word) => word === '' || affirms.test(word));

const sum = (entries: readonly JsonValue[]): number =>
  toCents(
    entries.reduce<number>((all, entry) => all + (readAmount(readNamed(entry, amounts)) ?? NaN), 0),
  );

function withAmount(
  context: JsonObject,
  entries: readonly JsonValue[],
  kept: readonly JsonValue[],
): JsonObject {
  const [all, rest] = [sum(entries), sum(kept)];
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      if (!amounts.has(normalName(name)) || readAmount(value) !== all) return [name, value];
      if (typeof value !== 'string') return [name, rest];
      const written = groupDigits(Number.isInteger(rest) ? String(rest) : rest.toFixed(2));
      return [name, value.replace(/\d[\d.,]*(?<=\d)/, written)];
    }),
  );
}
