import { fillPlaceholders } from '@workspace-ops/content';
import { monthWord } from '../facts/day-word.ts';
import { asSentence, clip, inlineText, splitSentences } from '../facts/inline-text.ts';
import { canBeNamed, canBeTold, withoutMarkup } from '../facts/markup.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { sayTax } from '../facts/taxed-amounts.ts';
import { withPeriod } from '../facts/period-of-price.ts';
import { plainValue } from '../facts/plain-value.ts';
import { agreesToTime } from '../sentences/plain-yes.ts';
import { saysWhenAlone } from '../sentences/says-when-alone.ts';
import { isUnnamed } from '../sentences/unnamed-person.ts';
import { needsNoBooking } from '../sentences/needs-no-booking.ts';
import { withoutHour } from '../times/find-correction.ts';
import { isAbout, isMonthAlone, sayAbout } from '../times/month-alone.ts';
import { closeNames } from '../sentences/close-names.ts';
import { asksForCall } from '../sentences/asks-for-call.ts';
import { readAddress, readApplying, readOrder, readUntil } from './how-to-apply.ts';
import { isCalled } from '../request/crm-properties.ts';
import { isUnsigned } from '../request/not-accepted.ts';
import { ownOrder, sayOrderOnce } from './say-order-once.ts';
import { splitSignature } from '../facts/signature.ts';
import {
  hasClauses,
  isHousehold,
  splitTerms,
  spokenTerm,
  termOfPayment,
} from '../sentences/words-of-values.ts';
import { teamBehindRole } from './team-in-public.ts';

const field = /\{([^{}|.]+)(?:\.([a-z]*))?(?:\|([^{}]*))?\}/g;

