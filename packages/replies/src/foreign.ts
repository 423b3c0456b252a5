import { languages, joinTelling } from './languages/choose.ts';
import { fold } from './languages/fold.ts';
import { toPattern } from './languages/patterns.ts';
import { words as wordsOf } from './patterns.ts';

/** Words of the tables that are English ones, too, or parts of names and addresses. */
const ambiguous =
  '\\p{L}|come|fare|pure|dig|bin|hat|era|son|mon|war|mal|nos|todo|wat|hey|faut|mil|pan|mi|her|ok|die|was|on|me|no|we|is|in|an|so|per|men|den|her|over|at|for|to|as|he|do|pan|le|la|de|du|ha|al|ma|da|se|em|com|ya|con|up|us|kan|dag|van|mer|dream|ten|all|are|si';
const foreign = toPattern(
  `(?!(?:${ambiguous})(?!\\p{L}))(?:${languages.map(({ typical }) => typical).join('|')})`,
  'gmu',
);
const english = wordsOf(
  `
  i|i'm|i'd|i'll|we|we're|we'd|we'll|you|your|the|and|is|are|was|be|to|of|for|in|on|at|with|this|that|it|it's|not|don't|do|does|did|can|could|would|will|
  have|has|had|my|our|me|us|please|thanks|thank|yes|let|let's|what|when|how|about|if|but|so|just`,
  'gmu',
);
const onlyEnglish =
  /^(?:i'.*|we'.*|you|your|the|and|are|be|of|with|this|that|it|it's|not|don't|does|did|can|could|would|will|have|has|had|my|our|us|please|thanks|thank|yes|let|let's|what|when|how|about|if|but|just)$/;
const latin = /^[\p{Script=Latin}\p{N}']+$/u;

/** How many words of a text only other languages have, and how many only English has. */
export function weighTongues(words: readonly string[]): { strange: number; plain: number } {
  const text = fold(words.join(' '));
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
  return { strange: count(foreign), plain: count(english) };
}

/** What is said in a line that has hardly any of these words. */
const telling = toPattern(languages.map(joinTelling).join('|'), 'mu');
const short = 40;

/** Whether a text is plainly in another language than English. */
export function isForeign(words: readonly string[]): boolean {
  if (words.filter((word) => !latin.test(word)).length > words.length / 4) return true;
  const { strange, plain } = weighTongues(words);
  const hasAccents = words.some((word) => /[^\p{ASCII}]/u.test(word));
  if (plain === 0 && words.length > 1 && (strange > 0 || hasAccents)) return true;
  if (strange >= 2 && strange > plain) return true;
  if (words.some((word) => onlyEnglish.test(word))) return false;
  // `Mail me a date to speak` is Dutch in its first two words alone.
  const isShort = words.length <= short && plain < 2;
  return strange > 0 || (isShort && telling.test(fold(words.join(' '))));
}
