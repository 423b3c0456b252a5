import { fillerShape } from '../fillers.ts';
import { quoted } from '../judgement.ts';
import { isRequest } from '../is-request.ts';
import { countWords, type Reading, type Sentence } from '../read-text.ts';
import { matchAny, anyWord, lowered, plainly } from './phrase.ts';

const longest = 1_500;
const breathless = { words: 40, joints: 5, anyhow: 55 };
const leastRun = 12;
const leastSplices = 3;
const leastChanges = 3;
const leastSpeakers = 3;
const leastAsides = 2;

/** What joins one clause to the next. */
const joint = anyWord(
  'g',
  String.raw`and|but|so|because|which|who|whom|where|then|or|since|while|though|although|whereas`,
);

/** A comma, and after it a clause of its own: `it is for walkers, they buy one bottle`. */
const splice = new RegExp(
  [
    String.raw`(?<=, |; )(?:and then |and |oh |oh and |then |also )?`,
    String.raw`(?:it|they|we|he|she|i|that|this|there|somebody|someone|everybody)`,
    String.raw`(?:['’](?:s|re|ll|ve|d)| (?:is|are|was|were|has|have|had|will|would|can|could|should|must|says?|said)`,
    String.raw`| (?:thinks?|wants?|needs?|comes?|goes|buys?|likes?|stays?))(?![\p{L}\p{N}])`,
  ].join(''),
  'giu',
);

/** A comma run that nobody began with a capital, and that never ends. */
const unbegun = /^\p{Ll}(?:[^,\n]{1,200}, ){3,40}[^,\n]{1,200}$/u;
const ended = /[.!?](?:\s|$)/;

const change = anyWord(
  'g',
  String.raw`added|adds|new|fixed|fixes|changed|changes|removed|removes|improved|now|no longer|corrected|updated|renamed|dropped`,
  String.raw`gone`,
);

/** `Hal thought Hull and then Sunniva said Leith`. */
const speaking = anyWord(
  'g',
  String.raw`(?-i:\p{Lu}\p{Ll}+)|somebody|someone|he|she|they|everybody|everyone|nobody|one of us) (?:then |also |only |still `,
  String.raw`again |had |perhaps |first )?(?:said|says|thought|thinks|felt|feels|asked|asks|replied|answered|mentioned|wondered`,
  String.raw`objected|suggested|remarked|disagreed|nodded|reckoned|argued|complained|muttered|joked|laughed|insisted|recalled`,
  String.raw`was (?:for|against|not sure|unsure)`,
);

/** What a speaker says who comes back to what should have stood before, or strays. */
const aside = new RegExp(
  matchAny(
    String.raw`but (?:only )?(?:before|after) (?:that|this)`,
    String.raw`before (?:that|this|all of this|you do (?:that|this|so)|doing (?:that|this|so)),? (?:but|though|however|you|one|it|the|of course|make|do)`,
    String.raw`(?:which|that|this) (?:of course |also |really )?(?:comes?|happens?|goes|is done|was done) (?:before|after|first|earlier|last|at the end)`,
    String.raw`(?:which|that|this) (?:has to|must|should) (?:come|happen|be done|have been done) (?:before|after|first|earlier|last|at the end)`,
    String.raw`(?:after|once|when) [^,.]{1,60} (?:has|have) been [^,.]{1,40}, which|don't forget that`,
    String.raw`(?:comes|goes|is|was) (?:of course )?first(?=\W*(?:$|[.!]))|at the end,? but|by the way`,
    String.raw`oh,? (?:and|but|yes|right|also|wait)|or so (?:we|i) think|and so on|or (?:something|whatever)(?=[.,!])`,
    String.raw`(?:i|we) (?:almost |nearly |also )?forgot(?: to (?:say|mention|add))?|forgot to (?:say|mention|add)`,
    String.raw`should have (?:said|mentioned|started|begun)|as (?:was |already )?(?:said|mentioned|noted)(?: above| before| earlier)?`,
    String.raw`as i (?:said|mentioned)|come to think of it|where was i|(?:that|this) is(?=,)`,
    String.raw`while (?:we|i)(?:'re| are| am|'m) (?:at it|on it|on the subject)|now that i think|going back to|back to the`,
    String.raw`earlier(?: on)?,? (?:though|however)|in between(?=[,.])|(?:i|we) (?:guess|think|believe)(?=[.,!])|somewhere in between`,
    String.raw`actually(?=,)|anyway|i mean|we mean|(?:had|have) in mind|or a (?:bit|little) (?:more|less)|or thereabouts`,
    String.raw`you know(?=,)|well(?=,)`,
  ).source,
  'gm',
);

const countIn = (text: string, shape: RegExp): number => text.match(shape)?.length ?? 0;

