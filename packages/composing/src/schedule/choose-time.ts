import { byTelephone } from '@workspace-ops/catalogue';
import { namesFor, spacedName } from '../facts/field-names.ts';
import { findNote } from '../facts/open-questions.ts';
import { withoutFacts, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment, type Calendar, type Moment } from '../times/calendar.ts';
import {
  findWorkingDay,
  lastWorkingDayBefore,
  proposeAtOnce,
  proposeHour,
  type HourSpan,
  type PartOfDay,
} from '../times/propose-moment.ts';
import { findDoubt } from './find-doubt.ts';
import { findLaterDay, readLaterDay } from './find-later-day.ts';
import { askAboutDelay } from '../questions/ask-about-delay.ts';
import { askAboutEarly, askAboutHurry } from './ask-about-early.ts';
import { proposeCallback } from './callbacks.ts';
import { waitsForAnswer } from '../request/beside-opt-out.ts';
import { isCallAboutDanger, tellWantedDay } from './call-about-danger.ts';
import { chooseDay, findHour } from './choose-day.ts';
import { isDayOf, isStillAhead, readProposed, type Asked } from '../sentences/choosing.ts';
import { askWhichDay, findPartOfDay } from './find-part-of-day.ts';
import {
  askAboutPublication,
  findPublicationDay,
  isKeptBy,
  proposeFor,
} from './find-publication-day.ts';
import { cannotWait, isHazardous, isSurelyHazardous } from '../request/hazards.ts';
import { findWindow } from './find-window.ts';
import { keepToAccess } from './keep-to-access.ts';
import { keepToHours } from './keep-to-hours.ts';
import { keepToLater, keepToWeekdays } from './keep-to-later.ts';
import { findLeftovers } from '../left-out/leftovers.ts';
import { askForMissing } from '../left-out/missing.ts';
import { proposeAfterMessage } from './propose-after-message.ts';
import { readAsked } from '../request/read-asked.ts';
import type { DraftRequest } from '../request/types.ts';

export interface ChosenTime {
  /** Null where there is no present to plan from, and where the day is in doubt. */
  moment: Moment | null;
  /** What is on record of the day, of which it has to be asked which one it is. */
  inDoubt?: Fact;
  /** What of it nobody asked for. */
  proposed: 'proposed' | 'hour proposed' | null;
  /** What has to be asked about the dates on record. */
  questions: readonly string[];
}

/** What is known of a time before a rule chooses it. */
interface Given {
  request: DraftRequest;
  present: Moment;
  calendar: Calendar;
  asked: ReturnType<typeof readAsked>;
  /** Title and values, which tell one run's hour from another's. */
  about: string;
  /** What has to be asked of the dates on record. */
  questions: readonly string[];
  /** Whether the day is a limit that somebody may come to harm by. */
  isDelayed: boolean;
  isAtOnce: boolean;
}

/** Null where the rule says nothing. */
type Rule = (given: Given) => ChosenTime | null;

/** The first one that says something. */
const rules: readonly Rule[] = [
  byAgreement,
  byCallback,
  waitForAnswer,
  byDanger,
  byOccasion,
  afterMessage,
  atOnceBeforeLimit,
  onDayAtHour,
  asAsked,
  (given) => (given.isAtOnce ? atOnce(given) : null),
];

/**
 * The time that was approved; else the one that the run asks for, if it lies ahead, proposed where only a reply's text
 * names it; else one that is proposed in working hours. What cannot wait is for today, though a later day is its limit.
 */
export function chooseTime(request: DraftRequest): ChosenTime {
  const { sheet, now, title, artifact, calendar = defaultCalendar } = request;
  if (now === undefined) return { moment: null, proposed: 'proposed', questions: [] };
  const present = toMoment(now, calendar);
  const readsNotes = artifact.targetPlatform === 'internal';
  const day = artifact.occasion?.day;
  const dated = day?.kind === 'after' ? withoutOthers(sheet, day.field) : sheet;
  const asked = readAsked(dated, { now, calendar, readsNotes });
  const delay = askAboutDelay(request);
  const given: Given = {
    request,
    present,
    calendar,
    asked,
    about: `${title} ${sheet.facts.map(({ value }) => value).join(' ')}`,
    questions: [...asked.questions, ...delay],
    isDelayed: delay.length > 0,
    isAtOnce:
      isCallAboutDanger(request) ||
      (artifact.occasion?.day === undefined &&
        (cannotWait(request) || (isOfCall(request) && waitsForAnswer(request.record)))),
  };
  const kept = keepToHours(keepToNotes(chooseByRules(given), given), given);
  if (isVisit(request) && !given.isAtOnce)
    return keepToAccess(kept, request.record, {
      about: given.about,
      calendar,
      isAgreed: request.agreed !== undefined,
    });
  if (kept.moment === null || !isOfCall(request)) return kept;
  const isOnRecord = asked.asked !== null && !asked.isInText;
  const isFree = !given.isAtOnce && request.agreed === undefined;
  const chosen = isFree
    ? keepToWeekdays(keepToLater(kept, { request, calendar, about: given.about, isOnRecord }), {
        record: request.record,
        calendar,
        about: given.about,
      })
    : kept;
  const early = askAboutEarly(sheet, chosen.moment!.toPlainDate(), { now, calendar });
  return { ...chosen, questions: [...new Set([...chosen.questions, ...early])] };
}

