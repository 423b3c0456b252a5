import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import {
  defaultCalendar,
  isHourAlone,
  sayMoment,
  toMoment,
  type Calendar,
  type Moment,
} from '../times/calendar.ts';
import { isInDoubt, readMoment, type NamedMoment, type Reading } from '../times/read-moment.ts';
import { isNeededBy, isOfNoPlan } from '../facts/no-plan.ts';
import { isPastEvent } from '../facts/past-event.ts';
import { readNamedWeek } from '../times/named-weeks.ts';
import { isWeekdayAlone, readNamedMoment } from '../times/read-named-moment.ts';
import { sayBothDays, splitDays } from '../times/both-days.ts';
import { isAbout, isMonthAlone } from '../times/month-alone.ts';
import { movesAppointment } from '../sentences/moved-meetings.ts';
import { findScheduled, isDeadline } from '../sentences/scheduled.ts';
import { isStillAhead } from '../sentences/choosing.ts';
import { askAboutOffers, readOffer } from './find-offered-days.ts';
import type { DraftRequest } from './types.ts';

const most = { dates: 6, questions: 3 };

/** `what` happened, and `when`: nothing takes place at that time. */
const isOfIncident = ({ facts }: FactSheet, date: Fact | undefined): boolean =>
  date !== undefined &&
  normalName(date.path.at(-1)!) === 'when' &&
  facts.some(({ path }) =>
    /^(?:what|whathappened|incident|happened)$/.test(normalName(path.at(-1)!)),
  );

interface Reader {
  now: Date;
  calendar: Calendar;
  /** Whether a note may name the day of what is planned. */
  readsNotes?: boolean;
}

/** What the fields, a reply or a note of a run ask for, and what has to be asked about it. */
export function readAsked(sheet: FactSheet, { now, calendar, readsNotes = false }: Reader) {
  const date = sheet.find('date');
  const wanted = findScheduled(sheet) ?? (isOfIncident(sheet, date) ? undefined : date);
  const read = readDates(sheet, now, calendar);
  const questions = findUnclearDates({ sheet, now, calendar }).map(({ question }) => question);
  const found = read.find(({ fact }) => fact === wanted)?.reading;
  const answered = readAnswered(sheet, now, calendar) ?? readNextStep(sheet, now, calendar);
  if (answered !== null) questions.push(answered.question);
  const named = readReplies(sheet, now, calendar);
  const inReply = answered ?? findProposed(named);
  const inText =
    wanted === undefined ||
    answered !== null ||
    (inReply !== null && movesTime(sheet)) ||
    namesHourOf(found, inReply?.reading) ||
    isExacter(found, inReply?.reading)
      ? inReply
      : null;
  if (wanted !== undefined && inReply !== null && isExacter(found, inReply.reading))
    questions.push(...askAboutBoth(wanted, found, inReply));
  if (wanted === undefined && inReply === null)
    questions.push(...askAboutOtherDay(named, toMoment(now, calendar)));
  if (inText?.reading.kind === 'question')
    questions.push(askAbout(inText.fact, inText.reading.question));
  if (inText !== null && answered === null)
    questions.push(...askWhetherToday(inText.reading, toMoment(now, calendar)));
  // What lies behind may be the day from which another is counted.
  const isOver = found?.kind === 'moment' && !isStillAhead(found, toMoment(now, calendar));
  const inNote =
    (wanted === undefined || isOver) && inText === null && readsNotes
      ? readNotes(sheet, now, calendar)
      : null;
  // What we offered comes after what they wrote, and before what a note says of other days.
  const offered = isOver || wanted === undefined ? readOffer(sheet, now, calendar) : null;
  const inOffer = inText === null ? offered : null;
  const aside = inOffer ?? inNote;
  questions.push(...askAboutOffers(sheet, { now, calendar }));
  // Whoever agrees to the one that is offered chooses no other.
  const isAgreed = aside === inOffer && sheet.find('agreedTime') !== undefined;
  if (aside !== null && !isAgreed) questions.push(aside.question);
  const [asked = null] = [inText?.reading, aside?.reading, found].filter(
    (reading) => reading?.kind === 'moment',
  );
  return {
    asked,
    /** What names it. */
    fact: wanted ?? inText?.fact,
    isInText: inText !== null || aside !== null,
    isInNote: aside !== null,
    isLimit: wanted !== undefined && isDeadline(wanted),
    questions: [...new Set(questions)].slice(0, most.questions),
  };
}

