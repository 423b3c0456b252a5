import { byItsWords } from '@workspace-ops/content';
import { tellsQualification } from '../disclosure/qualifications.ts';
import { isClosed } from '../weights/weigh-openness.ts';
import { withoutDrinks } from '../disclosure/served-drinks.ts';

const people =
  '(?:office|warehouse|reception|receptionist|staff|team|crew|sales (?:desk|team)|desk|dispatch|accounts|rep|manager|boss|driver|drivers|service|people|lot|lads|guys|management|head office|secretary|porter|caretaker|janitor|foreman|support|helpline)';
const scorn =
  '(?:useless|hopeless|clueless|rude|lazy|incompetent|pathetic|an? (?:(?:total|complete|absolute|real|right|utter) )?(?:mess|disaster|shambles|joke|nightmare|disgrace|circus|clown)|chaos|chaotic|no (?:use|help))';

const swearing =
  '(?:my|his|her|your|our|an?|the|bad|smart|kick|kicked|pain in the) (?:arse|ass)(?:es)?|shit\\p{L}*|fuck\\p{L}*|crap|crappy|bollocks|piss(?:ed|ing)?|bastards?';

/** Of a quotation only what it says of us, and how, is in question. */
const ofQuotes = byItsWords(
  new RegExp(
    `\\byour (?:\\p{L}+ )?${people}(?: is| are| was| were)(?: \\p{L}+)? ${scorn}|(?<!\\p{L})(?:${swearing})(?!\\p{L})`,
    'iu',
  ),
);

/** `10% off if Jo says yes`: whoever reads it is told of what one of ours has yet to allow. */
const ofLeave = byItsWords(
  /\b[Ii]f (?:\p{Lu}\p{Ll}+|the boss|he|she) (?:says (?:yes|ok(?:ay)?|so)|agrees|approves|ok(?:ay)?s|allows it|signs (?:it )?off|is (?:ok|fine|happy) with)(?!\p{L})/u,
);

const ofPrice = /%|\p{Sc}|\b(?:off|discounts?|free|cheaper|price)\b/iu;

/** Whether a sentence is one for colleagues. */
export const isCandid = (sentence: string, isQuote: boolean): boolean =>
  ofQuotes.test(sentence) ||
  (!isQuote && ofLeave.test(sentence) && ofPrice.test(sentence)) ||
  (!isQuote && isClosed(withoutDrinks(sentence)) && !tellsQualification(sentence));

const theirs =
  '(?:owners?|managers?|caretakers?|janitors?|chefs?|cooks?|head(?: teacher)?|landlords?|landlady|tenants?|staff|team|housekeepers?|maintenance (?:man|team|people)|previous owners?|director|matron|warden|farmers?|they)';
const neglect =
  "(?:did nothing|(?:does|do|did) nothing about|always (?:do(?:es)?|did) (?:that|it|this)(?=[.,;!)]|$)|(?:it|that) always (?:is|was)|ignored|refused|neglected|(?:had|has|have|was|were)(?: been)? (?:told (?:twice|before|again|several|three|many|\\d|often|more than)|warned)|knew (?:about|of|that|for)|(?:had |have )?(?:put|kept putting) it off|(?:had |have )?(?:chained|locked|blocked|wedged|propped|taped|jammed) [^.;]{0,30}(?:doors?|exits?|escapes?|gates?|valves?|hatch\\p{L}*)(?! at| when| after| each| every)|(?:had |have )?(?:disabled|switched off|turned off|bypassed|taped over) [^.;]{0,24}(?:alarms?|guards?|detectors?|interlocks?|safety|trips?|sensors?|extract\\p{L}*)|would not listen|had been \\p{L}+ing [^.;]{0,40}(?:for years|for months|all along|every (?:day|night))|wouldn[’']t listen|lied|hid|covered (?:it|that) up)";
const shame = byItsWords(
  new RegExp(
    `(?<!\\p{L})(?:${theirs}(?: [\\p{L}’']+){0,4}? ${neglect}|(?:fire|emergency)[- ](?:doors?|exits?|escapes?)(?: [\\p{L}’']+){0,6} (?:chained|blocked|locked|wedged|propped|jammed|taped))(?!\\p{L})`,
    'iu',
  ),
);
const mayBeShame =
  /nothing|ing |always|ignor|refus|neglect|forgot|warned|told|never|knew|put|chain|lock|wedg|prop|tape|disabl|switch|turned|bypass|jam|listen|lied|hid|cover/i;

/** `The owner had been told twice and did nothing`: who agreed to be named did not agree to that. */
export const shamesCustomer = (sentence: string): boolean =>
  mayBeShame.test(sentence) && shame.test(sentence);
