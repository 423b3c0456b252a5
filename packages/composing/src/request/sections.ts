import type { SectionDefinition } from '@workspace-ops/catalogue';
import {
  freeText,
  goesBy,
  isFreeText,
  toFieldName,
  namesFor,
  normalName,
} from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { asSentence, clip, inlineText } from '../facts/inline-text.ts';
import { isCurrencyOfAmount } from '../facts/money.ts';
import { onceFor } from '../facts/once-for.ts';
import { plainValue } from '../facts/plain-value.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { listText } from '../facts/record-text.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readPossibleDays } from '../times/read-possible-days.ts';
import { isLateInWords } from '../sentences/late-lines.ts';
import { listUnanswered } from './answered-by-leads.ts';
import { findStandstills } from './standstill.ts';
import type { EarlierStep } from './types.ts';

export interface FilledSection {
  heading: string;
  purpose: string;
  standing: boolean;
  endsWork?: true | undefined;
  facts: readonly Fact[];
}

export interface Distribution {
  sections: readonly FilledSection[];
  /** What no section asks for, and is not for programs alone. */
  rest: readonly Fact[];
}

/**
 * An entry of a list that says so of itself, or whose day has passed while nobody says that it is done, or comes by
 * tomorrow while nobody has it.
 */
const isLate =
  (today: string) =>
  (fact: Fact): boolean => {
    if (!isEntry(fact)) return false;
    if (/\b(?:status|result) (?:late|overdue|delayed|fail(?:ed)?)\b/i.test(fact.value)) return true;
    if (fact.fields === undefined && isLateInWords(fact.value)) return true;
    if (today === '' || isDone.test(fact.value)) return false;
    const afterTomorrow = Temporal.PlainDate.from(today).add({ days: 2 }).toString();
    return isBefore(fact.value, hasOwner(fact.value) ? today : afterTomorrow);
  };

/** The lines of a list in words, where one of them is late, each as an entry of its own. */
function splitLate(fact: Fact, isApart: (fact: Fact) => boolean): Fact[] {
  const { items = [], fields, more, path } = fact;
  if (items.length < 2 || fields !== undefined || more !== undefined) return [fact];
  const entries = items.map((value, at): Fact => {
    const { items: _, ...rest } = fact;
    return { ...rest, path: [...path, String(at + 1)], value };
  });
  const late = entries.filter(isApart);
  const others = items.filter((_, at) => !late.includes(entries[at]!));
  if (late.length === 0) return [fact];
  return [
    ...(others.length === 0 ? [] : [{ ...fact, value: listText(others), items: others }]),
    ...late,
  ];
}

const owners = new Set(namesFor('owner'));

/** `who Craig`, `assigned to Bob`: a part of an entry that names who has it. */
const hasOwner = (entry: string): boolean =>
  entry.split(/[,:;] /).some((part) => {
    const words = part.split(' ');
    return [1, 2].some(
      (count) => words.length > count && owners.has(normalName(words.slice(0, count).join(' '))),
    );
  });

const isDone =
  /\b(?:status|state) (?:done|closed|complete|completed|finished|fixed|resolved|paid|cancelled|ok)\b/i;

function isBefore(value: string, today: string): boolean {
  const written = dated.exec(value)?.[1];
  return written !== undefined && isPast(written, today);
}

/** Whether each day that it may be is over. */
function isPast(written: string, today: string): boolean {
  const days = readPossibleDays(
    written.replaceAll(/(?<=\d)\.(?=\d)/g, '/'),
    new Date(`${today}T12:00:00Z`),
    defaultCalendar,
  );
  return days.length > 0 && days.every((day) => day.toString() < today);
}
/** A day and nothing more: `20 Nov, moved to 5 Dec` is for whoever reads it. */
const dated =
  /\b(?:due|due date|deadline|date) (\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}\.?(?: \d{4})?|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?|yesterday)(?=[,;)]|\.?$|\. )/iu;

/** The day of the whole list is neither late nor at risk. */
const isOwnDay = ({ path, names }: Fact): boolean => path.length === 1 && names[0] === 'date';

/** Who and where go with a matter, and are none. */
const attendant = new Set(['customer', 'contact', 'location']);

interface Telling {
  /** What opens no section. */
  doubtful?: ReadonlySet<Fact>;
  /** ISO 8601; what was due before it is late. Asked for where a section takes what is. */
  today?: () => string;
}

/**
 * Gives each fact to the first section that covers it. A section without a fact of its own subject, which is the
 * first that it covers, takes none: a customer's name is no result, and a day that is none is no decision.
 */
