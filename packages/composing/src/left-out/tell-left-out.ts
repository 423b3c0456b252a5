import { isWhenFilled, untilFilled } from '../times/when-filled.ts';
import { isJsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isMarkingName } from '../disclosure/find-markings.ts';
import {
  findMarkedFacts,
  isMarked,
  marksOthers,
  openSentences,
} from '../disclosure/marked-facts.ts';
import { withoutAsides } from '../disclosure/asides.ts';
import { openPart } from '../disclosure/marked-parts.ts';
import {
  freeText,
  goesBy,
  isFreeText,
  toFieldName,
  namesFor,
  normalName,
  spacedName,
} from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { clip, inlineText, splitSentences } from '../facts/inline-text.ts';
import { canBeNamed, canBeTold, withoutMarkup } from '../facts/markup.ts';
import { groupDigits, namesAmount } from '../facts/money-words.ts';
import { ownValue } from '../facts/own-value.ts';
import { isNone } from './ask-about-denied.ts';
import { isToldAsAsked } from '../request/asked-to-tell.ts';
import { besideText, isOfReaching } from '../sentences/beside-text.ts';
import { findSpeaker } from '../sentences/who-speaks-for-them.ts';
import { isCourtesy } from '../sentences/courtesies.ts';
import { findForm } from '../sentences/consented-form.ts';
import { plainValue, spokenDate } from '../facts/plain-value.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { splitSignature } from '../facts/signature.ts';
import { termOfPayment } from '../sentences/words-of-values.ts';
import { replyNames } from '../request/read-asked.ts';
import { enumerateSome } from '../request/sections.ts';
import type { DraftRequest } from '../request/types.ts';

const limits = { fields: 12, notes: 3, note: 360, left: 6 };

/** What somebody wrote, and the sentences of it that a text does not tell. */
export interface Untold {
  isReply: boolean;
  said: string;
}

/**
 * A text has the sentences of the catalogue: whoever sends it has to read what people wrote beside it. Of a note that
 * is marked as confidential what it marks is not quoted, and nothing of any where a field has only a mark or the text is
 * public: what is meant may stand elsewhere.
 */
export function findUntold(
  { artifact, record }: Pick<DraftRequest, 'artifact' | 'record'>,
  content: string,
): Untold[] {
  const notes = record.facts.filter((fact) => isFreeText(fact) && canBeTold(fact));
  // Without one the marks of all other fields need not be read.
  if (notes.length === 0) return [];
  const isPublic = artifact.targetPlatform !== 'internal';
  const isAllHidden = isPublic ? findMarkedFacts(record).length > 0 : marksOthers(record);
  const untold = notes.flatMap((fact) => {
    const { label, value, items = splitSentences(withoutMarkup(value)) } = fact;
    const isHidden = isAllHidden || isMarked(fact);
    const open = isAllHidden ? [] : isHidden ? openSentences(fact) : items;
    const left = open.filter(
      (one) =>
        !isToldIn(content, one) &&
        !isToldAsAsked(one, content) &&
        !isCourtesy(one) &&
        !isGreeted(one, content) &&
        !isAnswered(one, record, content),
    );
    if (left.length === 0 && !isHidden) return [];
    const name = callField(inlineText(label.toLowerCase(), 40));
    const quoted = clip(left.join(' ').replace(/\s+/g, ' ').replace(/\.$/, ''), limits.note);
    const shown = left.length === 0 ? name : `${name}: “${quoted}”`;
    const said = isHidden ? `${shown}; something on record is not to be told` : shown;
    return [{ isReply: replyNames.has(toFieldName(fact)), said }];
  });
  const more = untold.length - limits.notes;
  const shown = untold.slice(0, limits.notes);
  return more > 0 ? [...shown, { isReply: false, said: `the other notes, ${more} more` }] : shown;
}

/** Whoever a sentence names as who speaks for the customer is greeted. */
const isGreeted = (sentence: string, content: string): boolean => {
  const who = findSpeaker(sentence);
  return who !== undefined && content.includes(`Dear ${who},`);
};

/** `I can talk Wednesday morning`, of which a message takes up the time. */
function isAnswered(sentence: string, { find }: DraftRequest['record'], content: string): boolean {
  const time = find('namedTime')?.value;
  if (time === undefined || !sentence.includes(time) || !isToldIn(content, time)) return false;
  return (sentence.replace(time, ' ').match(/\p{L}+/gu) ?? []).length <= mostBesideTime;
}
const mostBesideTime = 5;

