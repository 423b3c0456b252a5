import { fillPlaceholders, ignoringCase } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { nameByDay } from '../facts/day-names.ts';
import { nameByForm } from '../facts/name-by-form.ts';
import { mayOfferDays } from '../facts/offered-names.ts';
import {
  freeText,
  namesFor,
  normalName,
  payOfOpening,
  plainName,
  spacedName,
} from '../facts/field-names.ts';
import { findMeanings, findMeaning, type Meanings } from '../facts/names-in-workflow.ts';
import { findOpenParties, findWho } from '../facts/open-parties.ts';
import { pricePeriods } from '../facts/period-of-price.ts';
import { isPriceOfReply } from '../facts/reply-prices.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { nameByThings } from '../facts/thing-names.ts';
import { dwellings, parties } from '../facts/trade-names.ts';
import { withoutAsides, withoutConfidences } from './asides.ts';
import { isCompany, withoutHealth } from './health.ts';
import { findMarkings, isMarkingName, markedWords } from './find-markings.ts';
import { openPart } from './marked-parts.ts';
import { withNumbered } from './numbered-news.ts';

/** Who somebody is and where they live: public only where a list names them. */
const personal = new Set(['address', 'room', 'patient', 'guest', 'tenant']);
/** The same in a post, which everybody reads. */
const personalInPosts = new Set([...parties, ...dwellings]);
/** Parts of a field that say no more than the field itself: the `name` of a `customer`. */
const parts = new Set(['name', 'title', 'label', 'value', 'text', 'figure', 'unit', 'currency']);
/** Parts of an entry of a list that is on the allow list: what it is, what is said of it, and how many. */
const entryParts = new Set([
  ...parts,
  ...namesFor('item'),
  ...namesFor('quantity'),
  ...'headline heading subject check stage phase milestone what decision description detail details body summary intro teaser blurb content result pass passed reading measured measurement severity fixed paid amountpaid invoiced paidsofar perday perweek permonth daily weekly monthly'.split(
    ' ',
  ),
]);
const replies = new Set(namesFor('reply'));
/** When something of a list of occurrences was due, and came. */
const occurrences = new Set(namesFor('deliveries'));
const ofOccurrence = new Set(
  'date day when time due dueat expected expectedat booked bookedfor promised promisedfor planned plannedfor scheduled arrived arrivedat came cameat delivered deliveredat actual late minuteslate hourslate dayslate delay'.split(
    ' ',
  ),
);
/** What a check is measured against; of a line that is sold it may be for us alone. */
const limits = new Set('required limit min max minimum maximum'.split(' '));
const ofCheck = new Set('check reading measured measurement result outcome pass passed'.split(' '));
/** What was found, and what was done about it. */
const found = new Set('finding defect snag closed'.split(' '));
const deeds = new Set(
  'action actiontaken fix remedy followup closure closed resolution resolved'.split(' '),
);
const unitPrices = ['unitprice', 'priceeach', 'pereach', 'rate'];
/** Records within which nothing is meant for others, whatever its fields are called. */
const kept = /intern|private|confiden|secret|note|staff|draft|embargo|handoff/i;

/**
 * What an artifact that leaves the company may be made of: the fields that its allow list names,
 * less what says that it must not leave.
 */
export function publicPart(
  context: JsonObject,
  fields: readonly string[],
  { isPost = false, inputs = [] }: { isPost?: boolean; inputs?: readonly string[] } = {},
): JsonObject {
  const open = new Set(findOpenParties(context).map(normalName));
  const isLetter = !isPost && inputs.includes('customer') && !inputs.includes('referral');
  const reader = isLetter ? findReader(context) : undefined;
  const isKept = (name: string): boolean =>
    (personal.has(name) && name !== reader) ||
    open.has(name) ||
    (isPost && personalInPosts.has(name));
  const allowed = new Set(
    fields.flatMap((field) => {
      const [own, ...synonyms] = namesFor(field);
      const isReply = field === 'reply';
      return [
        own!,
        ...synonyms.filter((name) => (isReply || !freeText.has(name)) && !isKept(name)),
      ];
    }),
  );
  // Of lines with a price the price of each is told, too, and what a price is for.
  if (allowed.has('price')) for (const name of [...unitPrices, ...pricePeriods]) allowed.add(name);
  if (allowed.has('salary')) for (const name of payOfOpening) allowed.add(name);
  // Who wrote a reply is greeted in the answer.
  if (allowed.has('reply')) for (const name of ['from', 'sender']) allowed.add(name);
  const listed = isPost ? withNumbered(context) : context;
  const meanings = findMeanings(inputs);
  return prune(withContact(listed), { allowed, isNamed: false, isPost, meanings }) as JsonObject;
}

