import { splitSentences } from '../facts/inline-text.ts';
import { isOpinion, mayBeOpinion, withoutBrackets, withoutClauses } from './opinions.ts';

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

/** `She said her boss is a crook`, of somebody who is not there */
const charge =
  /\b(?:he|she|they)\b (?:said|says|told (?:us|me)|thinks|reckons|claims)[^.;!?]{0,60}\b(?:crooks?|frauds?|steal\p{L}*|stole|thie(?:f|ves)|kickbacks?|brib\p{L}+|drunk\p{L}*|affair|dodgy|liars?|cheats?)\b/iu;

const mayBe =
  /heard|word is|rumo|apparently|supposedly|allegedly|people say|they say|gossip|says?|said|reckon|thinks?|told|knows/i;

const isHearsay = (said: string): boolean =>
  hearsay.test(said) || charge.test(said) || isOpinion(said);

/** A note for the record of a customer without what was only heard, or thought, of them; with what it leaves out. */
export function withoutHearsay(note: string): { kept: string; left: readonly string[] } {
  if (!mayBe.test(note) && !mayBeOpinion.test(note)) return { kept: note, left: [] };
  const left: string[] = [];
  const open = withoutBrackets(note, isHearsay);
  if (open !== note) left.push('a remark in brackets');
  const kept = splitSentences(open).flatMap((sentence) => {
    if (!isHearsay(sentence)) return [sentence];
    const rest = withoutClauses(sentence, isHearsay);
    left.push(rest === '' ? sentence : sentence.replace(rest.replace(/[.!?]$/, ''), '').trim());
    return rest === '' ? [] : [rest];
  });
  return left.length === 0 ? { kept: note, left } : { kept: kept.join(' '), left };
}
