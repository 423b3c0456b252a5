import type { JsonObject } from '@workspace-ops/contracts';
import { findOwn, isAgreed, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from './amounts.ts';
import { namesFor, normalName } from './field-names.ts';
import { isRecord } from './is-record.ts';
import { plainValue } from './plain-value.ts';
import type { Fact, FactSheet } from './read-facts.ts';
import { most } from './read-lines.ts';

/** Figures on record that do not follow from the others. */
export const askAboutFigures = (context: JsonObject, sheet: FactSheet): AmountQuestion[] =>
  (sheet.facts.some(isFigure) ? checks : [])
    .flatMap((ask) => ask(context, sheet))
    .filter(({ stated }) => !isAgreed(context, stated))
    .filter(({ stated }, at, all) => all.findIndex((one) => one.stated === stated) === at);

/** A field that is a figure, and no text with one. */
const isFigure = ({ path, value }: Fact): boolean =>
  path.length === 1 && /^[-+]?[$€£]? ?\d/.test(value);

/** `totalActual` beside a list in which each record has an `actual`, or beside a record `actual` of amounts. */
function askAboutColumns(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const ask = (name: string, amounts: readonly (number | undefined)[]): AmountQuestion[] => {
    const stated = findOwn(
      sheet,
      new RegExp(`^(?:total${RegExp.escape(name)}|${RegExp.escape(name)}total)$`),
    );
    const amount = stated && readAmount(context[stated.path[0]!]);
    if (amount === undefined || amounts.length < 2 || amounts.includes(undefined)) return [];
    const sum = toCents(amounts.reduce<number>((all, one) => all + one!, 0));
    const added = plainValue({ ...stated!, value: withUnit(stated!.value, sum) }, sheet);
    const question = `Which ${stated!.label.toLowerCase()} is right: ${plainValue(stated!, sheet)} on record, or ${added} as the lines add up?`;
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
        const key = isRecord(value)
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
        !/^(?:total|planned|budget|last|target|average)/.test(name)
      );
    });
    return ask(
      kind,
      parts.map((key) => readAmount(context[key])),
    );
  });
  const columns = Object.entries(context).flatMap(([key, list]) => {
    if (isRecord(list)) return ask(normalName(key), Object.values(list).map(readAmount));
    if (!Array.isArray(list) || list.length < 2 || !list.every(isRecord)) return [];
    const records = list.slice(0, most).filter(isRecord);
    // A count of each is no part of an amount.
    const isMoney = (column: string): boolean =>
      records.some((record) => {
        const value = record[column];
        return typeof value === 'string' && /[$€£]/.test(value);
      });
    const hasMoney = Object.keys(records[0]!).some(isMoney);
    return Object.keys(records[0]!)
      .filter((column) => !hasMoney || isMoney(column))
      .flatMap((column) =>
        ask(
          normalName(column),
          records.map((record) => readAmount(record[column])),
        ),
      );
  });
  return [...spread, ...nested, ...columns];
}

const variances = ['', 'hours', 'days'].map(
  (of) =>
    new Map(
      ['planned', 'actual', 'forecast', 'variance'].map((name) => [
        name,
        new RegExp(`^(?:${namesFor(name).join('|')})${of}$`),
      ]),
    ),
);

