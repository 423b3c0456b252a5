import { isJsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { isKnownName, toFieldName, normalName, spacedName } from '../facts/field-names.ts';
import { namesAmount } from '../facts/money-words.ts';
import { isKeptByProgram, isOfProgram } from '../facts/of-programs.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { isCourtesy } from '../sentences/courtesies.ts';
import type { DraftRequest } from '../request/types.ts';
import { isToldIn, valueAt } from './tell-left-out.ts';

/** Four words in a row, as nobody names a thing or a firm. */
const inWords = /(?:^|\s)(?:\p{L}[\p{L}'’-]*[,;:]?\s+){3}\p{L}+/u;
const isSentence = (said: string): boolean =>
  inWords.test(said) && (said.match(/(?:^|\s)\p{Ll}/gu) ?? []).length > 1;
const ofMoney =
  /(?:^| )(?:amount|total|price|cost|fee|charge|discount|deposit|due|paid|balance|value|sum)(?: |$)/;

/**
 * Whether a text that leaves out the field tells its reader less: of what people wrote any may. Of a record that a program
 * keeps it is a sentence, a fact under a name that people use, a day or an amount other than those that the text tells.
 */
export function mayBeMissed(
  fact: Fact,
  { record, whole }: Pick<DraftRequest, 'record' | 'whole'>,
  content: string,
): boolean {
  if (!isKeptByProgram(whole)) return true;
  const entry = isEntry(fact) ? valueAt(whole, fact.path) : undefined;
  if (isJsonObject(entry))
    return Object.entries(entry).some(
      ([name, value]) =>
        !isToldIn(content, textIn(value)) && saysMore(name, textIn(value), amountsIn(content)),
    );
  // A program has a sum in several currencies, with and without what it rounds.
  const before = record.facts.slice(0, record.facts.indexOf(fact)).map(({ value }) => value);
  const told = amountsIn([content, ...before].join('\n'));
  return (
    ((isKnownName(toFieldName(fact)) || day.test(fact.value)) && !isOfProgram(fact)) ||
    saysMore(fact.path.at(-1)!, fact.value, told)
  );
}

const textIn = (value: JsonValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function saysMore(name: string, said: string, told: ReadonlySet<number>): boolean {
  if (isOfProgram({ path: [name], value: said })) return false;
  if (isSentence(said)) return !isCourtesy(said);
  const isInMoney = /\p{Sc} ?\d|\d ?\p{Sc}/u.test(said);
  const isMoney = namesAmount(normalName(name)) || ofMoney.test(spacedName(name));
  const amount = isMoney || isInMoney ? readAmount(said) : undefined;
  // `£95 an hour` is no sum that a text could tell otherwise.
  return amount === undefined ? isInMoney : amount !== 0 && !told.has(amount);
}
const day = /^(?:\d{4}-\d\d-\d\d|\d{1,2} \p{L}{3,9} \d{4})$/u;

const amountsIn = (content: string): ReadonlySet<number> =>
  new Set((content.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).flatMap((one) => readAmount(one) ?? []));
