import { ignoringCase } from '@workspace-ops/content';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';

/** `Pat was narked`, `gave us an earful`, in words that are rare enough never to be learned. */
const temper = ignoringCase(
  `(?<!\\b(?:not|never|no longer|[a-z]+n['’]t) (?:at all |too |very |even |really |be |been |get )?)\\b(?:narked|miffed|peeved|livid|fuming|seething|furious|incensed|irate|annoyed|irritated|aggrieved|disgruntled|stroppy|shirty|arsey|grumpy|(?:cheesed|hacked|brassed|naffed|ticked|browned|peed|pissed) off|fed up|up in arms|unhappy|angry|upset|outraged|ropeable|cranky(?= (?:about|re|over|with|at|that|w\\/))|(?:pissed|mad|hot|blue?ing|whing(?:e?ing|es|ed))(?= (?:about|re|over|with|at|that|w\\/|off)|[.,;!]|$)|(?:chuck(?:ed|ing)|threw|throwing) (?:an? )?(?:wobbly|tanty|tantrum|fit|hissy fit)|(?:spat|spitting) (?:the )?(?:dummy|chips)|had a (?:spray|whinge)|in a (?:strop|huff|mood)|(?:a bit|rather|quite|very|well|pretty|really) (?:cross|sore|sniffy|put out)|had a (?:go|moan|rant|pop) at|kick(?:ed|ing) off|gave (?:us|me|him|her|them|\\p{L}+) (?:an? )?(?:earful|what for|hell|grief|rocket)|(?:bent|chewed) (?:my|our|his|her) ear|(?:let|felt|feels) (?:badly )?let down)(?!\\p{L})|\\bnot (?:at all |too |very |best |a |exactly |overly |terribly )*(?:happy|pleased|amused|impressed|chuffed|thrilled)(?!\\p{L})`,
);

const notSo =
  "(?<!\\b(?:not|never|nobody|no one|none of \\p{L}+|hardly|far from|anything but|no longer|without being|[a-z]+n['’]t)(?: (?!but )\\p{L}+){0,4} )";
const ofThemselves =
  '(?! (?:not to|(?:that )?(?:he|she|they) (?!\\p{L}+ (?:to wait|for))\\p{L}|about (?:his|her|their)|(?:with|by|in|about|at) (?:the )?(?:weather|rain|exit|exam|election|match|score|turnout)))';
/** `Disappointed with the wait`, not with the weather or that they missed something. */
const letDown = ignoringCase(
  `${notSo}(?<!\\p{L})(?:disappointed|frustrated|exasperated|dismayed)(?!\\p{L})${ofThemselves}|${notSo}(?<!\\p{L})(?:disappointing|dissatisfied|unsatisfied|displeased|discontent(?:ed)?|underwhelm(?:ed|ing)|unimpressed|short-?changed|ripped[- ]off)(?!\\p{L})|${notSo}(?:^|[.,;:!] ?|(?<!\\p{L})(?:was|were|been|is|are|being) )(?:badly )?let down(?= (?:by|on|with|again)|[.,;!]|$)|(?<!\\p{L})(?:you|we|they) (?:have |['’]ve )?(?:really |badly )?let (?:us|me|him|her|them) down(?!\\p{L})`,
);
const complaint =
  /(?<!\b(?:no|not(?: an?)?|without(?: an?| any)?|never(?: had an?)?|zero|nil|nothing to|[a-z]+n['’]t|any|fewer|less) (?:\p{L}+ )?)(?<!\b(?:not once|nobody|no one|never)\b[^.;]{0,40})\bcompla(?:in(?:ed|s|ing)?|ints?)\b(?! (?:procedure|policy|form|department|team|box|before we))/iu;

/** Of another time, or of others: `she was fed up with the old lift before we came`. */
const ofOthers =
  /\b(?:(?:last|other) (?:firm|lot|company|supplier|contractor|people|one|builders?|provider|landlord|owner)|(?:old|previous|former) \p{L}+|before (?:we|us|that|you|it was)|used to|until (?:we|you)|no longer|any ?more|(?:their|the|residents|guests|staff|tenants|customers|visitors|parents|neighbours?) (?:\p{L}+ )?(?:complain|complained))\b/iu;

/** `Narked about the hour, sorted with a voucher, all fine now` */
const over =
  /(?<!\b(?:not|never|[a-z]+n['’]t|nobody|nothing|isnt|yet|to be|be|still) (?:\p{L}+ )?)\b(?:sorted|resolved|settled|apologi[sz]ed|put right|made up|forgiven|smoothed|patched|calmed|closed|answered|dealt with|accepted|withdrawn|fixed|handled|taken care of)\b|\b(?:fine|happy|ok(?:ay)?|good|over|pleased|delighted|thrilled|laughing|friends)(?: (?:with (?:us|it|that)|about it))? (?:now|again|since)\b|\b(?:all|now) (?:fine|good|ok(?:ay)?|well|happy|pleased|delighted|thrilled)\b/iu;

const closed =
  /\b(?:closed|resolved|solved|fixed|sorted|settled|handled) (?:out )?(?:their|the|her|his|all|every|last|an?|both|two) (?:\p{L}+ ){0,2}(?:tickets?|issues?|complaints?|problems?|bugs?|requests?|cases?)\b/iu;
const stillOpen = /\b(?:not|never|still|again|but|until|before|if|unless|[a-z]+n['’]t)\b/iu;

/** `Closed their ticket last week` */
export const tellsWhatWasClosed = (sentence: string): boolean =>
  closed.test(sentence) && !stillOpen.test(sentence);

const isDispleased = (sentence: string): boolean =>
  [temper, letDown, complaint].some((one) => one.test(sentence));

/** Whether a word of it says that somebody is displeased, and none that it is over. */
export const namesDispleasure = (sentence: string): boolean =>
  !over.test(sentence) && !ofOthers.test(sentence) && isDispleased(sentence);

/** Parts of a sentence, which by its other words weighs less than they do. */
const between = /[,;&–—]|(?<!\p{L})(?:and|but|so|because)(?!\p{L})/iu;
const [fewest, mostParts] = [3, 40];

/** Whether a sentence tells that somebody is displeased with us, in words or parts that are not weighed with the others. */
export function tellsDispleasure(sentence: string): boolean {
  if (over.test(sentence) || ofOthers.test(sentence)) return false;
  if (isDispleased(sentence)) return true;
  if (readInstruction(sentence) !== null) return false;
  const parts = sentence.split(between, mostParts).map((part) => part.trim());
  return (
    parts.length > 1 &&
    parts.some(
      (part) => part.split(/\s+/, fewest).length === fewest && isAgainstUs(part, ['discontent']),
    )
  );
}
