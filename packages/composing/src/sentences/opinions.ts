import { ignoringCase } from '@workspace-ops/content';
import { splitSentences } from '../facts/inline-text.ts';

/** What somebody is said to be like, which they may read where their data is asked for. */
const trait =
  "(?:rude|arrogant|dotty|batty|barmy|gaga|doolally|not all there|past it|tight as (?:anything|owt|they come|a [\\p{L}’']+(?: [\\p{L}’']+)?)|tight as|grumpy|stingy|tight|tight-fisted|tight with money|slow to pay|slow pay|a slow pay|a (?:bit of an? )?(?:moaner|pain|nightmare|idiot|chatterbox|know-it-all|timewaster|time-waster|slow payer|bad payer|tyrant|snob|bully|fusspot|jerk|crook|cheapskate)|cheap|clueless|stupid|thick|lazy|bonkers|crazy|mad|nuts|obnoxious|pushy|unpleasant|nasty|awkward|fussy|a handful|hard work|full of (?:himself|herself|it|themselves|hot air)|hopeless|useless|impossible|a (?:right |real |total |complete |miserable |tight |grumpy |old )*(?:sod|git|prat|wally|muppet|twat|bastard|arse(?:hole)?|ass(?:hole)?|prick|miser|skinflint|whinger|moaner|whiner|piece of work|dragon|drama queen|so-and-so|charmer|creep|pest|liar|fool|clown|numpty|pillock))";
const degree =
  '(?:(?:a bit|bit|kinda|kind of|sort of|pretty|quite|rather|very|really|so|too|always|totally|a little|proper|dead|well) )*';
const plain = new RegExp(
  `^\\W*(?:(?:he|she|they|owner|boss|client|customer|landlord|landlady|caretaker|manager|mgr|head|bursar|chef|receptionist|secretary|treasurer|guy|bloke|lady|woman|man|nice (?:bloke|guy|lady|man|woman) but|\\p{Lu}\\p{L}+)(?:['’](?:s|re)| is| are| was| were| seems?| sounded| comes across as)? ?(?:as )?)?${degree}${trait}(?: and ${degree}${trait})?(?: (?:on the phone|with us|to (?:me|us)|about (?:it|money|price)))?(?:,? bless (?:him|her|them))?(?: \\([^()]{1,30}\\))?[.!]?$|(?<!\\p{L})(?:he|she|they)(?:['’](?:s|re)| is| are| was| were| seems?| sounded) ${degree}${trait}(?!\\p{L})|(?<!\\p{L})argues (?:about |over )?every (?:penny|cent|line|bill)`,
  'iu',
);
/** Of whom a note speaks, where it is no thing: a gate is awkward, too. */
const whom =
  '(?:he|she|they|who|(?:the|their|our|this|that) (?:\\p{L}+ )?(?:manager|owner|boss|chef|cook|landlord|landlady|tenant|customer|client|guy|bloke|lady|woman|man|receptionist|secretary|wife|husband|caretaker|treasurer|director|bursar|head|lot|family|couple|caller|buyer|clerk|agent|principal|foreman|supervisor)|(?:mr|mrs|ms|miss|dr)\\.? \\p{L}+|(?<=^|[.!?;] )(?:accountant|buyer|landlord|landlady|caretaker|treasurer|manager|foreman|receptionist|secretary|chef|owner|boss|husband|wife|clerk|agent)|(?<=\\p{Ll},? )(?-i:\\p{Lu}\\p{Ll}+))';