/** The fields of which a text tells nothing. */
export function tellLeftOut(request: DraftRequest, content: string): string {
  const left = listLeftOut(request, content);
  const quotable = new Set(left.filter((fact) => isQuotable(fact, request)));
  const parts = left.map((fact) =>
    quotable.has(fact) ? findLeftParts(fact, request, content) : undefined,
  );
  const whole = left.filter((_, at) => parts[at] === undefined);
  const byList = Map.groupBy(whole, nameField);
  const labels = [
    ...[...byList].map(([name, facts]) =>
      nameAll(
        name,
        facts.filter((fact) => quotable.has(fact)),
      ),
    ),
    ...nameParts(parts.flatMap((part) => part ?? [])),
  ];
  return labels.length === 0
    ? ''
    : `Not told in it: ${enumerateSome(
        [...new Set(labels)].toSorted(
          (one, other) => Number(isOpen.test(other)) - Number(isOpen.test(one)),
        ),
        limits.fields,
      )}.`;
}

/** Whether an entry, and nothing that may mean it, says that it is not public. */
function isQuotable(fact: Fact, { record, whole, artifact }: DraftRequest): boolean {
  if (!isEntry(fact) || isMarked(fact)) return false;
  const entry = valueAt(whole, fact.path);
  if (
    isJsonObject(entry) &&
    Object.entries(entry).some(([name, value]) => isMarkingName(name, value))
  )
    return false;
  return artifact.targetPlatform === 'internal'
    ? !marksOthers(record)
    : findMarkedFacts(record).every((one) => isEntry(one));
}

/** What a text leaves out of an entry that it tells. */
interface LeftPart {
  name: string;
  /** What the entry is called. */
  of: string;
}

/** Of an entry whose name a text tells the fields that it does not; undefined where it tells none of it. */
export function findLeftParts(
  fact: Fact,
  { whole }: DraftRequest,
  content: string,
): LeftPart[] | undefined {
  const [, quoted, plain] = calling.exec(fact.value) ?? [];
  const of = quoted ?? plain;
  const entry = valueAt(whole, fact.path);
  if (of === undefined || !isJsonObject(entry) || !isToldIn(content, of)) return undefined;
  return Object.entries(entry).flatMap(([key, value]) => {
    const name = normalName(key);
    const isText = typeof value === 'string' || typeof value === 'number';
    const said = inlineText(String(isText ? value : ''), 400);
    const isBeside =
      besideText.has(name) || isOfReaching(name, said) || isTechnical({ path: [key], value: said });
    const isTold = [said, groupDigits(said), spokenDate(said) ?? said].some((one) =>
      isToldIn(content, one),
    );
    return isBeside || said === '' || isTold ? [] : [{ name: spacedName(key), of }];
  });
}
const calling = /^(?:“([^”]{1,200})”|([^:]{1,200})): /;