/** What is public leaves the notes out, and is to keep to the day that they name. */
function keepToNotes(chosen: ChosenTime, given: Given): ChosenTime {
  const { request, calendar, about, asked } = given;
  const { artifact, record, now, agreed } = request;
  if (artifact.targetPlatform === 'internal' || agreed !== undefined) return chosen;
  const wished = findPublicationDay(record, now!, calendar);
  if (wished === undefined || chosen.moment === null || isKeptBy(wished, chosen.moment))
    return chosen;
  const onRecord = asked.asked === null ? null : chosen.moment;
  const questions = [...chosen.questions, askAboutPublication(wished, onRecord)];
  return onRecord === null
    ? { moment: proposeFor(wished, { about, calendar }), proposed: 'proposed', questions }
    : { ...chosen, questions };
}

/** A visit is agreed on with a site, and a call with whoever is called. */
const isOfCall = ({ artifact }: DraftRequest): boolean => artifact.occasion?.where === byTelephone;

/** Whether somebody of ours comes to a site. */
export const isVisit = ({ artifact }: Pick<DraftRequest, 'artifact'>): boolean =>
  artifact.targetPlatform === 'internal' && artifact.occasion?.where !== byTelephone;

function chooseByRules(given: Given): ChosenTime {
  for (const rule of rules) {
    const chosen = rule(given);
    if (chosen !== null) return chosen;
  }
  const { request, present, calendar, about, questions } = given;
  const said = isOfCall(request) ? findPartOfDay(request.record) : null;
  const later = isOfCall(request)
    ? findLaterDay(request.record, { now: request.now!, calendar })
    : findWishedLater(given);
  const day = findWorkingDay(later ?? present.add({ days: 1 }), calendar);
  const window =
    said === null && isVisit(request)
      ? findWindow(request.sheet, day, { now: request.now!, calendar })
      : null;
  const part = said?.part ?? window?.part ?? request.artifact.occasion?.part;
  return {
    moment: window?.hasTime ? window.moment : proposeHour(day, about, calendar, part),
    proposed: 'proposed',
    questions: said === null || later ? questions : [...questions, ...askWhichDay(said)],
  };
}

/** `Sometime next week` is no day, and none of this week. */
const findWishedLater = ({ request, asked, calendar }: Given): Moment | undefined =>
  asked.fact && readLaterDay(asked.fact.value, { now: request.now!, calendar });

/** Beside the day from which another is counted, that of an event, or of the start, is of something else. */
function withoutOthers(sheet: FactSheet, field: string): FactSheet {
  if (sheet.find(field) === undefined) return sheet;
  return withoutFacts(
    sheet,
    sheet.facts.filter(({ names }) => otherDays.has(names[0]!)),
  );
}
const otherDays = new Set(['startDate', 'eventDate'].flatMap(namesFor));

/** What its kind of occasion asks for: the first day, thirty days after the work. */
function chooseByOccasion({ request, present, calendar, asked, about }: Given) {
  const { sheet, artifact, now } = request;
  const day = artifact.occasion?.day;
  const leftovers = findLeftovers({ ...request, context: request.whole }, sheet);
  const askFor = (field: string): string =>
    askForMissing(spacedName(field), { note: findNote(sheet), leftovers });
  const { part } = artifact.occasion ?? {};
  const choosing = { sheet, present, now: now!, calendar, asked: asked.asked, about, part, askFor };
  return day && chooseDay(day, choosing);
}

const askAboutChosen = (
  { request: { sheet }, present, questions }: Given,
  chosen: ReturnType<typeof chooseByOccasion>,
): string[] => [
  ...questions,
  ...(chosen?.notes ?? []),
  ...(chosen ? askAboutHurry(sheet, chosen.moment, present) : []),
];

function byAgreement(given: Given): ChosenTime | null {
  const { agreed } = given.request;
  if (agreed === undefined) return null;
  const moment = toMoment(agreed.at, given.calendar);
  if (!agreed.isProposed) return { moment, proposed: null, questions: [] };
  return {
    moment,
    proposed: isDayOf(given.asked.asked, moment) ? 'hour proposed' : 'proposed',
    questions: askAboutChosen(given, chooseByOccasion(given)),
  };
}

/** Another day in its place would be taken for the one on record. */
function waitForAnswer({ request, asked, calendar, questions, isAtOnce }: Given) {
  const doubt = isAtOnce || asked.asked !== null ? null : findDoubt(request, calendar);
  if (doubt === null) return null;
  const { fact: inDoubt, question } = doubt;
  return {
    moment: null,
    proposed: null,
    inDoubt,
    questions: [...new Set([question, ...questions])],
  };
}

