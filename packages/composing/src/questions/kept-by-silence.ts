import { freeText, isFreeText, namesFor } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { agrees } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { isWithoutMarks } from '../request/unwanted-marks.ts';

/** As people write that a text is to say nothing of something. */
const silence =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never|no need to|best not to|better not to) (?:ever )?(?:mention|bring up|say|tell|name|put|print|use|show|include|talk about)\b(?<what>[^.;,!?]{3,80})(?:,? (?:as |since |because )?(?:(?:the|our|his|her|their) )?\p{L}{2,20}(?:['’]?s| is| was| are| were| has| have| had| does| do| did)(?: not|n['’]?t)? [^.;]{3,80})?[.!]?$/iu;

/** A matter, and nobody whom the text may call by another name. */
const matter =
  /^(?:please |pls |and |also |but )?(?:do not|don['’]?t|never|no need to|best not to|better not to) (?:ever )?(?:mention|bring up|talk about) (?:the |any |her |his |their |our |that )?(?<what>[\p{Ll} ]{4,60})[.!]?$/iu;

/** `Only mention the 46% if he asks`: nobody has asked when the text is read. */
const unlessAsked =
  /^(?:please |pls |and |also |but )?only (?:ever )?(?:mention|bring up|say|tell|name|use|show|include|talk about|quote|give|offer)(?: (?:him|her|them))? (?<what>[^.;,!?]{2,80}?) (?:if|when|once|where) (?:he|she|they|asked|somebody|someone|anybody|anyone|\p{Lu}\p{L}+|the \p{L}+)\b[^.;]{0,60}[.!]?$/iu;

/** `Don't call before 10`, `no calls please, just email her`: a letter that speaks of no call keeps to it. */
const noCall =
  /^(?:please |pls |and |also |but )?(?:(?:do not|don['’]?t|never) (?:call|ring|phone)\b(?! (?:it|this|that)\b)|no (?:phone )?calls?\b(?![- ]outs?\b))[^.;,]{0,40}(?:, ?(?:please |but )?(?:just |only |always |use |by |drop |send |an? |him |her |them |me |us |in )*(?:e-?mails?|texts?|messages?|write|writing|letters?)\b[^.;,]{0,20})?[.!]?$/iu;

/** `Do not give a price before the survey`, `we could do 5000 if pushed`: a text without a sum keeps to it. */
const noPrice =
  /\b(?:do not|don['’]?t|never|no|not to) (?:ever )?(?:give|quote|send|mention|state|tell|show|name|offer|commit to)(?: (?:him|her|them|out))? (?:an? |the |any |our )?(?:\p{L}+ )?(?:prices?|figures?|costs?|amounts?|numbers?|rates?|sums?|ballpark|estimates?)\b/iu;
const floor =
  /\b(?:could|would|can|may|might|will) (?:do(?: it)?|take|go(?: down)? to|accept|drop to|settle for|say yes to)(?: it)?(?: at| for| to)? \p{Sc}? ?\d/iu;
const money = /\p{Sc} ?\d|\d ?(?:k\b|pounds|euros|dollars|quid)/iu;

/** Whether a text has none of the sums that a sentence keeps back. */
function isPriceKept(sentence: string, text: string): boolean | undefined {
  if (noPrice.test(sentence)) return !money.test(text);
  if (!floor.test(sentence)) return undefined;
  const figures = listFigures(sentence).map((one) => one.replace(/\D/g, ''));
  const told = text.replace(/(?<=\d),(?=\d)/g, '');
  return figures.length > 0 && !figures.some((one) => told.includes(one));
}

/** `He got a fleet discount of 15% but keep that out of it` */
const leftOutOf =
  /^(?<what>[^.;]{8,160}?),? ?(?:but|so|and|please|pls)? (?:please |pls )?(?:keep|leave) (?:that|it|this) out(?: of (?:it|this|the \p{L}+))?(?:[,;:–-] ?\p{L}+(?:['’]s| is| has| deals| will| knows) [^.;,]{1,40})?[.!]?$/iu;

/** `Oscar the cat died, no need to put that in` */
const notPutIn =
  /^(?<what>[^.;]{8,160}?),? ?(?:but|so|and)? (?:there is |there['’]?s )?(?:please |pls )?(?:no need to|don['’]?t|do not|never|best not to|better not to|not to) (?:put|mention|include|print|add|bring up|write) (?:that|it|this)(?: (?:in|in it|in there|up|down|here|there|at all|in the (?!title|heading)\p{L}+))?[.!]?$/iu;

/** `Leave the 48 h call-out promise out of the report` */
const leaveOut =
  /^(?:please |pls |and |also |but )?(?:leave|keep) (?<what>[^.;,!?]{3,80}?) out of (?:it|this|the (?:\p{L}+ )?(?:reports?|letters?|texts?|posts?|stor(?:y|ies)|proposals?|quotes?|summary|newsletters?|e-?mails?|updates?|messages?))(?: please| for now)?[.!]?$/iu;

/** Whether somebody wants something not told, and does not want the text itself held back. */
export const wantsSilence = (sentence: string): boolean => silence.test(sentence);

/** Whether a text says nothing of what it is not to mention: `Don't mention Cawood Feeds`, `the grant`. */
export function isKept(sentence: string, text: string): boolean {
  const isWithout = isWithoutMarks(sentence, text);
  if (isWithout !== undefined) return isWithout;
  const isOfPrice = /\d|price|figure|cost|amount|number|rate|sum|ballpark|estimate/i.test(sentence);
  const kept = isOfPrice ? isPriceKept(sentence, text) : undefined;
  if (kept !== undefined) return kept;
  const told = text.toLowerCase();
  const isTold = (word: string): boolean => told.includes(word.toLowerCase().slice(0, 5));
  const left = (leftOutOf.exec(sentence) ?? notPutIn.exec(sentence))?.groups?.['what'];
  if (left !== undefined) return !(left.match(wordsToTell) ?? []).some(isTold);
  const out = leaveOut.exec(sentence)?.groups?.['what']?.match(wordsToTell);
  if (out) return !out.some(isTold);
  if (noCall.test(sentence)) return !/\b(?:call|ring|phone|telephone)\b/i.test(text);
  const asked = unlessAsked.exec(sentence)?.groups?.['what'];
  if (asked !== undefined) {
    const things = [...listFigures(asked), ...listThings(asked)];
    return things.length > 0 && !things.some(isTold);
  }
  const said = silence.exec(sentence)?.groups?.['what'] ?? '';
  const names = said.match(/(?<!\p{L})\p{Lu}(?:\p{L}{2,}|\p{Lu})/gu) ?? [];
  const things = listThings(matter.exec(sentence)?.groups?.['what'] ?? '');
  const named = names.length > 0 ? names : things;
  return named.length > 0 && !named.some(isTold);
}

/** Words by which it is seen whether something is told. */
const wordsToTell = /\p{L}{5,}|(?<!\p{L})\p{Lu}\p{L}{2,}|\d+/gu;
const listThings = (said: string): string[] => said.match(/\p{L}[\p{L}-]{2,}\p{L}/gu) ?? [];
/** `46%`, `£2,400`, and no number that may be of anything. */
const listFigures = (said: string): string[] =>
  said.match(
    /\p{Sc} ?\d[\d.,]*(?<=\d)|\d[\d.,]*(?<=\d) ?(?:%|per ?cent)|\d{2,}[\d.,]*(?<=\d)/giu,
  ) ?? [];

/** What results of work a note keeps out of a text, where somebody says that the text keeps to what is said. */
export function findSilenced({ facts, find }: FactSheet): Fact[] {
  if (!agrees(find('instructionsKept'))) return [];
  const silent = facts
    .filter((fact) => isFreeText(fact) && !isReply(fact))
    .flatMap(listSentences)
    .flatMap((sentence) => findSilent(sentence) ?? []);
  const figures = silent.flatMap(listFigures).map(plainFigure);
  const words = silent.flatMap(listThings).filter((word) => word.length > 4);
  return facts.filter(
    ({ names: [name], value }) =>
      ofResult.has(name!) &&
      (listFigures(value).some((one) => figures.includes(plainFigure(one))) ||
        words.some((word) => value.toLowerCase().includes(word.toLowerCase().slice(0, 6)))),
  );
}

const findSilent = (sentence: string): string | undefined =>
  (unlessAsked.exec(sentence) ?? silence.exec(sentence))?.groups?.['what'];

const ofResult = new Set(
  ['outcome', 'quote', 'metric', 'after', 'before', 'takeaway']
    .flatMap(namesFor)
    .filter((name) => !freeText.has(name)),
);
const plainFigure = (figure: string): string =>
  figure
    .toLowerCase()
    .replace(/per ?cent/, '%')
    .replace(/[\s,]/g, '');
