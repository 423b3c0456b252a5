import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { askAboutIncrease } from './check-increases.ts';
import type { FactSheet } from '../facts/read-facts.ts';

/** `costPerEnquiry` beside what was spent and how many there were. */
function askAboutRates(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^costper\p{L}{3,}$/u);
  if (stated === undefined) return [];
  const counted = normalName(stated.path[0]!).slice('costper'.length, 'costper'.length + 5);
  const records = Object.values(context).find(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isJsonObject),
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

const counts =
  '(?<what>enquir(?:y|ies)|inquir(?:y|ies)|leads?|clicks?|bookings?|sign-?ups?|orders?)';
const figure = '(?<rate>[$€£₹] ?\\d[\\d,]{0,9}(?:\\.\\d{1,2})?)';
/** `Cost per enquiry about €7`, `€7 a lead` */
const ratesTold = [
  `\\b(?:cost|spend|spent) (?:per|an?|for each) ${counts}(?:[: ]+(?:is|was|are|at|of|about|around|roughly|nearly|only|just|now|came to|comes to|works out at)){0,4}[: ]+${figure}`,
  `${figure} (?:per|an?|for each|each) ${counts}(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'iu'));
/** Of another month, or of what is hoped for. */
const ofOtherTime =
  /\b(?:last (?:month|year|week|time)|previous(?:ly)?|before|target|aim|goal|hope|budget|plan(?:ned)?|industry|average|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;
const rough = 0.1;

/** The same where a note says it. */
function askAboutToldRates(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const read = (wanted: RegExp): number | undefined => {
    const [first] = /^\p{Sc}? ?\d[\d.,]*/u.exec(findOwn(sheet, wanted)?.value ?? '') ?? [];
    return first === undefined ? undefined : readAmount(first.replace(/[.,]$/, ''));
  };
  const spent = read(/^(?:spend|spent|cost|totalspend|adspend)$/);
  if (spent === undefined) return [];
  return sheet.facts.filter(isFreeText).flatMap((stated): AmountQuestion[] => {
    const said = splitSentences(stated.value).find(
      (one) => !ofOtherTime.test(one) && ratesTold.some((shape) => shape.test(one)),
    );
    const groups = ratesTold.map((shape) => shape.exec(said ?? '')?.groups).find(Boolean);
    if (said === undefined || groups === undefined) return [];
    const count = read(new RegExp(`^${groups['what']!.toLowerCase().slice(0, 5)}`));
    const rate = readAmount(groups['rate']!.replace(' ', ''));
    if (!count || rate === undefined) return [];
    const actual = toCents(spent / count);
    if (Math.abs(actual - rate) <= actual * rough) return [];
    const question = `Which is right: “${said.replace(/[.!]+$/, '')}”, or ${withUnit(groups['rate']!, actual)} as what was spent gives?`;
    return [{ stated, question }];
  });
}

/** `openRate: 41%` beside 96 opened of 214 sent, `ctr: 3.9%` beside 188 clicks of 6,410 views. */
function askAboutRate(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^(?:open|click|reply|response|conversion|bounce)\w*rate$|^ctr$/);
  const [, percent] = /^(\d{1,3}(?:\.\d)?) ?(?:%|per ?cent)/i.exec(stated?.value ?? '') ?? [];
  if (stated === undefined || percent === undefined) return [];
  const name = normalName(stated.path[0]!);
  const stem = name === 'ctr' ? 'clic' : name.slice(0, 4);
  const sent = findOwn(sheet, /^(?:emails?|letters?|messages?)?(?:sent|delivered|mailed)$/);
  // Of a post who saw it may click.
  const seen = stem === 'clic' ? findOwn(sheet, /^(?:impressions?|views?|reach)$/) : undefined;
  const [part, whole] = [
    findOwn(sheet, new RegExp(`^(?:emails?)?${stem}(?!\\w*rate$)\\w*$`)),
    sent ?? seen,
  ].map((fact) => fact && readAmount(context[fact.path[0]!]));
  if (part === undefined || !whole) return [];
  const actual = (100 * part) / whole;
  // Of one per cent a third of it is no rounding.
  if (Math.abs(actual - Number(percent)) <= Math.min(roundedShare, 0.1 + actual / 10)) return [];
  const rate = actual < 10 ? Math.round(actual * 10) / 10 : Math.round(actual);
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${String(rate)} % as ${sent === undefined ? 'clicks and views give' : 'what was sent gives'}?`;
  return [{ stated, question }];
}

const shareOf = /(?<![\d.,£₹$€])(\d{1,6}) (?:out )?of (?:the )?(\d{1,6})(?![\d.,]\d|%)/;

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

const share = String.raw`(?<done>\d{1,5}) (?:out )?of (?:the )?(?<all>\d{1,5})(?![\d.,]\d|%)`;
const percentDone = String.raw`(?<percent>\d{1,3}) ?(?:%|per ?cent)`;
const saysDone = '(?:complete[d]?|done|finished|ready)';
const sharesTold = [
  // `3 of 6 milestones done, 75%`
  String.raw`${share}[^.,;:()$€£₹%\d]{0,50}[,:(=–-] ?(?:(?:that['’]s|which is|or|about|so) )?${percentDone}(?= ?(?:$|[.,;)]|${saysDone}\b|overall\b))`,
  // `75% complete (3 of 6 milestones)`
  String.raw`${percentDone}(?: ${saysDone})?(?:[,:(=–-]| [(–-])+ ?${share}`,
].map((shape) => new RegExp(String.raw`(?<![\d.,£₹$€])${shape}`, 'iu'));

/** A share and its percentage in one text. */
function askAboutToldShare(_: JsonObject, { facts }: FactSheet): AmountQuestion[] {
  return facts.flatMap((stated): AmountQuestion[] => {
    const { path, value } = stated;
    if (path.length !== 1 || !value.includes(' of ') || !/\d ?(?:%|per)/.test(value)) return [];
    const told = sharesTold.map((shape) => shape.exec(value)).find((one) => one !== null);
    const { done, all, percent } = told?.groups ?? {};
    const part = (100 * Number(done)) / Number(all);
    if (!(Math.abs(part - Number(percent)) > roundedShare)) return [];
    const question = `Which ${stated.label.toLowerCase()} is right: “${done!} of ${all!}”, which is ${String(Math.round(part))} %, or ${percent!} %?`;
    return [{ stated, question }];
  });
}

/** Rates, shares and increases that do not follow from the figures beside them. */
export const rateChecks = [
  askAboutRates,
  askAboutToldRates,
  askAboutIncrease,
  askAboutRate,
  askAboutShare,
  askAboutToldShare,
] as const;
