import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { findFigure, type Figure } from './check-entries.ts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';
import { most } from './read-lines.ts';

const booked =
  /^(?:(?:balance|total|amount)?(?:as)?per(?:the)?)?(?:ledger|gl|books?|nominal|control|cashbook)(?:balance|total)?$/;
const told =
  /^(?:(?:balance|total|amount)?(?:as)?per(?:the)?)?(?:bank|(?:bank|suppliers?|creditors?|card)?statements?|agedlist|aged|list|subledger|counted|count|dip|dipped|physical|stocktake|meter)(?:balance|total|reading|stock)?$/;
/** One that names its difference is asked about as open. */
const controls = new Set(namesFor('reconciliations'));
const isLedger = (name: string): boolean => booked.test(normalName(name));

/** `creditors: { ledger: 22915, supplierStatements: 23855 }`, by itself or in a list: what they differ by has to be explained. */
export function askAboutLedgers(context: JsonObject): string[] {
  const compared = Object.entries(context).flatMap(([name, value]) => {
    if (isJsonObject(value)) return [{ of: spacedName(name), record: value, isControl: false }];
    if (!Array.isArray(value)) return [];
    return value
      .slice(0, most)
      .filter(isJsonObject)
      .map((record) => ({
        of: callRecord(record) ?? spacedName(name),
        record,
        isControl: controls.has(normalName(name)),
      }));
  });
  return compared.flatMap(({ of, record, isControl }) => {
    if (!Object.keys(record).some(isLedger)) return [];
    const figures = [findFigure(record, booked), findFigure(record, told)];
    return askWhatDiffers(of, { figures, record, context, isControl });
  });
}

/** By what names it, else by the first text in it that is neither a figure nor a state. */
function callRecord(record: JsonObject): string | undefined {
  const texts = Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'string' && /\p{L}{2}/u.test(value) && readAmount(value) === undefined
      ? [{ name: normalName(name), text: inlineText(value, 60) }]
      : [],
  );
  const called = texts.find(({ name }) => calling.test(name));
  return (called ?? texts.find(({ text }) => !settled.test(text)))?.text;
}
const calling = /^(?:what|account|control|name|item|supplier|customer|line|check|reconciliation)$/;

const settled =
  /^(?:agree[ds]?|reconcile[ds]?|match(?:e[ds])?|balance[ds]?|ok(?:ay)?|yes|done|passe?[ds]?|closed|complete[d]?|true)\b/i;

/** `creditors_ledger` beside `creditors_control`: as the parts of one record. */
export function askAboutPairs(context: JsonObject): string[] {
  const parts = Object.entries(context).flatMap(([name, value]) => {
    const [, of, part] = paired.exec(spacedName(name)) ?? [];
    return of === undefined ? [] : [{ of, part: part!, value }];
  });
  return [...Map.groupBy(parts, ({ of }) => of)].flatMap(([of, own]) => {
    if (own.length !== 2) return [];
    const figures = own.flatMap(({ part, value }) => {
      const amount = readAmount(value);
      const written = JSON.stringify(value).replaceAll('"', '');
      return amount === undefined ? [] : [{ name: part, amount, written }];
    });
    return askWhatDiffers(of, { figures, record: {}, context });
  });
}
const paired =
  /^([\p{L} ]{2,30}?)(?: as)?(?: per)? (ledger|control|(?:bank )?statements?|bank|books?|gl|tb|list|aged list|account|count|counted|physical|register|in hand|collected|deposited|banked)$/u;

interface Compared {
  figures: readonly (Figure | undefined)[];
  /** What stands beside them. */
  record: JsonObject;
  context: JsonObject;
  isControl?: boolean;
}

function askWhatDiffers(
  of: string,
  { figures, record, context, isControl = false }: Compared,
): string[] {
  const [one, other] = figures;
  if (one === undefined || other === undefined) return [];
  const difference = toCents(Math.abs(one.amount - other.amount));
  const stated = findFigure(record, differing);
  if (stated !== undefined && toCents(Math.abs(stated.amount)) !== difference)
    return [
      `Which ${spacedName(stated.name)} of ${of} is right: ${stated.written} on record, or ${withUnit(one.written, difference)} between ${spacedName(one.name)} and ${spacedName(other.name)}?`,
    ];
  if (difference === 0 || (isControl && stated !== undefined)) return [];
  const names = new Set([one.name, other.name]);
  const beside = Object.entries({ ...context, ...record }).filter(([name]) => !names.has(name));
  if (beside.some((field) => explains(field, difference))) return [];
  const said = [one, other].map(({ name, written }) => `${spacedName(name)} ${written}`);
  const agreed = Object.values(record).find(
    (value) => typeof value === 'string' && settled.test(value),
  );
  const asked =
    typeof agreed === 'string'
      ? `, and says “${inlineText(agreed, 60)}”: which is right?`
      : ': what explains that?';
  return [`“${of}: ${said.join(', ')}” differs by ${withUnit(one.written, difference)}${asked}`];
}

const differing = /^(?:difference|diff|variance|discrepancy|unreconciled|unexplained)$/;

/** Whether the amounts of a field come to exactly what two balances differ by, and it is not that difference itself. */
function explains([name, value]: [string, JsonValue], difference: number): boolean {
  const isBare = typeof value === 'number' || readAmount(value) !== undefined;
  if (isBare && /^(?:difference|diff|variance|discrepancy)$/.test(normalName(name))) return false;
  const amounts = listAmounts(value);
  const sum = toCents(amounts.reduce((all, amount) => all + amount, 0));
  return sum === difference || (typeof value === 'string' && amounts.includes(difference));
}

function listAmounts(value: JsonValue): number[] {
  if (typeof value === 'number') return [toCents(value)];
  if (typeof value === 'string') {
    const whole = readAmount(value);
    if (whole !== undefined) return [whole];
    return (value.slice(0, longest).match(written) ?? []).flatMap(
      (one) => readAmount(one.replace(/^([$€£₹]) /, '$1')) ?? [],
    );
  }
  if (Array.isArray(value)) return value.slice(0, most).flatMap(listOwnAmounts);
  return [];
}

const listOwnAmounts = (entry: JsonValue): number[] => {
  if (!isJsonObject(entry)) return listAmounts(entry);
  const figure = findFigure(entry, /^(?:amount|total|value|net|gross|difference|sum)$/);
  return figure === undefined ? [] : [figure.amount];
};

const longest = 2_000;
const written = /[$€£₹] ?\d[\d,]{0,15}(?:\.\d{1,2})?/gu;