/** A letter is to a patient, a guest or a tenant where nobody else is on record whom it could be for. */
function findReader(context: JsonObject): string | undefined {
  const [only, other] = Object.keys(context)
    .map(normalName)
    .filter((name) => readers.has(name));
  return other === undefined && persons.has(only ?? '') ? only : undefined;
}
const persons = new Set(['patient', 'guest', 'tenant']);
const readers = new Set([
  ...'customer contact lead company supplier referrer'.split(' ').flatMap(namesFor),
  ...parties,
]);

/** Whoever is named beside a customer is the contact there. */
function withContact(context: JsonObject): JsonObject {
  const who = findWho(Object.keys(context));
  return who === undefined
    ? context
    : Object.fromEntries(
        Object.entries(context).map(([name, value]) => [name === who ? 'contact' : name, value]),
      );
}

interface Rule {
  allowed: ReadonlySet<string>;
  /** Whether the field itself is on the list. */
  isNamed: boolean;
  isPost: boolean;
  /** What the outermost names mean in the workflow alone. */
  meanings?: Meanings;
  /** What the field is called. */
  name?: string;
  /** Whether somebody outside wrote it. */
  isReply?: boolean;
  isEntry?: boolean;
  /** Whether it is a list of what happened, with its days and hours. */
  isOccurrence?: boolean;
}

function prune(value: JsonValue, rule: Rule): JsonValue | undefined {
  if (typeof value === 'string') {
    const open = rule.isNamed ? readTold(value, rule) : '';
    // Of an opening it is the work: `you help a resident with his insulin`.
    const isOfWork = rule.allowed.has('role') || isCompany([normalName(rule.name ?? '')], value);
    const told = rule.isPost && !isOfWork ? withoutHealth(open) : open;
    return told === '' ? undefined : withoutUndecided(told, rule);
  }
  if (typeof value !== 'object' || value === null) return rule.isNamed ? value : undefined;
  if (Array.isArray(value)) {
    const items = value
      .filter((item) => !isMarkedEntry(item, rule))
      .map((item) => prune(item, { ...rule, isEntry: true }))
      .filter((item) => item !== undefined && !isEmpty(item)) as JsonValue[];
    return items.length === 0 ? undefined : items;
  }
  return pruneObject(value, rule);
}

/** Nothing of what says of itself that it is not public, and of the rest what is not meant for colleagues. */
const readTold = (value: string, { name = '', isReply = false }: Rule): string => {
  const open = isReply ? value : openPart(value, name);
  if (markedWords(open, name).length > 0) return '';
  // A consent is told as its terms: `yes, but without naming the firm`.
  return isReply || consents.has(normalName(name)) ? withoutConfidences(open) : withoutAsides(open);
};
const consents = new Set(namesFor('consent'));

/** In a newsletter the sentences of what is announced, less what is decided later: whoever sends it is asked. */
function withoutUndecided(
  value: string,
  { isPost, allowed, isEntry = false }: Rule,
): string | undefined {
  if (!isPost || !allowed.has('highlights')) return value;
  if (isEntry && fillPlaceholders(value).blanks > 0) return undefined;
  if (!undecided.test(value)) return value;
  // A line of a list is one thing.
  const sentences = isEntry ? [] : splitSentences(value);
  const told = sentences.filter((sentence, at) => {
    const next = sentences[at + 1];
    return !undecided.test(sentence) && !(next !== undefined && pointsBack(next));
  });
  return told.length === 0 ? undefined : told.join(' ');
}

