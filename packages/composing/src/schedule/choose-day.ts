import type { DayDefinition } from '@workspace-ops/catalogue';
import { isFreeText, namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { clip, clipSentence, splitSentences } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import type { Moment } from '../times/calendar.ts';
import {
  addWorkingDays,
  findWorkingDay,
  lastWorkingDayBefore,
  opensAt,
  proposeAtOnce,
  proposeHour,
  proposeMoment,
} from '../times/propose-moment.ts';
import { readMoment } from '../times/read-moment.ts';
import { chooseAfter } from './choose-after.ts';
import {
  isAhead,
  isStillAhead,
  proposed,
  read,
  type Asked,
  type Choosing,
  type DayChoice,
  type Of,
} from '../sentences/choosing.ts';
import { findScheduled, isDeadline } from '../sentences/scheduled.ts';
import { askAboutNoted, findNotedHour, findNotedTerm } from './find-noted-hour.ts';

/** The day by what the dates on record mean to the entry; null where it is simply the date on record. */
export function chooseDay(day: DayDefinition, choosing: Choosing): DayChoice | null {
  if (day.kind === 'own') return chooseOwn(day, choosing);
  if (day.kind === 'before') return chooseBefore(day, choosing);
  return day.kind === 'after' ? chooseAfter(day, choosing) : chooseAfterTerm(day, choosing);
}

function chooseOwn(
  { field, notice, atOpening, ahead }: Of<'own'>,
  choosing: Choosing,
): DayChoice | null {
  const { present, calendar, about, sheet } = choosing;
  const date = findScheduled(sheet) ?? sheet.find('date');
  const isLimit = date !== undefined && isDeadline(date);
  // By a deadline the work is done: nobody meets on it.
  const asked = isLimit ? null : choosing.asked;
  const ofDay = atOpening === true;
  const hour =
    findHour(sheet, { ofDay }) ??
    findNotedHour(sheet, { ofDay, day: asked?.moment.toPlainDate(), ...choosing });
  const opened = (day: Moment) => {
    if (hour !== null) return day.with(hour);
    return atOpening ? opensAt(day, calendar) : proposeHour(day, about, calendar);
  };
  const noted = findNoted(choosing);
  if (noted !== null)
    return proposed(noted.hasTime ? noted.moment : opened(noted.moment), [
      `On record is “${clipSentence(noted.said, 120)}”: is that the time?`,
    ]);
  const earlier = ahead === undefined ? null : findEarlier(ahead, choosing);
  if (earlier !== null && ahead !== undefined) {
    const day = lastWorkingDayBefore(earlier.moment, calendar);
    const isInTime = isAhead(opened(day), present);
    return proposed(isInTime ? opened(day) : proposeMoment(present, about, calendar), [
      `No day of the meeting is on record: it is proposed for before “${clip(earlier.words, 100)}”.`,
      ...askAboutBefore(
        listBefore(ahead, choosing).filter(
          ({ moment, words }) => isAhead(day, moment) && !preparing.test(words),
        ),
      ),
    ]);
  }
  // What takes place on its own day is prepared before it.
  const isEvent = normalName(sheet.find('date')?.path.at(-1) ?? '') === 'eventdate';
  const isOfEvent = isEvent && findScheduled(sheet) === undefined;
  // What begins on a day is talked of before it; nobody said that the meeting is on the day itself.
  if (
    asked !== null &&
    ahead !== undefined &&
    !isOfEvent &&
    findScheduled(sheet) === undefined &&
    isStillAhead(asked, present)
  )
    return proposed(asked.hasTime ? asked.moment : opened(asked.moment), [
      `No day of the meeting is on record: is it on the ${spacedName(field)}?`,
      ...askAboutBefore(listBefore(ahead, choosing).filter(({ words }) => !/\bby\b/i.test(words))),
    ]);
  if (asked !== null && !isOfEvent && isStillAhead(asked, present)) {
    const early = atOpening === true ? readEarly(asked, sheet) : null;
    if (early !== null && isAhead(early, present))
      return { moment: early, proposed: 'hour proposed', notes: [] };
    return asked.hasTime
      ? null
      : {
          moment: opened(asked.moment),
          proposed: hour === null ? 'hour proposed' : null,
          notes: [],
        };
  }
  const day = findWorkingDay(present.add({ days: notice }), calendar);
  const isMissing = isOfEvent || isLimit || date === undefined;
  return proposed(opened(day), isMissing ? [choosing.askFor(field)] : []);
}

/** Whoever starts at `6.30`, without more, starts in the morning; at 3 it may be either. */
function readEarly({ moment, isHourGuessed }: Asked, { facts }: FactSheet): Moment | null {
  const isEarly = isHourGuessed === true && [17, 18].includes(moment.hour);
  return isEarly && !facts.some(({ value }) => lateWork.test(value))
    ? moment.subtract({ hours: 12 })
    : null;
}
const lateWork =
  /\b(?:evenings?|nights?|twilight|lates|late (?:shift|start|turn)|back shift|[4-9] ?p\.?m)\b/i;

/** A note may say when the kick-off is, where no field does, and its hour where a field has the day alone. */
function findNoted({
  sheet,
  present,
  now,
  calendar,
  asked,
}: Choosing): (Asked & { said: string }) | null {
  const isSet = findScheduled(sheet) !== undefined;
  if (isSet && asked?.hasTime !== false) return null;
  const addsHour = (reading: Asked): boolean =>
    reading.hasTime && reading.moment.toPlainDate().equals(asked!.moment.toPlainDate());
  const [found = null] = sheet.facts
    .filter(isFreeText)
    .flatMap(({ value }) => splitSentences(value))
    .filter((said) => /\bkick[- ]?off\b/i.test(said) && said.length <= mostCharacters)
    .flatMap((said) => {
      const reading = readMoment(said, now, calendar);
      return reading.kind === 'moment' &&
        isStillAhead(reading, present) &&
        (!isSet || addsHour(reading))
        ? [{ ...reading, said }]
        : [];
    });
  return found;
}
const mostCharacters = 200;

/** `7.15 am`, `07:15`: an hour that a field names for the day, or that stands with the place. */
export function findHour(
  sheet: FactSheet,
  { ofDay = false }: { ofDay?: boolean } = {},
): Readonly<{ hour: number; minute: number }> | null {
  const own = sheet.facts.filter(({ path }) => path.length === 1);
  const named = own.filter(({ path }) => ofHour.test(normalName(path[0]!)));
  const ofHours = ofDay ? own.filter(({ path }) => workingHours.test(normalName(path[0]!))) : [];
  const said = [...named, ...ofHours, sheet.find('location') ?? []]
    .flat()
    .map((fact) => {
      const isTime = fact.names[0]!.endsWith('time');
      if (ofHours.includes(fact)) return hourInText.exec(fact.value) ?? span.exec(fact.value);
      return (
        (isTime ? hourAlone : hourInText).exec(fact.value) ??
        (ofDay && !isTime ? hourBehind.exec(fact.value) : null)
      );
    })
    .find((found) => found !== undefined && found !== null);
  if (said === undefined) return null;
  const [, hours, minuteBefore, half = '', minutes = minuteBefore ?? '0'] = said;
  const isAfternoon = /^p/i.test(half) && Number(hours) < 12;
  const isMidnight = /^a/i.test(half) && Number(hours) === 12;
  const hour = isMidnight ? 0 : Number(hours) + (isAfternoon ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? { hour, minute: Number(minutes) } : null;
}

/** Neither a `leadTime`, nor a `responseTime`. */
const ofHour =
  /^(?:(?:start|arrival|reporting|joining|kickoff|meeting|call|visit|appointment|interview|session|event)?time|starts?at)$/;
/** Of whoever begins; a site's are when it is open. */
const workingHours =
  /^(?:hours|shifts?|(?:(?:working|work|shift|contracted|weekly|office|duty|business|job|daily)(?:hours|timings?))|hoursofwork|timings?|(?:shift|work)pattern)$/;

const hourAlone = /^\D{0,12}(\d{1,2})(?:[:.h](\d{2}))? ?([ap]\.?m\.?)?(?!\d)/i;
const hourInText = /(?<![\d.:])(\d{1,2})(?:(?:[:.](\d{2}))? ?([ap]\.?m)\b|:(\d{2})(?![\d:]))/i;
/** `Unit 6 Elland, 7.30` of whoever begins in the morning: behind a house and its number. */
const hourBehind =
  /(?:[,;(–-] ?|\b(?:at|from|for) )(0?[5-9]|1[01])[.:]([0-5]\d)()(?: ?(?:start|sharp))?(?=[),;.]*$)/i;
/** `8.30 to 4.30`, and neither `4-6 hours` nor `9-12 weeks`. */
const span =
  /(?<![\d.:£₹$€])(0?[5-9]|1[0-2])(?:[.:](\d{2}))?() ?(?:-|–|to|until|till) ?\d{1,2}(?:[.:]\d{2})?(?![\d.:]| ?(?:h|hrs?|hours?|days?|weeks?|months?|shifts?|times|%|an?|per)\b)/i;

/** What the meeting is to agree on comes after it; what is there by a day, as papers, prepares for it. */
const askAboutBefore = ([first, ...others]: readonly { words: string }[]): string[] =>
  first === undefined
    ? []
    : [
        `“${clip(first.words, 100)}”${others.length === 0 ? ' comes' : ` and ${String(others.length)} more come`} before that day: is the meeting to be before it?`,
      ];

/** What is paid, signed or sent before the work begins needs no meeting. */
const preparing =
  /\b(?:deposit|pa(?:y|id)\p{L}*|invoice\p{L}*|permits?|licen[cs]es?|contracts?|agreements?|sign\p{L}*|insurance|certificates?|order(?:ed|s)?|purchase order|sen[dt]\p{L}*|access|keys?|passwords?|forms?|documents?|papers?)\b/iu;

/** The first entry of the list that lies ahead and within the term before the day on record; others prepare for it. */
function findEarlier(ahead: Ahead, choosing: Choosing): { moment: Moment; words: string } | null {
  const { asked, calendar } = choosing;
  if (asked === null || asked.hasTime) return null;
  const [found = null] = listBefore(ahead, choosing).filter((one) =>
    isAhead(addWorkingDays(one.moment, ahead.workingDays, calendar), asked.moment),
  );
  return found;
}

type Ahead = NonNullable<Of<'own'>['ahead']>;

/** The entries of the list that lie ahead and before the day on record, the first one first. */
function listBefore(
  { of }: Ahead,
  { sheet, asked, present, now, calendar }: Choosing,
): { moment: Moment; words: string }[] {
  if (asked === null) return [];
  const items = sheet.facts
    .filter(({ path }) => namesFor(of).includes(normalName(path[0]!)))
    .flatMap(({ value, items: own = [value] }) => own);
  return items
    .slice(0, mostEntries)
    .flatMap((words) => {
      const reading = readMoment(words, now, calendar);
      return reading.kind === 'moment' ? [{ ...reading, words }] : [];
    })
    .filter((one) => isStillAhead(one, present) && isAhead(asked.moment, one.moment))
    .toSorted((one, other) => Temporal.ZonedDateTime.compare(one.moment, other.moment));
}

/** Reading a date takes a tenth of a millisecond. */
const mostEntries = 20;

function chooseAfterTerm({ field, workingDays }: Of<'after-term'>, choosing: Choosing) {
  const { sheet, present, calendar, about } = choosing;
  const named = sheet.find(field) ?? sheet.find('date');
  const isTerm = named !== undefined && (named === sheet.find(field) || isDeadline(named));
  if (named !== undefined && !isTerm) return null;
  const noted = named === undefined ? findNotedTerm(choosing) : undefined;
  const term =
    named === undefined
      ? (readTerm(sheet.find('remedy'), choosing) ?? noted?.term)
      : read(named, choosing);
  const ends = term ?? addWorkingDays(present, workingDays, calendar);
  const moment = proposeHour(findWorkingDay(ends.add({ days: 1 }), calendar), about, calendar);
  const notes =
    named === undefined && term === undefined
      ? [`No ${spacedName(field)} is on record: ${workingDays} working days are counted.`]
      : askAboutNoted(field, noted);
  return proposed(
    isAhead(moment, present) ? moment : proposeMoment(present, about, calendar),
    notes,
  );
}

/** `Root cause by 1 December, and a credit`, `despatch today`: what is asked for, and until when. */
function readTerm(wish: Fact | undefined, choosing: Choosing): Moment | undefined {
  const said = wish?.value ?? '';
  const [
    ,
    until = /\b(?:within \p{L}{3,5} days?|within \d{1,2} (?:working )?days?|today|tomorrow)\b/iu.exec(
      said,
    )?.[0],
  ] =
    /\b(?:by|before|until|no later than|on) (?!\d{1,3} ?(?:%|\p{L}{2,}s\b))([^,.;]{3,40})/iu.exec(
      said,
    ) ?? [];
  return wish === undefined || until === undefined
    ? undefined
    : read({ ...wish, value: until }, choosing);
}

function chooseBefore({ field }: Of<'before'>, choosing: Choosing): DayChoice | null {
  const { sheet, asked, present, calendar, about } = choosing;
  const isSet = findScheduled(sheet) !== undefined;
  if (isSet || sheet.find(field) === undefined || asked === null) return null;
  const next = proposeMoment(present, about, calendar);
  const isEarly = isAhead(asked.moment, next) || !isStillAhead(asked, present);
  return proposed(isEarly ? next : proposeAtOnce(present, calendar));
}
