import { splitSentences } from './inline-text.ts';

const amount =
  '(?:[$€£]\\s?\\d{1,9}(?:[.,]\\d{1,3}){0,3}(?:\\s?[kKmM]\\b)?|\\d{1,9}(?:[.,]\\d{1,3}){0,3}(?:\\s?[kK])?\\s?(?:USD|EUR|GBP|CHF|euros?|dollars?|pounds?|€))';
const number = '\\d{1,9}(?:[.,]\\d{1,3}){0,3}(?:\\s?(?:[kK]|thousand|grand)\\b)?';
const rough = '(?:up to|about|around|roughly|under|below|at most|no more than|between|some)';
const each =
  '(?: (?:a|per) (?:month|year|week|day|hour|head|person|guest|seat|unit|site|visit)|(?= each\\b) each)?';
const span = `(?:${rough} )?(?:${amount}|${number})(?: ?(?:to|and|-|–) ?(?:${amount}|${number}))?${each}`;
const named = new RegExp(
  `(?<=\\b[Bb]udget(?: is| of| was|:| for \\w+ is)? (?:is |of )?(?:a )?)${span}`,
  'gu',
);
const toBeSpent = new RegExp(
  `(?<=\\b(?:spend|afford|pay|invest|budgeted|set aside|have|has|got) )(?:${rough} )?(?:${number} ?(?:to|and|-|–) ?)?${amount}(?: ?(?:to|and|-|–) ?${amount})?${each}`,
  'gu',
);
const ofBudget = new RegExp(`(?:${rough} )?${amount}${each}(?= (?:budget|to spend)\\b)`, 'gu');

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
    ])
    .map((found) => found.trim())
    .find((found) => found !== '');