/** Theirs is put down, and whoever knows why another date is on record says so. */
const askAboutBoth = (field: Fact, found: Reading | undefined, { fact, reading }: InReply) =>
  namesDayOf(found, reading) || reading.kind !== 'moment'
    ? []
    : [
        `The ${fact.label.toLowerCase()} names “${clip(reading.words, 60)}”, and the date on record is ${clip(field.value, 40)}: which is right?`,
      ];

/** Whether a reply names the day that a field names without an hour, or its day and hour. */
const namesDayOf = (field: Reading | undefined, reply: Reading | undefined): boolean =>
  field?.kind === 'moment' &&
  reply?.kind === 'moment' &&
  (field.hasTime
    ? reply.hasTime && field.moment.equals(reply.moment)
    : field.moment.toPlainDate().equals(reply.moment.toPlainDate()));

/** Whether a reply asks for another time than the one on record. */
const movesTime = ({ facts }: FactSheet): boolean =>
  facts.some((fact) => isReply(fact) && splitSentences(fact.value).some(movesAppointment));

/** Whether a reply names day and hour, where a field has no more than another day. */
const isExacter = (field: Reading | undefined, reply: Reading | undefined): boolean =>
  reply?.kind === 'moment' && reply.hasTime && field?.kind === 'moment' && !field.hasTime;

const namesHourOf = (field: Reading | undefined, reply: Reading | undefined): boolean =>
  namesDayOf(field, reply) &&
  field?.kind === 'moment' &&
  !field.hasTime &&
  reply?.kind === 'moment' &&
  (reply.hasTime || reply.part !== undefined);

/**
 * What a reply proposes, as a fact that a letter can take up in the words of its sender; none where a field names
 * another day or its hour, or where the day has passed.
 */
export function findNamedTime(
  sheet: FactSheet,
  { now, calendar = defaultCalendar }: Pick<DraftRequest, 'now' | 'calendar'>,
): Fact[] {
  if (now === undefined) return [];
  const found = findProposed(readReplies(sheet, now, calendar));
  const field = findScheduled(sheet) ?? sheet.find('date');
  const said = field && readMoment(field.value, now, calendar);
  const isTheirs =
    field === undefined ||
    namesDayOf(said, found?.reading) ||
    movesTime(sheet) ||
    isExacter(said, found?.reading);
  if (!isTheirs) return [];
  if (found?.reading.kind !== 'moment' || found.fact.hasPlaceholder) return [];
  if (!isStillAhead(found.reading, toMoment(now, calendar))) return [];
  const { path, label } = found.fact;
  const name = 'namedTime';
  return [
    {
      path: [...path, name],
      label: `Date (${label.toLowerCase()})`,
      names: [normalName(name)],
      // `On Wednesday` is named as Wednesday.
      value: sayNamed(found.fact.value, found.reading),
      // It answers what the workflow asks for, and is no date on record.
      fields: ['date'],
    },
  ];
}

/** Of several days that a reply names the one that is put down, as a fact: nobody says yes to both. */
export function findFirstNamed(
  sheet: FactSheet,
  [time]: readonly Fact[],
  { now, calendar = defaultCalendar }: Pick<DraftRequest, 'now' | 'calendar'>,
): Fact[] {
  if (now === undefined || time === undefined || splitDays(time.value) === null) return [];
  // What stands around the days says of which week they are.
  const reading = findProposed(readReplies(sheet, now, calendar))?.reading;
  if (reading?.kind !== 'moment') return [];
  const name = 'firstNamed';
  return [
    { ...time, path: [...time.path, name], names: [normalName(name)], value: sayMoment(reading) },
  ];
}

/** Of two hours nobody says yes to both: the one that is put down is named. */
function sayNamed(text: string, { words, hasTime }: NamedMoment): string {
  const named = words.replace(/^(?:on|at) /i, '');
  const both = sayBothDays(text, named);
  return hasTime && /\d/.test(both.replace(named, '')) ? named : both;
}

/** Where no field names a date: the days that somebody names in what they wrote back. */
const readReplies = (sheet: FactSheet, now: Date, calendar: Calendar) =>
  sheet.facts
    .filter(({ path }) => replyNames.has(normalName(path.at(-1)!)))
    .flatMap((fact) => {
      const reading = readNamedMoment(fact.value, now, calendar);
      return reading === null ? [] : [{ fact, reading }];
    });

