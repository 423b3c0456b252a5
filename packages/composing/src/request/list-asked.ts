import { quotableSentences } from '../disclosure/marked-facts.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { asksForPapers } from '../sentences/papers-to-read.ts';
import { asksStanding } from '../sentences/standing-of-firm.ts';
import { refusesCalls } from '../sentences/sayings.ts';
import { findAskedPrice } from './find-asked-price.ts';
import { isReply } from './read-asked.ts';
import { forbidsCalls } from './refuses-contact.ts';

const wants =
  /\?["”’']?$|\b(?:would|['’]d) (?:like|need|want)\b|\b(?:need|want) (?:to know|an? |the |some )|\blet (?:me|us) know\b|\bwonder(?:ing)?\b|\blooking for\b|^if\b[^.]*\b(?:should|could|would|will|can|might|please|interested)\b|\b(?:could|can|would|will) you\b/iu;
/** An offer to meet is answered by the day, and the price in a sentence of its own. */
const ofCall = /\b(?:call|ring|phone|meet|visit|come (?:by|round|over|and)|stop by)\b/iu;

/** What the replies of a record ask that is no price and no call, sentence by sentence. */
export const listAsked = (record: FactSheet): string[] => {
  const priced = findAskedPrice(record).map(({ value }) => value);
  return record.facts
    .filter(isReply)
    .flatMap(quotableSentences)
    .filter(
      (said) =>
        asksForPapers(said) || asksStanding(said) || (wants.test(said) && !ofCall.test(said)),
    )
    .filter((said) => !forbidsCalls(said))
    .filter((said) => !refusesCalls.some((one) => one.test(said)))
    .filter((said) => !priced.some((one) => said.includes(one) || one.endsWith(said)));
};
