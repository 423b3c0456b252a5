import { ignoringCase } from '@workspace-ops/content';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';

/** `Pat was narked`, `gave us an earful`, in words that are rare enough never to be learned. */
const temper = ignoringCase(
  `(?<!\\b(?:not|never|no longer|\\p{L}+n['’]t) (?:at all |too |very |even |really |be |been |get )?)\\b(?:narked|miffed|peeved|livid|fuming|seething|furious|incensed|irate|annoyed|irritated|aggrieved|disgruntled|stroppy|shirty|arsey|grumpy|(?:cheesed|hacked|brassed|naffed|ticked|browned|peed|pissed) off|fed up|up in arms|in a (?:strop|huff|mood)|(?:a bit|rather|quite|very|well|pretty|really) (?:cross|sore|sniffy|put out)|had a (?:go|moan|rant|pop) at|kick(?:ed|ing) off|gave (?:us|me|him|her|them|\\p{L}+) (?:an? )?(?:earful|what for|hell|grief|rocket)|(?:bent|chewed) (?:my|our|his|her) ear|(?:let|felt|feels) (?:badly )?let down)(?!\\p{L})|\\bnot (?:at all |too |very |best |a |exactly |overly |terribly )*(?:happy|pleased|amused|impressed|chuffed|thrilled)(?!\\p{L})`,
);
const complaint =
  /(?<!\b(?:no|not an?|without(?: an?| any)?|never(?: had an?)?|zero|nil|nothing to|\p{L}+n['’]t|any|fewer|less) (?:\p{L}+ )?)\bcompla(?:in(?:ed|s|ing)?|ints?)\b(?! (?:procedure|policy|form|department|team|box|before we))/iu;

/** Of another time, or of others: `she was fed up with the old lift before we came`. */
const ofOthers =
  /\b(?:(?:last|other) (?:firm|lot|company|supplier|contractor|people|one|builders?|provider|landlord|owner)|(?:old|previous|former) \p{L}+|before (?:we|us|that|you|it was)|used to|until (?:we|you)|no longer|any ?more|(?:their|the|residents|guests|staff|tenants|customers|visitors|parents|neighbours?) (?:\p{L}+ )?(?:complain|complained))\b/iu;

/** `Narked about the hour, sorted with a voucher, all fine now` */
const over =
  /(?<!\b(?:not|never|\p{L}+n['’]t|nobody|nothing|isnt|yet|to be|be|still) (?:\p{L}+ )?)\b(?:sorted|resolved|settled|apologi[sz]ed|put right|made up|forgiven|smoothed|patched|calmed|closed|answered|dealt with|accepted|withdrawn)\b|\b(?:fine|happy|ok(?:ay)?|good|over|pleased|laughing|friends)(?: (?:with (?:us|it|that)|about it))? (?:now|again|since)\b|\b(?:all|now) (?:fine|good|ok(?:ay)?|well|happy)\b/iu;

/** Parts of a sentence, which by its other words weighs less than they do. */
const between = /[,;&–—]|(?<!\p{L})(?:and|but|so|because)(?!\p{L})/iu;
const [fewest, mostParts] = [3, 40];

/** Whether a sentence tells that somebody is displeased with us, in words or parts that are not weighed with the others. */
export function tellsDispleasure(sentence: string): boolean {
  if (over.test(sentence) || ofOthers.test(sentence)) return false;
  if (temper.test(sentence) || complaint.test(sentence)) return true;
  if (readInstruction(sentence) !== null) return false;
  const parts = sentence.split(between, mostParts).map((part) => part.trim());
  return (
    parts.length > 1 &&
    parts.some(
      (part) => part.split(/\s+/, fewest).length === fewest && isAgainstUs(part, ['discontent']),
    )
  );
}

const bad =
  '(?:bills?|costs?|complaints?|queues?|falls?|accidents?|waste|wastage|breakdowns?|call-?outs?|noise|draughts?|damp|smells?|leaks|missed calls|returns|mistakes|errors|absences?|no-?shows|waiting (?:times?|lists?)|usage|consumption)';
const less =
  '(?:dropped|down|fell|fallen|halved|gone|stopped|lower|less|vanished|disappeared|shrank|reduced)';

/** Praise in words that complaints have, too. */
const praise = new RegExp(
  [
    // `I only noticed because the bill dropped`
    `\\b${bad}(?: (?:has|have|had|is|are|was|were|just|really|almost|all))* ${less}\\b(?! (?:up|off|wrong|missing|again|over|the|on|from the (?:ceiling|roof|wall))\\b)`,
    // `They never knew we were here`, of whoever knows now; `you would not know they had been here`
    "\\b(?:never|did ?n['’]?t|did not|would ?n['’]?t|would not) (?:even )?(?:know|knew|reali[sz]ed?|notice[ds]?) (?:that )?(?:we|you|they|the \\p{L}+) (?:were|was|are|had(?: ever)? been|did|existed?|exist|even existed)(?: (?:even|ever|all|still))*(?: (?:here|there|open|around|this|that|it|signs?|repairs?|in))?(?=[.,;!]|$| (?:until|before|for|all) )",
    '\\b(?:no|not one|not a single|zero|never (?:had )?an?) (?:more |other |single )?(?:complaints?|breakdowns?|leaks?|call-?outs?|falls?|queues?|problems?|issues?|faults?)\\b(?=[.!]|$| (?:since|any ?more|about|from|in|ever|now|so far)\\b)',
    // `We stopped getting complaints from parents`, `Tenants have stopped moaning`
    `\\b(?:stopped|quit|no longer|(?:do|does)(?: not|n['’]?t)) (?:get(?:ting)?|hav(?:e|ing)|receiv(?:e|ing)|hear(?:ing)?) (?:any |so many |as many )?(?:more )?${bad}\\b`,
    '\\b(?:stopped|quit|no longer) (?:complain|moan|grumbl|whing)(?:e|ing)?(?!\\p{L})',
    '\\b(?:nobody|no one|no-one|none of \\p{L}+) (?:complains?|moans?|grumbles?)(?!\\p{L})',
    `\\bfewer ${bad}\\b`,
    '\\b(?:complaints?|grumbles?|moans?) (?:have |has )?(?:dried up|died down|gone quiet)(?!\\p{L})',
    "\\b(?:thought|expected|feared|dreaded) (?:\\p{L}+ ){1,8}(?:and|but) (?:it|they|there) (?:was|were|is)(?:n['’]?t| not| none)",
  ].join('|'),
  'iu',
);
/** Beside it something may be held against us all the same. */
const beside =
  /\b(?:still|owe[ds]?|refund|late|wrong|again|heard|charge[ds]?|unhappy|not happy|angry|cross|fuming|furious|except|apart from|until (?:you|they|last)|went up|worse|disappoint\p{L}*|let down|letdown|sorry|keep the|earful)\b/iu;

/** Whether a sentence praises us by what there is less of, or by what others did not know. */
export const isPraise = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  return praise.test(said) && !beside.test(said);
};
const longest = 400;
