import { isFreeText } from './field-names.ts';
import { splitSentences } from './inline-text.ts';
import { onceFor } from './once-for.ts';
import type { Fact } from './read-facts.ts';

/** Neither a tag, nor a formula, nor somebody's template. */
export const canBeNamed = ({
  value,
  hasPlaceholder,
}: Pick<Fact, 'value' | 'hasPlaceholder'>): boolean =>
  !hasPlaceholder &&
  !/[‹›]|=\s?\p{L}+\(/u.test(value.length > longestName ? value.replace(address, ' ') : value);
const longestName = 120;

/** Of a mail that was pasted in: `From: Ellen Marsh ‹ellen@hill.example›` */
const address = /‹[^\s‹›@]{1,64}@[^\s‹›@]{1,120}›/gu;

/** A tag or a formula; a sign alone is prose, as in `‹ 3 days`, and an address is none. */
const markup = /‹(?![^\s‹›@]{1,64}@)[/!]?\p{L}|=\s?\p{L}+\(/u;

/** Whether a text can be told in a sentence or a point: not all of it is a tag, a formula or a blank. */
export const canBeTold = ({ value, hasBlank }: Pick<Fact, 'value' | 'hasBlank'>): boolean =>
  !hasBlank && withoutMarkup(value) !== '';

/** What somebody hears of a note, though a part of it is a blank that no text tells: `disputed, credit of $XX promised`. */
export const asHeard = (fact: Fact): Fact[] => {
  if (canBeTold(fact)) return [fact];
  if (fact.written === undefined || fact.isToCome || !isFreeText(fact)) return [];
  const heard: Fact = { ...fact, value: fact.written };
  delete heard.hasBlank;
  delete heard.hasPlaceholder;
  return [heard];
};

/** The sentences without a tag and without a formula: a reader has no use for either. */
export const withoutMarkup = (value: string): string =>
  markup.test(value)
    ? splitSentences(value)
        .filter((sentence) => !markup.test(sentence))
        .join(' ')
    : value;

/** The sentences of a note, or of each line of a list, without markup, and without who says them. */
export const listSentences = onceFor(
  ({ value, items = [value] }: Pick<Fact, 'value' | 'items'>): readonly string[] =>
    items.flatMap((one) => splitSentences(withoutMarkup(one)).map(withoutSpeaker)),
);

export const withoutSpeaker = (said: string): string => said.replace(speaker, '');
const speaker =
  /^(?:Agent|Assistant|Rep|Caller|Customer|Lead|Prospect|Client|Visitor|Enquirer)\s?: (?=\S)/;
