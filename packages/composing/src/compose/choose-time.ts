import { isFreeText } from '../facts/field-names.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { clip } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import {
  defaultCalendar,
  type Calendar,
  toMoment,
  weekdayName,
  type Moment,
} from '../times/calendar.ts';
import {
  addWorkingDays,
  proposeAtOnce,
  proposeHour,
  proposeMoment,
} from '../times/propose-moment.ts';
import { chooseDay, findHour, isStillAhead, type Asked } from './choose-day.ts';
import { cannotWait, isHazardous } from './hazards.ts';
import { isReply, readAsked } from './read-asked.ts';
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
  const reads = artifact.targetPlatform === 'internal';
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
  if (asked !== null && sheet.find('firstDay') !== undefined)
    return proposeAfterMessage(asked, { about, calendar, questions });
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
      ? { moment: asked.moment, proposed: readProposed(asked, isInText), questions }
      : {
          moment: proposeAhead(asked, { present, about, calendar }),
          proposed: isInNote ? 'proposed' : 'hour proposed',
          questions,
        };
  if (isAtOnce) return atOnce;
  return { moment: proposeMoment(present, about, calendar), proposed: 'proposed', questions };
}

/** Of today an hour that is still ahead. */
function proposeAhead(
  { moment, part }: Asked,
  { present, about, calendar }: { present: Moment; about: string; calendar: Calendar },
): Moment {
  const found = proposeHour(moment, about, calendar, part);
  return Temporal.ZonedDateTime.compare(found, present) > 0
    ? found
    : proposeAtOnce(present, calendar);
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

/** Who wants to be written to later is called after that. */
function proposeAfterMessage(
  { moment }: Asked,
  { about, calendar, questions }: { about: string; calendar: Calendar; questions: string[] },
): ChosenTime {
  const day = addWorkingDays(moment, daysToAnswer, calendar);
  const sent = moment.toPlainDate().toString();
  return {
    moment: proposeHour(day, about, calendar),
    proposed: 'proposed',
    questions: [
      ...questions,
      `They are written to on ${sent}: the call is proposed for after that.`,
    ],
  };
}

/** Whoever is written to answers within them. */
const daysToAnswer = 2;

const hurry =
  /\b(?:this week|today|tonight|tomorrow|asap|as soon as possible|straight ?away|right away|urgent(?:ly)?|at once|immediately|(?:is|was|call|now|visit|check-?in|review) (?:over)?due|overdue)\b/iu;
const soonDays = 7;

/** A note may want it sooner than the day that follows from the dates on record. */
function askAboutHurry(sheet: FactSheet, moment: Moment, present: Moment): string[] {
  if (Temporal.ZonedDateTime.compare(moment, present.add({ days: soonDays })) <= 0) return [];
  return sheet.facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && !isMarked(fact))
    .flatMap(listSentences)
    .filter((sentence) => hurry.test(sentence))
    .slice(0, 1)
    .map(
      (sentence) =>
        `On record is “${clip(sentence.replace(/[.]$/, ''), 120)}”: does the day keep to it?`,
    );
}

function readProposed({ isHourGuessed }: Asked, isInText: boolean): ChosenTime['proposed'] {
  if (isInText) return 'proposed';
  return isHourGuessed ? 'hour proposed' : null;
}

/** Whether the run asks for the moment's day, and for no certain hour of it. */
const isDayOf = (asked: Asked | null, moment: Moment): boolean =>
  asked !== null &&
  (!asked.hasTime || asked.isHourGuessed === true) &&
  asked.moment.toPlainDate().equals(moment.toPlainDate());
