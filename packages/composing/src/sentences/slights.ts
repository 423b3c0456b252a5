import { byItsWords } from '@workspace-ops/content';
/** Who is at a customer's, where no name says who it is. */
const people =
  '(?:caretaker|janitor|head(?: teacher)?|deputy|office|reception(?:ist)?|secretary|manager|mgr|landlord|landlady|owner|staff|kids?|children|pupils?|students?|residents?|tenants?|guests?|neighbours?|neighbors?|bloke|guy|lady|woman|man|chef|cook|bursar|matron|warden|foreman|security|guard|porter|teachers?|parents?|customer|client|lad on the gate|husband|wife|bar staff|cleaners?|school|they|he|she)';
const degree =
  '(?:(?:a bit|bit|kinda|pretty|quite|rather|very|really|so|too|always|totally|a little|proper|dead|right|as usual|again|still|just|being|of|of an?|an?|the usual|no|not|no real) )*';
/** What somebody is, as they would not read it of themselves. */
const insult =
  '(?:awkward(?! to\\b| for\\b| access)|grump(?:y|ed)|moody|mardy|stroppy|arsey|arsy|rude|narky|ratty|snotty|snooty|snippy|miserable|nasty|abusive|aggressive(?! (?:pruning|growth|treatment|schedule|timeline|price|pricing|dogs?\\b))|arrogant|stubborn|stupid|foul-mouthed|two-faced|horrible|obstructive|unhelpful|un-?cooperative|useless|hopeless|clueless|lazy|bossy|picky|nosy|ignorant|obnoxious|unpleasant|thick|dopey|dozy|feral|out of control|jobsworth|moan(?:er|ers|y)|whin(?:g|)er|misery|pain(?: in the \\p{L}+)?(?=[.,;!)]|$| (?:about|over|again|as|with))|nightmare|(?:nuisance|pest)(?=[.,;!)]|$)|joke|shambles|muppets?|numpt(?:y|ies)|clowns?|idiots?|dragon|tyrant|so-and-so|(?:much |any )?(?:help|use)(?=[.,;!)]|$| (?:at all|whatsoever|again|with|to us)\\b)|hard work|difficult(?! to\\b)|in (?:a|one of (?:his|her|their)) (?:(?:right|bad|foul|funny|proper) )?(?:mood|moods|strop|huff|sulk)|on one(?=[.,;!)]|$| (?:today|again|about))|moaning|moaned|whing(?:e?ing|ed)|kicking off|kicked off|(?:having|had) a go at (?:us|me|him|her|the lads|one of)|threw a wobbly|tight-?fisted|drunk|hung ?over)';
