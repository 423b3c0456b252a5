import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents, withoutTax } from '../facts/amounts.ts';
import { namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';
import { readFacts } from '../facts/read-facts.ts';
import { onceFor } from '../facts/once-for.ts';
import { most, toLine, type Line } from './read-lines.ts';
import { askAboutMixed, askAboutRunning } from './check-columns.ts';
import { askAboutNumber, askAboutTwice } from './check-entries.ts';
import { askAboutLedgers, askAboutPairs } from './check-ledgers.ts';
import { addTax, tax } from './tax-rates.ts';
import { askAboutToldDifferences } from './told-differences.ts';
import { findWrongVariance, isReversedVariance } from './check-variances.ts';
import { asWritten, readRupees } from './rupees-of-data.ts';

const net =
  /^(?:net|nett|netamount|nettotal|subtotal|(?:taxable|assessable)(?:amount|value)?|basic(?:amount|value|price)|(?:amount|total|price)?(?:exvat|extax|beforetax))$/;
const gross =
  /^(?:gross|grossamount|grosstotal|(?:amount|total|price)?(?:incvat|incltax|inctax|withvat))$/;
/** Before or after the tax, by what stands beside it. */
const either =
  /^(?:total|amount|price|totaldue|amountdue|(?:grand|invoice|bill)(?:total|amount|value)|total(?:amount|(?:invoice|bill)(?:amount|value)))$/;
const shown = 3;
/** A line, and whoever writes the figures of one, has a few. */
const mostFields = 500;
/** Each figure may have been rounded by itself. */
const rounding = 0.02;

/** Figures of one record that do not follow from its others: of the data itself, or of an entry of its lists. */
export const askAboutRecords = onceFor((context: JsonObject): readonly string[] =>
  askInSigns(readRupees(context)).map((question) => asWritten(question, readFacts(context))),
);

const askInSigns = (context: JsonObject): string[] =>
  [
    ...Object.values(context)
      .map(listRecords)
      .flatMap((list) => [
        ...askAboutTwice(list),
        ...askAboutNumber(list),
        ...askAboutRunning(list),
        ...askAboutMixed(list),
        ...askAboutVariances(list),
      ]),
    ...askAboutLedgers(context),
    ...askAboutPairs(context),
    ...askAboutToldDifferences(context),
    ...[context, ...Object.values(context).flatMap(listRecords)]
      .filter((record) => Object.keys(record).length <= mostFields)
      .flatMap((record) => [...askAboutTax(record), ...askAboutProduct(record)]),
  ].slice(0, shown);

/** `Overtime: budget 5,200, actual 7,350, variance 2,510` */
function askAboutVariances(records: readonly JsonObject[]): string[] {
  const isReversed = records.some(isReversedVariance);
  return records.flatMap((record) => {
    const wrong = findWrongVariance(record, { isReversed });
    return wrong === undefined
      ? []
      : `Which ${spacedName(wrong.name)}${sayWhose(record)} is right: ${wrong.said} on record, or ${wrong.right} between what was planned and spent?`;
  });
}

/** `quantity: 9, unitPrice: 54, total: 468` */
function askAboutProduct(record: JsonObject): string[] {
  const line = toLine(record) ?? toNetLine(record);
  if (line?.product === undefined || line.product === line.amount) return [];
  const written = Object.values(record).find(
    (value) => typeof value === 'string' && /[$€£₹]/.test(value),
  );
  const write = (value: number): string =>
    withUnit(typeof written === 'string' ? written : '', value);
  return [
    `Which amount${sayWhose(record)} is right: ${write(line.amount)} on record, or ${write(line.product)} as its quantity times its price?`,
  ];
}

/** `qty: 2, rate: 650, net: 1350, vat: 310.5`: before the tax it is a line as any. */
function toNetLine(record: JsonObject): Line | null {
  const entries = Object.entries(record).filter(([name]) => !tax.test(normalName(name)));
  const own = entries.find(([name]) => net.test(normalName(name)));
  if (own === undefined || entries.length === Object.keys(record).length) return null;
  const others = entries.filter(([name]) => name !== own[0] && !gross.test(normalName(name)));
  return toLine({ ...Object.fromEntries(others), amount: own[1] });
}

/** `net: 4500, vat: 900, gross: 5500` */
const listRecords = (value: JsonValue): JsonObject[] =>
  Array.isArray(value) ? value.slice(0, most).filter(isJsonObject) : [];

function askAboutTax(record: JsonObject): string[] {
  const find = (name: RegExp): [string, JsonValue] | undefined =>
    Object.entries(record).find(([key]) => name.test(normalName(key)));
  const [before, after] = [
    find(net) ?? (find(gross) && find(either)),
    find(gross) ?? (find(net) && find(either)),
  ];
  const taxes = listTaxes(record);
  if (before === undefined || taxes.length === 0 || after === undefined) return [];
  const [amount, stated] = [before, after].map(([, value]) => readAmount(withoutTax(value)));
  const sum = amount === undefined ? undefined : addTaxes(amount, taxes);
  if (sum === undefined || stated === undefined || toCents(Math.abs(sum - stated)) <= rounding)
    return [];
  // `mot: 109.7` beside them is a part without tax.
  const parts = Object.entries(record)
    .filter((one) => ![before, ...taxes, after].some(([name]) => name === one[0]))
    .flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
  if (parts.some((part) => toCents(Math.abs(sum + part - stated)) <= rounding)) return [];
  const written = typeof after[1] === 'string' ? after[1] : '';
  const [said, added] = [stated, sum].map((value) => withUnit(written, value));
  return [
    `Which ${spacedName(after[0])}${sayWhose(record)} is right: ${said} on record, or ${added} as ${[spacedName(before[0]), ...taxes.slice(0, -1).map(([name]) => name)].join(', ')} and ${taxes.at(-1)![0]} add up?`,
  ];
}

/** The tax of a record: of a central and a state one both, else the first, which may stand beside its rate. */
function listTaxes(record: JsonObject): [string, JsonValue][] {
  const found = Object.entries(record).filter(
    ([name, value]) => tax.test(normalName(name)) && value !== '' && value !== null,
  );
  const halves = found.filter(([name]) => /^(?:[cs]|ut)gst(?!rate|percent)/.test(normalName(name)));
  return halves.length > 1 ? halves : found.slice(0, 1);
}

const addTaxes = (
  amount: number,
  taxes: readonly (readonly [string, JsonValue])[],
): number | undefined =>
  taxes.reduce<number | undefined>((sum, one) => {
    const taxed = addTax(amount, one);
    return sum === undefined || taxed === undefined ? undefined : toCents(sum + taxed - amount);
  }, amount);

const whose = [
  ...['invoice', 'customer', 'item', 'costCentre', 'line', 'name'].flatMap(namesFor),
  'description',
  'desc',
  'service',
];

/** ` of Dredging`, where something in a record names it. */
export function sayWhose(record: JsonObject): string {
  const [named] = whose.flatMap((name) =>
    Object.entries(record).flatMap(([key, value]) =>
      normalName(key) === name && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  );
  return named === undefined ? '' : ` of ${inlineText(named, 60)}`;
}