const further = ignoringCase(
  [
    `(?<!\\p{L})${whom}(?:['’](?:s|re)| is| are| was| were| seems?| sounded| can be| gets?) (?:always |often |forever )?${degree}(?:${trait}|(?:short|off|curt|sharp|snappy|snotty|snippy|stroppy|funny|off-?hand|cold|ratty|nasty|difficult|demanding) (?:with|to|on the phone)|moaning|whingeing|whining|complaining about (?:everything|nothing))(?!\\p{L})`,
    // `Spoke to Dee, a right moaner, who …`
    `(?<=[,(–-] ?)an? (?:(?:right|real|total|complete|proper|bit of an?|old|miserable|grumpy|awkward) )*(?:sod|git|prat|wally|muppet|twat|bastard|arse(?:hole)?|prick|miser|skinflint|whinger|moaner|whiner|piece of work|dragon|drama queen|creep|pest|liar|fool|clown|numpty|pillock|nightmare|idiot|timewaster|time-waster|know-it-all|bully|snob|crook|cheapskate)(?=[,.;)!–-]|$)`,
    `(?<!\\p{L})${whom} drinks(?=[.!;,)]|$| (?:a lot|heavily|too much|on the job|like))`,
    // Without who it is: `Was a bit short with Becky`
    `^\\W*(?:(?:was|were|is|seemed|sounded|came across as|comes across as) )${degree}(?:${trait}|(?:short|off|curt|sharp|snappy|snotty|stroppy|off-?hand|ratty|difficult|demanding) (?:with|to|on the phone))(?!\\p{L})`,
    '(?<!\\p{L})(?:cr(?:ies|ied|ying)|plead(?:s|ed|ing)?|plays?|claims) (?:poor|poverty|broke)(?!\\p{L})',
    `(?<!\\p{L})${whom} (?:has(?: not|n['’]t)|does(?: not|n['’]t) have|has no|have no|haven['’]t) (?:got )?(?:a|the (?:first|foggiest)) (?:clue|idea)(?! (?:which|when|where|how|if|whether|of the)\\b)`,
    `(?<!\\p{L})${whom} (?:always |just |only |constantly )?(?:moans?|whinges?|whines?|bitches|kicks? off|throws? (?:a|his|her) (?:wobbly|tantrum)|thinks? (?:he|she|they)(?:['’](?:s|re)| is| are| owns?| knows?) )`,
    // `Gordon thinks Alan is bluffing`
    "(?<!\\p{L})(?:thinks?|reckons?|believes?|convinced|sure) (?:that )?(?:he|she|they|(?-i:\\p{Lu}\\p{Ll}+))(?:[’'](?:s|re)| is| are) (?:just |only )?(?:bluffing|lying|fibbing|trying it on|having us on|at it)(?!\\p{L})",
    // `Wants a price, landlord tight as`
    `(?<=^|[,;(–-] ?)(?:landlord|landlady|caretaker|manager|mgr|boss|owner|bursar|chef|receptionist|secretary|treasurer|clerk|agent|tenant|customer|husband|wife|bloke|guy|he|she|they) (?:(?:is|was|are|were|a) )?${degree}${trait}(?=[.!;,)]|$| \\()`,
    // `Dont think theyll pay`
    `(?:(?:do not|don['’]?t|can['’]?t see|cannot see|doubt)(?: think| reckon| see)?|bet) (?:that )?(?:they|he|she|it)(?:['’]?(?:ll|d|s)| will| would| is|['’]?s going to)? (?:never |ever |going to )?(?:pay(?=[.,;!)]|$| (?:up|us|me|tbh|on time|this|it|that)(?!\\p{L}))|paying(?=[.,;!)]|$)|cough up|worth (?:it|the (?:bother|hassle|trouble)))(?!\\p{L})`,
    '(?<!\\p{L})bless (?:him|her|them)(?=[.,;!)]|$)',
    // `Office manager hates our dispatcher`, `he yells a lot`, `the wife runs the money`
    `(?<!\\p{L})(?:hates|loathes|despises|can['’]?t stand|cannot stand) (?:us|me|our (?:\\p{L}+ )?(?:dispatchers?|tech(?:nician)?s?|drivers?|crew|office|guys?|girls?|lads?|people|team|staff|boss|receptionist|engineers?|fitters?))(?!\\p{L})`,
    `(?:^\\W{0,4}|(?<!\\p{L})${whom} |(?<!\\p{L})(?:owner|manager|mgr|boss|chef|gm) )(?:always |often )?(?:yells|screams|shouts|swears|cusses)(?= (?:a lot|all the time|on the phone|at (?:us|me|our|everyone|everybody|him|her|(?:the )?(?:techs?|office|crew|lads?|girls?|dispatch\\p{L}*)))(?!\\p{L})|[.,;!]|$)`,
    '(?<!\\p{L})(?:wife|husband|missus|son|daughter|mother|father|brother|sister|girlfriend|boyfriend) (?:really |actually )?(?:runs (?:the (?:money|show|purse)|things|everything)|wears the (?:pants|trousers)|(?:holds|has) the (?:purse|money))(?!\\p{L})',
    '(?<!\\p{L})always (?:been )?(?:moaning|whingeing|whining|complaining|after a discount|haggling|trying it on)(?!\\p{L})',
    '(?<!\\p{L})(?:gives?|gave|pain in|does) (?:me |us )?(?:the creeps|my head in|the (?:neck|arse|backside))(?!\\p{L})',
  ].join('|'),
);
/** Cheap to look for: most notes have none. */
export const mayBeOpinion =
  /\b(?:rude|arrog|grump|sting[iy]|tight|dott|batty|barmy|gaga|doolally|not all|past it|bless (?:h|th)|cough up|paying|pay\b|worth|moan|pain\b|nightmare|idiot|chatter|know-it|time-?waster|slow payer|bad payer|tyrant|snob|bully|fusspot|jerk|crook|cheap|clueless|stupid|thick\b|lazy|bonkers|crazy|mad\b|nuts|obnox|pushy|unpleasant|nasty|awkward|fussy|(?:a )handful|hard work|full of (?:h|it|the)|argues|hopeless|useless|impossible|sod\b|git\b|prat\b|wally|muppet|twat|bastard|arse|asshole|ass\b|prick|miser|skinflint|whin[eg]|piece of work|dragon|drama queen|so-and-so|charmer|creep|pest\b|liar|fool|clown|numpty|pillock|(?:short|off|curt|sharp|snappy|snotty|snippy|stroppy|funny|off-?hand|cold|ratty|difficult|demanding) (?:with|to|on the phone)|complaining|poor\b|poverty|broke\b|clue\b|idea\b|bitch|kicks? off|throws? (?:a|his|her)|thinks? (?:he|she|they)|discount|haggl|trying it on|my head in|drinks|slow|hates|loathes|despises|bluff|lying|fibbing|having us on|at it\b|stand\b|yells|screams|shouts|swears|cusses|runs |wears|purse|money)/i;