/** Words that are a slight only behind `no`, `not` or `much`. */
const ofHelp = /(?:help|use)$/i;
const denied =
  /(?:\bno(?: real)?|\bnot(?: (?:much|any|a lot of))?|n['’]?t (?:much|any)) (?:help|use)$/i;

const said = new RegExp(
  `(?<!\\p{L}|our )(?:(?:the|their|your|a|that|this|old|new|site) )?${people}(?:['’]s|['’]re| was(?:n['’]?t)?| were(?:n['’]?t)?| wer| is| are| got| gets| can be| seemed| a| an)? ${degree}(?:much |any )?${insult}(?!\\p{L})`,
  'giu',
);
/** `he shouted at Luc, a very rude man` */
const described = new RegExp(
  `(?<!\\p{L})(?:an?|such an?|some|one|another|the most) ${degree}${insult} (?:old |little |young )?(?:man|men|woman|women|lady|bloke|guy|person|people|fell(?:a|ow)|chap|so-and-so|customer|client|neighbou?r|tenant|character|piece of work)s?(?!\\p{L})`,
  'iu',
);
const angered =
  '(?:shout(?:ed|s|ing)?|yell(?:ed|s|ing)?|scream(?:ed|s|ing)?|swore|swears|swearing|curs(?:ed|es|ing)|snapp(?:ed|ing)|had a go)';
const ofUs =
  '(?:us|me|him|her|them|one of (?:us|the \\p{Ll}+)|(?:the|our|my) (?:lads?|crew|team|staff|office|drivers?|fitters?|apprentice|men|boys|girls)|\\p{Lu}\\p{Ll}+)(?!\\p{L})';
/** `he shouted at Luc` */
const quarrel = new RegExp(
  `(?<!\\p{L})(?:${angered} at ${ofUs}|(?:threatened|insulted) ${ofUs}|(?:was|were|been|got) (?:shouted|sworn|yelled) at(?!\\p{L}))`,
  'u',
);
/** Whether a sentence tells how somebody quarrelled with one of us. */
export const quarrels = (sentence: string): boolean => quarrel.test(sentence.slice(0, longest));

/** Of a place: what is dirty is told, that all of it is, is not. */
const place = byItsWords(
  /(?<!\p{L})(?:(?:whole )?place|school|house|office|building|it all|flat|hotel|pub)(?: (?:was|is|were)| looked) (?:(?:a|an|in a|in|absolutely|really|pretty|totally|proper|right|complete|total|utter|an absolute) )*(?:filthy|disgusting|minging|manky|rank|vile|a? ?(?:tip|dump|pigsty|disgrace|hovel|mess)|(?:right |terrible |shocking )state)(?!\p{L})/iu,
);
/** What we did worse than we are paid for. */
const ownHaste = byItsWords(
  /(?<!\p{L})(?:(?:we |i |bit )?rushed (?:it|this|that|the (?:job|back|rest|end|last \p{L}+))(?!\p{L})|(?:we |i )?(?:bodged|botched|skimped on|half-?arsed|winged) (?:it|this|that|the \p{L}+)|cut (?:a few )?corners(?! off)|(?:did ?n['’]?t|couldn['’]?t be|can['’]?t be) (?:bother(?:ed)?|arsed)(?!\p{L})|bit of a (?:bodge|botch|rush job|lash-?up))(?!\p{L})/iu,
);
/** What somebody else in the trade did badly, whom a reader may know. */
const others = byItsWords(
  /(?<!\p{L})(?:competitors?|rivals?|rival (?:firm|company))(?!\p{L})(?! (?:analysis|prices?|pricing))|(?<!\p{L})(?:previous|last|old|other|former) (?:contractors?|firms?|compan(?:y|ies)|builders?|electricians?|plumbers?|roofers?|installers?|suppliers?|guys?|lot)(?:['’]s)? (?:\p{L}+ ){0,3}?(?:bodged?|botched|wrong(?:ly)?|fail(?:ed|s)|messed|cowboys?|broke|ignored|forgot|never|didn['’]?t|badly|poor(?:ly)?|rubbish|useless|ripped)(?!\p{L})/iu,
);
const ofTalk = /(?<!\p{L})(?:tbh|tbf|ngl|imho)(?!\p{L})/iu;

const hint =
  /awkw|nast|abus|aggress|arrog|stubb|stup|foul|two-f|horrib|grump|mood|mardy|strop|ars[ey]|rude|nark|ratty|snot|snoot|snip|miser|obstruct|unhelp|cooper|useless|hopeless|clueless|lazy|bossy|picky|nosy|ignor|obnox|unpleas|thick|dop|doz|feral|wild|control|jobsw|moan|whin|pain|nightm|nuis|pest|joke|shamb|mupp|numpt|clown|idiot|dragon|tyrant|so-and|help|use|hard work|difficult|huff|sulk|on one|kick|go\b|wobbly|tight|drunk|hung|filthy|disgust|minging|manky|rank|vile|tip|dump|pigsty|disgrace|hovel|mess|state|rush|bodge|botch|skimp|wing|corners|bother|tb[hf]|ngl|imho/i;
const longest = 400;

/** Whether a sentence slights whoever is at a customer's or in the trade, or says that we did a job badly, in words for colleagues. */
export function slights(sentence: string): boolean {
  const text = sentence.slice(0, longest);
  if (others.test(text)) return true;
  if (!hint.test(text)) return false;
  return (
    place.test(text) ||
    ownHaste.test(text) ||
    ofTalk.test(text) ||
    described.test(text) ||
    [...text.matchAll(said)].some(([found]) => !ofHelp.test(found) || denied.test(found))
  );
}
