import type { JsonObject } from '@workspace-ops/contracts';
import { withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { normalName } from '../facts/field-names.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { smallNumbers } from '../facts/small-numbers.ts';

const priceName =
  /^(?:(?:our|the|total|quoted|agreed|contract|annual|yearly|monthly)?(?:price|fee|rate|quote|cost|charge|amount|total|offer)|quoted|terms)$/;
const sum = String.raw`[$€£₹]? ?\d[\d,]*(?:\.\d{1,2})?(?![\d,.]*\d| ?(?:%|k\b|m\b|x\b))`;
const total = String.raw`(?:total(?:s|l?ing|l?ed)?(?: of| is)?|in total|in all|altogether|makes|making|comes? to|coming to|that['’]?s|so|=):? ?(?:about )?`;
/** `€2,150 per lift, total 4,400`, `£40 a chair for the hall, £480 in all` */
const told = new RegExp(
  String.raw`(?<each>[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?) ?(?:(?:an?|per|each|\/) ?(?!(?:minute|hour|day|night|week|month|quarter|year|annum|m2|sq|mile|km|kg|tonne|litre|time|visit)s?\b)(?<thing>\p{L}{3,20}))(?!\p{L})(?<between>[^$€£₹;]{0,60}?)(?:(?<![\p{L}\d])${total}(?<total>${sum})|(?<=[,(=–-] ?)(?<after>[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?) ?(?:in total|in all|altogether|total)\b)(?<rest>.{0,40})`,
  'iu',
);
const otherThan =
  /%|\b(?:less|minus|discount\p{L}*|deposit|plus|extra|from|up to|min(?:imum)?|incl?\p{L}*|with|gross)\b|\+ ?[$€£₹\d]/iu;
const withTax = /^[^.;]{0,20}\b(?:incl?\p{L}*|with|gross|inc)\b/iu;

const number = `\\d{1,4}|${smallNumbers.join('|')}`;
/** `8 person lift` counts no lifts. */
const measure =
  '(?:person|people|man|men|stop|floor|storey|ton|tonne|kg|year|week|day|month|hour|visit|line|seat|bed|door|metre|m|x|of|per|a|an|and|or|to|at|on|in|for|with)';

/** How many of a thing a text says that there are; of `3 of 4 lifts` neither. */
const toCounts = (thing: string): { said: RegExp; named: RegExp } => {
  const one = RegExp.escape(thing.toLowerCase().replace(/(?<=[^s])s$/, ''));
  const many = thing.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}e?s`;
  return {
    said: new RegExp(
      `(?<![\\p{L}\\d.,:/$€£₹-]|\\bof (?:the )?)(?<count>${number}) (?:(?!${measure}\\b)\\p{L}+ ){0,2}?(?:${many})(?!\\p{L})`,
      'giu',
    ),
    named: new RegExp(`^(?:(?:no|number|count)(?:of)?)?${many}$`),
  };
};

const readCount = (written: string): number => {
  const at = smallNumbers.indexOf(written.toLowerCase());
  return at < 0 ? Number(written) : at + 1;
};

function listCounts(thing: string, { facts }: FactSheet): number[] {
  const { said, named } = toCounts(thing);
  const counts = facts
    .filter((fact) => !isEntry(fact) || fact.fields === undefined)
    .flatMap(({ path, value }) =>
      named.test(normalName(path.at(-1)!)) && /^\d{1,4}$/.test(value)
        ? [Number(value)]
        : [...value.matchAll(said)].map(({ groups = {} }) => readCount(groups['count']!)),
    );
  return [...new Set(counts)];
}

/** A price for each, its total in the same text, and how many there are, wherever it is said. */
function askAboutOne(stated: Fact, sheet: FactSheet): AmountQuestion[] {
  const { groups = {} } = told.exec(stated.value) ?? {};
  const { each, thing, between = '', rest = '' } = groups;
  const whole = (groups['total'] ?? groups['after'])?.trim();
  if (each === undefined || thing === undefined || whole === undefined) return [];
  if (otherThan.test(between) || withTax.test(rest)) return [];
  const [price, amount] = [each, whole].map((one) => readAmount(one.replace(' ', '')));
  const [count, other] = listCounts(thing, sheet);
  if (!price || !amount || count === undefined || count < 2 || other !== undefined) return [];
  const product = toCents(price * count);
  // As many times as there are months or visits, or with a tax, it may be the same.
  const times = amount / product;
  if (Number.isInteger(toCents(times)) || taxes.some((tax) => Math.abs(times - tax) < 0.0005))
    return [];
  const question = `Which ${stated.label.toLowerCase()} is right: ${whole} on record, or ${withUnit(each, product)} for ${String(count)} at ${each}?`;
  return [{ stated, question }];
}
const taxes = [1.05, 1.07, 1.1, 1.13, 1.135, 1.15, 1.19, 1.2, 1.21, 1.22, 1.23, 1.25];

export const askAboutPriceEach = (_: JsonObject, sheet: FactSheet): AmountQuestion[] =>
  sheet.facts
    .filter(({ path, value }) => path.length === 1 && /[$€£₹] ?\d/.test(value))
    .filter(({ path, names }) =>
      [normalName(path[0]!), ...names].some((name) => priceName.test(name)),
    )
    .flatMap((fact) => askAboutOne(fact, sheet));
