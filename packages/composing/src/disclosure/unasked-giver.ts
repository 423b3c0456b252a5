const them =
  "(?:her|him|them|whoever (?:said|wrote) it|(?:the|a|an|her|his|their) (?:[\\p{L}’']+ )?\\p{L}+)";
const not = "(?:not|never|(?:did|do|does|has|have|had|was|were|is)n['’]?t)";
const taken =
  '(?:writ(?:ing|e|ten)|wrote|record\\p{L}*|tak(?:ing|en)|took|not(?:ing|ed)|quot(?:ing|ed?)|us(?:ing|ed?)|publish\\p{L}*|print\\p{L}*|shar(?:ing|ed?)|keeping|kept|put(?:ting)?|listening)';

/** As people say that somebody does not know that their words are told, or was not asked. */
const unasked = [
  `${not} know(?: that)? (?:we|i|it|you|s?he|they)(?:['’]?(?:d|s|re|m))?(?: (?:was|were|is|are|had|have|has|would|will|might|be|been|being|going|to|all))* ${taken}`,
  `${not} know (?:about|of) (?:it|this|that|the (?:quote|story|post|case study))(?= yet|[.,;!)]|$)`,
  'unaware|off the record|overheard|(?:said|mentioned|told us) (?:it |that )?in passing',
  "(?:without|w/o) (?:(?:her|him|them|their|his|the \\p{L}+['’]?s?) )?(?:knowing|knowledge|asking)|behind (?:her|his|their) back",
  `(?:${not}|nobody|no one)(?: (?:yet|been|actually|really|has|have|even|we|i))* (?:asked|told|checked with|spoken to|cleared it with) ${them}`,
  `${them} (?:has|have|was|were|is)?(?:n['’]?t| not| never)(?: (?:yet|been|actually|even))* asked`,
  '(?:needs?|has|have|got|still) to ask (?:her|him|them|the \\p{L}+)',
].join('|');
const isUnasked = new RegExp(`(?<!\\p{L})(?:${unasked})(?!\\p{L})`, 'iu');

/** Of pictures, and of what somebody is asked beside a consent. */
const ofOther =
  /\b(?:photos?|photographs?|pics?|pictures?|images?|videos?|film\p{L}*|footage|logo|again|twice|(?:asked|told) (?:\p{L}+ )?(?:to (?:pay|wait|hold|hurry|sign)|for (?:money|a discount|anything|more)))\b/iu;
/** `She has agreed since` */
const agreedSince =
  /\b(?:but|now|since|then|later|after|and)\b[^.;]{0,40}\b(?:agreed|agrees|said (?:yes|ok|fine)|(?:is|was|are|were) (?:\p{L}+ )?(?:happy|fine|ok|okay|pleased|delighted)|does(?:n['’]?t| not) mind|approved)\b/iu;
const hint =
  /know|unaware|record|overheard|passing|behind|without|w\/o|ask|told|checked|spoken|clear/i;

/** Sentences; people part them by no more than a line, too. */
const splitParts = (said: string): string[] => said.slice(0, longest).split(/(?<=[.;!?])\s+|\n/);
const longest = 600;

const tellsUnasked = (part: string): boolean =>
  isUnasked.test(part) && !ofOther.test(part) && !agreedSince.test(part);

/** Whether a text says that whoever is quoted has not been asked, or does not know of it. */
export const isQuoteUnasked = (said: string): boolean =>
  hint.test(said) && splitParts(said).some(tellsUnasked);

/** Of a note it has to be of the words: others are not asked, or told, of other things. */
export const isNotedUnasked = (said: string): boolean =>
  ofWords.test(said) && !/\btold\b/iu.test(said) && isQuoteUnasked(said);
const ofWords =
  /\b(?:quot\p{L}*|words|writ(?:ing|e|ten)|wrote|record(?:ed|ing)|us(?:e|ing) (?:it|her|his|their|the \p{L}+)|publish\p{L}*|print(?:ed|ing)?|story|testimonial|said (?:it|that|so))\b/iu;

/** What else a consent says. */
export const withoutUnasked = (said: string): string =>
  splitParts(said)
    .filter((part) => !tellsUnasked(part))
    .join(' ');

const others =
  "(?:residents?|patients?|tenants?|guests?|visitors?|pupils?|students?|child(?:ren)?|kids?|mum|mother|dad|father|son|daughter|wife|husband|sister|brother|relatives?|neighbours?|parents?|passers?[- ]?by|shoppers?|diners?|members?|friends?|carers?|volunteers?|somebody|someone|punters?)(?:['’]?s)?";
const isOfOther = new RegExp(
  `\\b(?:quot(?:e|ation)|words|testimonial)(?: (?:is|was|are|were|came|comes|actually|really|said))* (?:from|by|off) (?:(?:a|an|one of|the|her|his|their|some|another) )?(?:[\\p{L}’']+ ){0,2}?(?:${others}|customers? of theirs)(?!\\p{L})|\\b(?:quot(?:e|ation)|words|testimonial)\\b[^.;]{0,60} not (?:from |by )?(?:the |our |his |her )?(?:customer|client|owner|manager|boss|head|contact)s?(?:['’]s)?(?=[.,;!)]|$)`,
  'iu',
);

/** Whether a text says that the words are somebody's who is not the customer. */
export const isQuoteOfOther = (said: string): boolean => isOfOther.test(said.slice(0, longest));
