import { quoted } from '../judgement.ts';
import type { Reading, Sentence } from '../read-text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const pastVerbs =
  'went came took brought had has have did does gets got goes gave saw knew said made found became began';

/** What never follows a word in a sentence. */
const never: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...['the', 'a', 'an'].map(
    (word) =>
      [
        word,
        set(
          `the a an of and or but is are was were they we he she them their your our my its nobody everybody somebody then than to for from with by at in into on because if ${pastVerbs} will would can could should must not`,
        ),
      ] as const,
  ),
  ...['their', 'your', 'our', 'my', 'its'].map(
    (word) =>
      [
        word,
        set(
          `the a an of and or is are was were they we he them then than to for from with at it ${pastVerbs}`,
        ),
      ] as const,
  ),
  // `Come by and look.`
  ['by', set(`of is are was were they he she we then gets ${pastVerbs}`)] as const,
  ...['of', 'at', 'with', 'from', 'for', 'into'].map(
    (word) =>
      [word, set(`of and or is are was were they he she we then gets ${pastVerbs}`)] as const,
  ),
  [
    'to',
    set('of and is are was were they the-of went came took brought had has gets got'),
  ] as const,
  ['in', set('of is are was were they he we went came took brought had has')] as const,
  ['on', set('of is are was were they he we went came took brought had has')] as const,
  ['and', set('of is are was were')] as const,
  ['they', set('of the a an their')] as const,
  ['he', set('of the a an is-the')] as const,
  ['she', set('of the a an')] as const,
  ['we', set('of a an is was has')] as const,
  ['is', set('of is are was were has had does did')] as const,
  ['are', set('of is are was were has had does did')] as const,
  ['was', set('of is are was were has had does did')] as const,
  ['were', set('of is are was were has had does did')] as const,
  ['has', set('of is are was were has does did')] as const,
  ['very', set('of the a an and is are was')] as const,
]);

const neverLast = set('the a an of and or their your our my very because');
/** No sentence ends before the noun. */
const ofNouns = set('the a an their your our my');
const functionWords = set(
  'the a an of to in on at by for with from and or but if as is are was were be been it its this that these those they them their we us our you your he him his she her i me my not no do does did has have had will would can could should must may so than then there here who which what when where how why all any some each every one up out about into over after before because while until',
);
/** `This is of interest.` */
const worth = set('interest use help value note no great little course');
/** `And are you insured?` */
const asked = set('you we they there it he she this that these those your the our i');
const doubled = set('had that very bye so no ha knock win on');

/** `The block has 112 units and is empty`: what is told of something goes on. */
const saysOf = /^(?:is|are|was|were|has|have|had|\p{L}{3,}ed)$/u;

/** `None that we know of.` */
const saidOf =
  /\b(?:know|knew|known|heard|hear|think|thought|aware|speak|spoken|approve|made|proud|fond|sure|tired|afraid|dreamt|dreamed) of[.!?]$/iu;

const leastWords = 5;
/** Up to so many words one pair that no sentence has is enough. */
const shortest = 8;
const mostBare = 10;

/** Sentences whose words stand in no order, and words that are none. */
export function findSalad({ sentences }: Reading): string[] {
  const told = sentences.filter(({ isHeading, words }) => !isHeading && words >= leastWords);
  const judged = told.map((sentence) => ({ sentence, wrong: countWrong(sentence) }));
  const total = judged.reduce((sum, { wrong }) => sum + wrong, 0);
  const isSuspect = total >= 3 && total >= told.length * 0.4;
  return judged
    .filter(
      ({ sentence, wrong }) =>
        wrong >= 2 ||
        (wrong === 1 && (isSuspect || sentence.words <= shortest)) ||
        isBare(sentence) ||
        isGibberish(sentence),
    )
    .map(({ sentence: { text, number } }) => `${quoted(text)} (sentence ${number})`);
}

/** `Mark each one A or C`: a capital within a sentence is a name. */
const grade = /(?<=\S )A(?= (?:or|and|to)(?!\p{L}))/gu;

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}'’-]+|[,;:()"“”/]/gu) ?? [];

/** Pairs of neighbours that no sentence has. */
function countWrong({ plain }: Sentence): number {
  const words = wordsIn(plain.includes(' A ') ? plain.replace(grade, 'B') : plain);
  const isQuestion = plain.trimEnd().endsWith('?');
  let wrong = 0;
  for (let at = 0; at + 1 < words.length; at += 1) {
    const one = words[at]!;
    const next = words[at + 1]!;
    const isRight =
      (next === 'of' && worth.has(words[at + 2] ?? '')) ||
      (one === 'and' && next !== 'of' && words.slice(0, at).some((word) => saysOf.test(word))) ||
      (isQuestion && one === 'and' && asked.has(words[at + 2] ?? ''));
    if (never.get(one)?.has(next) === true && !isRight) wrong += 1;
    else if (one === next && /^\p{Ll}{2,}$/u.test(one) && !doubled.has(one)) wrong += 1;
  }
  const isCut = neverLast.has(words.at(-1) ?? '') && !saidOf.test(plain);
  if (!isCut || !isEnded(plain.trimEnd())) return wrong;
  return wrong + (ofNouns.has(words.at(-1)!) ? 2 : 1);
}

/** `Block A.` ends with a name, and `£2,500 p.a.` with a year. */
const isEnded = (text: string): boolean =>
  /[.!?]\W{0,2}$/.test(text) && !/(?<!\p{L})(?:\p{Lu}|p\.a)\W{1,3}$/u.test(text);

/** A long sentence without any of the small words that hold sentences together. */
function isBare({ plain, words, isListItem }: Sentence): boolean {
  if (isListItem || words < mostBare || !/^[^,;:\d]+[.!?]$/.test(plain.trim())) return false;
  const own = wordsIn(plain);
  const isLatin = /^[\p{ASCII}‘’“”–—]+$/u.test(plain);
  return isLatin && own.filter((word) => functionWords.has(word)).length === 0;
}

/** What stands in each word that nobody can say, and in few others. */
const unsayable = /[b-df-hj-np-tv-xz]{5}/;

/** Several words that nobody can say. */
function isGibberish({ plain }: Sentence): boolean {
  if (!unsayable.test(plain)) return false;
  const words = plain.match(/(?<![\p{L}\p{N}./@_-])[a-z]{5,20}(?![\p{L}\p{N}./@_-])/gu) ?? [];
  const found = words.filter(
    (word) => !/[aeiouy]/.test(word) || /[bcdfghjklmnpqrstvwxz]{6,}/.test(word),
  );
  return found.length >= 2 && found.length >= words.length * 0.3;
}