/** `Fuel price cut from Monday. Sue has to agree to that.` */
const pointsBack = (sentence: string): boolean =>
  undecided.test(sentence) &&
  (/\b(?:that|this|it)\b/i.test(sentence) || sentence.split(' ').length <= fewWords);
const fewWords = 4;

function pruneObject(value: JsonObject, rule: Rule): JsonObject {
  const entries: [string, JsonValue][] = Object.entries(value);
  if (entries.some(([name, child]) => isMarkingName(name, child))) return {};
  const isCheck = rule.isEntry && entries.some(([name]) => ofCheck.has(normalName(name)));
  const isFound = rule.isEntry && entries.some(([name]) => found.has(normalName(name)));
  const own = rule.isEntry ? entryParts : parts;
  return Object.fromEntries(
    entries.flatMap(([name, child]): [string, JsonValue][] => {
      const plain = normalName(name);
      // What is offered is told where all of it names days.
      if (rule.allowed.has('dayoffer') && mayOfferDays(plain))
        return findMarkings({ [name]: child }).length === 0 ? [[name, child]] : [];
      const isWhen = rule.isEntry && rule.isOccurrence && ofOccurrence.has(plain);
      // In a sign-off a finding has its place; in a post it may be somebody's home.
      const isPlace = rule.isEntry === true && !rule.isPost && /^(?:where|room)$/.test(plain);
      const isOwn =
        isPlace ||
        own.has(plain) ||
        (isCheck === true && limits.has(plain)) ||
        (isFound === true && (found.has(plain) || deeds.has(plain))) ||
        isWhen === true;
      const isMeant =
        listMeant(plain, child).some((meant) => rule.allowed.has(meant)) ||
        isMeantInWorkflow(name, child, rule);
      const isPrice =
        rule.allowed.has('reply') && typeof child === 'string' && isPriceOfReply(plain, child);
      const isNamed = rule.allowed.has(plain) || isMeant || isPrice || (rule.isNamed && isOwn);
      const isRecord = typeof child === 'object' && child !== null;
      if (!isNamed && (!isRecord || kept.test(name))) return [];
      const { allowed, isPost } = rule;
      const isOccurrence = isNamed && occurrences.has(plain);
      const isReply = replies.has(plain);
      const part = prune(child, { allowed, isPost, isNamed, isOccurrence, isReply, name });
      return part === undefined || isEmpty(part) ? [] : [[name, part]];
    }),
  );
}

/** Whether it is, by what its name means in the workflow, something that the text tells. */
function isMeantInWorkflow(
  name: string,
  value: JsonValue,
  { meanings = [], allowed }: Pick<Rule, 'meanings' | 'allowed'>,
): boolean {
  if (meanings.length === 0) return false;
  const said = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const meaning = findMeaning(meanings, plainName(name), said.join('; '));
  return [meaning?.as, meaning?.beside, meaning?.also].some(
    (one) => one !== undefined && allowed.has(one),
  );
}

/** What the form of a value says that it is: a day, a sum, what was done. */
function listMeant(name: string, value: JsonValue): string[] {
  const said = Array.isArray(value) ? value.find((item) => typeof item === 'string') : value;
  const isText = typeof said === 'string';
  const day = isText && !Array.isArray(value) ? nameByDay(name, said) : undefined;
  const form = isText || typeof said === 'number' ? nameByForm(name, String(said)) : undefined;
  // Whom to speak to may be one of us.
  const meant = [nameByThings(name, value), day, form].filter((one) => one !== 'contactperson');
  return meant.filter((one) => one !== undefined);
}

