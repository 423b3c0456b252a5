import { canBeTold, listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isMarked } from './marked-facts.ts';

const whose =
  "(?:his|her|their|my|our|the (?:customer|client|owner|landlord|landlady|tenant|homeowner|company|firm)['’]?s?)";

/** `Does not want to be named anywhere`, `as a landlady in Bedminster, no name`; `don't name the driver` is of another. */
const noName = new RegExp(
  [
    "(?:not|n[’']t|never|rather not) (?:(?:want|wants|wish|wishes|like|likes|prefer|prefers) )?(?:to )?be(?:ing)? named",
    `(?:not|n[’']t) (?:want|like|wish) ${whose} (?:own |full )?names?`,
    `(?:do not|don[’']?t|never|not to) (?:use|print|give|put|publish|mention|tell|show) ${whose} (?:own |full )?names?`,
    '(?<=^|[,;(–-] ?|but |and |yes |with |please )no names?(?= ?(?:[.,;!)]|$|please|no |or |and |anywhere))|names? no(?=[.,;!)]|$)',
    `without ${whose} (?:own |full )?names?|(?:keep|leave) ${whose} names? (?:out|off|private)`,
    '(?:wants?|wishes|asked|prefers?|likes?|stay|stays|remain|only|but|be|is) (?:to (?:stay|remain|be) )?anonymous(?:ly)?',
  ]
    .map((shape) => `(?<!\\p{L})(?:${shape})(?!\\p{L})`)
    .join('|'),
  'iu',
);

/** The sentence by which somebody wants no name told, as a fact of its own. */
export function findWishNotToBeNamed({ facts }: FactSheet): Fact | undefined {
  for (const fact of facts) {
    if (!canBeTold(fact) || isMarked(fact)) continue;
    const value = listSentences(fact).find((sentence) => noName.test(sentence));
    if (value !== undefined) {
      const { items: _all, ...rest } = fact;
      return { ...rest, value };
    }
  }
  return undefined;
}
