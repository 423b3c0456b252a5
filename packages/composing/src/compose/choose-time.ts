import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { canBeNamed, sentencesOf } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import {
  defaultCalendar,
  toMoment,
  weekdayName,
  type Calendar,
  type Moment,
} from '../times/calendar.ts';
import { proposeAtOnce, proposeHour, proposeMoment } from '../times/propose-moment.ts';
import { readMoment, type Reading } from '../times/read-moment.ts';
import { readNamedMoment } from '../times/read-named-moment.ts';
import {
  chooseDay,
  findHour,
  findScheduled,
  isDeadline,
  isStillAhead,
  type Asked,
} from './choose-day.ts';
import { cannotWait, isHazardous } from './hazards.ts';
import type { DraftRequest } from './types.ts';

export interface ChosenTime {
  /** Null where there is no present to plan from. */
  moment: Moment | null;
  /** What of it nobody asked for. */
  proposed: 'proposed' | 'hour proposed' | null;
  /** What has to be asked about the dates on record. */
  questions: readonly string[];
}

/**
 * The time that was approved; else the one that the run asks for, if it lies ahead, which is proposed where only
 * a reply's text names it; otherwise one that is proposed, within the workspace's working hours. What cannot wait is for today, though a later day is its limit.
 */
export function chooseTime(request: DraftRequest): ChosenTime {
  const { sheet, now, title, agreed, artifact, calendar = defaultCalendar } = request;
  if (now === undefined) return { moment: null, proposed: 'proposed', questions: [] };
  const present = toMoment(now, calendar);
  const reads = artifact.occasion !== undefined && artifact.targetPlatform === 'internal';
  const {
    asked,
    isLimit,
    isInText,
    isInNote,
    questions: unclear,
  } = readAsked(sheet, {
    now,
    calendar,
    readsNotes: reads,
  });
  const delay = askAboutDelay(request);
  const questions = [...unclear, ...delay];
  const about = `${title} ${sheet.facts.map(({ value }) => value).join(' ')}`;
  const day = artifact.occasion?.day;
  const chosen = day && chooseDay(day, { sheet, present, now, calendar, asked, about });
  const open = [
    ...questions,
    ...(chosen?.notes ?? []),
    ...(chosen ? askAboutHurry(sheet, chosen.moment, present) : []),
  ];
  if (agreed !== undefined) {
    const moment = toMoment(agreed.at, calendar);
    if (!agreed.isProposed) return { moment, proposed: null, questions: [] };
    return {
      moment,
      proposed: isDayOf(asked, moment) ? 'hour proposed' : 'proposed',
      questions: open,
    };
  }
  if (chosen)
    return {
      moment: chosen.moment,
      proposed: isInNote ? 'proposed' : chosen.proposed,
      questions: open,
    };
  const isAtOnce = day === undefined && cannotWait(request);
  const atOnce = {
    moment: proposeAtOnce(present, calendar),
    proposed: 'proposed',
    questions,
  } as const;
  if (isAtOnce && (isLimit || delay.length > 0)) return atOnce;
  const hour = isInText ? null : findHour(sheet);
  if (asked !== null && isStillAhead(asked, present) && !asked.hasTime && hour !== null)
    return {
      moment: asked.moment.with(hour),
      proposed: isInNote ? 'proposed' : null,
      questions,
    };
  if (asked !== null && isStillAhead(asked, present))
    return asked.hasTime
      ? { moment: asked.moment, proposed: proposedOf(asked, isInText), questions }
      : {
          moment: proposeHour(asked.moment, about, calendar, asked.part),
          proposed: isInNote ? 'proposed' : 'hour proposed',
          questions,
        };
  if (isAtOnce) return atOnce;
  return { moment: proposeMoment(present, about, calendar), proposed: 'proposed', questions };
}

/**
 * Where somebody may come to harm, a later day on record is no order to wait: it may be older than the report,
 * or a form's own. Until somebody has said so, it is the limit.
 */
