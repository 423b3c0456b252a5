import { splitSentences } from '../facts/inline-text.ts';

/** Who told it, and saw none of it. */
const teller =
  "(?:i (?:have )?heard|we (?:have )?heard|word is|rumou?r (?:has it|is)|apparently|supposedly|allegedly|people say|they say|gossip|(?:\\p{L}+['’]s |my |our |his |her |their )?(?:cousin|brother|sister|mate|friend|neighbou?r|mum|mom|wife|husband|uncle|aunt|boss|barman|postman|lads?|competitor|driver)s? (?:says?|said|reckons?|reckoned|heard|told (?:me|us)|thinks?)|(?:somebody|someone|everybody|everyone) (?:says?|said|told (?:me|us)|knows))";
/** What is hurtful, or unlawful, where it is not so. */
const matter =
  '(?:owes?|owed|ow(?:e|ing)|pa(?:y|ys|id|ying|yment)|debts?|broke|bankrupt|skint|insolven\\p{L}*|money|cash|lawsuit|sue[ds]?|court|police|arrested|jail|prison|convict\\p{L}*|fraud|fiddl\\p{L}+|steal\\p{L}*|stole|theft|tax|drinks?|drinking|drunk|drugs?|affair|divorc\\p{L}*|sacked|fired|cheat\\p{L}*|crook\\p{L}*|dodgy|shady|fail(?:ed|s)?|shut(?:ting)? down|going under|laid off|scam\\p{L}*|liar|lied|credit)';
const hearsay = new RegExp(
  `(?<!\\p{L})${teller}(?!\\p{L})[^.;!?]{0,120}(?<!\\p{L})${matter}(?!\\p{L})|(?<!\\p{L})${matter}(?!\\p{L})[^.;!?]{0,60},? (?:i (?:have )?heard|apparently|supposedly|allegedly)(?!\\p{L})`,
  'iu',
);

/** What somebody is said to be like, which they may read where their data is asked for. */
const trait =
  '(?:rude|arrogant|grumpy|stingy|tight|tight-fisted|a (?:bit of an? )?(?:moaner|pain|nightmare|idiot|chatterbox|know-it-all|timewaster|time-waster|slow payer|bad payer|tyrant|snob|bully|fusspot|jerk|crook|cheapskate)|cheap|clueless|stupid|thick|lazy|bonkers|crazy|mad|nuts|obnoxious|pushy|unpleasant|nasty|awkward|fussy|a handful|hard work|full of (?:himself|herself|it|themselves))';
const degree =
  '(?:(?:a bit|bit|kinda|kind of|sort of|pretty|quite|rather|very|really|so|too|always|totally|a little|proper|dead|well) )*';
const opinion = new RegExp(
  `^\\W*(?:(?:he|she|they|owner|boss|client|customer|guy|bloke|lady|woman|man|nice (?:bloke|guy|lady|man|woman) but|\\p{Lu}\\p{L}+)(?:['’](?:s|re)| is| are| was| were| seems?| sounded| comes across as)? ?(?:as )?)?${degree}${trait}(?: (?:on the phone|with us|to (?:me|us)|about (?:it|money|price)))?[.!]?$|(?<!\\p{L})(?:he|she|they)(?:['’](?:s|re)| is| are| was| were| seems?| sounded) ${degree}${trait}(?!\\p{L})|(?<!\\p{L})argues (?:about |over )?every (?:penny|cent|line|bill)`,
  'iu',
);
const mayBe =
  /heard|word is|rumo|apparently|supposedly|allegedly|people say|they say|gossip|says?|said|reckon|thinks?|told|knows|rude|arrog|grump|sting|tight|moaner|pain|nightmare|idiot|chatter|know-it|time|payer|tyrant|snob|bully|fusspot|jerk|crook|cheap|clueless|stupid|thick|lazy|bonkers|crazy|mad|nuts|obnox|pushy|pleasant|nasty|awkward|fussy|handful|hard work|full of|argues/i;

const isHearsay = (sentence: string): boolean => hearsay.test(sentence) || opinion.test(sentence);

/** A note for the record of a customer without what was only heard, or thought, of them; with what it leaves out. */
export function withoutHearsay(note: string): { kept: string; left: readonly string[] } {
  if (!mayBe.test(note)) return { kept: note, left: [] };
  const sentences = splitSentences(note);
  const left = sentences.filter(isHearsay);
  return left.length === 0
    ? { kept: note, left }
    : { kept: sentences.filter((one) => !left.includes(one)).join(' '), left };
}