export function distribute(
  outline: readonly SectionDefinition[],
  sheet: FactSheet,
  { doubtful = new Set(), today = () => '' }: Telling = {},
): Distribution {
  const separates = outline.some(({ takesLate }) => takesLate);
  const isApart = separates ? isLate(today()) : () => false;
  const free = new Set(
    separates ? sheet.facts.flatMap((fact) => splitLate(fact, isApart)) : sheet.facts,
  );
  const isOrder = outline.some(({ endsWork }) => endsWork === true);
  const isHappened = findHappened(sheet, isOrder ? today() : '');
  const isUnlisted = separates ? findUnlisted(outline) : () => false;
  const sections = outline.map(
    (
      { heading, purpose: said, covers, standing = false, takesLate, endsWork, asks = [] },
      place,
    ) => {
      const { names, subjects } = listCovered(covers);
      const notes = findReport(covers, [...free]);
      const isElsewhere = (fact: Fact): boolean =>
        (isOrder && isHappened(fact)) ||
        (isOfEvent(fact) && !covers.some((one) => besideEvent.has(one)));
      const found = [...free].filter((fact) =>
        isApart(fact)
          ? takesLate === true
          : notes.includes(fact) ||
            (place === 0 && isUnlisted(fact)) ||
            (isOrder && covers[0] === 'observation' && isHappened(fact)) ||
            (fact.names.some((name) => names.has(name)) &&
              !isElsewhere(fact) &&
              !(takesLate === true && isOwnDay(fact))),
      );
      const opens = (fact: Fact) =>
        !doubtful.has(fact) &&
        (isApart(fact) ||
          notes.includes(fact) ||
          isUnlisted(fact) ||
          fact.names.some((name) => subjects.has(name)));
      const facts = standing || found.some(opens) ? found.toSorted(byNames(covers)) : [];
      for (const fact of facts) free.delete(fact);
      const purpose = [said, ...listUnanswered(asks, sheet)].join(' ');
      return { heading, purpose, standing, endsWork, facts };
    },
  );
  const rest = [...free].filter(
    (fact) => !isCurrencyOfAmount(fact, sheet) && !isTechnical(fact) && !isPartOfField(fact, sheet),
  );
  return { sections, rest };
}

/** What a register calls its list is up to whoever keeps it: `pens: [{ pen: 3, observation: … }]`. */
function findUnlisted(outline: readonly SectionDefinition[]): (fact: Fact) => boolean {
  const listed = outline.map(({ covers }) => listCovered(covers).names);
  return (fact) =>
    (isEntry(fact) ? fact.fields !== undefined : listsTasks(fact)) &&
    !listed.some((names) => fact.names.some((name) => names.has(name)));
}

/** `Piano needs 4 people - Tane`: most of them are no names. */
const listsTasks = ({ items = [] }: Fact): boolean =>
  items.filter((item) => item.split(' ', wordsOfTask).length === wordsOfTask).length * 2 >
  items.length;
const wordsOfTask = 4;

/** When something takes place that the work is for: beside the milestones of a plan, and no term of the work. */
const events = new Set(namesFor('eventDate'));
const isOfEvent = (fact: Fact): boolean => fact.path.length === 1 && events.has(toFieldName(fact));
const besideEvent = new Set(['milestones', 'timeline', 'eventDate']);

/** When something happened, which in a work order is a part of the report, and no term of the work. */
const incidents = new Set(
  'happened happenedon happenedat occurredon occurredat incidentdate dateofincident timeofincident seenon seenat foundon foundat reportedon reportedat'.split(
    ' ',
  ),
);
const findHappened =
  ({ facts }: FactSheet, today: string) =>
  (fact: Fact): boolean =>
    fact.path.length === 1 &&
    (incidents.has(toFieldName(fact)) ||
      incidents.has(fact.names[0]!) ||
      (toFieldName(fact) === 'time' && dayAndHour.test(fact.value)) ||
      (toFieldName(fact) === 'when' && facts.some((one) => whatHappened.test(toFieldName(one)))) ||
      (today !== '' && /^(?:when|date)$/.test(toFieldName(fact)) && isPast(fact.value, today)));
const whatHappened = /^(?:what|whathappened|incident|happened)$/;
/** `30 November 2026 06:50`; an hour alone may be that of the visit. */
const dayAndHour =
  /\d ?\p{L}{3}[^\d]{0,12}(?:\d{4})?[^\d]{0,4}\d{1,2}[:.]\d\d|\d{4}-\d\d-\d\d[T ]\d/u;

