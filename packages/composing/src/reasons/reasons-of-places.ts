import { isFreeText, plainName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Reason } from './reason.ts';

const count =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a few|a couple of|a handful of|very few|few)';
const places = '(?:places?|seats?|spaces?|spots?|tickets?|slots?|tables?|pitches|stalls)';
/** `Only 14 places`, `twelve seats left`, `places are limited to 20`, `max 30 people` */
const limited = [
  `\\b(?:only|just) ${count} (?:\\p{L}+ )?${places}\\b`,
  `\\b${count} (?:\\p{L}+ )?${places} (?:only|left|remaining|available|free|to go)\\b`,
  `\\b${places} (?:are |is )?(?:strictly )?limited\\b|\\blimited (?:to ${count}|${places}|numbers?)\\b`,
  `\\b(?:max(?:imum)?|no more than|up to)(?: of)? ${count} (?:people|persons|guests|visitors|${places})\\b`,
  '\\bfirst come,? first served\\b',
].map((shape) => new RegExp(shape, 'iu'));
/** How the sales go, or what a company holds, is ours to know. */
const ours =
  /\b(?:internal|signed up|sold|booked so far|venue|holds|licen[cs]e|staff|between us|not for)\b/iu;

const named =
  /^(?:(?:max|maximum|number|noof|total)?(?:of)?(?:places|seats|spaces|spots|tickets)(?:left|available|remaining|free|limit|only)?|capacity|(?:max|maximum)(?:guests|people|attendees|numbers?|attendance)|attendancelimit|limit)$/;
const isOfPlaces = ({ path, value }: Fact): boolean =>
  path.length === 1 && named.test(plainName(path[0]!)) && /\d|\p{L}{3}/u.test(value);

/** @param text none where nothing is written yet. */
const isToldAs = (said: string, text?: string): boolean => {
  if (text === undefined) return false;
  const [figure] = /\d{1,4}/.exec(said) ?? [];
  const shape =
    figure === undefined ? undefined : `(?<!\\d)${figure} ${places}\\b|\\bto ${figure}(?!\\d)`;
  return (
    (/\p{L}/u.test(said) && text.includes(said)) ||
    (shape !== undefined && new RegExp(shape, 'iu').test(text))
  );
};

const asking = {
  input: 'highlights',
  ...unlessRefused,
  isToldAs,
} as const;

/** How many may come to what is announced: readers would want to know, and no text tells it. */
export const ofPlaces: readonly Reason[] = [
  {
    ...asking,
    isIn: (fact) => isFreeText(fact) && !isReply(fact),
    says: [{ test: (said) => !ours.test(said) && limited.some((one) => one.test(said)) }],
    asks: (said) =>
      `On record is “${said}”, and the text does not tell it: may it be sent without that?`,
  },
  {
    ...asking,
    isIn: isOfPlaces,
    says: [{ test: () => true }],
    asks: (said) =>
      `On record is how many may come, “${said}”, and the text does not tell it: may it be sent without that?`,
  },
];
