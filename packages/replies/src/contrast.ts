import { askedFor, offered } from './signals.ts';

/** What a sentence says of offers. */
interface Part {
  said: string;
  wishes: readonly { keyword: string; because: readonly { name: string }[] }[];
  /** The words that were named and turned down. */
  denied: readonly string[];
}

/** Ways to talk about an offer, which whoever wants it may do without. */
const isChannel =
  /^(?:(?:phone )?calls?|call (?:me|us)|calling|meetings?|meet|demos?|demonstrations?|chat|talk|zoom|walkthrough|appointments?|trials?|available)$/;

/** Of another time, of somebody else, or of what is not so. */
const isOfOthers =
  /\b(?:last (?:year|month|week|time)|someone|somebody|they|everybody|if (?:i|we) (?:was|were|had|wanted|needed))\b/;

const isBeside = ({ said, wishes }: Part, beside: readonly Part[]): boolean =>
  !isOfOthers.test(said) &&
  wishes.some(({ keyword, because }) => {
    const has = (wanted: string): boolean => because.some(({ name }) => name === wanted);
    const isOther = (word: string): boolean => isChannel.test(word) && word !== keyword;
    return has(offered) && has(askedFor) && beside.some(({ denied }) => denied.some(isOther));
  });

/** What turns the one part down, and nothing more: "we do not want a call", "not interested in a trial". */
const isOfPart = ({ name, words }: { name: string; words: string }): boolean =>
  (name === 'refuses' || name === 'declines') &&
  /^(?:interested|keen)$|\b(?:not|no)\b|n't\b/.test(words);

/**
 * Whether one offer is plainly asked for and a way to talk about it turned down, in one sentence or in two that
 * follow each other: "interested in pricing, not in a call".
 */
export const isContrast = (
  parts: readonly Part[],
  against: readonly { name: string; words: string }[],
): boolean =>
  against.every(isOfPart) &&
  parts.some((part, at) => isBeside(part, parts.slice(Math.max(0, at - 1), at + 2)));
