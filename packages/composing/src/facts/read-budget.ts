import { moneyCodes } from './currency.ts';
import { splitSentences } from './inline-text.ts';

const codes = `(?:${moneyCodes}|Rs\\b\\.?)`;
const digits = '\\d{1,9}(?:[.,]\\d{1,3}){0,3}';
const amount = `(?:(?:[A-Z]{0,3}[$€£₹]|\\b${codes})\\s?${digits}(?:\\s?[kKmM]\\b| (?:lakhs?|crores?|thousand)\\b)?|${digits}(?:\\s?[kK])?\\s?(?:${codes}|euros?|dollars?|pounds?|lakhs?|crores?|€))`;
const number = `${digits}(?:\\s?(?:[kK]|thousand|grand)\\b)?`;
/** A number that is money by its word: `three grand`, `7 or 8 grand`. */
const byWord = (words: string): string =>
  `(?:(?:\\d{1,4}(?:\\.\\d)?(?: ?(?:to|or|-|–) ?\\d{1,4})?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a couple of|a few) ?(?:${words})\\b)`;
/** With more words, where what is said of it tells that it is money: `5k`. */
const thousands = byWord('k|K|thousand|grand');
const rough =
  '(?:up to|about|around|approximately|approx\\.?|circa|in the region of|roughly|maybe|perhaps|under|below|at most|no more than|between|some)';
const each =
  '(?: (?:a|per) (?:month|year|week|day|hour|head|person|guest|seat|unit|site|visit)| ?/ ?(?:mo(?:nth)?|y(?:ea)?r|w(?:ee)?k|day|h(?:ou)?r|head|user|seat)\\b|(?= each\\b) each)?';
const span = `(?:${rough} )?(?:${amount}|${number})(?: ?(?:to|and|-|–) ?(?:${amount}|${number}))?${each}`;
const named = new RegExp(
  `(?<=\\b[Bb]udget(?: (?:approved|agreed|set|available|signed off|in place))?(?: is| of| was|:| at| for \\w+ is)? (?:is |of )?(?:a )?)${span}`,
  'gu',
);
const toBeSpent = new RegExp(
  `(?<=\\b(?:spend|afford|pay|invest|budgeted|set aside|have|has|got) )(?:${rough} )?(?:${number} ?(?:to|and|-|–) ?)?${amount}(?: ?(?:to|and|-|–) ?${amount})?${each}`,
  'gu',
);
const ofBudget = new RegExp(`(?:${rough} )?${amount}${each}(?= (?:budget|to spend)\\b)`, 'gu');

/** `thinks £8-10k`, `spend of 20-25k`, `has 5k left in this year's budget`, `£3,500 max`, `7 or 8 grand` */
const roughly = [
  new RegExp(
    `(?<=\\b(?:thinks?|thinking|reckons?|reckoned|guess(?:es)?|has in mind)(?: of)? )(?:${rough} )?${amount}(?: ?(?:to|and|-|–) ?(?:${amount}|${number}))?${each}`,
    'gu',
  ),
  // `Range NZ$180k to NZ$220k`
  new RegExp(`(?<=\\b[Rr]ange(?: is| of|:)? )${amount} ?(?:to|-|–) ?${amount}${each}`, 'gu'),
  // `We'd expect something like 25 to 30 thousand a year`, and no five thousand visitors
  new RegExp(
    `(?<=\\bexpect(?:s|ed|ing)?(?: to (?:pay|spend))?(?: something like| about| around| roughly)? )(?:${amount}|${thousands})(?: ?(?:to|-|–) ?(?:${amount}|${thousands}))?${each}(?! (?!(?:for|all|in|to|and|or|but|max)\\b)\\p{Ll})`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b[Ss]pend(?:ing)? of )(?:${amount}|${thousands})(?: ?(?:to|-|–) ?(?:${amount}|${thousands}))?`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:has|have|had|got|with) )(?:${rough} )?(?:${amount}|${thousands})(?= (?:left|to spend|to play with|in (?:the|this|our|their|her|his) )\\b)`,
    'gu',
  ),
  new RegExp(`(?:${amount}|${thousands})(?=,? (?:max|maximum|tops|at most)\\b)`, 'gu'),
  // `max $50/mo`
  new RegExp(`\\b[Mm]ax(?:imum)?(?: is| of)?:? (?:${amount}|${thousands})${each}`, 'gu'),
  new RegExp(
    `(?<!\\b(?:costs?|owes?|owed|paid|pays|worth|lost|loses?|losing|saved?|saves|saving|of|for|by)(?: \\p{L}+){0,2} )(?<![\\d.,-])(?:(?:${rough}|no more than|not more than) )?${byWord('grand')}`,
    'gu',
  ),
];
/** `doesn't want to spend more than £2k`: whoever denies more names the most. */
const limit = new RegExp(
  `\\b(?:not|no|\\p{L}{2,6}n['’]?t|never)(?: \\p{Ll}+){0,3} (?:more than|over|above) (?:${amount}|${thousands})${each}`,
  'iu',
);

/** The most that somebody says they would spend, as they deny more. */
export const readLimit = (sentences: readonly string[]): string | undefined =>
  sentences.map((sentence) => limit.exec(sentence)?.[0]).find((found) => found !== undefined);

const spends = /\b(?:pay|spend|invest)\b/i;
/** Who can, would or wants to spend something does not yet. */
const wouldSpend =
  /\b(?:can|could|may|might|will|would|should|to|or|and)\b(?: \p{L}+){0,2} (?:pay|spend|invest)\b|['’](?:d|ll)(?: \p{L}+){0,2} (?:pay|spend|invest)\b/iu;
const isToday =
  /\b(?:now|currently|at present|at the moment|these days|so far|already|used to|(?:have|has|had) to (?:pay|spend)|last (?:year|month|time)|(?:our|the|my|their) (?:current|present|old|existing)|(?:every|each) (?:month|year|week))\b/i;

/** `We pay £21 a head now` tells what somebody has today, and no budget. */
const tellsPresent = (sentence: string): boolean =>
  spends.test(sentence) && (isToday.test(sentence) || !wouldSpend.test(sentence));

/** The first budget that a text names. */
export const readBudget = (sentences: readonly string[]): string | undefined =>
  sentences
    .flatMap(splitSentences)
    .flatMap((sentence) => [
      ...(sentence.match(named) ?? []),
      ...(tellsPresent(sentence) ? [] : (sentence.match(toBeSpent) ?? [])),
      ...(sentence.match(ofBudget) ?? []),
      ...roughly.flatMap((pattern) => sentence.match(pattern) ?? []),
    ])
    .map((found) => found.trim())
    .find((found) => found !== '');