/** Sentences and paragraphs that put in one breath what belongs in a list, a table or steps. */
export function findRunOns(reading: Reading): string[] {
  const told = reading.sentences.filter(
    ({ isHeading, isListItem, isRow }) => !isHeading && !isListItem && !isRow,
  );
  const sentences = told.filter(isRunOn);
  if (sentences.length > 0) {
    return sentences.map(({ text, number }) => `${quoted(text)} (sentence ${number})`);
  }
  const isListed = reading.sentences.some(({ isListItem, isRow }) => isListItem || isRow);
  const title = isListed ? '' : findTitle(reading);
  return reading.paragraphs
    .filter((paragraph) => paragraph.length >= shortest)
    .filter((paragraph) => {
      const text = withoutFillers(paragraph);
      return isUnsorted(text, title) || (!isListed && isTabular(text));
    })
    .map((paragraph) => quoted(paragraph));
}

/** No filler lengthens a paragraph, or breaks a phrase. */
const withoutFillers = (text: string): string =>
  text.replace(fillerShape, '').replace(/ {2,}/g, ' ').trimStart().slice(0, longest);

const mostTitleWords = 12;

/** The first line, which names what is told in a list or in steps; minutes also say who was there. */
function findTitle({ sentences }: Reading): string {
  const [first] = sentences;
  const named = sentences.slice(0, 4).find(({ text }) => attending.test(text));
  if (named !== undefined) return named.text;
  const isTitle = first !== undefined && (first.isHeading || !/[.!?]$/.test(first.text));
  return isTitle && first.words <= mostTitleWords ? first.text : '';
}

function isRunOn(sentence: Sentence): boolean {
  const { words } = sentence;
  if (words < leastRun) return false;
  const text = plainly(sentence).slice(0, longest);
  const commas = countIn(text, /[,;]/g);
  if (words > breathless.anyhow) return true;
  if (words > breathless.words && countIn(text, joint) >= breathless.joints) return true;
  if (commas < leastSplices) return false;
  return (
    countIn(text, splice) >= leastSplices || (words >= 20 && countIn(text, change) >= leastChanges)
  );
}

const leastWords = 25;
/** No paragraph of so few characters has so many words. */
const shortest = 100;

/** Who said what, or first things last, in place of what was decided or is to be done. */
function isUnsorted(text: string, title: string): boolean {
  if (unbegun.test(text) && !ended.test(text)) return true;
  if (countWords(text) < leastWords) return false;
  return (
    lookedUp.test(title) ||
    countIn(text, speaking) >= leastSpeakers ||
    countIn(lowered(text), aside) >= leastAsides ||
    (ofSteps.test(title) && isOutOfOrder(text))
  );
}

/** Minutes, release notes and briefs: one looks for a line in them. */
const attending = /^(?:present|attending|attendees|in attendance|absent|apologies):/i;
const lookedUp = new RegExp(
  [
    String.raw`^(?:present|attending|attendees|in attendance|absent|apologies):`,
    String.raw`(?<!\d )\b(?:minutes|(?:committee|board|meeting)(?=,| notes| of | on |$)|packing list|checklist)(?!\w)`,
    String.raw`\b(?:release notes|release \d|changelog|change log|what's new)(?!\w)`,
    String.raw`^(?:brief|creative brief)\b|^[^.!?]{2,40} v?\d+\.\d+(?:\.\d+)?$`,
  ].join('|'),
  'i',
);
const ofSteps = /^(?:how to |how we |steps |instructions|\p{Lu}\p{Ll}{1,12}ing )/u;
const order = anyWord(
  'g',
  String.raw`once|when|before|after|afterwards|followed by|at the (?:start|end|beginning)|beforehand|first|last|earlier|later|until`,
  String.raw`only then|finally`,
);
const leastOrder = 2;
/** What happened has its own order. */
const told = /(?<!\p{L})(?:was|were|did|went|came|took|began)(?!\p{L})/iu;

/** Steps told by one who looks back and forth, and orders nothing. */
function isOutOfOrder(text: string): boolean {
  if (countIn(text, order) < leastOrder || told.test(text)) return false;
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.filter(isRequest).length <= sentences.length / 2;
}

const leastFigures = 7;
const wordsPerFigure = 7;
/** Neither the second part of a date nor of a number with strokes. */
const price = /(?<![\p{L}\p{N}.,:/-])(?:[$€£₹] ?)?\d+(?:[.,]\d+)?(?![\d:]|[.,]\d)/gu;

/** A paragraph of figures, each of them beside its row and its column. */
function isTabular(text: string): boolean {
  const figures = countIn(text, price);
  return figures >= leastFigures && countWords(text) <= figures * wordsPerFigure;
}
