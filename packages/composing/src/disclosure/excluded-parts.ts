import type { FactSheet } from '../facts/read-facts.ts';

/** As people call a customer that is no person. */
export const wordsOfCompany =
  'club|company|firm|business|school|college|trust|charity|practice|shop|hotel|farm|council|organi[sz]ation';

/** As people call what a consent may leave out, by the field that tells it. */
const called: Readonly<Record<string, string>> = {
  customer: `names?|customer|client|${wordsOfCompany}`,
  referrer: '(?:my|his|her|their|own|both) names?|me|him|her|them',
  outcome: 'figures?|numbers?|results?|outcomes?|savings?|percentages?',
  quote: 'quot(?:e|es|ation|ations)|own words',
  location:
    'blocks?|buildings?|sites?|address(?:es)?|streets?|towns?|places?|locations?|estates?|villages?|where(?: it is)?',
};
/** The name of these is told in words of the name, too: `leave Trevose out`. */
const named = new Set(['customer', 'referrer']);

const before = "(?:[\\p{L}’']+ ){0,4}";
const away = '(?:out|off|away|back|private|quiet|secret|to (?:us|ourselves|yourselves))';
const verbs = '(?:leav(?:e|ing)|keep(?:ing)?|tak(?:e|ing)|hold(?:ing)?)';
const wait = '(?:after|until|till|once|when|if|before|from|later|subject to)';

/** In which ways a part is left out, or agreed to for later, with `WHAT` for its words. */
const ways = [
  // `leave the club name out`
  `\\b${verbs} ${before}(?:WHAT)\\b(?: \\p{L}+){0,3} ${away}\\b`,
  // `leave out the club`
  `\\b${verbs} ${away} (?:of (?:it|the story) )?${before}(?:WHAT)\\b`,
  // `omit the club's name`
  `\\b(?:omit|drop|skip|strike|hide|remove|withhold|mask|change|exclud(?:e|ing)|without|minus|except(?:ing)?(?: for)?|apart from|other than|bar(?:ring)?|aside from) ${before}(?:WHAT)\\b`,
  // `Yes to everything but the name of the club`
  `\\b(?:everything|anything|all(?: of it)?|the (?:lot|rest|whole)|any of it)\\b[^.;,]{0,30}\\b(?:but|save)(?: for)? (?:(?:the|my|our|his|her|their) )?(?:[\\p{L}'’]+ )?(?<!please )(?:WHAT)\\b`,
  // `but not the club`, `my name, not the club's`
  `(?:,|\\b(?:but|just|only|and|please|though|so)) not ${before}(?:WHAT)\\b`,
  // `club name only after the committee`
  `\\b(?:WHAT)\\b(?: \\p{L}+){0,2} (?:only|not|just) ${wait}\\b`,
  `\\b(?:only|not|no) (?:use |tell |give |print )?${before}(?:WHAT)\\b(?: \\p{L}+){0,2} ${wait}\\b`,
  `\\b(?:WHAT)\\b(?: \\p{L}+){0,2} (?:no|to wait|waits|must wait|later|pending|private|off limits)\\b`,
];

const generic = /^(?:the|and|for|with|from|ltd|limited|inc|llc|plc|gmbh|mrs|miss)$/;

/** Words of a name that a consent may use in its place. */
export const listNameWords = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !generic.test(word))
    .map((word) => RegExp.escape(word));

/** Whether a consent leaves a field out, or agrees to it for later alone. */
export function leavesOut(said: string, field: string, record: FactSheet): boolean {
  const words = called[field];
  if (words === undefined) return false;
  const names = named.has(field) ? listNameWords(record.find(field)?.value ?? '') : [];
  const own = names.filter((name) => new RegExp(name, 'iu').test(said));
  if (own.length === 0) return usual[field]!.some((pattern) => pattern.test(said));
  return ways.some(
    (way, at) => ofAny[field]![at]!.test(said) && toPattern(way, [words, ...own]).test(said),
  );
}

const toPattern = (way: string, words: readonly string[]): RegExp =>
  new RegExp(
    way.replace('WHAT', () => words.join('|')),
    'iu',
  );
const toPatterns = (...words: string[]): RegExp[] => ways.map((way) => toPattern(way, words));

/** Made once: most consents call nobody by their name. */
const usual = Object.fromEntries(
  Object.entries(called).map(([field, words]) => [field, toPatterns(words)]),
);
/** Of any word in place of a name: to make one for the words of a name takes longer than to read a consent with it. */
const ofAny = Object.fromEntries(
  [...named].map((field) => [field, toPatterns(called[field]!, '\\p{L}{3,}')]),
);