/** Where nothing else says what was seen, notes under names of their own do: `site note`. */
const findReport = (covers: readonly string[], facts: readonly Fact[]): readonly Fact[] =>
  !covers.includes('observation') || facts.some(isObservation)
    ? []
    : facts.filter((fact) => fact.path.length === 1 && isFreeText(fact));
const isObservation = goesBy('observation');

/** `303-555-0166`, which is read from the contact and stands there; of a note somebody looks for it. */
const isPartOfField = ({ path, value, readFrom }: Fact, { facts }: FactSheet): boolean =>
  readFrom !== undefined &&
  facts.some(
    (field) =>
      !isFreeText(field) &&
      field.path.length === path.length - 1 &&
      field.path.every((key, at) => key === path[at]) &&
      field.value.includes(value),
  );

/** In the order of the names that ask for them; facts of one name stay as they are. */
export function byNames(names: readonly string[]): (one: Fact, other: Fact) => number {
  const places = listPlaces(names);
  const rank = ({ names: own }: Fact): number =>
    Math.min(...own.map((name) => places.get(name) ?? places.size));
  return (one, other) => rank(one) - rank(other);
}

/** A workflow's inputs, and what a section covers, are the same lists in each run. */
const listPlaces = onceFor(
  (names: readonly string[]): ReadonlyMap<string, number> =>
    new Map(
      names
        .flatMap((name) => name.split('|'))
        .flatMap((name, at) => namesFor(name).map((own) => [own, at] as const))
        .toReversed(),
    ),
);

/** The names of what a section covers, and of its own subject. */
const listCovered = onceFor((covers: readonly string[]) => ({
  names: new Set(covers.flatMap(namesFor)),
  subjects: new Set(listSubjects(covers).flatMap(namesFor)),
}));

const listSubjects = (covers: readonly string[]): readonly string[] =>
  attendant.has(covers[0]!) ? covers : covers.filter((name) => !attendant.has(name));

/** `- **Label:** value` for short values, a paragraph under its label for long ones. */
export function factLines(facts: readonly Fact[], sheet: FactSheet): string {
  const written = facts.map((fact) => ({ fact, value: plainValue(fact, sheet) }));
  const short = written.filter(({ value }) => value.length <= 240);
  const long = written.filter(({ value }) => value.length > 240);
  const list = short
    .flatMap(({ fact, value }) => listRemarks(fact) ?? [labelled(fact, value)])
    .map((line) => `- ${line}`)
    .join('\n');
  const texts = long.map(({ fact, value }) => `**${fact.label}.** ${asSentence(value)}`);
  return [list, ...texts].filter((part) => part !== '').join('\n\n');
}

/** What several people remarked is one point each; null for what is no list of remarks. */
function listRemarks({ label, path, items = [], more = 0 }: Fact): string[] | null {
  if (items.length < 2 || !freeText.has(normalName(path.at(-1)!))) return null;
  const told = [...items, ...(more > 0 ? [`and ${more} more`] : [])];
  return told.map((item) => `**${label}:** ${item}`);
}

/** An entry of a list has no name of its own. */
const labelled = (fact: Fact, value: string): string =>
  isEntry(fact) ? value : `**${fact.label}:** ${value}`;

/** Whether a section says more than its heading promises. */
export const hasContent = ({ standing, facts }: FilledSection): boolean =>
  standing || facts.length > 0;

export function sectionText(
  { heading, purpose, endsWork, facts }: FilledSection,
  sheet: FactSheet,
): string {
  const condition = endsWork ? tellCondition(sheet) : '';
  return paragraphs([`## ${heading}`, purpose, condition, factLines(facts, sheet)]);
}

/** A fault that is gone is not enough where somebody said what has to come first. */
function tellCondition(sheet: FactSheet): string {
  const said = findStandstills(sheet).map((sentence) => `“${sentence}”`);
  return said.length === 0 ? '' : `It is done only when this is kept to: ${enumerate(said)}.`;
}

/** Joined by blank lines, empty ones left out. */
export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** The first of them, and how many more there are. */
export const enumerateSome = (words: readonly string[], most: number): string =>
  enumerate(words.length > most ? [...words.slice(0, most), `${words.length - most} more`] : words);

/** What earlier steps of the run made, one line each. */
export function earlierLines(earlier: readonly EarlierStep[]): string {
  const lines = earlier
    .filter(({ kind, summary }) => kind !== 'approval' && summary !== '')
    .slice(-6)
    .map(
      ({ title, summary }) => `- ${inlineText(title, 120)}: ${clip(inlineText(summary, 300), 300)}`,
    );
  return lines.length === 0 ? '' : paragraphs(['## From earlier steps', lines.join('\n')]);
}