function byCallback(given: Given): ChosenTime | null {
  const { request, questions, asked } = given;
  if (!isOfCall(request) || asked.asked?.hasTime === true) return null;
  const moment = proposeCallback(request, given);
  return moment && { moment, proposed: 'proposed', questions };
}

/** Whoever may come to harm is called today, on whatever day a call was wanted or is usual. */
function byDanger(given: Given): ChosenTime | null {
  if (!isCallAboutDanger(given.request)) return null;
  const chosen = atOnce(given);
  const asides = tellWantedDay(given.asked.asked, chosen.moment!);
  return { ...chosen, questions: [...asides, ...chosen.questions] };
}

function byOccasion(given: Given): ChosenTime | null {
  const chosen = chooseByOccasion(given);
  return chosen
    ? {
        moment: chosen.moment,
        proposed: given.asked.isInNote ? 'proposed' : chosen.proposed,
        questions: askAboutChosen(given, chosen),
      }
    : null;
}

function afterMessage({ request, asked: { asked }, about, calendar, questions }: Given) {
  return asked === null || request.sheet.find('messageDay') === undefined
    ? null
    : proposeAfterMessage(asked, { about, calendar, questions });
}

const atOnce = ({ present, calendar, questions }: Given): ChosenTime => ({
  moment: proposeAtOnce(present, calendar),
  proposed: 'proposed',
  questions,
});

function atOnceBeforeLimit(given: Given): ChosenTime | null {
  const { asked, isAtOnce, isDelayed, request } = given;
  // A day that a customer asked for is kept until somebody has said that what only sounds of harm is harm.
  const isDoubtful = isHazardous(request) && !isSurelyHazardous(request);
  if (isDoubtful && asked.asked !== null && !asked.isLimit) return null;
  // A day that a note names may be anybody's.
  const isAside = asked.isInNote && isHazardous(request);
  return isAtOnce && (asked.isLimit || isDelayed || isAside) ? atOnce(given) : null;
}

function onDayAtHour(given: Given): ChosenTime | null {
  const { request, asked: read, present, calendar, questions } = given;
  const { asked, isInText, isInNote } = read;
  if (asked === null || asked.hasTime || isInText || !isStillAhead(asked, present)) return null;
  const hour = findHour(request.sheet);
  if (hour !== null)
    return { moment: asked.moment.with(hour), proposed: isInNote ? 'proposed' : null, questions };
  const named = findWindow(request.sheet, asked.moment, { now: request.now!, calendar });
  if (named === null) return null;
  if (!named.hasTime) return onDay(given, { day: asked.moment, part: named.part });
  const proposed = isInNote ? 'proposed' : readProposed(named, false);
  return { moment: named.moment, proposed, questions };
}

function asAsked(given: Given): ChosenTime | null {
  const { request, asked: read, present, calendar, questions } = given;
  const { asked, isInText, isInNote } = read;
  if (asked === null || !isStillAhead(asked, present)) return null;
  const part = findPart(request, asked);
  const before = read.isLimit ? findBefore(read, { present, calendar }) : null;
  if (before !== null) return onDay(given, { day: before, part, proposed: 'proposed' });
  return asked.hasTime
    ? { moment: asked.moment, proposed: readProposed(asked, isInText), questions }
    : onDay(given, { day: asked.moment, part, ...(isInNote && { proposed: 'proposed' as const }) });
}

/** An hour of a day, in the part of it that is wished. */
const onDay = (
  { present, about, calendar, questions }: Given,
  {
    day,
    part,
    proposed = 'hour proposed',
  }: { day: Moment; part: PartOfDay | HourSpan | undefined; proposed?: ChosenTime['proposed'] },
): ChosenTime => ({
  moment: proposeAhead(day, part, { present, about, calendar }),
  proposed,
  questions,
});

/** Of what is due before a day the last working day ahead of it, where there is one. */
function findBefore(
  { asked, fact }: ReturnType<typeof readAsked>,
  { present, calendar }: { present: Moment; calendar: Calendar },
): Moment | null {
  if (asked === null || asked.hasTime || !/^(?:b4|before|ahead of) /i.test(fact?.value ?? ''))
    return null;
  const day = lastWorkingDayBefore(asked.moment, calendar);
  return Temporal.PlainDate.compare(day.toPlainDate(), present.toPlainDate()) < 0 ? null : day;
}

/** The hours of a call that somebody wants are those of its day, too. */
const findPart = (request: DraftRequest, { part }: Asked): PartOfDay | HourSpan | undefined =>
  part ?? (isOfCall(request) ? findPartOfDay(request.record)?.part : undefined);

/** Of today an hour that is still ahead. */
function proposeAhead(
  moment: Moment,
  part: PartOfDay | HourSpan | undefined,
  { present, about, calendar }: { present: Moment; about: string; calendar: Calendar },
): Moment {
  const found = proposeHour(moment, about, calendar, part);
  return Temporal.ZonedDateTime.compare(found, present) > 0
    ? found
    : proposeAtOnce(present, calendar);
}