/** A title of up to 200 characters: `{field|otherwise}` is filled with what is fit to stand in one. */
export function fillTitle(template: string, sheet: FactSheet): string {
  const title = template.replace(field, (_, name: string, _form, otherwise?: string) => {
    const fact = sheet.find(name);
    const isName = fact !== undefined && !(name === 'referral' && isUnnamed(fact.value));
    return isName && canBeNamed(fact) ? clip(fact.value, 80) : (otherwise ?? '');
  });
  // A value may be no placeholder until it stands beside the title's words.
  const line = inlineText(fillPlaceholders(title).text, 200);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const longest = { word: 160, sentences: 900 };

const isCount = /^(?:no\.? ?|#)?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?[.]?$/i;

/** `Yes please` and `Mornings are best` leave nothing to be answered. */
const saysLittle = (reply: string): boolean => saysWhenAlone(reply) || agreesToTime(reply);

/** How `{field.form}` writes a fact; a form that the fact does not have is null. */
const forms: Readonly<Record<string, (value: string) => string | null>> = {
  '': (value) => clip(asSentence(value), longest.sentences),
  plain: (value) => (hasClauses(value) ? null : withoutStop(clip(value, longest.word))),
  claused: (value) => (hasClauses(value) ? withoutStop(clip(value, longest.word)) : null),
  // What says itself when it is given belongs to the offer.
  conditional: (value) =>
    isConditional.test(value) ? clip(asSentence(value), longest.word) : null,
  flat: (value) => (isConditional.test(value) ? null : value),
  // `Walk-ins at our yard` have no name, and are no place.
  called: (value) => (/\p{Lu}|\p{Lo}|\d/u.test(value) ? clip(value, longest.word) : null),
  first: (value) => clip(asSentence(splitSentences(value)[0] ?? ''), 200),
  rest: (value) => {
    const rest = splitSentences(value).slice(1).map(asSentence).join(' ');
    return rest === '' ? null : clip(rest, longest.sentences);
  },
  // `2 of 4` says nothing without what it counts.
  named: (value) => (isCount.test(value) ? null : clip(asSentence(value), longest.sentences)),
  counted: (value) => (isCount.test(value) ? clip(asSentence(value), longest.word) : null),
  // What is said only where the fact is not on record stands behind the bar.
  given: () => '',
  // Nobody who asks to be rung, or says no more than when, is told that a call would be best.
  ringing: (value) => (asksForCall.test(value) ? '' : null),
  writing: (value) => (asksForCall.test(value) || saysLittle(value) ? null : ''),
  day: withWeekday,
  // Nobody is asked for the hour of a time that has one.
  hourless: (value) => (withoutHour(value) === value ? '' : null),
  timed: (value) => (withoutHour(value) === value ? null : ''),
  // `Wants it by March` names no day.
  dated: (value) => (beginsWithDay.test(value) ? clip(asSentence(value), longest.word) : null),
  // What names no term of its own, beside which another one may stand.
  undated: (value) => (namesTerm.test(value) ? null : ''),
  by: byWhen,
  // `Quote before tax` is an order, and says nothing to a customer.
  rate: (value) =>
    /%|\p{Sc}|\d\D*\p{L}|^(?:included?|excluded?|exempt|extra|none|zero|on top|not included|(?:to be )?added)\b|^(?:plus|ex|excl|excluding)\.? ?(?:the )?(?:vat|tax|gst|hst)\b|\b(?:tax|vat|gst|hst)[- ]?(?:exempt|free)\b|\b(?:is|are|be|as) (?:exempt|zero[- ]rated)\b|\bno (?:sales )?(?:tax|vat|gst|hst)\b|\breverse charge\b|\b(?:include|exclude|inclusive of|exclusive of) (?:vat|tax|gst|hst)\b/iu.test(
      value,
    )
      ? clip(asSentence(value), longest.word)
      : null,
  said: (value) => clip(asSentence(value), longest.sentences),
  // Neither is who does not sign, nor when.
  signatory: (value) => (isUnsigned(value) ? null : clip(asSentence(value), longest.word)),
  agreed: (value) =>
    isUnsigned(value) || !namesDay.test(value) ? null : clip(asSentence(value), longest.sentences),
  signed: (value) => clip(value, longest.word),
  // `30 days` says nothing by itself.
  payment: (value) =>
    isTermOfContract(value)
      ? null
      : (termOfPayment(value) ?? clip(asSentence(value), longest.sentences)),
  // Of what is the scope, or the salary, where nothing else is no more is told.
  besides: (value) => withoutStop(clip(value, longest.word)),
  lasting: (value) => (isLength(value) ? value.replace(/^for |[.]$/giu, '') : null),
  contract: (value) => (isTermOfContract(value) ? value.replace(/^for |[.]$/giu, '') : null),
  // `Until 18 December` is no sentence by itself.
  unlasting: (value) =>
    isLength(value)
      ? null
      : clip(asSentence(value.replace(/^until\b/iu, 'The offer holds until')), longest.sentences),
  addressed: (value) => readAddress(value),
  applying: readApplying,
  // What somebody earns in an hour, or by the piece, is no salary.
  rated: (value) => (rated.test(value) ? forms['clause']!(value) : null),
  unrated: (value) => (rated.test(value) ? null : forms['clause']!(value)),
  ordered: (value) => readOrder(value),
  group: (value) => teamBehindRole(value),
  until: (value) => readUntil(value),
  // `Call them on Friday` is for us.
  ours: (value) =>
    /^(?:(?:then|next),? )?(?:we|you|once you|as soon as you|when you|after you|with your|on your)\b/iu.test(
      value,
    )
      ? clip(asSentence(value), longest.sentences)
      : null,
  // Who may come as they are is kept no place.
  booked: (value) => (needsNoBooking(value) ? null : ''),
  issue: sayIssue,
  // `80%` says nothing by itself.
  done: (value) => {
    const share = /^\d{1,3}(?:\.\d)? ?(?:%|per ?cent)[.]?$/i.test(value);
    return share ? `${withoutStop(value)} of this is done.` : forms['']!(value);
  },
  clause: (value) => clip(asSentence(lowerFirst(value)), longest.sentences),
  // `We ask for a refund`, and not for the following: `Refund`
  thing: (value) => thingAsked(value),
  // `Ask her for a photo` is for us, and no request to her.
  theirs: (value) => (ofOurTask.test(value) ? null : forms['clause']!(value)),
  deed: (value) => (thingAsked(value) === null ? forms['clause']!(value) : null),
};

/** `This is our December issue.`, `This is issue 14.` */
function sayIssue(value: string): string {
  const number = /^(?:issue|no|number|edition|#)?[ .#]*(?<number>\d{1,4})$/iu.exec(value.trim());
  if (number !== null) return `This is issue ${number.groups!['number']!}.`;
  return ofSeason.test(value)
    ? `This is our ${withoutStop(value)} issue.`
    : clip(asSentence(value), longest.word);
}
const ofSeason = new RegExp(
  `^(?:${monthWord}|spring|summer|autumn|fall|winter|christmas)(?: (?:20)?\\d\\d)?[.]?$`,
  'iu',
);

const ofOurTask =
  /^(?:please )?(?:ask|get|see|find|try|call|ring|phone|e-?mail|chase|check|write|remind|speak|talk)\b|\b(?:she|he|they|her|him|them|asked|said|says|told|wants|wanted|agreed)\b/iu;

const things =
  /^(?:an? |the )?(?<thing>(?:(?:full|partial|part|complete) )?(?:refund|credit|credit note|replacement|repair|exchange|discount|apology))[.]?$/iu;
const thingAsked = (value: string): string | null => {
  const thing = things.exec(value)?.groups?.['thing']?.toLowerCase();
  if (thing === undefined)
    return /^(?:our )?money back[.]?$/iu.test(value) ? 'our money back' : null;
  return `${/^[aeiou]/u.test(thing) ? 'an' : 'a'} ${thing}`;
};

/** `10% if signed by 12/15`, `$500 off the first month`; neither `15% nonprofit discount` nor `5% on materials`. */
const isConditional =
  /\b(?:if|when|provided|as long as) \S|\bfor (?:(?:annual|yearly|early|prompt|advance|upfront|up-front|full|quarterly|repeat) )?(?:(?:pre-?)?pay(?:ment|ing)?\b|sign|book|order|commit)|\bfirst (?:\p{L}+ )?(?:month|week|quarter|visit|year|invoice|order|clean)\b/iu;

/** `24 months`, `for one year`: how long something lasts, and nothing else. */
const isLength = (value: string): boolean =>
  /^(?:for )?(?:\d{1,3}|an?|one|two|three|four|five|six|ten|twelve)[ -](?:calendar |working |business )?(?:days?|weeks?|months?|years?|yrs?|mos?)\.?$/iu.test(
    value,
  );

/** Days are those in which somebody pays. */
const isTermOfContract = (value: string): boolean => isLength(value) && !/days?\.?$/iu.test(value);

/** By the hour, the day or the piece, or as a contractor is paid. */
const rated =
  /(?:\b(?:per|an?|each) |\/ ?)(?:hours?|hrs?|h|days?|shift|post|piece|article|word|page|project|job|visit|call|unit|item|session|class)\b|\b(?:hourly|1099|day rate|commission|DOE)\b/iu;

const dayOfTerm =
  '(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?|today|tomorrow|tmrw|tonight|noon|midday|weekend|week|month|year|christmas|xmas|easter|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?)(?!\\p{L})';
/** Until when something is asked for: `by Friday`, `within 7 days`; neither a figure, nor `the day's hire` or a day that has been. */
const namesTerm = new RegExp(
  [
    `(?<!\\p{L})(?:by|b4|before|until|till?|no(?:t)? later than|on|due) (?:(?:the|this|next|coming|end|close|start|first|last|of|play|business|latest) ){0,4}(?:\\d{1,2}(?!\\d| ?(?:\\p{L}{2,}s|%))|\\d{4}-\\d|${dayOfTerm})`,
    '(?<!\\p{L})(?:within|inside|in)(?: the next)? (?:\\d{1,3}|an?|one|two|three|four|five|six|seven|ten|fourteen) (?:working |calendar |full )?(?:hours?|hrs?|days?|weeks?|fortnight|months?)(?!\\p{L})',
    '(?<!\\p{L})(?:today|tomorrow|tmrw|tonight)(?!\\p{L})',
    "(?<!(?:for|from|since|of|last|the) )(?<!\\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?![\\p{L}’'])",
  ].join('|'),
  'iu',
);

/** Of whatever kind: `end of November`. */
const namesDay =
  /\d|\b(?:\p{L}*day|tomorrow|week|month|end|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;

/** Whether a value names a day before all else. */
export const beginsWithDay =
  /^(?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:mon|tues?|weds?|thu(?:rs)?|fri|sat|sun)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|next |tomorrow|today)/i;

/** `by Friday` of `Friday` and of `want answer by Friday`; `within five days` has its word. */
function byWhen(value: string): string {
  const term = value.replace(
    /^(?:(?:we |they )?(?:want|need|expect)s? )?(?:(?:an? |your |their )?(?:answer|reply|response) )?(?:please )?/i,
    '',
  );
  return /^(?:by|before|within|in|until|at the latest)\b/i.test(term)
    ? lowerFirst(term)
    : `by ${term}`;
}

/** `1 December 2026` as `Tuesday 1 December 2026`: whoever named a weekday looks for it. */
function withWeekday(value: string): string {
  const at = Date.parse(`${value} UTC`);
  const isDate = /^\d{1,2} \p{L}+ \d{4}$/u.test(value) && !Number.isNaN(at);
  return isDate ? `${weekday.format(at)} ${value}` : value;
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** `The bookings rose` becomes `the bookings rose`; names keep their capital. */
function lowerFirst(text: string): string {
  const isCommonWord =
    /^(?:The|A|An|We|It|They|This|Our|Their|No|More|Fewer|All|By|Before|Within|In|Until|At)\b/.test(
      text,
    );
  return isCommonWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What a text has told: no fact is told twice in the same form. */
export type Told = Set<string>;

const optional = /\[([^\]]*)\]/g;

/** The sentence of a template; null where a fact that it needs is not on record, or was told before. */
export function fillSentence(template: string, sheet: FactSheet, told: Told): string | null {
  const whole = template.replace(optional, (_, part: string) => {
    const filled = fill(part, sheet);
    if (filled === null) return '';
    const rest = fill(template.replace(optional, ''), sheet)?.text ?? '';
    // A customer who recommends us is not `Helen Marchetti of Helen Marchetti`, nor of `Mr and Mrs Marchetti`.
    return filled.facts.some(
      ({ fact }) =>
        rest.includes(plainValue(fact, sheet)) ||
        (part.startsWith(' of ') && isHousehold(fact.value)),
    )
      ? ''
      : filled.text;
  });
  const filled = fill(whole, sheet);
  if (filled === null) return null;
  const marks = filled.facts
    .filter(({ form }) => form !== ofSentence)
    .map(({ fact, form }) => makeMark(fact, form));
  if (marks.length > 0 && marks.every((mark) => told.has(mark))) return null;
  for (const mark of marks) told.add(mark);
  return closeNames(filled.text).replace(/(?<!\.)([.!?…])\.(?!\.)/g, '$1');
}

const makeMark = ({ path }: Pick<Fact, 'path'>, form = ''): string =>
  `${path.join('\u0000')} ${form}`;

/** Whether a text has told the fact in any form. */
export const isTold = (fact: Fact, told: Told): boolean =>
  [...told].some((mark) => mark.startsWith(makeMark(fact)));

export const tell = (fact: Fact, told: Told): Told => told.add(makeMark(fact));

/** `on {startDate}` where somebody wrote `in two weeks`: what they wrote themselves of `on after dark` stays. */
const relativeDay =
  /^(?:(?:in|within|next|this|tomorrow|today|after|before|early|late|mid|as soon|at once|right) |immediately|straight ?away|asap\b|(?:at once|now)$)/i;
const ownOn = /\bon $/;
const ownAt = /\bat $/;
const mark = '\u0001';
const home = '\u0002';
const order = '\u0003';

/** An amount with the time that it is for, and its tax, as its own name or a field beside it says. */
const sayAmount = (fact: Fact, sheet: FactSheet): string =>
  sayTax(withPeriod(plainValue(fact, sheet), fact, sheet), fact.names);

interface Filled {
  text: string;
  facts: { fact: Fact; form: string }[];
}

function fill(template: string, sheet: FactSheet): Filled | null {
  const facts: Filled['facts'] = [];
  // What a field says beside a word of a sentence stands after it.
  const after: string[] = [];
  let isWhole = true;
  const text = template.replace(field, (...match) => {
    const [whole, name, form, otherwise, at] = match as Match;
    const fact = sheet.find(name);
    // `what Stone template, when Monday` is an entry of a list, and no part of a sentence.
    const isTellable =
      fact !== undefined &&
      !(isEntry(fact) && fact.fields !== undefined) &&
      !(form === 'besides' && ['scope', 'salary'].some((one) => fact === sheet.find(one))) &&
      (isPart(form) || form === 'signatory' ? canBeNamed : canBeTold)(fact);
    const isQuoted = template[at - 1] === '“' && template[at + whole.length] === '”';
    const said = isTellable ? ofForm(sayAmount(fact, sheet), { form, sheet }) : null;
    const value = said === null ? null : write(isQuoted ? withoutMarks(said) : said, form);
    if (value === null) {
      isWhole &&= otherwise !== undefined;
      return otherwise ?? '';
    }
    facts.push({ fact: fact!, form: form === undefined ? '' : `.${form}` });
    const before = template.slice(0, at);
    if (ownOn.test(before)) {
      // `In January 2027` is on no day of it.
      if (isMonthAlone(value))
        return `${mark}in ${value.replace(/^(?:Early|Mid|Late)\b/, (word) => word.toLowerCase())}`;
      if (isAbout(value)) return `${mark}${sayAbout(value)}`;
      if (relativeDay.test(value)) return `${mark}${spokenTerm(value)}`;
    }
    if (ownAt.test(before) && (isHousehold(value) || isCalled(value))) return `${home}${value}`;
    const [first, ...more] = isPart(form) ? splitTerms(value, fact!) : [value];
    after.push(...more);
    return ownOrder.test(before) ? sayOrderOnce(first!, order) : first!;
  });
  const whole = text
    .replaceAll(`on ${mark}`, '')
    .replaceAll(`at ${home}`, 'in our work for ')
    .replaceAll(`order ${order}`, '');
  return isWhole ? { text: [whole, ...after].join(' '), facts } : null;
}

/** `{quote.said}` has the words alone, and `{quote.signed}` who signs below them. */
function ofForm(value: string, { form, sheet }: { form: string | undefined; sheet: FactSheet }) {
  if (form !== 'said' && form !== 'signed') return value;
  const names = ['contact', 'lead'].flatMap((name) => sheet.find(name)?.value ?? []);
  const { said, signer } = splitSignature(value, names);
  return form === 'said' ? said : signer;
}

type Match = [
  whole: string,
  name: string,
  form: string | undefined,
  otherwise: string | undefined,
  at: number,
];

/** `"It works."`, with the marks that somebody typed: the text sets its own. */
const withoutMarks = (said: string): string => inMarks.exec(said)?.groups?.['said'] ?? said;
const inMarks = /^["“”„«‘'](?<said>[^"“”„«»]{1,1200})["”“»’'][.]?$/u;

/** Whether a sentence goes on behind the value as it goes on behind one that stands for itself. */
const isPart = (form: string | undefined): boolean =>
  form === undefined || form === 'plain' || form === 'claused';

/** `9 a.m.`, `plus G.S.T.` and `GST excl.` keep their stop. */
const endsSentence = /(?<!\b(?:\p{L}\.){1,3}\p{L}|\b(?:incl|excl|exc|approx|ea|p\.a))[.\s]+$/iu;
const withoutStop = (value: string): string => value.replace(endsSentence, '');

function write(value: string, form: string | undefined): string | null {
  if (form === undefined) return withoutStop(clip(value, longest.word));
  const told = withoutMarkup(value);
  return told === '' ? null : forms[form]!(told);
}

/** Whether a template names a fact that it cannot do without. */
export const namesFacts = (template: string): boolean =>
  template.replaceAll(`${ofSentence}}`, '').search(field) !== -1;

/** The form that says whether a sentence fits a fact, and nothing of the fact. */
const ofSentence = '.booked';