/** Facts count the entries of lists from one. */
export const valueAt = (context: JsonValue, path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>(
    (value, key) =>
      Array.isArray(value)
        ? value[Number(key) - 1]
        : isJsonObject(value)
          ? ownValue(value, key)
          : undefined,
    context,
  );

/** `the price of Winter tasting and Mince pies` */
export const nameParts = (parts: readonly LeftPart[]): string[] =>
  [...Map.groupBy(parts, ({ name }) => name)].map(([name, own]) => {
    const part = inlineText(name, 40);
    return `${callField(part)} of ${nameSome(own.map(({ of }) => of))}`;
  });

/** `The was due of Felt` is no English, nor is `the their message`. */
const callField = (name: string): string =>
  isClause.test(name) ? `“${name}”` : ownArticle.test(name) ? name : `the ${name}`;
const ownArticle = /^(?:the|this|that|my|our|your|his|her|its|their)\b/;
const isClause = /^(?:was|were|is|are|has|have|had|when|what|who|where|how|why|to|by|for|from)\b/;

const nameSome = (names: readonly string[]): string =>
  enumerateSome(
    names.map((name) => clip(name, 60)),
    limits.notes,
  );

/** `items (“Felt” and “Gutters”)`: of a list what its entries are called. */
function nameAll(name: string, facts: readonly Fact[]): string {
  const named = facts.flatMap((fact) => {
    const [, quoted, plain] = calling.exec(fact.value) ?? [];
    const of = quoted ?? plain;
    return of === undefined || !canBeNamed({ value: of }) ? [] : [`“${clip(of, 60)}”`];
  });
  return named.length === 0 ? name : `${name} (${nameSome(named)})`;
}

/** What nobody would leave out who knows of it comes first. */
const isOpen =
  /\b(?:not|open|missing|missed|outstanding|issues?|problems?|defects?|late|delay(?:ed|s)?|risks?|fail(?:ed|ures?)?|reason|damage[ds]?|complaints?)\b/;

/** What else an answer says that settles a question by its no: `no, offer the visit at 10am`. */
export function tellUntaken({ record }: DraftRequest, content: string): string {
  const said = record.find('mayCall')?.value ?? '';
  const more = said.replace(/^(?:yes|no)\b[\s,.;:–-]*/i, '');
  return more.split(' ').length < fewWords || isToldIn(content, more)
    ? ''
    : `No text takes up “${clip(more, 120)}” by itself: change it by hand.`;
}
const fewWords = 3;

/** The facts of which a text tells nothing. */
export function listLeftOut({ record, artifact, sheet }: DraftRequest, content: string): Fact[] {
  if (artifact.texts === undefined) return [];
  // What a text is made of may have less than is on record: who is asked about that reads what is left out.
  const shown = new Map(sheet.facts.map(({ path, value }) => [path.join('\n'), value]));
  const offer = record.find('dayOffer');
  // Of where a customer is who agreed to a form of their name no more is told.
  const form = findForm(artifact, record);
  const inside = new Set((artifact.forColleagues ?? []).flatMap(namesFor));
  // `GBP 1,540` tells 1540.
  const figures = content.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  // A letter tells its reader of themselves in other words than the record.
  const spoken = new Map(
    sheet.facts
      .filter(({ path, items }) => path.length === 1 && items === undefined)
      .map(({ path, value }) => [path[0]!, value]),
  );
  return record.facts
    .filter((fact) => {
      const { path, names, readFrom, value } = fact;
      const isBeside =
        isFreeText(fact) ||
        names.some(
          (name) =>
            besideText.has(name) ||
            freeText.has(name) ||
            inside.has(name) ||
            isOfReaching(name, value) ||
            notForThem.test(name),
        );
      // What something costs is told in no post.
      const isPrice = artifact.type === 'post' && names.some(namesAmount);
      return readFrom === undefined && !isBeside && !isPrice && !isTechnical({ path, value });
    })
    .filter((fact) => !(isNone(fact) && isOfFindings(fact) && content.includes('found nothing.')))
    .filter((fact) => !(isNone(fact) && isOfSlip(fact)))
    .filter(({ value }) => !(isWhenFilled(value) && content.includes(untilFilled)))
    .filter((fact) => !tellsWhereToApply(fact, content))
    .filter(({ names }) => form === null || !names.includes('location'))
    .filter(({ path }) => path[0] !== offer?.path[0] || !isToldIn(content, offer!.value))
    .filter((fact) => {
      const { path, names } = fact;
      const isTold = (said: string): boolean =>
        said !== '' && isToldIn(/^\d{4,}(?:\.\d+)?$/.test(said) ? figures : content, said);
      const own = fact.path.length === 1 ? (spoken.get(fact.path[0]!) ?? fact.value) : fact.value;
      const said = [
        fact.value,
        own,
        splitSignature(fact.value).said,
        ...(fact.items ?? []),
        // `Net 30` is told as `Payment within 30 days`.
        (isOfTerms({ names }) && termOfPayment(fact.value)) || '',
      ];
      // A text may tell each sentence in a paragraph of its own.
      return (
        ![plainValue(fact, record), ...said].some(isTold) &&
        !said.map((one) => withoutAsides(openPart(one, path[0]))).some(isTold) &&
        (isEntry(fact) || !isTold(shown.get(fact.path.join('\n')) ?? '')) &&
        !splitSentences(fact.value).every(isTold)
      );
    });
}

const isOfTerms = goesBy('terms');

/** A text says in its own words what to do with the addresses and numbers. */
const tellsWhereToApply = ({ names, value }: Fact, content: string): boolean => {
  const reached = isHowToApply({ names }) ? value.match(reach) : null;
  return reached?.every((one) => content.includes(one)) ?? false;
};
const isHowToApply = goesBy('applyTo');
const reach = /[^\s,;()@]{1,64}@[^\s,;()@]{1,120}|\+?\d[\d ()-]{6,18}\d/gu;

const isOfFindings = goesBy('findings', 'observation');
/** That nothing slipped is nothing to tell. */
const isOfSlip = goesBy('issue', 'cause');

/** An entry goes by the name of its list. */
export const nameField = (fact: Fact): string =>
  isEntry(fact) ? spacedName(fact.path.at(-2)!) : fact.label.toLowerCase();

/** `why (not for client)` */
const notForThem = /notfor(?:the)?(?:client|customer|guest|tenant|supplier|candidate|public|them)/;

/** Whether a text has the words, or begins them where they are long. */
export const isToldIn = (content: string, said: string): boolean =>
  content.toLowerCase().includes(withoutMarks(said).slice(0, 40).toLowerCase());
/** Of a quotation a text sets its own marks. */
const withoutMarks = (said: string): string =>
  said.replace(/^["'“„«‘]/u, '').replace(/["'”»’]?[.]?["'”»’]?$/u, '');
