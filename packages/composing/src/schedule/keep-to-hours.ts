import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { proposeHour, type HourSpan } from '../times/propose-moment.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import { readSpan } from '../times/read-span.ts';
import type { ChosenTime } from './choose-time.ts';
import type { Asked } from '../sentences/choosing.ts';
import { isOfAccess } from './keep-to-access.ts';
import { findPartOfDay } from './find-part-of-day.ts';
import type { DraftRequest } from '../request/types.ts';

/** `ring: 0433 555 017 after 2` */
const reaching = /^(?:ring|call|text|reach)(?:on|at|him|her|them)?$/;
const contacts = new Set(['contact', 'phone'].flatMap(namesFor));
/** `Ann Low, 07700 900345, best after 4pm`: a part of its own that names no more than hours. */
const ofHours =
  /(?:^|[,;(–-] ?|\d )(?<said>(?:(?:best|only|just|please|ring|call|phone|text|free|available|in|home|reach(?:able)?|preferably) ){0,3}(?:(?:not before|not after|after|before|between|from|until|till) \d[^,;()]{0,20}|(?:in the |any )?(?<part>morning|afternoon|evening)s?(?: only| best| please)?))(?=\)?(?:[,;.]|$))/iu;
const hoursOf: Readonly<Record<string, HourSpan>> = {
  morning: [null, 12 * 60],
  afternoon: [12 * 60, null],
  evening: [18 * 60, 20 * 60],
};

/** Between which hours whoever is on record can be reached, as the field that names them says, or a note. */
function findHours(sheet: FactSheet): HourSpan | null {
  for (const fact of sheet.facts) {
    if (!isOfContact(fact) || fact.value.length > longest) continue;
    const { said, part } = ofHours.exec(fact.value)?.groups ?? {};
    if (said === undefined) continue;
    return part === undefined
      ? readSpan(`Best ${said.replace(/not before/i, 'after').replace(/not after/i, 'before')}`)
      : hoursOf[part.toLowerCase()]!;
  }
  const noted = findPartOfDay(sheet, { readsNotes: true })?.part;
  return typeof noted === 'object' ? noted : null;
}
const longest = 160;

const isOfContact = ({ path, names }: Fact): boolean =>
  path.length === 1 &&
  (contacts.has(normalName(path[0]!)) ||
    reaching.test(normalName(path[0]!)) ||
    names.some((name) => contacts.has(name)));

const isWithin = ({ hour, minute }: Moment, [from, to]: HourSpan): boolean => {
  const at = hour * 60 + minute;
  return at >= (from ?? 0) && at < (to ?? 24 * 60);
};

/** An hour that nobody asked for is one at which the contact on record can be reached; that of a site comes first. */
export function keepToHours(
  chosen: ChosenTime,
  {
    request,
    calendar,
    about,
    asked: { asked },
    isAtOnce,
  }: {
    request: DraftRequest;
    calendar: Calendar;
    about: string;
    asked: { asked: Asked | null };
    isAtOnce: boolean;
  },
): ChosenTime {
  const { moment, proposed } = chosen;
  const { artifact, record, agreed } = request;
  if (artifact.targetPlatform !== 'internal' || agreed !== undefined || isAtOnce) return chosen;
  if (moment === null || proposed === null || asked?.hasTime === true) return chosen;
  if (asked?.part !== undefined || record.facts.some(isOfAccess)) return chosen;
  const span = findHours(record);
  if (span === null || isWithin(moment, span)) return chosen;
  return { ...chosen, moment: proposeHour(moment, about, calendar, span) };
}
