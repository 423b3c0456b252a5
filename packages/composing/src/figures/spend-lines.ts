import { ignoringCase } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { moneySigns } from '../facts/currency.ts';
import { monthWord } from '../facts/day-word.ts';
import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { most } from './read-lines.ts';

/** A figure, as the words beside it are compared without it. */
const unitBefore = new RegExp(`^(?:(?:${moneySigns}) ?|[A-Z]{3} )`, 'u');
const figure = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?:${moneySigns}) ?|[A-Z]{3} )?\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?(?: ?[kK])?(?![\p{L}\d%]|[.,/-]\d)`,
  'gu',
);
const mark = '#';

const verb = String.raw`(?:(?:was|were|is|came (?:in )?(?:at|to)|came out at|cost|costs|ran(?: (?:to|at))?|we spent|spent|spend|at|hit|reached|ended (?:up )?at|total(?:l?ed)?|actual(?:ly)?(?: spend| cost| was)?):? )?`;
const its = '(?:(?:an?|the|its|our|their) )?';
const budget = '(?:budget(?:ed)?|plan(?:ned)?|allowance|allowed)';
const spent = String.raw`(?:actual(?:s|ly)?(?: spend| cost)?|spent|spend|cost|came (?:in )?(?:at|to)|was)(?: (?:of|was|is))?:?`;
const over = '(?:over|above)';
const under = '(?:under|below)';
const tail = `(?:[,;]? ?\\(?(?:(?:(?<tailOver>${over})|(?<tailUnder>${under}))(?: by)? #|# (?:(?<overTail>${over})|(?<underTail>${under})))(?: ${budget})?\\)?)?`;

type Role = 'planned' | 'actual' | 'variance';
interface Shape {
  shape: RegExp;
  roles: readonly Role[];
  /** Whether the first figure may be what a line is over or under by. */
  isOpen?: true;
  /** On which side of the plan the variance is, where the shape says it. */
  side?: 'over' | 'under';
}

const toShape = (source: string): RegExp => ignoringCase(`^${source}$`);
const against = String.raw`(?:,? ?\(?(?:against|vs\.?|versus|v\.?|compared (?:to|with)))`;

/** What stands around the figures of a line, with the figures as marks. */
const shapes: readonly Shape[] = [
  {
    shape: toShape(
      `${verb}#${against} ${its}(?:${budget} (?:of|was)?:? ?)?# ?(?:${its}${budget})?\\)?${tail}`,
    ),
    roles: ['actual', 'planned', 'variance'],
  },
  {
    shape: toShape(
      `${verb}#,? ?(?:\\(|of |out of |on )?${its}(?:${budget}(?: (?:of|was))?:? #|# (?:in the )?${budget})\\)?${tail}`,
    ),
    roles: ['actual', 'planned', 'variance'],
  },
  {
    shape: toShape(
      `${budget}(?: (?:of|was|is))?:? #[,;/]? ?(?:and |but |against )?${spent} #${tail}`,
    ),
    roles: ['planned', 'actual', 'variance'],
  },
  {
    shape: toShape(
      `${spent} #[,;/]? ?(?:and |but |against )?${its}${budget}(?: (?:of|was|is))?:? #${tail}`,
    ),
    roles: ['actual', 'planned', 'variance'],
  },
  {
    shape: toShape(`${verb}# ${over} #`),
    roles: ['actual', 'planned'],
    isOpen: true,
    side: 'over',
  },
  {
    shape: toShape(`${verb}# ${under} #`),
    roles: ['actual', 'planned'],
    isOpen: true,
    side: 'under',
  },
  {
    shape: toShape(`${verb}# ${over} (?:${its}${budget}(?: of)? #|(?:its|the|our) # ${budget})`),
    roles: ['variance', 'planned'],
    side: 'over',
  },
  {
    shape: toShape(`${verb}# ${under} (?:${its}${budget}(?: of)? #|(?:its|the|our) # ${budget})`),
    roles: ['variance', 'planned'],
    side: 'under',
  },
  {
    shape: toShape(`${verb}(?:# ${over}(?: ${budget})?|${over}(?: ${budget})?(?: by)? #)`),
    roles: ['variance'],
    side: 'over',
  },
  {
    shape: toShape(`${verb}(?:# ${under}(?: ${budget})?|${under}(?: ${budget})?(?: by)? #)`),
    roles: ['variance'],
    side: 'under',
  },
];
/** Of what is not spent yet, or not booked. */
const plannedAlone = toShape(`${budget}(?: (?:of|was|is|at))?:? #`);
const onBudget = toShape(`(?:(?:was|came in|is) )?on ${budget}(?: (?:at|of))?[:,]? #`);

const ownerOf =
  /[,;]? ?\(?(?:owner|owned by):? (?<owner>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\)?/u;
const because =
  /(?:,| –| -)? \(?(?:because|since|due to|owing to|after|as) .{3,200}$|(?<=\d[kK]?)(?:, | [–-] | \()(?!(?:against|budget\p{L}*|plan\p{L}*|actual\p{L}*|spent|vs|versus|and|or|but|over|under|on)\b)[\p{L}'’]{2,} \p{L}.{3,200}$/iu;
/** `..., gas planned 12,000 actual 14,760` is the next line, and no remark on the one before. */
const nextLine =
  /\b(?:budget(?:ed)?|plan(?:ned)?|actual|spent|against|vs\.?|versus)\b[^.]*\d|\d[^.]*\b(?:budget(?:ed)?|plan(?:ned)?|actual|spent)\b/iu;
/** `actual not in yet`, `actuals to come` */
const notYetSpent =
  /[,;]? (?:the )?actuals? (?:(?:is|are|figure) )?(?:not (?:yet )?(?:in|known|there|here|available|booked|invoiced|received)|(?:still )?(?:to come|pending|open|outstanding|awaited|missing)|unknown|tb[ac])\b.{0,200}$/iu;
const longest = { clause: 300, text: 6_000 };

/** `Fuel was 4,200 against a budget of 3,500` as a line of a budget; null where its words say it otherwise. */
export function readSpendLine(text: string): JsonObject | null {
  if (text.length > longest.clause) return null;
  const owner = ownerOf.exec(text)?.groups?.['owner'];
  const whole = text.replace(ownerOf, '').trim();
  const open = notYetSpent.exec(whole)?.[0];
  const said = open ?? findRemark(whole);
  const clause = (said === undefined ? whole : whole.slice(0, -said.length)).replace(
    /[.,;\s]+$/u,
    '',
  );
  const { figures, marked } = markFigures(clause);
  if (figures.length === 0 || figures.length > 3) return null;
  const parts = splitName(marked);
  const read =
    parts &&
    (open === undefined ? readFigures(parts.rest, figures) : readPlanned(parts.rest, figures));
  if (!read) return null;
  return {
    line: parts.name,
    ...read.amounts,
    ...(owner !== undefined && { owner }),
    ...(said !== undefined && { remark: said.replace(/^[\s,(–-]+|[\s.)]+$/gu, '') }),
    ...(read.isOpen && { readFrom: clause }),
  };
}

function findRemark(whole: string): string | undefined {
  const said = because.exec(whole)?.[0];
  return said === undefined || nextLine.test(said) ? undefined : said;
}

/** The figures of a clause, and the clause with marks for them: the 12 of `Site 12 £4,200` is none. */
function markFigures(clause: string): { figures: string[]; marked: string } {
  const all = clause.match(figure) ?? [];
  const isSmall = (written: string): boolean => /^\d{1,2}$/.test(written);
  const counts = (written: string): boolean => all.every(isSmall) || !isSmall(written);
  return {
    figures: all.filter(counts),
    marked: clause.replace(figure, (written) => (counts(written) ? mark : written)),
  };
}

/** What a line is called, before all that is told of its figures. */
function splitName(clause: string): { name: string; rest: string } | null {
  const [, name, rest] = named.exec(clause) ?? [];
  return name === undefined ||
    rest === undefined ||
    name.split(' ').length > mostWords ||
    ofNothing.test(name)
    ? null
    : { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, rest };
}
const named = ignoringCase(
  String.raw`^(\p{L}[^#:]{0,60}?)(?: ?[:–-])? ((?:${verb}#|${budget}\b|${spent} #|(?:ran )?(?:over|under)\b|(?:(?:was|came in|is) )?on ${budget}).*)$`,
);
const mostWords = 6;
const ofNothing = /^(?:we|it|they|he|she|this|that|which|there|these|those|i|you|what)\b|^in$/i;
const ofAll =
  /^(?:overall|altogether|in (?:all|total)|(?:the |our )?(?:total|spend|spending|month|year|quarter|budget|department|site|team)(?: spend| spending| cost)?)$/i;

function readFigures(
  rest: string,
  written: readonly string[],
): { amounts: JsonObject; isOpen: boolean } | null {
  const unit = written.flatMap((one) => unitBefore.exec(one)?.[0] ?? []);
  if (new Set(unit.map((one) => one.trim())).size > 1) return null;
  const figures = written.map((one) => toFigure(one, unit[0] ?? ''));
  if (onBudget.test(rest) && figures.length === 1)
    return {
      amounts: { planned: figures[0]!.written, actual: figures[0]!.written },
      isOpen: false,
    };
  for (const { shape, roles, isOpen = false, side } of shapes) {
    const found = shape.exec(rest);
    if (found === null) continue;
    const own = Object.fromEntries(figures.map((one, at) => [roles[at]!, one]));
    const { tailUnder, underTail } = found.groups ?? {};
    const isUnder = side === 'under' || tailUnder !== undefined || underTail !== undefined;
    if (isOpen && own['actual']!.amount > own['planned']!.amount === isUnder) return null;
    return { amounts: toAmounts(own, isUnder), isOpen };
  }
  return null;
}

const readPlanned = (rest: string, written: readonly string[]) =>
  plannedAlone.test(rest) && written.length === 1
    ? { amounts: { planned: written[0]! }, isOpen: false }
    : null;

interface Figure {
  written: string;
  amount: number;
}

/** `4.2k` as `4,200`, each with the currency of the line. */
function toFigure(written: string, unit: string): Figure {
  const bare = written.replace(unitBefore, '');
  const isThousands = /k$/i.test(bare);
  const amount = toCents(
    (readAmount(bare.replace(/ ?k$/i, '')) ?? Number.NaN) * (isThousands ? 1_000 : 1),
  );
  const plain = isThousands ? withUnit('£', amount).slice(1) : bare;
  return { written: `${unit}${plain}`, amount };
}

/** The figures by what they are; what was spent follows from the plan and what it is over or under by. */
function toAmounts(own: Readonly<Record<string, Figure>>, isUnder: boolean): JsonObject {
  const { planned, actual, variance } = own;
  const by = variance && (isUnder ? -variance.amount : variance.amount);
  const follows =
    planned !== undefined && actual === undefined && by !== undefined
      ? withUnit(planned.written, toCents(planned.amount + by))
      : undefined;
  return {
    ...(planned && { planned: planned.written }),
    ...((actual ?? follows) !== undefined && { actual: actual?.written ?? follows! }),
    ...(variance && { variance: isUnder ? `-${variance.written}` : variance.written }),
  };
}

/** The lines of a text of lines; null where none is told so. */
export function readSpendLines(text: string): JsonObject[] | null {
  if (text.length > longest.text || !/\d/.test(text)) return null;
  const clauses = text
    .split(/;|\n/)
    .flatMap(splitSentences)
    .filter((one) => /[\p{L}\d]/u.test(one));
  const lines = clauses.map(
    (clause) => readClause(clause) ?? readClause(clause.replace(leadIn, '')),
  );
  // A clause that says it otherwise keeps its words.
  return lines.some((one) => one !== null)
    ? lines.flatMap((one, at) => one ?? [{ line: clauses[at]!.replace(/[.,\s]+$/u, '') }])
    : null;
}

/** `November numbers for Ops from Xero: wages planned 41,000 actual 43,850` */
const leadIn = /^[^:\d]{3,80}: (?=\p{L})/u;

function readClause(clause: string): JsonObject[] | null {
  const one = readSpendLine(clause);
  return one === null ? readParts(clause) : [one];
}

/** `linen £2,150 vs £2,300, catering £5,000 (budget £5,000)` */
function readParts(clause: string): JsonObject[] | null {
  const parts: string[] = [];
  for (const part of clause.split(/, (?:and )?| and /)) {
    if (parts.length > 0 && follows.test(part)) parts.push(`${parts.pop()!}, ${part}`);
    else parts.push(part);
  }
  const lines = parts.map((part) => readSpendLine(part));
  return parts.length < 2 || lines.includes(null) ? null : lines.map((line) => line!);
}
const follows =
  /^(?:budget|plan|spent|spend|actual|over|under|above|below|owner|owned|because|since|due|against|vs)/i;

const ofLines = new Set([
  'lines',
  'items',
  'budgetlines',
  'spend',
  'variances',
  'figures',
  'breakdown',
]);
const figureNames =
  /^(?:planned|plannedspend|plan|budget|budgeted|actual|actualspend|spent|actuals)$/;

/**
 * The data with the lines of a budget that it gives in words as records: in a list or a text of lines, else in a text
 * beside which nothing else has figures of the plan.
 */
export const withSpendLines = onceFor((context: JsonObject): JsonObject => {
  const read = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    ofLines.has(normalName(name)) ? (readList(value) ?? value) : value,
  ]);
  if (read.some(([name, value]) => value !== context[name])) return Object.fromEntries(read);
  return withTwoTexts(context) ?? withNotes(context);
});

function readList(value: JsonValue): JsonValue[] | null {
  if (typeof value === 'string') return readSpendLines(value);
  if (!Array.isArray(value) || value.length > most) return null;
  if (!value.every((one) => typeof one === 'string')) return null;
  const lines = value.map((one) => readSpendLines(one));
  return lines.some((one) => one !== null)
    ? lines.flatMap((one, at): JsonValue[] => one ?? [{ line: value[at]! }])
    : null;
}

/** `plannedSpend: Concrete 22,000, steel 9,500` beside `actualSpend: Concrete 25,300, steel 9,100` */
function withTwoTexts(context: JsonObject): JsonObject | null {
  const texts = Object.entries(context).filter(([name]) => figureNames.test(normalName(name)));
  if (texts.length !== 2 || Object.values(context).some(Array.isArray)) return null;
  const isPlan = ([name]: [string, JsonValue]): boolean =>
    /^(?:plan|budget)/.test(normalName(name));
  const [planned, actual] = [texts.find(isPlan), texts.find((one) => !isPlan(one))];
  const [before, after] = [planned, actual].map((one) => readNamed(one?.[1]));
  if (!before || !after || before.length !== after.length) return null;
  const lines = before.map(({ name, written }) => {
    const own = after.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return own && { line: name, planned: written, actual: own.written };
  });
  if (lines.includes(undefined)) return null;
  const rest = Object.entries(context).filter(
    ([name]) => name !== planned![0] && name !== actual![0],
  );
  return { ...Object.fromEntries(rest), lines: lines.map((line) => line!) };
}

/** `Concrete 22,000, steel 9,500`: at least two, each with its own name. */
function readNamed(value: JsonValue | undefined): { name: string; written: string }[] | null {
  if (typeof value !== 'string' || value.length > longest.text) return null;
  const parts = value
    .replace(/[.\s]+$/u, '')
    .split(/[,;] | and |\n/)
    .map((part) => nameAndFigure.exec(part.trim()));
  if (parts.length < 2 || parts.includes(null)) return null;
  const read = parts.map((part) => ({ name: part![1]!, written: part![2]! }));
  return new Set(read.map(({ name }) => name.toLowerCase())).size === read.length ? read : null;
}
const nameAndFigure = new RegExp(
  String.raw`^(\p{L}[^\d$€£₹:]{0,60}?):? ((?:(?:${moneySigns}) ?|[A-Z]{3} )?\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?)$`,
  'u',
);

/** A note that tells the lines, where nothing else does: it stays where it is, too. */
function withNotes(context: JsonObject): JsonObject {
  const hasOwn = Object.entries(context).some(
    ([name, value]) =>
      Array.isArray(value) ||
      figureNames.test(normalName(name)) ||
      /^(?:variance|amount|lines)$/.test(normalName(name)),
  );
  if (hasOwn) return context;
  const lines = Object.values(context).flatMap((value) =>
    typeof value === 'string' ? listTold(value) : [],
  );
  if (lines.length === 0) return context;
  const hasPeriod = Object.keys(context).some((name) => normalName(name) === 'period');
  const period = hasPeriod ? undefined : findPeriod(context);
  return { ...context, ...(period !== undefined && { period }), lines };
}

/** `November numbers for Ops from Xero: ...` */
const ofPeriod = new RegExp(
  `^(?:(?:the|our|here are(?: the)?) )?(?:numbers |figures |spend |budget )?(?:for )?(?<period>${monthWord}(?: 20\\d\\d)?|q[1-4](?: 20\\d\\d)?)(?: [^:\\d]{1,60})?:`,
  'iu',
);

function findPeriod(context: JsonObject): string | undefined {
  const texts = Object.values(context).filter((value) => typeof value === 'string');
  return texts
    .map((text) => ofPeriod.exec(text.slice(0, longest.clause))?.groups?.['period'])
    .find((period) => period !== undefined);
}

const isOfAll = ({ line }: JsonObject): boolean => typeof line === 'string' && ofAll.test(line);

const listTold = (text: string): JsonObject[] =>
  text.length > longest.text || !/\d/.test(text)
    ? []
    : text
        .split(/;|\n/)
        .flatMap(splitSentences)
        .flatMap((clause) => readSpendLines(clause) ?? [])
        .filter((line) => 'planned' in line && !isOfAll(line))
        .filter((line) => 'actual' in line || isNotYetSpent(line))
        .map(withoutRemark);

const isNotYetSpent = ({ remark }: JsonObject): boolean =>
  typeof remark === 'string' && notYetSpent.test(` ${remark}`);

/** The note tells it; that a figure is not there yet belongs to its line. */
function withoutRemark(line: JsonObject): JsonObject {
  if (isNotYetSpent(line)) return line;
  const { remark: _, ...rest } = line;
  return rest;
}