export function askAboutDelay(
  request: Pick<DraftRequest, 'sheet' | 'definition' | 'now' | 'calendar'>,
): string[] {
  const { sheet, now, calendar = defaultCalendar } = request;
  if (now === undefined || !isHazardous(request)) return [];
  const { asked, fact, isLimit } = readAsked(sheet, { now, calendar });
  if (asked === null || fact === undefined || isLimit) return [];
  const latest = proposeAtOnce(toMoment(now, calendar), calendar).toPlainDate();
  const day = asked.moment.toPlainDate();
  if (Temporal.PlainDate.compare(day, latest) <= 0) return [];
  const spoken = `${weekdayName(day.dayOfWeek)}, ${day.toString()}`;
  return [`${fact.label}: somebody may come to harm. May it wait until ${spoken}?`];
}

const hurry =
  /\b(?:this week|today|tonight|tomorrow|asap|as soon as possible|straight ?away|right away|urgent(?:ly)?|at once|immediately)\b/iu;
const soonDays = 7;

/** A note may want it sooner than the day that follows from the dates on record. */
function askAboutHurry(sheet: FactSheet, moment: Moment, present: Moment): string[] {
  if (Temporal.ZonedDateTime.compare(moment, present.add({ days: soonDays })) <= 0) return [];
  return sheet.facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && !isMarked(fact))
    .flatMap(sentencesOf)
    .filter((sentence) => hurry.test(sentence))
    .slice(0, 1)
    .map(
      (sentence) =>
        `On record is “${clip(sentence.replace(/[.]$/, ''), 120)}”: does the day keep to it?`,
    );
}

function proposedOf({ isHourGuessed }: Asked, isInText: boolean): ChosenTime['proposed'] {
  if (isInText) return 'proposed';
  return isHourGuessed ? 'hour proposed' : null;
}

/** Whether the run asks for the moment's day, and for no certain hour of it. */
const isDayOf = (asked: Asked | null, moment: Moment): boolean =>
  asked !== null &&
  (!asked.hasTime || asked.isHourGuessed === true) &&
  asked.moment.toPlainDate().equals(moment.toPlainDate());

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

function readAsked(sheet: FactSheet, { now, calendar, readsNotes = false }: Reader) {
  const date = sheet.find('date');
  const wanted = findScheduled(sheet) ?? (isOfIncident(sheet, date) ? undefined : date);
  const read = readDates(sheet, now, calendar);
  const questions = findUnclearDates({ sheet, now, calendar }).map(({ question }) => question);
  const found = read.find(({ fact }) => fact === wanted)?.reading;
  const answered = readAnswered(sheet, now, calendar);
  if (answered !== null) questions.push(answered.question);
  const named = readReplies(sheet, now, calendar);
  const inReply = answered ?? findProposed(named);
  const inText =
    wanted === undefined || answered !== null || namesHourOf(found, inReply?.reading)
      ? inReply
      : null;
  if (wanted === undefined && inReply === null)
    questions.push(...askAboutOtherDay(named, toMoment(now, calendar)));
  if (inText?.reading.kind === 'question')
    questions.push(askAbout(inText.fact, inText.reading.question));
  // What lies behind may be the day from which another is counted.
  const isOver = found?.kind === 'moment' && !isStillAhead(found, toMoment(now, calendar));
  const inNote =
    (wanted === undefined || isOver) && inText === null && readsNotes
      ? readNotes(sheet, now, calendar)
      : null;
  if (inNote !== null) questions.push(inNote.question);
  const [asked = null] = [inText?.reading, inNote?.reading, found].filter(
    (reading) => reading?.kind === 'moment',
  );
  return {
    asked,
    /** What names it. */
    fact: wanted ?? inText?.fact,
    isInText: inText !== null || inNote !== null,
    isInNote: inNote !== null,
    isLimit: wanted !== undefined && isDeadline(wanted),
    questions: [...new Set(questions)].slice(0, most.questions),
  };
}