type InReply = ReturnType<typeof readReplies>[number];

/** A day that an answer names which is yes or no otherwise: `no, offer the visit Tuesday at 10am`. */
function readAnswered(sheet: FactSheet, now: Date, calendar: Calendar) {
  const fact = sheet.find('mayCall');
  for (const part of fact?.value.slice(0, longestAnswer).split(/[,;] |[.] /) ?? []) {
    const reading = readMoment(part, now, calendar);
    if (reading.kind !== 'moment' || !isStillAhead(reading, toMoment(now, calendar))) continue;
    const question = `The answer names “${clip(reading.words, 60)}”: is that agreed?`;
    return { fact: fact!, reading: { ...reading, isMeeting: true }, question };
  }
  return null;
}
const longestAnswer = 200;

/** `agreed: ['samples by Friday', 'call 8 Dec 10.30']` */
const agreed = /^(?:agreed|we_?agreed|arranged)$/i;

const isAhead = (reading: Reading | undefined, present: Moment): boolean =>
  reading?.kind === 'moment' && isStillAhead(reading, present);

/** `Next step: call Dec 10 at 2pm`, where no field has a day that lies ahead. */
function readNextStep(sheet: FactSheet, now: Date, calendar: Calendar) {
  const present = toMoment(now, calendar);
  const fact = sheet.find('nextStep') ?? sheet.facts.find(({ path }) => agreed.test(path[0]!));
  const date = findScheduled(sheet) ?? sheet.find('date');
  if (fact === undefined || isAhead(date && readMoment(date.value, now, calendar), present))
    return null;
  const [reading] = (fact.items ?? [fact.value])
    .slice(0, most.dates)
    .flatMap((said) => readNamedMoment(said, now, calendar) ?? [])
    .filter((one) => one.isMeeting && isAhead(one, present));
  if (reading?.kind !== 'moment') return null;
  const question = `The ${fact.label.toLowerCase()} names “${clip(reading.words, 60)}”: is that agreed?`;
  return { fact, reading, question };
}

/** The one that they propose to meet on. */
const findProposed = (named: readonly InReply[]): InReply | null =>
  named.find(({ reading }) => reading.isMeeting) ?? null;

/** `60 people on December 15` names a day of something else than a call about it. */
const askAboutOtherDay = (named: readonly InReply[], present: Moment): string[] =>
  named.flatMap(({ fact, reading }) =>
    reading.kind === 'moment' &&
    isStillAhead(reading, present) &&
    !isNeededBy(fact.value, reading.words)
      ? [
          `The ${fact.label.toLowerCase()} names “${clip(reading.words, 60)}”: on which day is the call?`,
        ]
      : [],
  );

/** `Thursday after 2` that is read on a Thursday may have been written before it. */
const askWhetherToday = (reading: Reading, present: Moment): string[] =>
  reading.kind === 'moment' &&
  isWeekdayAlone(reading.words) &&
  reading.moment.dayOfWeek === present.dayOfWeek &&
  present.toPlainDate().until(reading.moment.toPlainDate()).days <= 7
    ? [`“${clip(reading.words, 60)}” may be today, or a week later: which day is meant?`]
    : [];

/** A note names days of what has been, too, and of others: the day that lies ahead is proposed, and asked about. */
function readNotes(sheet: FactSheet, now: Date, calendar: Calendar) {
  const present = toMoment(now, calendar);
  const latest = present.add({ days: mostDaysAhead });
  for (const fact of sheet.facts) {
    if (!isFreeText(fact) || isReply(fact)) continue;
    for (const sentence of splitSentences(fact.value)) {
      const reading = readNamedMoment(sentence, now, calendar) ?? readWeek(sentence, now, calendar);
      if (reading?.kind !== 'moment' || !isStillAhead(reading, present)) continue;
      if (duration.test(reading.words) || isPastEvent(sentence, reading.words)) continue;
      if (isOfNoPlan(sentence, reading.words)) continue;
      if (Temporal.ZonedDateTime.compare(reading.moment, latest) > 0) continue;
      const names = /[^su]s$/.test(fact.label) ? 'name' : 'names';
      const question = `The ${fact.label.toLowerCase()} ${names} “${clip(reading.words, 60)}”: is that the day?`;
      return { reading, question };
    }
  }
  return null;
}

