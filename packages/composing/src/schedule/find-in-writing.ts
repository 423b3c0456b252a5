import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { findAskedPrice } from '../request/find-asked-price.ts';
import {
  asksForWriting,
  asksNotToBeCalled,
  findOurs,
  findVisit,
  hasOpenFindings,
  mayNotBeCalled,
} from '../reasons/ask-of-texts.ts';
import { listAsked } from '../request/list-asked.ts';
import { isReply } from '../request/read-asked.ts';
import { findForbidden } from '../request/refuses-contact.ts';
import { wantsToSpeak } from '../request/wants-to-speak.ts';
import { allowsWriting, wantsPriceToRead } from '../sentences/sayings.ts';

const toFact = (name: string, label: string, value: string, of = 'mayCall'): Fact => ({
  path: [of, name],
  label,
  names: [normalName(name)],
  value,
});

/** How somebody is answered who wants no call, or a visit in its place, and to whom nobody allowed one, as facts. */
export function findInWriting(sheet: FactSheet): Fact[] {
  if (!mayNotBeCalled(sheet)) return [];
  const asked = toFact('asAsked', 'As they ask', 'as you ask');
  const where = findOurs(sheet) === undefined ? 'on site' : 'at our place';
  if (findVisit(sheet) !== undefined || where !== 'on site')
    return [
      toFact('inWriting', 'In place of a call', where),
      toFact('onSite', 'Where', where),
      asked,
    ];
  const inWriting = toFact('inWriting', 'In writing', 'in writing');
  // Who asks nothing is asked what they would like to know, and not told that we answer.
  const noQuestion =
    listAsked(sheet).length > 0 ? [] : [toFact('noQuestion', 'In writing', 'in writing')];
  return [inWriting, ...noQuestion, ...(asksForWriting(sheet) ? [asked] : [])];
}

/**
 * A no to calls, as a fact, of whoever forbids them in any text, wants to read a price, or asks for no more than one that
 * is on record and wants no call: they are answered in writing, and nobody is asked whether a call may be offered. Neither is it asked
 * where they name the time of a visit.
 * @param named the time that a reply names.
 */
export function findNoCall(sheet: FactSheet, named: readonly Fact[]): Fact[] {
  if (['mayCall', 'recipient'].some((name) => sheet.find(name) !== undefined)) return [];
  const visit = findVisit(sheet) ?? findOurs(sheet);
  const said =
    visit === undefined
      ? (findForbidden(sheet)?.path ??
        findPriced(sheet) ??
        findPriceToRead(sheet) ??
        (named.length === 0 ? findAllowed(sheet) : undefined))
      : findAppointed(sheet, visit, named);
  if (said === undefined) return [];
  return [{ path: [...said, 'mayCall'], label: 'Call', names: ['maycall'], value: 'no' }];
}

/** A text is not told of notes: that calls are forbidden in one it has to know all the same. */
export function withNoCall(sheet: FactSheet, record: FactSheet): FactSheet {
  if (sheet.find('mayCall') !== undefined) return sheet;
  const said = record.facts.filter(({ path }) => path.length > 1 && path.includes('mayCall'));
  return said.length === 0 ? sheet : toSheet([...sheet.facts, ...said]);
}

/** Where somebody asks to be visited at a time, and speaks of no call. */
function findAppointed(
  { facts }: FactSheet,
  visit: string,
  [time]: readonly Fact[],
): readonly string[] | undefined {
  const [day = '', hour = ''] = time?.value.split(' … ') ?? [];
  if (day === '' || !namesHour.test(`${day} ${hour}`)) return undefined;
  const isIn = (said: string): boolean => [day, hour].every((one) => said.includes(one));
  return facts.find(
    (fact) =>
      isReply(fact) &&
      fact.value.includes(visit) &&
      (isIn(visit) || (brings.test(visit) && isIn(fact.value))) &&
      !ofCall.test(fact.value),
  )?.path;
}
/** `Please bring a demo unit`: to the meeting of which another sentence names the time. */
const brings = /\bbring\b/iu;
const namesHour =
  /\d ?[ap]\.?m\b|\b(?:at|about|around|approx\.?|roughly|from|after|before|by) \d{1,2}\b(?! ?(?:st|nd|rd|th|days?|weeks?|minutes?|mins?|people|of|%)(?!\p{L}))|\d ?ish\b|\d[:.]\d\d|\b(?:morning|afternoon|evening|noon|midday|first thing)\b/iu;
const ofCall = /\b(?:call(?:s|ed|ing)?|ring|phone|telephone|zoom|teams|speak)\b(?![- ]?out)/iu;

/** Where somebody who wants no call asks for a price that is on record. */
function findPriced(sheet: FactSheet): readonly string[] | undefined {
  const [asked] = findAskedPrice(sheet);
  return sheet.find('price') !== undefined && asksNotToBeCalled(sheet) ? asked?.path : undefined;
}

/** Where somebody wants to read a price, and does not speak of a call beside that. */
const findPriceToRead = (sheet: FactSheet): readonly string[] | undefined =>
  wantsToSpeak(sheet)
    ? undefined
    : sheet.facts.find(
        (fact) =>
          isReply(fact) && splitSentences(fact.value).some((said) => wantsPriceToRead.test(said)),
      )?.path;

/** Where somebody asks something and is content to be answered in writing, and speaks of no call beside that. */
const findAllowed = (sheet: FactSheet): readonly string[] | undefined =>
  wantsToSpeak(sheet) || listAsked(sheet).length === 0
    ? undefined
    : sheet.facts.find(
        (fact) => isReply(fact) && splitSentences(fact.value).some((said) => allowsWriting(said)),
      )?.path;

/** Who named somebody else to be written to, as a fact that the letter to them can take up. */
export function findPassedOn({ find }: FactSheet): Fact[] {
  const [recipient, lead, company] = ['recipient', 'lead', 'company'].map(find);
  if (recipient === undefined || lead === undefined) return [];
  // Who answers for themselves was named by nobody.
  if (recipient.value.toLowerCase().includes(lead.value.toLowerCase())) return [];
  const employer = company === undefined || company === lead ? '' : ` of ${company.value}`;
  return [toFact('passedOnBy', 'Passed on by', `${lead.value}${employer}`, 'recipient')];
}

/**
 * How findings were closed, as a fact that the sheet can take up: as the answer says, or no more than that somebody
 * says so, where a finding reads as open.
 */
export function findClosure(sheet: FactSheet): Fact[] {
  const said = /^yes\b[\s,.;:–-]*(?<how>.*)$/isu.exec(sheet.find('findingsClosed')?.value ?? '');
  if (said === null) return [];
  const how = said.groups?.['how'] ?? '';
  if (how.split(' ').length >= fewWords)
    return [toFact('closure', 'Closed by', how, 'findingsClosed')];
  return hasOpenFindings(sheet)
    ? [toFact('closure', 'Closed by', settledAlone, 'findingsClosed')]
    : [];
}
const fewWords = 3;
const settledAlone =
  'The points above that read as open or not passed have been closed since, or are to be signed for as they are';
