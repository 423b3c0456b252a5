import { splitSentences } from '../facts/inline-text.ts';
import type { Fact } from '../facts/read-facts.ts';

/** What each of the patterns has in it: most texts have none, and are done. */
const stem = /\b(?:tell|telling|know|told|hear|finds?|say)\b/iu;

/** Whom colleagues tell nothing; `us your number` and `you why` are for whoever reads. */
const person =
  '(?!(?:you|us|me|lies|tales)(?!\\p{L})|the (?:whole )?(?:story|truth|time|difference)\\b)(?:(?:the|our|my|his|her|their|mr|mrs|ms|miss|dr)\\.? )?[\\p{L}-]{2,20}';
/** Where an order begins: `alarms do not tell operators why` is none. */
const order = '(?:^|[.!?;:,(–—-] ?|\\b(?:please|pls|and|but|so|just|best) )';
const learn = '(?:know|be told|hear|find out)';
/** Who is kept from knowing something, and nobody who is to learn something. */
const somebody =
  '(?<!\\b(?:you|we|i|nobody|who|applicants?|candidates?|learners?|beginners?|users?)(?: (?:really|just))?) ?(?<=\\p{L} )';
/** What it is that they are not to know, or nothing more; `need not know Latin` is of no matter. */
const matter =
  "(?=[ ,]*(?:[.!;,)]|$)|,? (?:that|why|it|it['’]s|this|of (?:it|this|that)|about (?:it|this|that)|the (?:real )?reason|yet)(?!\\p{L}))";
const toldAs =
  "(?:it|that|this|he|she|they|we|the (?:reason|cause))(?:['’]?s|['’]?re| is| was| were| are| had| has| have)(?!\\p{L})";

/** As people write to colleagues, within what a customer reads, what that customer is not to learn, and what to say in its place. */
const asides = [
  // `Don't tell Joe it's because Tomasz failed a breath test`
  `${order}(?:do not|don['’]?t|never) (?:tell|let on to) ${person}(?= (?:that|it|it['’]s|this|why|about|how|what|we|we['’]re|he|she|they|i|the|our|anything|yet|until|till)(?!\\p{L})|[.,;!)]|$)`,
  // `Joe isn't to know that Tomasz failed it`
  `${somebody}(?:(?:is|are) not|(?:is|are)n['’]?t) to ${learn}\\b`,
  `${somebody}(?:must|should|may|can)(?: ?not|n['’]?t) ${learn}${matter}`,
  `${somebody}(?:need(?: not|n['’]?t)|(?:do|does)(?: not|n['’]?t) (?:need|have) to|(?:has|have) no need to) ${learn}${matter}`,
  // `Tomasz failed it, say it's a parts delay`; `customers, from Bury to Bolton, say it's …` is none
  `^\\W*(?:[^,.;!?]{3,160}[,;(–—-] ?)?(?:(?:so|but|please|pls|just|we['’]ll) )*say ${toldAs}`,
].map((shape) => new RegExp(shape, 'iu'));

const isAside = (sentence: string): boolean => asides.some((one) => one.test(sentence));

/** `That we are short of fitters`, and not `about it until Friday`: it means nothing that stands before. */
const ownMatter =
  /\b(?:tell \p{L}[^,;]{1,40}?|know|told|hear|out),? (?:that (?!is\b|was\b|yet\b|until\b|till\b|before\b)|(?:it|this|that)(?:['’]s| is| was) |because |why |we |we['’]re |he |she |they |(?:about|of) (?!it\b|this\b|that\b))\p{L}+/iu;
const goesOn = /^(?:she|he|they|it|her|his|their|its|this|that|these|those|so|because)\b/i;

/** The sentences of a text that are no aside, stand before none that means them, and do not go on about one. */
export function withoutAsides(text: string): string {
  if (!stem.test(text)) return text;
  const sentences = splitSentences(text);
  let isAfter = false;
  const told = sentences.filter((sentence, at) => {
    const next = sentences[at + 1] ?? '';
    const isMeant = next !== '' && isAside(next) && !ownMatter.test(next);
    isAfter = isMeant || isAside(sentence) || (isAfter && goesOn.test(sentence));
    return !isAfter;
  });
  return told.length === sentences.length ? text : told.join(' ');
}

export const hasAside = ({ value, items = [value] }: Fact): boolean =>
  items.some((one) => withoutAsides(one) !== one);