/** Whether a reply names the hour of the day that a field names without one. */
function namesHourOf(field: Reading | undefined, reply: Reading | undefined): boolean {
  if (field?.kind !== 'moment' || reply?.kind !== 'moment' || field.hasTime) return false;
  const isSameDay = field.moment.toPlainDate().equals(reply.moment.toPlainDate());
  return isSameDay && (reply.hasTime || reply.part !== undefined);
}

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
  if (field !== undefined && !namesHourOf(said, found?.reading)) return [];
  if (found?.reading.kind !== 'moment' || found.fact.hasPlaceholder) return [];
  if (!isStillAhead(found.reading, toMoment(now, calendar))) return [];
  const { path, label } = found.fact;
  const name = 'namedTime';
  return [
    {
      path: [...path, name],
      label: `Date (${label.toLowerCase()})`,
      names: [normalName(name)],
      value: found.reading.words,
      // It answers what the workflow asks for, and is no date on record.
      fields: ['date'],
    },
  ];
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

/** The one that they propose to meet on. */
const findProposed = (named: readonly InReply[]): InReply | null =>
  named.find(({ reading }) => reading.isMeeting) ?? null;

/** `60 people on December 15` names a day of something else than a call about it. */
const askAboutOtherDay = (named: readonly InReply[], present: Moment): string[] =>
  named.flatMap(({ fact, reading }) =>
    reading.kind === 'moment' && isStillAhead(reading, present)
      ? [
          `The ${fact.label.toLowerCase()} names “${clip(reading.words, 60)}”: on which day is the call?`,
        ]
      : [],
  );

/** A note names days of what has been, too, and of others: the day that lies ahead is proposed, and asked about. */
function readNotes(sheet: FactSheet, now: Date, calendar: Calendar) {
  const present = toMoment(now, calendar);
  const latest = present.add({ days: mostDaysAhead });
  for (const fact of sheet.facts) {
    if (!isFreeText(fact) || isReply(fact)) continue;
    for (const sentence of splitSentences(fact.value)) {
      const reading = readNamedMoment(sentence, now, calendar);
      if (reading?.kind !== 'moment' || !isStillAhead(reading, present)) continue;
      if (duration.test(reading.words)) continue;
      if (Temporal.ZonedDateTime.compare(reading.moment, latest) > 0) continue;
      const names = /[^su]s$/.test(fact.label) ? 'name' : 'names';
      const question = `The ${fact.label.toLowerCase()} ${names} “${clip(reading.words, 60)}”: is that the day?`;
      return { reading, question };
    }
  }
  return null;
}

/** `30 days today` is how long it has been. */
const duration = /^\d{1,3} (?:days?|weeks?|months?)$/i;

/** A later day is seldom that of a call or a visit, and a past one without its year reads as one of next year. */
const mostDaysAhead = 60;

/** Other free texts tell what has been, or of somebody else's dates. */
export const replyNames = new Set(namesFor('reply'));
export const isReply = ({ path }: Fact): boolean => replyNames.has(normalName(path.at(-1)!));

function readDates(sheet: FactSheet, now: Date, calendar: Calendar) {
  const wanted = findScheduled(sheet) ?? sheet.find('date');
  const dates = sheet.facts.filter((fact) => fact === wanted || isDate(fact)).slice(0, most.dates);
  return dates.map((fact) => ({ fact, reading: readMoment(fact.value, now, calendar) }));
}

export interface Unclear {
  fact: Fact;
  question: string;
}

/** The dates on record that leave open which day is meant, with what to ask. */
export function findUnclearDates({
  sheet,
  now,
  calendar = defaultCalendar,
}: Pick<DraftRequest, 'sheet' | 'now' | 'calendar'>): Unclear[] {
  if (now === undefined) return [];
  return readDates(sheet, now, calendar).flatMap(({ fact, reading }) =>
    reading.kind === 'question' ? [{ fact, question: askAbout(fact, reading.question) }] : [],
  );
}

/** `Start date: which day is meant by "soon"?` What would run is not said again. */
function askAbout(fact: Fact, question: string): string {
  if (!canBeNamed(fact)) return `${fact.label}: which day is meant?`;
  const asked = question.replace(/^(?:Which|Is)\b/, (word) => word.toLowerCase());
  return clip(`${fact.label}: ${asked}`, 200);
}

const dateNames = new Set(namesFor('date'));
export const isDate = ({ path }: Fact): boolean => dateNames.has(normalName(path.at(-1)!));
