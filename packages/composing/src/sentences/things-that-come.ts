import { onceByText } from '../weights/once-by-text.ts';

const comes =
  /\b(?:come|comes|coming|go|goes|going|move|moves|moving|over|back|in|round|along) (?:to|with) (?:you|yours|us)\b|\b(?:come|comes|coming|be|are) (?:in|over|round|along|back|brought|sent|moved|towed|delivered|here)\b/iu;

const people =
  'i|we|he|she|they|you|us|me|somebody|someone|everybody|everyone|anybody|anyone|people|person|man|men|woman|women|lads?|girls?|boys?|team|crew|staff|committee|board|family|couple|kids|children|wife|husband|partner|son|daughter|mother|father|mum|mom|dad|brother|sister|friends?|boss|owners?|skippers?|managers?|directors?|treasurers?|secretar(?:y|ies)|chair(?:man|woman|person)?|commodore|captains?|accountants?|bookkeepers?|engineers?|architects?|surveyors?|designers?|foreman|buyers?|assistants?|deput(?:y|ies)|colleagues?|members?|tenants?|teachers?|head|nurses?|doctors?|drivers?|fitters?|caretakers?|trustees?|guests?|visitors?|both of us|some of us';

/** `Two of the fleet could come to you from March`, `the rest would move to you` */
const thing = new RegExp(
  [
    '(?:^|(?<=[,;:.!?–-] |\\b(?:and|but|so|then|that|as|because|if|when|maybe|perhaps|hope|think) ))',
    '(?:(?:maybe|perhaps|about|around|probably) )?',
    '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a|an|the|our|my|his|her|their|some|several|many|most|half|all|both|another|these|those|this|that)\\b',
    `(?: (?!(?:${people})\\b)[\\p{L}\\d'’-]+){0,6}?`,
    ' (?:can|could|would|will|may|might|shall|should|is|are|was|were|has|have|(?:is|are) (?:going|due|ready|to))? ?(?:(?:all|also|then|probably|maybe|perhaps|to) )?',
    '(?:come|comes|coming|go|goes|going|move|moves|moving|be (?:brought|sent|moved|towed|delivered))\\b',
    '[^,;.!?]*',
  ].join(''),
  'giu',
);

/** `What would it come to per week?`: a sum comes to something, and a person at a time, or to a place. */
export const comesTo = `\\b(?:what|how much)\\b(?! (?:time|day|days|date|dates|hour|week|month|morning|afternoon|notice)\\b)(?:(?!\\b(?:${people}|your|my|our|can|could)\\b)[^?.!,;]){0,60}\\bcome(?:s)? to\\b(?! (?:you|us|me|see|look|visit|measure)\\b)`;
const sum = new RegExp(comesTo, 'giu');

/** A visit that is sold, counted or priced: nobody asks to be visited. */
const ofService =
  /\b(?:(?:bi)?monthly|weekly|quarterly|yearly|annual|regular|routine|scheduled|service|maintenance|cleaning|inspection|each|per|every|average|standard|\d{1,2}|one|two|three|four|five|six|ten|twelve) (?:service |maintenance |cleaning )?visits?\b|\b(?:cost|price|charge|fee|rate|quote)s? (?:is |of |for )?(?:an? |each |the )?(?:\p{L}+ )?visits?\b|\bvisits? (?:cost|charge|fee|price)s?\b|\bvisits? (?:an?|per|each|every) (?:week|month|quarter|year)\b/giu;

/** What is said of things that come to a place, and of a sum: nobody meets there because of them. */
export const withoutThings = onceByText((sentence: string): string => {
  const said = sentence.replace(sum, ' ').replace(ofService, ' ');
  return comes.test(said) ? said.replace(thing, ' ') : said;
});
