import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { findOwn, isAgreed, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { plainValue } from '../facts/plain-value.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { most } from './read-lines.ts';
import { askAboutAverages } from './check-averages.ts';
import { askAboutCounts } from './check-counts.ts';
import { findWrongVariance } from './check-variances.ts';
import { priceChecks } from './check-prices.ts';
import { rateChecks } from './check-rates.ts';

/** Figures on record that do not follow from the others. */
export const checkFigures = (context: JsonObject, sheet: FactSheet): AmountQuestion[] =>
  (sheet.facts.some(isFigure) ? checks : [])
    .flatMap((ask) => ask(context, sheet))
    .filter(({ stated }) => !isAgreed(context, stated))
    .filter(({ stated }, at, all) => all.findIndex((one) => one.stated === stated) === at);

/** A field that is a figure, or a text with a share in per cent or a price for each. */
const isFigure = ({ path, value }: Fact): boolean =>
  path.length === 1 &&
  /^[-+]?[$€£₹]? ?\d|\d ?(?:%|per ?cent)|[$€£₹] ?\d[\d,.]* ?(?:per|an?|each|\/)/.test(value);

/** What is counted line by line: of these a field of the run itself is the sum, whether or not it says so. */
const additive =
  /^(?:leads|impressions|clicks|views|opens|sends|signups|enquiries|inquiries|bookings|sales|orders|visits|conversions|likes|shares|spend|spent|hours|planned|actual|plannedspend|actualspend)$/;

const quantities = new Set(namesFor('quantity'));

/** Lines of other times, or some of them, are not those of the run. */
const other = /^(?:history|previous|last|past|earlier|prior|top|best|target|compare|competitor)/;
const ofTime = /^(?:months?|periods?|weeks?|quarters?|years?)$/i;

/** Two lines, each with its `post`, beside `number of posts: 9` are some of them. */
const isSelection = (context: JsonObject, columns: readonly string[], count: number): boolean =>
  Object.entries(context).some(
    ([name, value]) =>
      columns.some((column) =>
        [`${normalName(column)}s`, `numberof${normalName(column)}s`].includes(normalName(name)),
      ) && (readAmount(value) ?? 0) > count,
  );

/** `totalActual` beside a list in which each record has an `actual`, or beside a record `actual` of amounts. */
function askAboutColumns(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const ask = (
    name: string,
    amounts: readonly (number | undefined)[],
    { lines = 'the lines add up', isCounted = false }: { lines?: string; isCounted?: boolean } = {},
  ): AmountQuestion[] => {
    const stated =
      findOwn(sheet, { test: (own) => own === `total${name}` || own === `${name}total` }) ??
      (isCounted && additive.test(name)
        ? findOwn(sheet, { test: (own) => own === name })
        : undefined);
    const amount = stated && readAmount(context[stated.path[0]!]);
    if (amount === undefined || amounts.length < 2 || amounts.includes(undefined)) return [];
    const sum = toCents(amounts.reduce<number>((all, one) => all + one!, 0));
    const added = plainValue({ ...stated!, value: withUnit(stated!.value, sum) }, sheet);
    const question = `Which ${stated!.label.toLowerCase()} is right: ${plainValue(stated!, sheet)} on record, or ${added} as ${lines}?`;
    return sum === amount ? [] : [{ stated: stated!, question }];
  };
  // `totalSpend` beside `facebookSpend` and `googleSpend`
  const kinds = Object.keys(context).flatMap(
    (key) => /^total(\p{L}{3,})$/u.exec(normalName(key))?.[1] ?? [],
  );
  // `facebook: {leads: 31}`
  const nested = kinds.flatMap((kind) =>
    ask(
      kind,
      Object.values(context).flatMap((value) => {
        const key = isJsonObject(value)
          ? Object.keys(value).find((name) => normalName(name) === kind)
          : undefined;
        return key === undefined ? [] : [readAmount((value as JsonObject)[key])];
      }),
    ),
  );
  const spread = kinds.flatMap((kind) => {
    const parts = Object.keys(context).filter((key) => {
      const name = normalName(key);
      return (
        name.endsWith(kind) &&
        name !== kind &&
        // A subtotal has the others in it.
        !/^(?:total|subtotal|planned|budget|last|target|average)/.test(name)
      );
    });
    return ask(
      kind,
      parts.map((key) => readAmount(context[key])),
    );
  });
  const columns = Object.entries(context).flatMap(([key, list]) => {
    if (isJsonObject(list)) return ask(normalName(key), Object.values(list).map(readAmount));
    if (!Array.isArray(list) || list.length < 2 || !list.every(isJsonObject)) return [];
    const records = list.slice(0, most).filter(isJsonObject);
    // A count of each is no part of an amount.
    const isMoney = (column: string): boolean =>
      records.some((record) => {
        const value = record[column];
        return typeof value === 'string' && /[$€£₹]/.test(value);
      });
    const named = [...new Set(records.flatMap((record) => Object.keys(record)))];
    if (isSelection(context, named, list.length)) return [];
    const hasMoney = named.some(isMoney);
    const isCounted = named.some((column) => quantities.has(normalName(column)));
    return (
      named
        .filter((column) => !hasMoney || isMoney(column))
        // The price of one of several is no part of a total.
        .filter((column) => !isCounted || !/price$|rate$/.test(normalName(column)))
        .flatMap((column) => {
          // A row of another kind has no such figure.
          const having = records.filter((record) => Object.hasOwn(record, column));
          return ask(
            normalName(column),
            having.map((record) => readAmount(record[column])),
            {
              isCounted: !other.test(normalName(key)) && !named.some((one) => ofTime.test(one)),
              ...(having.length < records.length && {
                lines: `the ${having.length} of ${records.length} lines that have one add up`,
              }),
            },
          );
        })
    );
  });
  return [...spread, ...nested, ...columns];
}

/** What lies between a plan and what was spent of it. */
function askAboutVariance(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const wrong = findWrongVariance(context);
  const stated =
    wrong && sheet.facts.find(({ path }) => path.length === 1 && path[0] === wrong.name);
  if (wrong === undefined || stated === undefined) return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${wrong.right} between what was planned and spent?`;
  return [{ stated, question }];
}

/** What is earned, what it costs, and what is left. */
const results: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [
    /^(?:revenue|sales|income|turnover)$/,
    /^(?:costs|cost|expenses|expenditure|outgoings)$/,
    /^(?:result|profit|netprofit|surplus|netresult)$/,
  ],
  [/^(?:revenue|sales|income|turnover)$/, /^(?:costofsales|directcosts)$/, /^grossprofit$/],
  [/^grossprofit$/, /^overheads$/, /^(?:netprofit|profit|result)$/],
  [
    /^(?:bank|bankstatement|statement)(?:balance)?$/,
    /^(?:ledger|gl|nominal|books?|cashbook)(?:balance)?$/,
    /^(?:difference|diff|discrepancy|unreconciled\w*|unexplained\w*|notreconciled)$/,
  ],
];

const ofCosts =
  /^(?:wages|payroll|salaries|staffcosts?|labour|consumables|materials|agency|overheads?|fuel|rent|(?:direct|indirect|fixed|variable|other|admin|operating|running)costs?|costs?of(?:sales|goods\w*)|cogs|subcontract\w*|utilities|vehicles|marketing|administration)$/;
/** A wider gap has costs that are not on record. */
const nearMiss = 0.1;

/** A profit beside what was earned and each cost of its own, where it is a slip away from them. */
function askAboutProfit(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [income, stated] = [
    /^(?:revenue|sales|income|turnover)$/,
    /^(?:profit|netprofit|result|surplus)$/,
  ].map((name) => findOwn(sheet, name));
  const costs = Object.keys(context)
    .filter((key) => ofCosts.test(normalName(key)))
    .map((key) => readAmount(context[key]));
  const [earned, kept] = [income, stated].map((fact) => fact && readAmount(context[fact.path[0]!]));
  if (earned === undefined || kept === undefined || costs.length < 2) return [];
  if (!costs.every((one) => one !== undefined)) return [];
  const left = toCents(costs.reduce((rest, one) => rest - one, earned));
  if (left === kept || Math.abs(left - kept) > Math.abs(kept) * nearMiss) return [];
  const question = `Which ${stated!.label.toLowerCase()} is right: ${stated!.value} on record, or ${withUnit(stated!.value, left)} as ${income!.label.toLowerCase()} less the costs on record?`;
  return [{ stated: stated!, question }];
}

/** A result that is not income less costs. */
function askAboutResult(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  return results.flatMap((names) => {
    const [income, costs, stated] = names.map((name) => findOwn(sheet, name));
    const [earned, spent, kept] = [income, costs, stated].map(
      (fact) => fact && readAmount(context[fact.path[0]!]),
    );
    if (earned === undefined || spent === undefined || kept === undefined) return [];
    const difference = toCents(earned - spent);
    if (Math.abs(difference) === Math.abs(kept)) return [];
    const question = `Which ${stated!.label.toLowerCase()} is right: ${stated!.value} on record, or ${withUnit(stated!.value, Math.abs(difference))} as ${income!.label.toLowerCase()} less ${costs!.label.toLowerCase()}?`;
    return [{ stated: stated!, question }];
  });
}

const checks = [
  askAboutColumns,
  askAboutVariance,
  askAboutResult,
  askAboutProfit,
  askAboutAverages,
  askAboutCounts,
  ...rateChecks,
  ...priceChecks,
] as const;
