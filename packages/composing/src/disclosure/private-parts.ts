import { splitSentences } from '../facts/inline-text.ts';
import { markedWords } from './find-markings.ts';
import { followsPersonal, tellsPersonal } from './personal-matters.ts';

interface Rules {
  /** The field that has it. */
  name?: string;
  /** What no internal text may be without. */
  isDangerous: (said: string) => boolean;
}

/**
 * What colleagues may read of a text: less each sentence, or bracket, that says of itself that it is not for others, and
 * the one before where that refers back. Empty where a mark means all of it. Danger stays, without its mark.
 */
export function withoutPrivate(text: string, { name = '', isDangerous }: Rules): string {
  if (!mayBePrivate(text, name)) return text;
  const sentences = splitSentences(withoutBrackets(text, { name, isDangerous }));
  const marks = sentences.map((sentence, at) =>
    isUntoldOfDanger(sentences, at, isDangerous) ? [] : markedWords(sentence, name),
  );
  const isAll = sentences.some((sentence, at) => meansAll(sentence, marks[at]!, at));
  const things = findThings(text);
  let after: RegExp | undefined;
  const kept = sentences.flatMap((sentence, at) => {
    const [own, next] = [marks[at]!, marks[at + 1] ?? []];
    const isMeant =
      own.length > 0 ||
      things?.test(sentence) === true ||
      (next.length > 0 && pointsBack(sentences[at + 1]!, next));
    if (isMeant) after = tellsPersonal(sentence) ? followsPersonal : goesOn;
    else if (after?.test(sentence) !== true) after = undefined;
    if (!isAll && after === undefined) return [sentence];
    return isDangerous(sentence) ? [withoutWords(sentence, own.filter(isAmongUs))] : [];
  });
  return kept.join(' ');
}

/** What tells more of it; `She was lovely about it` may be of anybody. */
const goesOn =
  /^(?:it|that|this|these|those|which|because|so|also|and|his|her|their)\b(?=(?: \S+){0,8}$)|^(?:she|he|they|who)\b(?=.*\b(?:leav|left|goes|going|gone|moves?|moving|last day|notice|replac|successor|tak(?:es?|ing) over|new job|quit|resign|retir|starts? (?:at|with)|sacked|warning|tribunal|told (?:me|us|nobody|no one)|know))/i;

const mayBePrivate = (text: string, name: string): boolean =>
  markedWords(text, name).length > 0 || tellsThing(text);

const bracket = / ?\([^()]{6,160}\)/g;

/**
 * `(his mother, private)`, of which the mark is a part; `(private)` is about the sentence, and so is `(don't put that in
 * writing until Will has spoken to the insurer)`.
 */
const withoutBrackets = (text: string, { name = '', isDangerous }: Rules): string =>
  text.includes('(')
    ? text.replace(bracket, (part) => {
        const words = markedWords(part, name);
        if (words.length === 0 || pointsBack(part, words)) return part;
        return isDangerous(part) ? withoutWords(part, words.filter(isAmongUs)) : '';
      })
    : text;

/** `She does not know yet` is no mark that may go: whoever is in danger has to be told. */
const isAmongUs = (words: string): boolean => !/\bknows?\b|\btold\b(?! (?:us|me)\b)/i.test(words);