/** Whether a sentence says what somebody thinks of a customer, or of whoever is theirs. */
export const isOpinion = (said: string): boolean =>
  mayBeOpinion.test(said) && (plain.test(said) || further.test(said));

/** What a customer has not paid is not for whoever goes there. */
const debts =
  /\b(?:(?:still )?ow(?:es?|ing) us(?=[.,;!)]|$| (?:[£₹$€\d]|money|for|from|since|on|over|too|thousands|hundreds|a (?:fortune|lot|bit)))|has(?: not|n['’]t) paid|have(?: not|n['’]t) paid|never pays|(?:bad|slow|late) payer|behind (?:with|on) (?:his|her|their|the) (?:bills?|payments?|rent|invoices?)|in arrears|does(?: not|n['’]t) pay)\b/i;

const joint =
  /(?<=[,;]) | (?=[-–—] )| (?=(?:but|though|although) )| (?=and (?:he|she|they|it|the|their|who|\p{Lu})(?:['’ ]))/u;
const fewest = 3;

/** The sentence without its clauses of a kind; empty where it is none without them. */
export function withoutClauses(sentence: string, isBad: (said: string) => boolean): string {
  const clauses = sentence.split(joint);
  let isAfter = false;
  const good = clauses.filter((clause) => {
    // `He cries poor but drives a new van`
    isAfter = isBad(plainClause(clause)) || (isAfter && /^(?:but|though|although) /.test(clause));
    return !isAfter;
  });
  if (good.length === clauses.length) return '';
  const kept = plainClause(good.join(' '));
  if (kept.split(' ').length < fewest || isBad(kept)) return '';
  const told = good[0] === clauses[0] ? kept : kept.charAt(0).toUpperCase() + kept.slice(1);
  return /[.!?]$/.test(told) ? told : `${told}.`;
}

const plainClause = (clause: string): string =>
  clause.replace(/^(?:[-–—,;] ?|(?:and|but|though|although) )+/, '').replace(/[\s,;–—-]+$/u, '');

const bracket = / ?\([^()]{3,160}\)/g;

/** A text without the brackets of which something is of a kind: `(Will - he was a bit rude, careful)` */
export const withoutBrackets = (text: string, isBad: (said: string) => boolean): string =>
  text.includes('(')
    ? text.replace(bracket, (part) =>
        part
          .replace(/^ ?\(|\)$/g, '')
          .split(joint)
          .some((clause) => isBad(plainClause(clause)))
          ? ''
          : part,
      )
    : text;

/** The sentences of a text without what is thought of customers, nor what they owe where it is carried to them. */
export function withoutOpinions(
  text: string,
  { isDangerous, hasDebts }: { isDangerous: (said: string) => boolean; hasDebts: boolean },
): string {
  const isBad = (said: string): boolean => isOpinion(said) || (!hasDebts && debts.test(said));
  if (!mayBeOpinion.test(text) && (hasDebts || !debts.test(text))) return text;
  const isBadBeside = (said: string): boolean => isBad(said) && !isDangerous(said);
  const sentences = splitSentences(withoutBrackets(text, isBadBeside));
  const kept = sentences.flatMap((sentence) => {
    if (!isBad(sentence)) return [sentence];
    const rest = withoutClauses(sentence, isBad);
    if (rest !== '') return [rest];
    return isDangerous(sentence) ? [sentence] : [];
  });
  const told = kept.join(' ');
  return told === splitSentences(text).join(' ') ? text : told;
}
