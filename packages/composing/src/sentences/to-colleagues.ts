import { aPerson, tellsOf } from './person-names.ts';

const polite = '(?:(?:and|then|also|please|pls|can you|could you|need to|we need to|must) )*';
const ours =
  '(?:the (?:office|lads|crew|apprentice|fitters?|drivers?|team)|accounts|dispatch|the workshop)';
const ends = '(?!\\p{L})';
const reach = '(?:ring|call|chase|phone|email|text|write to|speak to|talk to|remind|badger|nag)';
const reader = '(?:them|him|her|the (?:customer|client|supplier))';

const orders = [
  // `Get Babs to ring them`
  `^${polite}(?:[Gg]et|[Aa]sk|[Tt]ell|[Rr]emind|[Ss]end|[Cc]hase|[Nn]udge) (?:${aPerson}|${ours}) to (?!work)\\p{Ll}+${ends}`,
  // `Have Sunny call them`
  `^${polite}[Hh]ave (?:${aPerson}|${ours}) ${reach} ${reader}${ends}`,
  // `Babs to ring them`
  `(?<!\\p{L})(?:${aPerson}|${ours}) (?:to|must|should|needs to) ${reach} ${reader}${ends}`,
].map((shape) => new RegExp(shape, 'gu'));

/** `Don't hassle him`: how we are to deal with whoever reads the text. */
const wish = new RegExp(
  `(?:^|[,;–-] ?)(?:(?:please|pls|but|and|so|best) )*(?:do not|don['’]?t|never|no need to|not to) (?:hassle|chase|ring|bother|pester|contact|e-?mail|text|nag|badger) (?:him|her|them|the (?:customer|client|supplier))${ends}`,
  'iu',
);

const toReader = /\byou(?:r|rs)?\b/i;
const longest = 400;

/** Whether a sentence is said to a colleague: an order to one of ours, or how to deal with whoever reads the text. */
export function isToColleagues(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  return !toReader.test(said) && (wish.test(said) || tellsOf(said, orders));
}