/** `The brakes are soft. He has it out again at one. Colin does not know yet`: somebody has to be told, and nothing kept. */
export function isUntoldOfDanger(
  sentences: readonly string[],
  at: number,
  isDangerous: Rules['isDangerous'],
): boolean {
  const own = sentences[at]!;
  if (!unknowing.test(own) || tellsPersonal(own)) return false;
  const [before = '', earlier = ''] = [sentences[at - 1], sentences[at - 2]];
  if (isDangerous(before)) return true;
  const goesOnAboutIt =
    ofSame.test(before) && !tellsPersonal(before) && markedWords(before).length === 0;
  return goesOnAboutIt && isDangerous(earlier);
}
/** No more than who does not know. */
const unknowing =
  /^\W*(?:(?:and|but|so) )?(?:the )?(?:[\p{L}’'-]{2,20} ){1,2}(?:(?:does|do)(?: not|n?['’]?t)|has(?: not|n['’]?t) been told|doesnt|dont)(?: know)?(?: (?:of|about))?(?: (?:it|this|that))?(?: yet)?\W*$/iu;
const ofSame = /^\W*(?:he|she|they|it|this|that|these|those|still)(?:['’]\p{L}+)?(?!\p{L})/iu;

/** Without the mark itself, and the comma before it. */
const withoutWords = (text: string, words: readonly string[]): string => {
  const bare = words.reduce((rest, one) => rest.replace(one, ''), text);
  return bare
    .replace(/\(\s*\)/g, '')
    .replace(/[\s,;:–—-]+(?=[.!?)]*$)/u, '')
    .replace(/\s+/g, ' ')
    .trim();
};

/** Words that say nothing of what is kept back. */
const empty =
  /^(?:a|all|also|and|any|anyone|are|as|at|be|but|by|everyone|for|from|has|he|her|him|his|in|is|it|me|now|of|on|or|others?|please|pls|she|so|still|team|that|thanks|the|their|them|then|there|they|this|til|till?|to|until|us|was|we|with|yet|you)$/;

const countOwn = (said: string, words: readonly string[]): number =>
  (words.reduce((rest, one) => rest.replace(one, ' '), said).match(/[\p{L}\d'’-]+/gu) ?? []).filter(
    (word) => !empty.test(word.toLowerCase()) && !/^\p{Lu}\p{Ll}+$/u.test(word),
  ).length;

/** Until when it is kept back is none of it: `Not in writing until Will has spoken to the insurer` */
const untilWhen =
  /(?<!\p{L})(?:un)?till?(?!\p{L}).*$|(?<!\p{L})(?:before|b4|unless|for now|at this stage)(?!\p{L}).*$/iu;

/** `That is between us.` `Keep it between us two and Claire for now.` */
function pointsBack(said: string, words: readonly string[]): boolean {
  if (tellsThing(said)) return false;
  const sentence = said.replace(untilWhen, '');
  const own = countOwn(sentence, words);
  return own === 0 || (own <= fewOwn && backward.test(sentence));
}
const fewOwn = 2;
const backward =
  /^\W*(?:(?:please|pls|and|so|but) )*(?:keep|don['’]?t|do not|never|not|that|this|it)\b.*\b(?:it|that|this)\b|^\W*(?:that|this|it)\b/i;

const fewWords = 10;
/** `Confidential: …`, `Off the record, …` at the beginning of what it marks. */
const heading =
  /^\W*(?:(?:strictly|private|highly|and|is)[ ,]+)*(?:confidential|embargo(?:ed)?|internal(?: only)?|off the record|private|secret|nda|(?:this is |just )?between (?:us|you and me))(?: (?:note|info|please|only))*(?:\W|$)/iu;
/** What a mark of few words says that it means. */
const ofAll =
  /\b(?:this|all(?=[.,;:!)]|$| (?:of|this|that|above|below|the))|everything|any of|none of|(?<!\bsay )nothing|below|above|following|whole|notes?|these|those)\b(?! (?:morning|afternoon|evening|week|month|year|time|job|one|summer|winter|spring)\b)/i;

function meansAll(sentence: string, words: readonly string[], at: number): boolean {
  if (words.length === 0) return false;
  if (heading.test(sentence) && (at === 0 || sentence.trimEnd().endsWith(':'))) return true;
  const length = sentence.split(' ').length;
  if (tellsThing(sentence)) return false;
  return length <= fewWords && countOwn(sentence, words) <= 1 && ofAll.test(sentence);
}

/** `Don't share the Sam thing with the crew` means whatever tells of Sam. */
const ofThing =
  /\b(?:[Dd]o not|[Dd]on['’]?t|[Nn]ot to|[Nn]ever|[Pp]lease no[tn]?|[Kk]eep) (?:(?:share|tell|mention|bring up|repeat|spread|pass on|say) )?(?:[\p{Ll}’']+ ){0,4}?(?:the|that|this) (\p{Lu}[\p{Ll}'’-]+?)(?:['’]s)? (?:thing|stuff|business|story|bit|matter|remark|comment|one|issue|news|episode|incident)\b/u;
/** `Dont circulate the claim detail`; what is told of every customer is no such thing. */
const ofMatter =
  /\b(?:do not|don['’]?t|not to|never|please no[tn]?) (?:share|mention|bring up|repeat|spread|pass on|circulate|discuss|publish|email round) (?:the |that |this |his |her |their |our )(?!(?:customers?|clients?|contacts?|bank|jobs?|orders?|prices?|payments?|login|personal|company|staff|team|cards?|accounts?|delivery|sites?|works?|same|whole|other|last|first|next|real|main|only|full|exact)\b)(\p{Ll}{4,20})(?:['’]s)? (?:details?|figures|numbers|thing|stuff|business|story|bit|matter|news|episode|incident|remark|comment)\b/iu;
const tellsThing = (said: string): boolean => ofThing.test(said) || ofMatter.test(said);
const ofThings = new RegExp(ofThing, 'gu');
const ofMatters = new RegExp(ofMatter, 'giu');

function findThings(text: string): RegExp | undefined {
  const names = [
    ...[...text.matchAll(ofThings)].map(([, named]) => RegExp.escape(named!)),
    ...[...text.matchAll(ofMatters)].map(([, named]) => caseless(named!)),
  ];
  return names.length === 0
    ? undefined
    : new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u');
}

/** A common word may begin a sentence. */
const caseless = (word: string): string =>
  `[${word.charAt(0).toLowerCase()}${word.charAt(0).toUpperCase()}]${RegExp.escape(word.slice(1).toLowerCase())}`;
