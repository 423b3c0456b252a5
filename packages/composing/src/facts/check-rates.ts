import type { JsonObject } from '@workspace-ops/contracts';
import { amountIn, findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from './amounts.ts';
import { normalName } from './field-names.ts';
import { isRecord } from './is-record.ts';
import type { Fact, FactSheet } from './read-facts.ts';

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
  const readWantedAmount = (fact: Fact | undefined) => fact && readAmount(amountIn(fact.value));
  const [before, after] = [
    /^(?:current|old|present|former)(?:price|rent|fee|rate|amount|cost)$/,
    /^new(?:price|rent|fee|rate|amount|cost)$/,
  ].map((name) => readWantedAmount(findOwn(sheet, name)));
  const stated = findOwn(sheet, /^(?:increase|rise|uplift|pricerise|priceincrease)$/);
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i.exec(stated?.value ?? '') ?? [];
  if (!before || after === undefined || stated === undefined || percent === undefined) return [];
  const actual = (100 * (after - before)) / before;
  if (Math.abs(actual - Number(percent)) < roundedBy) return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${String(Math.round(actual * 10) / 10)} % between the two prices?`;
  return [{ stated, question }];
}
const roundedBy = 0.6;

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

/** Rates, shares and increases that do not follow from the figures beside them. */
export const rateChecks = [askAboutRates, askAboutIncrease, askAboutRate, askAboutShare] as const;
