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
  [
    askAboutColumns,
    askAboutVariance,
    askAboutIncrease,
    askAboutResult,
    askAboutRates,
    askAboutParts,
  ]
    .flatMap((ask) => ask(context, sheet))
    .filter(({ stated }) => !isAgreed(context, stated));

/** `totalActual` beside a list in which each record has an `actual`. */
function askAboutColumns(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  return Object.values(context).flatMap((list) => {
    if (!Array.isArray(list) || list.length < 2 || !list.every(isRecord)) return [];
    const records = list.slice(0, most).filter(isRecord);
    return Object.keys(records[0]!).flatMap((column): AmountQuestion[] => {
      const name = normalName(column);
      const stated = findOwn(
        sheet,
        new RegExp(`^(?:total${RegExp.escape(name)}|${RegExp.escape(name)}total)$`),
      );
      const amount = stated && readAmount(context[stated.path[0]!]);
      const amounts = records.map((record) => readAmount(record[column]));
      if (amount === undefined) return [];
      if (!amounts.every((one) => one !== undefined)) return [];
      const sum = toCents(amounts.reduce((all, one) => all + one, 0));
      const added = plainValue({ ...stated!, value: withUnit(stated!.value, sum) }, sheet);
      const question = `Which ${stated!.label.toLowerCase()} is right: ${plainValue(stated!, sheet)} on record, or ${added} as the lines add up?`;
      return sum === amount ? [] : [{ stated: stated!, question }];
    });
  });
}

/** `£675 over` beside 2,100 planned and 2,865 spent. */
function askAboutVariance(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [planned, actual, stated] = ['planned', 'actual', 'variance'].map((name) =>
    sheet.facts.find(
      ({ path, names }) => path.length === 1 && names.some((own) => namesFor(name).includes(own)),
    ),
  );
  if (planned === undefined || actual === undefined || stated === undefined) return [];
  const [before, after] = [planned, actual].map(({ path }) => readAmount(context[path[0]!]));
  const [said] = /\d[\d,]*(?:\.\d{1,2})?/.exec(stated.value) ?? [];
  const amount = said === undefined ? undefined : readAmount(said);
  if (before === undefined || after === undefined || amount === undefined) return [];
  const difference = toCents(Math.abs(after - before));
  // A percentage is of something else.
  if (difference === amount || /%|per ?cent/i.test(stated.value)) return [];
  const question = `Which variance is right: ${stated.value} on record, or ${withUnit(stated.value, difference)} between what was planned and spent?`;
  return [{ stated, question }];
}

/** A result that is not income less costs. */
function askAboutResult(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [income, costs, stated] = [
    /^(?:revenue|sales|income|turnover)$/,
    /^(?:costs|cost|expenses|expenditure|outgoings)$/,
    /^(?:result|profit|netprofit|surplus|netresult)$/,
  ].map((name) => findOwn(sheet, name));
  const [earned, spent, kept] = [income, costs, stated].map(
    (fact) => fact && readAmount(context[fact.path[0]!]),
  );
  if (earned === undefined || spent === undefined || kept === undefined) return [];
  const difference = toCents(earned - spent);
  if (difference === kept) return [];
  const question = `Which ${stated!.label.toLowerCase()} is right: ${stated!.value} on record, or ${withUnit(stated!.value, difference)} as ${income!.label.toLowerCase()} less ${costs!.label.toLowerCase()}?`;
  return [{ stated: stated!, question }];
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