/** As people write what is decided later: in a post it would be announced. */
export const undecided = ignoringCase(
  String.raw`(?-i:\p{Lu}\p{Ll}+|[Ss]till|[Ff]inance|[Mm]anagement|[Ss]ales|[Bb]oss|HR) (?:(?:still|has|needs|yet|is|are) )?(?:to (?:re-?)?(?:confirm|check|approve|decide|agree|sign off|ok|okay|clear|verify|finali[sz]e)|(?:will|must|should) (?:confirm|approve|decide|sign off|ok|okay))(?! (?:by (?:phone|e-?mail|text))\b)(?=[.,;:!)]|$| %| (?:it|this|that|(?:the )?(?:end |start |exact |final )?(?:dates?|day|time|price|amount|figure|number|venue|details?|discount|percentage)|first|by|on|before|next|tomorrow|later|today|at)\b)|(?<=^|[(–—,:;-] ?)(?:check|confirm|clear|agree|run (?:it|this)|ok|verify) (?:(?:it|this|that|first|again|date|price|time|figures?|details?) )?with (?:(?-i:\p{Lu}\p{Ll}+)(?!\p{L})|(?:(?:the|our) )?(?:\p{L}+ ){1,2}?(?:first\b|before (?:we|it|this|they|sending|posting|printing)\b))|\b(?:still (?:a |in |only )?(?:a )?draft|draft only)\b|\(draft\)|\b(?:awaiting|waiting (?:for|on)|pending) (?-i:\p{Lu}\p{Ll}+)(?:['’]s)?(?: (?:ok|okay|word|answer|yes|nod|figures?|confirmation|approval|reply))?(?=[.,;:!)]|$)|\b(?:tb[cda]|unless (?-i:\p{Lu}\p{Ll}+) (?:objects|says no))\b|\bnot (?:yet )?(?:been )?(?:announced|approved|agreed|decided|settled|confirmed|certain|signed(?: off)?|official|finali[sz]ed|public|cleared|released)\b|\b(?:still )?(?:to be|being) (?:agreed|decided|confirmed|discussed|approved|signed off)\b|\bunder discussion\b|\bprovisional(?:ly)?\b|\b(?:if|once|until|till|unless|when|after) (?:the )?\p{L}+ (?:says|agrees|approves|decides|confirms|signs|has (?:said|agreed|approved|decided|confirmed|signed))\b|\bhold (?:(?:it|this|that) )?(?:back|for now)\b|\b(?:has|have|needs?) (?:still )?to (?:agree|approve|confirm|decide|sign|ok|okay|say (?:yes|so|ok))\b|\b(?:awaiting|waiting for|pending|subject to) (?:\p{L}+ )?(?:approval|confirmation|signatures?|contract|announcement|sign[- ]?off)\b|\bun(?:signed|confirmed|approved|announced)\b|\b(?:contract|agreement|approval)s? (?:(?:is|are) )?(?:still )?(?:pending|outstanding|to be signed)\b|\b(?:approved|confirmed|signed(?: off)?|agreed|cleared|announced) no(?=[,;.]|$)|\b(?:if|once|when) (?:the |our )?(?:finance|loan|money|cash|grant|funding|planning|permission|deal|order|lease|contract) (?:comes? (?:thro(?:ugh)?|in|off)|goes (?:through|ahead))(?!\p{L})|\b(?:status|state|approval|stage) “?(?:tb[cda]|to be \p{L}+|pending|provisional|tentative|awaiting|waiting|on hold|hold|embargo)\b|\bhold (?:(?:it|this|that) )?until\b|\?\?|\bmaybe we\b|\b(?:do not|don['’]?t) (?:run|include|print|send|post|put|say|announce|mention|tell|publish)\b|(?-i:\bNOT\b)`,
);

/** What an entry is called says nothing without what is said of it. */
const isMarkedEntry = (item: JsonValue, { isPost }: Rule): boolean =>
  typeof item === 'object' &&
  item !== null &&
  !Array.isArray(item) &&
  Object.entries(item).some(
    ([name, part]) =>
      (typeof part === 'string' && markedWords(openPart(part, name)).length > 0) ||
      (isPost && isUndecided(name, part)),
  );

/** `status: pending`, `approved: false` */
const isUndecided = (name: string, part: JsonValue): boolean =>
  (typeof part === 'string' && undecided.test(`${spacedName(name)} ${part}`)) ||
  (part === false && undecided.test(`${spacedName(name)} no`));

const isEmpty = (value: JsonValue): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
