import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import type { ListedRecord } from './listed-records.ts';
import { toSpokenText, toKnown, type Known } from './read-leaves.ts';
import { agrees, toDay, type CalendarDate } from './read-specifics.ts';
import { splitWords, toLabel } from '../words.ts';

/** A value under a name: a cell under its column, what follows `Owner:`, a field's new value. */
export interface Labelled {
  label: string;
  value: string;
  place: string;
  /** The other cells of its row. */
  beside?: readonly string[];
  /** What it was, of a change. */
  before?: string;
}

const blank =
  /^(?:[-–—?]*|none|not set|n\/a|unknown|open)$|^not (?:on record|found under a known name)\b/i;

const question =
  /^(?:which|what|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|may|can|shall|should)\b.*\?$/is;

const task = /^\[[ x]\]/;

const isAnswer = /^(?:yes|no|true|false)$/i;

/** Whether the input has under the name what it was, and not what it is beside a `previousStage`. */
const isWhatWas = (
  before: string,
  label: string,
  known: readonly Known[],
  { labelled }: InputIndex,
): boolean =>
  known.some((one) => isSame(toKnown(before), one)) &&
  !['previous', 'old', 'former'].some((word) => labelled.has(word + toLabel(label)));

/** A row that adds the others up. */
const ofAll = /^(?:(?:grand |sub-?)?totals?|sum|altogether|overall)$/i;

const mostKnown = 500;

/** Whether a line of more than that has the words. */
const hasWords = (cell: string, said: string): boolean =>
  cell.length > said.length + 5 && ` ${cell} `.includes(` ${said}`) && said.length > 2;

/** Values that the input gives otherwise under the same name. */
export function checkLabels(
  values: readonly Labelled[],
  index: InputIndex,
  findings: Findings,
): void {
  for (const { label, value, place, beside = [], before } of values) {
    // `[ ] Newsletter: not ready` is a task, and what it is called no field.
    const given = task.test(label) ? undefined : index.labelled.get(toLabel(label));
    if (given === undefined || blank.test(value.trim()) || value.length > 200) continue;
    // `Start: which day is meant?` gives it no other value.
    if (question.test(value.trim()) || ofAll.test(value.trim())) continue;
    // `Survey on Wednesday - Shane` says who has it, whoever has the others.
    if (beside.some((cell) => hasWords(cell, value.trim()))) continue;
    const known = given.slice(0, mostKnown);
    // What the input has of it is what changes; and of what is done it says each, and the text how many.
    if (before !== undefined && isWhatWas(before, label, known, index)) {
      for (const share of toKnown(value).specifics.filter(({ isPercent }) => isPercent))
        if (!share.values.some((figure) => index.figures.has(figure)))
          findings.miss(value, `${quoted(value)} for ${quoted(label)} (${place})`);
      continue;
    }
    if (/\d/.test(value) && known.every(({ text }) => isAnswer.test(text))) continue;
    const own = toKnown(toSpokenText(value));
    if (
      known.some((one) => isSame(own, one) || isToldFirst(one, value)) ||
      isSum(own, known) ||
      isSaidInFull(value, known) ||
      isReadDay(own, known, index)
    )
      findings.support(value);
    else if (
      isAmountElsewhere(label, own, index) ||
      (toLabel(label) === 'currency' && isCurrencyBeside(value, beside)) ||
      isOfSameLine(own, beside, index) ||
      isProduct(label, own, beside) ||
      isAgreedForm(own, known, index)
    )
      findings.support(value);
    else
      findings.contradict(
        value,
        `${quoted(value)} for ${quoted(label)} (${place}), where the input says ${quoted(given[0]!.text)}`,
      );
  }
}

/** `Next: Send the report. The next date is 18 January.`: another sentence says something else. */
const isToldFirst = ({ text }: Known, value: string): boolean => {
  const said = text
    .trim()
    .replace(/[.!?]$/, '')
    .toLowerCase();
  return said.includes(' ') && value.trim().toLowerCase().startsWith(`${said}. `);
};

/** `as soon as possible` for `ASAP`, and `not yet decided` for `to be determined`. */
const isSaidInFull = (value: string, known: readonly Known[]): boolean =>
  inFull.some(
    ([short, full]) => full.test(value.trim()) && known.some(({ text }) => short.test(text.trim())),
  );