/** `£675 over` beside 2,100 planned and 2,865 spent; `overrunHours` beside planned and actual ones. */
const askAboutVariance = (context: JsonObject, sheet: FactSheet): AmountQuestion[] =>
  variances.flatMap((names) => {
    const find = (name: string): Fact | undefined => findOwn(sheet, names.get(name)!);
    const [planned, spent, forecast, stated] = ['planned', 'actual', 'forecast', 'variance'].map(
      find,
    );
    const actual = forecast ?? spent;
    if (planned === undefined || actual === undefined || stated === undefined) return [];
    const [before, after] = [planned, actual].map(({ path }) => readAmount(context[path[0]!]));
    const amount = readAmount(/\d[\d,]*(?:\.\d{1,2})?/.exec(stated.value)?.[0]);
    if (before === undefined || after === undefined || amount === undefined) return [];
    const difference = toCents(Math.abs(after - before));
    // A percentage is of something else.
    if (difference === amount || /%|per ?cent/i.test(stated.value)) return [];
    const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${withUnit(stated.value, difference)} between what was planned and spent?`;
    return [{ stated, question }];
  });

/** What is earned, what it costs, and what is left. */
const results: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [
    /^(?:revenue|sales|income|turnover)$/,
    /^(?:costs|cost|expenses|expenditure|outgoings)$/,
    /^(?:result|profit|netprofit|surplus|netresult)$/,
  ],
  [/^(?:revenue|sales|income|turnover)$/, /^(?:costofsales|directcosts)$/, /^grossprofit$/],
  [/^grossprofit$/, /^overheads$/, /^(?:netprofit|profit|result)$/],
  [/^bank(?:balance)?$/, /^ledger(?:balance)?$/, /^difference$/],
];

const ofCosts =
  /^(?:wages|payroll|salaries|consumables|materials|agency|overheads|fuel|rent|costofsales|subcontract\w*|utilities|vehicles|marketing|othercosts)$/;
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

/** `costPerEnquiry` beside what was spent and how many there were. */
function askAboutRates(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^costper\p{L}{3,}$/u);
  if (stated === undefined) return [];
  const counted = normalName(stated.path[0]!).slice('costper'.length, 'costper'.length + 5);
  const records = Object.values(context).find(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isRecord),
  ) as JsonObject[] | undefined;
  const sumOfAll = (wanted: RegExp): number | undefined => {
    const fact = findOwn(sheet, wanted);
    if (fact !== undefined) return readAmount(context[fact.path[0]!]);
    const amounts = (records ?? []).map((record) => {
      const key = Object.keys(record).find((name) => wanted.test(normalName(name)));
      return key === undefined ? undefined : readAmount(record[key]);
    });
    return amounts.length === 0 || amounts.includes(undefined)
      ? undefined
      : amounts.reduce<number>((all, one) => all + one!, 0);
  };
  const spent = sumOfAll(/^(?:spend|spent|cost|budget|totalspend)$/);
  const count = sumOfAll(new RegExp(`^${RegExp.escape(counted)}`));
  const said = readAmount(context[stated.path[0]!]);
  if (spent === undefined || !count || said === undefined) return [];
  const rate = toCents(spent / count);
  if (Math.abs(rate - said) <= said * tolerance) return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${withUnit(stated.value, rate)} as what was spent gives?`;
  return [{ stated, question }];
}
const tolerance = 0.02;

/** `5%` beside a current price of 1,240 and a new one of 1,315. */
function askAboutIncrease(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const amountOf = (fact: Fact | undefined) => fact && readAmount(amountIn(fact.value));
  const kind = '(?:price|rent|fee|rate|amount|cost)';
  const [before, after] = [`^(?:current|old|present|former)${kind}$`, `^new${kind}$`].map((name) =>
    amountOf(findOwn(sheet, new RegExp(name))),
  );
  const stated = findOwn(sheet, /^(?:increase|rise|uplift|pricerise|priceincrease)$/);
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i.exec(stated?.value ?? '') ?? [];
  if (!before || after === undefined || stated === undefined || percent === undefined) return [];
  const actual = (100 * (after - before)) / before;
  if (Math.abs(actual - Number(percent)) < roundedBy) return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${String(Math.round(actual * 10) / 10)} % between the two prices?`;
  return [{ stated, question }];
}
const roundedBy = 0.6;

const amountIn = (value: string): string =>
  /[$€£]? ?\d[\d,]*(?:\.\d{1,2})?/.exec(value)?.[0].trim() ?? '';

/** `paid: £200 on 16 November` beside the amount of an invoice. */
function askAboutPaid(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [invoice, stated, paid] = [
    /^(?:invoice|invoiceno|invoicenumber|inv|invno)$/,
    /^(?:amount|total)$/,
    /^(?:paid|partpaid|alreadypaid|paidsofar|depositpaid)$/,
  ].map((name) => findOwn(sheet, name));
  if (invoice === undefined || stated === undefined || paid === undefined) return [];
  if (!/^[$€£]? ?\d/.test(paid.value)) return [];
  const [amount, part] = [stated, paid].map(({ value }) => readAmount(amountIn(value)));
  if (amount === undefined || part === undefined || part >= amount) return [];
  const question = `Which amount is open: ${stated.value} on record, or ${withUnit(stated.value, toCents(amount - part))} less what is paid?`;
  return [{ stated, question }];
}

/** `wanted: replacements or a credit of £269.50` beside the amount of the whole order. */
function askAboutClaim(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [stated, wanted] = [
    /^(?:amount|total)$/,
    /^(?:wanted|want|wants|claim|claimed|credit|creditwanted|refundwanted|ask)$/,
  ].map((name) => findOwn(sheet, name));
  // What is added up is a sum of its own.
  const amounts = wanted?.value.includes('+')
    ? []
    : (wanted?.value.match(/[$€£] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? []);
  if (stated === undefined || amounts?.length !== 1) return [];
  const [whole, part] = [stated.value, amounts[0]].map((value) =>
    readAmount(amountIn(value).replace(' ', '')),
  );
  if (whole === undefined || part === undefined || part >= whole) return [];
  const question = `Which amount is claimed: ${stated.value} on record, or ${amounts[0]} as “${wanted!.label.toLowerCase()}” says?`;
  return [{ stated, question }];
}

/** `openRate: 41%` beside 96 opened of 214 sent. */
function askAboutRate(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^(?:open|click|reply|response|conversion|bounce)\w*rate$/);
  const [, percent] = /^(\d{1,3}(?:\.\d)?) ?(?:%|per ?cent)/i.exec(stated?.value ?? '') ?? [];
  if (stated === undefined || percent === undefined) return [];
  const stem = normalName(stated.path[0]!).slice(0, 4);
  const [part, whole] = [
    findOwn(sheet, new RegExp(`^(?:emails?)?${stem}(?!\\w*rate$)\\w*$`)),
    findOwn(sheet, /^(?:emails?|letters?|messages?)?(?:sent|delivered|mailed)$/),
  ].map((fact) => fact && readAmount(context[fact.path[0]!]));
  if (part === undefined || !whole) return [];
  const actual = (100 * part) / whole;
  // Of one per cent a third of it is no rounding.
  if (Math.abs(actual - Number(percent)) <= Math.min(roundedShare, 0.1 + actual / 10)) return [];
  const rate = actual < 10 ? Math.round(actual * 10) / 10 : Math.round(actual);
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${String(rate)} % as what was sent gives?`;
  return [{ stated, question }];
}

const shareOf = /(?<![\d.,£$€])(\d{1,6}) (?:out )?of (?:the )?(\d{1,6})(?![\d.,]\d|%)/;

/** `percent: 65%` beside `118 of 210 trees`. */
function askAboutShare(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^(?:percent|percentcomplete|percentdone|progress|complete)$/);
  const [, percent] = /^(\d{1,3}) ?(?:%|per ?cent)/i.exec(stated?.value ?? '') ?? [];
  const counted = sheet.facts.find((fact) => fact !== stated && shareOf.test(fact.value));
  const [said, done, all] = shareOf.exec(counted?.value ?? '') ?? [];
  if (stated === undefined || percent === undefined || said === undefined) return [];
  const share = (100 * Number(done)) / Number(all);
  if (!(Math.abs(share - Number(percent)) > roundedShare)) return [];
  const question = `Which is right: ${stated.value} on record, or “${said}”, which is ${String(Math.round(share))} %?`;
  return [{ stated, question }];
}
const roundedShare = 3;

