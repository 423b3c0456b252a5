import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { labelName } from '../facts/label-name.ts';
import { isKnownName, namesFor, normalName, plainName, spacedName } from '../facts/field-names.ts';
import { findField, isEmpty, replaceFields, toText, type Field, type NewField } from './fields.ts';

const title = /^(?:name|title|what|about|event|eventname)$/;
const usualNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:when|day|on)$/, 'date'],
  [/^(?:where|at|venue)$/, 'location'],
];

/** `open day: {when, where, what}` is an event called that, with its day and its place; so is any gathering of an issue. */
export const withToldEvent = (given: JsonObject): JsonObject => {
  const isIssue = Object.keys(given).some((name) => ofIssue.has(normalName(name)));
  const record = isIssue ? withBooking(replaceFields(given, readComing)) : given;
  return replaceFields(record, ([name, value]) => {
    if (!isJsonObject(value) || !isTold(value)) return null;
    const isEvent = normalName(name) === 'event';
    if (!isEvent && (!isIssue || !isGathering(name, value))) return null;
    const told = { name: callEvent(name, value), ...readParts(value) };
    return [[isEvent ? [name] : ['event', name], told]];
  });
};
/** How a place at the event of an issue is had stands with it, in the event or beside it: `rsvp: 'by 7 December to ...'`. */
function withBooking(record: JsonObject): JsonObject {
  const event = Object.entries(record).find(([own]) => normalName(own) === 'event')?.[1];
  const nested = isJsonObject(event) ? event : {};
  const [name, said] =
    [...Object.entries(nested), ...Object.entries(record)].find(
      ([own, value]) => bookings.test(plainName(own)) && typeof value === 'string' && value !== '',
    ) ?? [];
  if (event === undefined || name === undefined) return record;
  const how = `${/^rsvp/i.test(name) ? 'RSVP' : 'Booking:'} ${toText(said)}`;
  const add = (text: string): string => `${text.replace(/[.\s]+$/u, '')}. ${how}`;
  return replaceFields(record, ([own, value]) => {
    if (own === name) return [];
    if (normalName(own) !== 'event') return null;
    if (!isJsonObject(value)) return [[own, add(toText(value))]];
    const told = replaceFields(value, ([part, of]) => {
      if (part === name) return [];
      return title.test(plainName(part)) ? [[part, add(toText(of))]] : null;
    });
    return [[own, told]];
  });
}
const bookings = /^(?:rsvp(?:by|to)?|howtobook|bookings?|registration|tickets|signup)$/;

const ofIssue = new Set(['theme', 'highlights', 'audience'].flatMap(namesFor));

/** `upcomingEvent` of an issue, and the only one of its `events`, is its event; several are told in a line each. */
function readComing([name, value]: Field): readonly NewField[] | null {
  const plain = plainName(name);
  if (coming.test(plain)) return [[['event', name], value]];
  if (offers.test(plain) && isJsonObject(value)) return readOffer(name, value);
  if (!several.test(plain) || !Array.isArray(value) || !value.every(isJsonObject)) return null;
  const [only] = value;
  return value.length === 1
    ? [[['event', name], only!]]
    : [[['events', name], value.map(sayEvent)]];
}
const coming = /^(?:upcoming|coming|next|our|main|special|featured)event$/;
const several = /^(?:upcoming|coming|next|our|special)?events$|^whatson$/;

/** `offer: {text, valid_until, code}` is the offer, and what it depends on; what else there is of it is for us. */
function readOffer(name: string, offer: JsonObject): readonly NewField[] | null {
  const entries = Object.entries(offer).filter(([, value]) => !isEmpty(value));
  const said = entries.find(([part]) => offered.test(plainName(part)));
  const others = entries.filter((one) => one !== said);
  if (said === undefined || !others.every(([, value]) => isPlain(value))) return null;
  const [terms, rest] = [true, false].map((isTerm) =>
    others.filter(([part]) => termsOfOffer.test(plainName(part)) === isTerm),
  );
  return [
    [['offer', name], said[1]],
    [
      ['offer terms'],
      terms!.map(([part, value]) => `${spacedName(part)} ${toText(value)}`).join('; '),
    ],
    ...rest!.map(([part, value]): NewField => [`${name} ${part}`, value]),
  ];
}
const offers = /^(?:special|our)?(?:offer|deal|promo|promotion)$/;
const offered = /^(?:text|title|name|description|what|headline|offer|deal)$/;
const termsOfOffer =
  /^(?:valid(?:from|until|till|to|for)?|until|ends(?:on)?|expires(?:on)?|code|(?:promo|voucher|discount|coupon)code|conditions?|terms|minimum\w{0,12}|only(?:for)?)$/;

const sayEvent = (event: JsonObject): string =>
  Object.entries(event)
    .flatMap(([name, value]) => (told.test(plainName(name)) ? [toText(value)] : []))
    .filter((part) => part !== '')
    .join(', ');
const told = /^(?:name|title|what|event|date|day|when|time|hours|where|at|place|venue|location)$/;

const isGathering = (name: string, value: JsonObject): boolean =>
  !isKnownName(name) && ['when', 'where'].every((part) => !isEmpty(value[part]));

/** Others have the usual names already. */
const isTold = (event: JsonObject): boolean =>
  findField(event, /^(?:when|where)$/) !== undefined && Object.values(event).every(isPlain);

const isPlain = (value: JsonValue): boolean => typeof value !== 'object' || isEmpty(value);

function callEvent(name: string, event: JsonObject): string {
  const what = toText(findField(event, title));
  const called = plainName(name) === 'event' ? '' : labelName(name);
  const own = called.charAt(0).toUpperCase() + called.slice(1);
  return [own, what].filter((part) => part !== '').join(': ');
}

const readParts = (event: JsonObject): JsonObject =>
  replaceFields(event, ([name]): readonly NewField[] | null => {
    const plain = plainName(name);
    if (title.test(plain)) return [];
    const usual = usualNames.find(([shape]) => shape.test(plain))?.[1];
    return usual === undefined ? null : [[[usual, name], event[name]!]];
  });