const inFull: readonly (readonly [RegExp, RegExp])[] = [
  [/^a\.?s\.?a\.?p\.?!?$/i, /^as soon as possible\b/i],
  [
    /^(?:tb[acd]|to be (?:agreed|announced|confirmed|decided|defined|determined|fixed))[.!]?$/i,
    /^not yet \p{L}+/iu,
  ],
];

/** `USD` beside `$200`, whatever the currency of the whole is. */
const isCurrencyBeside = (value: string, beside: readonly string[]): boolean =>
  beside.some(
    (cell) =>
      cell.length < longestAmount && cell.includes(signs[value.trim()] ?? `${value.trim()} `),
  );
const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', INR: '₹' };
const longestAmount = 30;

/** `Lupe A. from Mesilla` for `Lupe Armijo`, where the consent calls her so, or a name in its initials beside one. */
function isAgreedForm(own: Known, known: readonly Known[], { labelled }: InputIndex): boolean {
  const consents = labelled.get('consent') ?? [];
  return (
    consents.some(({ text }) => text.includes(own.text.trim())) ||
    (consents.length > 0 && known.some(({ text }) => isShortened(own.text, text)))
  );
}

/** Whether each word is one of the name, or the first letter of one. */
function isShortened(own: string, name: string): boolean {
  const parts = own.match(/\p{L}+/gu) ?? [];
  const words: readonly string[] = name.match(/\p{L}+/gu) ?? [];
  return (
    parts.length > 0 &&
    parts.every((part) =>
      words.some((word) => word === part || (part.length === 1 && word.startsWith(part))),
    )
  );
}

/** Equal as figures, as dates, or with half of the words of the shorter one in common. */
function isSame(ours: Known, known: Known): boolean {
  const theirs = known.specifics;
  const exact = ours.specifics.filter(({ isSpelled }) => !isSpelled);
  if (exact.length > 0 && theirs.length > 0)
    return exact.some((one) =>
      theirs.some(
        (other) =>
          one.values.some((figure) => other.values.includes(figure)) ||
          one.dates.some((date) => other.dates.some((given) => agrees(date, given))) ||
          (one.kind === 'code' && toLabel(one.text) === toLabel(other.text)),
      ),
    );
  const { words } = ours;
  const given = known.words;
  const shared = words.filter((word) => given.includes(word)).length;
  return (
    shared > 0 &&
    shared >= Math.min(words.length, given.length) * 0.5 &&
    !(words.length === given.length && shared < words.length)
  );
}

/** `23 November 2026` of `today`, or `in ten days`: a day that the plan reads from words, which have no date of their own. */
const isReadDay = ({ specifics }: Known, known: readonly Known[], { plan }: InputIndex): boolean =>
  known.some(isDayInWords) &&
  specifics.some(({ dates }) => dates.some((date) => plan.dates.some((day) => isDay(date, day))));

const isDayInWords = ({ text, specifics }: Known): boolean =>
  /\p{L}{2}/u.test(text) &&
  specifics.every(({ kind, isMoney }) => kind === 'time' || (kind === 'figure' && !isMoney));

const isDay = (one: CalendarDate, other: CalendarDate): boolean => toDay(one) === toDay(other);

/** The total of what the entries of a list have under the name. */
function isSum({ text }: Known, entries: readonly Known[]): boolean {
  const figures = entries.map((one) => toNumber(one.text));
  const isClose = Math.abs(figures.reduce((sum, one) => sum + one, 0) - toNumber(text)) < 0.005;
  return entries.length > 1 && isClose;
}

/** Names of what something costs in all: a deal's `amount` may be the input's `price`, whose lines have amounts of their own. */
const ofAmount = ['amount', 'price', 'total', 'value', 'dealvalue', 'totalprice'];
const isAmountElsewhere = (label: string, own: Known, { labelled }: InputIndex): boolean =>
  ofAmount.includes(toLabel(label)) &&
  [...labelled].some(
    ([name, given]) =>
      (ofAmount.includes(name) || ofRest.test(name)) &&
      given.some((one) => one.text === own.text || toNumber(one.text) === toNumber(own.text)),
  );
/** What is left of an invoice is the amount that is open, and `total_inc_vat` that of a quote. */
const ofRest = /balance|outstanding|pending|unpaid|owed|due$|dueamount|^(?:grand ?)?total/;