/** `Ring him week of 7 December` is planned for its first day. */
function readWeek(sentence: string, now: Date, calendar: Calendar): Reading | undefined {
  const week = readNamedWeek(sentence, { now, calendar });
  if (week === undefined) return undefined;
  const moment = week.first.toZonedDateTime(toMoment(now, calendar).timeZoneId);
  return { kind: 'moment', moment, hasTime: false, words: week.words };
}

/** `30 days today` is how long it has been. */
const duration = /^(?:\d{1,3} (?:days?|weeks?|months?)|(?:half|full|whole)(?: a|-)? ?day)$/i;

/** A later day is seldom that of a call or a visit, and a past one without its year reads as one of next year. */
const mostDaysAhead = 60;

/** Other free texts tell what has been, or of somebody else's dates. */
export const replyNames = new Set(namesFor('reply'));
export const isReply = ({ path }: Fact): boolean => replyNames.has(normalName(path.at(-1)!));

function readDates(sheet: FactSheet, now: Date, calendar: Calendar) {
  const wanted = findScheduled(sheet) ?? sheet.find('date');
  const dates = sheet.facts
    .filter((fact) => fact === wanted || (isDate(fact) && !isHourAlone(fact.value)))
    .slice(0, most.dates);
  return dates.map((fact) => ({ fact, reading: readMoment(fact.value, now, calendar) }));
}

export interface Unclear {
  fact: Fact;
  question: string;
  /** Another field that says the same otherwise: an answer settles both. */
  beside?: Fact;
}

/** The dates on record that leave open which day is meant, with what to ask. */
export function findUnclearDates({
  sheet,
  now,
  calendar = defaultCalendar,
  definition,
}: Pick<DraftRequest, 'sheet' | 'now' | 'calendar'> &
  Partial<Pick<DraftRequest, 'definition'>>): Unclear[] {
  if (now === undefined) return [];
  const isOpening = definition?.inputs.includes('salary') === true;
  const isProposal = ['terms', 'scope'].every((one) => definition?.inputs.includes(one));
  const isTold = (fact: Fact): boolean =>
    (isOpening && isVagueStart(fact.value)) || (isProposal && isVagueWork(fact));
  return readDates(sheet, now, calendar).flatMap(({ fact, reading }) =>
    reading.kind === 'question' && !(isTold(fact) && !isInDoubt(reading))
      ? [{ fact, question: askAbout(fact, reading.question) }]
      : [],
  );
}

/** Work may begin in the first week of a month, or in its middle: the day is agreed on with the order. */
const isVagueWork = ({ names, value }: Fact): boolean =>
  names.some((name) => startNames.has(name)) &&
  (isAbout(value) || (/^(?:early|mid|late)\b/i.test(value) && isMonthAlone(value)));
const startNames = new Set(namesFor('startDate'));

/** A month or a season is when most openings begin. */
const isVagueStart = (said: string): boolean => soonest.test(said) || isMonthAlone(said);

/** Who is wanted at once, and by some month at the latest, begins on no certain day. */
const soonest =
  /^(?:as soon as (?:possible|we can|you can)|a\.?s\.?a\.?p\.?|immediate(?:ly)?(?: start)?|at once|straight ?away|right away)(?:(?:,|;| ?[-–—(/]| or| but| and)? ?(?:(?:or|but|and) )?(?:ideally|preferably|hopefully|latest|at the latest|no later than|not later than|by|before|from|in|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b[^.?!]{0,40})?$/i;

/** `Start date: which day is meant by "soon"?` What would run is not said again. */
export function askAbout(fact: Fact, question: string): string {
  if (!canBeNamed(fact)) return `${fact.label}: which day is meant?`;
  const asked = question.replace(/^(?:Which|Is)\b/, (word) => word.toLowerCase());
  return clip(`${fact.label}: ${asked}`, 200);
}

/** The end of a contract is the day of no appointment, and is to be a clear one. */
const dateNames = new Set([...namesFor('date'), 'renewaldate']);
export const isDate = ({ path, names }: Fact): boolean =>
  names[0] !== 'period' &&
  (dateNames.has(normalName(path.at(-1)!)) || names.some((name) => dateNames.has(name)));