const sumOf =
  /^(?:[$€£] ?\d[\d,]*(?:\.\d{1,2})?[^$€£+;.]{0,40}\+ ?)+[$€£] ?\d[\d,]*(?:\.\d{1,2})?[^$€£+;.]{0,40}$/u;

/** `claim: £836 + £60 redelivery` beside a total. */
function askAboutParts(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^(?:amount|total)$/);
  const amount = stated && readAmount(context[stated.path[0]!]);
  if (amount === undefined) return [];
  return sheet.facts.flatMap((fact): AmountQuestion[] => {
    if (fact === stated || fact.value.length > 200 || !sumOf.test(fact.value)) return [];
    const parts = fact.value.match(/[$€£] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? [];
    const sum = toCents(
      parts.reduce((all, part) => all + (readAmount(part.replace(' ', '')) ?? 0), 0),
    );
    const question = `Which amount is right: ${stated!.value} on record, or ${withUnit(stated!.value, sum)} as the ${fact.label.toLowerCase()} adds up?`;
    return sum === amount ? [] : [{ stated: stated!, question }];
  });
}

const ofHeads =
  /^(?:[$€£] ?)?\d[\d,]*(?:\.\d{1,2})? ?(?:[A-Z]{3} )?(?:a|per|each|\/) ?(?:head|person|guest|cover)\b/iu;
const heads = /(?<![\d.,$€£])(\d{1,5}) (?:\p{L}+ )?(?:people|guests|persons|covers|heads)\b/giu;

/** `£21 per head` for 70 people beside a total. */
function askAboutHeads(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [stated, price] = [
    /^(?:amount|total|totalprice)$/,
    /^(?:price|rate|perhead|priceperhead)$/,
  ].map((name) => findOwn(sheet, name));
  const [amount, each] = [stated, price].map(
    (fact) => fact && readAmount(amountIn(fact.value).replace(' ', '')),
  );
  const isEach =
    price !== undefined && (ofHeads.test(price.value) || /head$/i.test(price.path[0]!));
  if (!isEach || stated === undefined || amount === undefined || each === undefined) return [];
  const counts = sheet.facts.flatMap(({ value }) =>
    [...value.matchAll(heads)].map(([, count]) => Number(count)),
  );
  const [count, other] = [...new Set(counts)];
  if (count === undefined || other !== undefined) return [];
  const product = toCents(count * each);
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${withUnit(stated.value, product)} for ${String(count)} people at ${price.value}?`;
  return product === amount ? [] : [{ stated, question }];
}

const checks = [
  askAboutColumns,
  askAboutVariance,
  askAboutIncrease,
  askAboutResult,
  askAboutProfit,
  askAboutRates,
  askAboutParts,
  askAboutPaid,
  askAboutClaim,
  askAboutHeads,
  askAboutShare,
  askAboutRate,
] as const;