/** `$1,215.00` of `Invoice 20844, $1,215.00`, in the row of that invoice. */
function isOfSameLine({ words }: Known, beside: readonly string[], { running }: InputIndex) {
  if (words.length === 0 || beside.length === 0) return false;
  const said = ` ${words.join(' ')} `;
  const lines = running.split('|').filter((one) => one.includes(said) && one !== said);
  return lines.some((line) =>
    beside.some((cell) => {
      const other = splitWords(cell).join(' ');
      return other.length > shortest && other !== words.join(' ') && line.includes(` ${other} `);
    }),
  );
}
const shortest = 4;

/** `5550` in the row of `3` and `£1,850`, whatever all rows come to. */
function isProduct(label: string, own: Known, beside: readonly string[]): boolean {
  if (!ofAmount.includes(toLabel(label))) return false;
  const sum = Math.abs(toNumber(own.text));
  const figures = beside.map((cell) => Math.abs(toNumber(cell))).filter((one) => one > 0);
  return figures.some((one, at) =>
    figures.slice(at + 1).some((other) => Math.abs(one * other - sum) < 0.006),
  );
}

/** `£1,378.00` is a number with its currency. */
const toNumber = (text: string): number =>
  Number(
    text
      .replace(/^(-?)(?:[A-Z]{3} |[A-Z]{0,2}\p{Sc} ?|R(?=\d))/u, '$1')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''),
  );

/** What the input says of one entry of a list, said of another. */
export function checkRecords(line: Line, index: InputIndex, findings: Findings): void {
  // `“Stock count” is open: who carries it?` says nothing of an entry.
  if (line.text.trimEnd().endsWith('?')) return;
  if (index.lists.length === 0) return;
  const text = ` ${line.words.join(' ')} `;
  for (const records of index.lists) {
    const present = records.filter(({ id }) => text.includes(` ${id} `));
    if (present.length !== 1) continue;
    const own = present[0]!;
    const strange = findStrange({ text, raw: line.text }, own, records);
    if (strange === undefined || isSaidApart(strange.value, text, records, index)) continue;
    // What an entry says may name another one.
    if (` ${strange.value} `.includes(` ${own.id} `)) continue;
    const said = `${quoted(strange.value)} (${line.place}) belongs to ${quoted(strange.id)}`;
    findings.contradict(strange.value, `${said}, not to ${quoted(own.id)}`);
  }
}

/** `Ines` of another entry, where `Ines Carvalho`, or she again, stands beside the whole list. */
function isSaidApart(
  value: string,
  text: string,
  records: readonly ListedRecord[],
  { running }: InputIndex,
): boolean {
  const said = running.split('|').filter((one) => one.includes(` ${value} `));
  const within = records.filter((record) => record.values.has(value)).length;
  return (
    said.some((one) => one !== ` ${value} ` && text.includes(one)) ||
    said.filter((one) => one === ` ${value} `).length > within
  );
}

/** A value that only another entry has. */
function findStrange(
  { text, raw }: { text: string; raw: string },
  own: ListedRecord,
  records: readonly ListedRecord[],
) {
  for (const { id, values } of records) {
    if (id === own.id) continue;
    const value = [...values].find(
      (one) =>
        text.includes(` ${one} `) &&
        !isPartOfNumber(one, raw) &&
        !followsFrom(one, own) &&
        // `31 of 38 done` is no value of another entry.
        ![...own.values].some((mine) => ` ${mine} `.includes(` ${one} `)) &&
        records.every((record) => record.id === id || !record.values.has(one)),
    );
    if (value !== undefined) return { id, value };
  }
  return undefined;
}

/** `900` within `2,900`, `11` within `2026-11-26`, and nowhere else. */
const isPartOfNumber = (value: string, raw: string): boolean =>
  /^\d+$/.test(value) && !new RegExp(`(?<![\\d.,]|\\d[-/:])${value}(?!\\d|[.,\\-/:]\\d)`).test(raw);

/** `6200` of an entry that had 15200 where 9000 were planned. */
function followsFrom(value: string, { values }: ListedRecord): boolean {
  if (!/^\d{1,12}$/.test(value)) return false;
  const figures = [...values].filter((one) => /^\d{1,12}$/.test(one)).map(Number);
  const wanted = Number(value);
  return figures.some((one) =>
    figures.some((other) => one - other === wanted || one + other === wanted),
  );
}
