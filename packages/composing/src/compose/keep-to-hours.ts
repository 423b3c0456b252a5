import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { proposeHour, type HourSpan } from '../times/propose-moment.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import { readSpan } from '../times/read-span.ts';
import type { ChosenTime } from './choose-time.ts';
import type { Asked } from './choosing.ts';
import { isOfAccess } from './keep-to-access.ts';
import { isReply } from './read-asked.ts';
import type { DraftRequest } from './types.ts';

const contacts = new Set(['contact', 'phone'].flatMap(namesFor));
/** `Ann Low, 07700 900345, best after 4pm`: a part of its own that names no more than hours. */
const ofHours =
  /(?:^|[,;(–-] ?|\d )(?<said>(?:(?:best|only|just|please|ring|call|phone|text|free|available|in|home|reach(?:able)?|preferably) ){0,3}(?:(?:after|before|between|from|until|till) \d[^,;()]{0,20}|(?:in the |any )?(?<part>morning|afternoon|evening)s?(?: only| best| please)?))(?=\)?(?:[,;.]|$))/iu;
const hoursOf: Readonly<Record<string, HourSpan>> = {
  morning: [null, 12 * 60],
  afternoon: [12 * 60, null],
  evening: [18 * 60, 20 * 60],
};

/** Between which hours whoever is on record can be reached, where the field that names them says so. */
function findHours({ facts }: FactSheet): HourSpan | null {
  for (const fact of facts) {
    if (!isOfContact(fact) || fact.value.length > longest) continue;
    const { said, part } = ofHours.exec(fact.value)?.groups ?? {};
    if (said === undefined) continue;
    return part === undefined ? readSpan(`Best ${said}`) : hoursOf[part.toLowerCase()]!;
  }
  const noted = facts
    .filter((fact) => isFreeText(fact) && !isReply(fact))
    .flatMap(({ value }) => splitSentences(value))
    .map((sentence) => inNotes.exec(sentence)?.groups?.['said'])
    .find((said) => said !== undefined);
  return noted === undefined ? null : readSpan(`Best ${noted}`);
}
/** `He's scanning mornings, ring after 2` */
const inNotes =
  /(?<!(?:n['’]t|\bnot|\bnever) )\b(?:ring|call|phone|reach|catch|try)(?: (?:him|her|them|back))?,? (?:best |only |any time )?(?<said>(?:after|before|between|from) \d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\b\.?)?(?: (?:and|to|until) \d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\b\.?)?)?)(?![\d/]| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|days?|weeks?|months?))/iu;
const longest = 160;

const isOfContact = ({ path, names }: Fact): boolean =>
  path.length === 1 &&
  (contacts.has(normalName(path[0]!)) || names.some((name) => contacts.has(name)));

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
