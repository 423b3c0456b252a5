import { ignoringCase } from '@workspace-ops/content';
import { splitSentences } from '../facts/inline-text.ts';
import { isOfHealth } from './health.ts';
import { isOfAnimal } from './of-animals.ts';
import { tellsOffenceOrMeans } from './personal-matters.ts';

const person = "(?:he|she|they|who|him|her|(?-i:\\p{Lu}\\p{Ll}+(?:['’]s)?))";
const substance =
  '(?:thc|cannabis|weed|marijuana|coke|cocaine|opi(?:ates|oids)|meth(?:amphetamines?)?|amphetamines?|drugs?|drink|alcohol|covid|hiv|hep(?:atitis)?)';
const tests = ignoringCase(
  `\\b(?:test(?:s|ed)?|came (?:up|back)|blew) (?:pos(?:itive)?|over|\\+ve)(?: for ${substance})\\b|\\b(?:fail(?:ed|s)?|refus(?:ed|es)|flunked|missed) (?:an?|the|his|her|their|another) (?:\\p{L}+ )?(?:drugs?|breath|alcohol|urine|piss|blood|hair|random) (?:test|screen)|\\b(?:his|her|their) (?:drugs?|breath|alcohol|urine|blood|pregnancy|std|hiv) (?:tests?|screens?|results?)\\b|\\b${person} (?:was|came in|turned up|smelled|smelt|is) (?:still )?(?:drunk|hung ?over|stoned|high on|of drink)\\b`,
);

/** What somebody of ours earns: a price for an hour of work is none. */
const pay = ignoringCase(
  String.raw`(?<!\p{L})(?:he|she|they|(?-i:\p{Lu}\p{Ll}+))(?:['’](?:s|re)| is| are) on (?:[£$€] ?\d{2,3}(?:[.,]\d+)?(?:k\b|,?\d{3}\b)|\d{2,3}(?:\.\d+)?k\b)|\b(?:he|she|they|i|(?-i:\p{Lu}\p{Ll}+)) (?:earns?|makes?|gets?|is paid|got a (?:raise|rise) (?:to|of)) (?:only )?[£$€] ?\d[\d.,]*k?(?: (?:more|less))?(?: an? (?:hour|hr|year|week|month)| ?/ ?h| at | than )|\b(?:his|her|their|(?-i:\p{Lu}\p{Ll}+)['’]s) (?:salary|wages?|pay|hourly rate|bonus)\b[^.;]{0,24}\d|\b(?:salary|wage|pay rise|pay raise) (?:of|to|is|goes)\b[^.;]{0,16}\d|^\W*on \d{2,3}(?:\.\d+)?k\b`,
);

const kin =
  '(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|son|daughter|brother|sister|gran|nan|grandad|grandmother|grandfather|baby|child|kid|kids|marriage|family)';
/** What a family goes through, and nobody at work has to know. */
const family = ignoringCase(
  `\\b(?:his|her|their|(?-i:\\p{Lu}\\p{Ll}+)['’]s) (?:\\p{L}+ )?${kin}\\b[^.;]{0,30}\\b(?:d(?:ying|ied|ead|eath)|passed (?:away|on)|funeral|ill|sick|poorly|hospital|hospice|cancer|left (?:him|her)|divorc\\p{L}*|custody|court|arrested|breaking up|broke up|splitting up)(?!\\p{L})|\\b(?:funeral|death|illness|divorce) of (?:his|her|their) ${kin}\\b|\\b(?:his|her|their) ${kin}['’]s (?:funeral|death|illness|operation|treatment)\\b`,
);

/** Whom a crew goes to, and has to look after: whether they are ill matters to the work. */
const ofCustomer =
  /\b(?:tenants?|customers?|clients?|residents?|patients?|guests?|pupils?|occupants?|occupiers?|homeowners?|landlord|landlady|neighbou?rs?|lady|ladies|gentleman|old (?:man|woman|boy|couple)|mr|mrs|ms|miss|elderly|vulnerable|family|household|visitors?|shoppers?|diners?)\b/iu;
/** Who is away, or does less, is one of ours. */
const absent =
  /\b(?:(?:is|was|be|been|are|he['’]s|she['’]s) (?:still )?(?:off|away|absent)\b(?! (?:at|on) )|off (?:sick|ill|til|till|until|today|tomorrow|this|next|with|work|for|all|again|since)\b|off ?[-–—,(]|away (?:til|till|until|today|tomorrow|this|all|for)\b|half days?\b|out (?:til|till|until|today|tomorrow|this week|all week|for|sick)\b|on leave|signed off|(?:not|won['’]t be|isn['’]t|never) (?:in|back)\b|back (?:on|in|after|from)\b|(?:appointment|appt|scan)\b|light duties|no (?:heavy )?lifting|(?:can(?:not|['’]?t)|should not|shouldn['’]t|must not|won['’]t) (?:lift|climb|drive|carry|work|go up|do (?:ladders|nights|heights))|maternity|shifts?\b|on call\b|rota\b|needs? (?:the )?(?:afternoon|morning|day) off)/iu;

/** What somebody goes through that no work depends on, whether or not they are away. */
const never =
  /\b(?:antidepress\p{L}+|depress(?:ed|ion)\b(?! (?:in|of|on) the)|anxiety|nervous breakdown|panic attacks?|miscarr\p{L}+|chemo(?:therapy)?\b|cancer\b|tumou?r|in rehab\b|back (?:from|in) rehab|hiv\b|ivf\b|fertility|trying for a baby|alcoholi[cs]\p{L}*|drink(?:ing)? problem|counsell?ing for|(?:his|her|their) (?:divorce|separation|therap(?:y|ist)|physio\p{L}*|counsell?or|psychiatrist))/iu;
const toldHr =
  /\b(?:hr|occ(?:upational)? health|payroll) (?:knows?|has (?:it|the)|is aware|are aware|only)\b|\bphysio for (?:his|her|their)\b/i;

const judged =
  /\b(?:(?:i|we) (?:\p{L}+ )?(?:think|reckon|feel|believe|doubt|say)|in my (?:opinion|view)|imo)\b[^.;]{0,40}\b(?:should(?: not|n['’]t)?|ought (?:not )?to|is(?: not|n['’]t)|can(?:not|['’]t)|wants?|needs?)\b[^.;]{0,12}\b(?:run (?:an?|the|his) (?:crew|team|job|site)|lead (?:an?|the)|be (?:a |the )?(?:foreman|lead|supervisor|let go|sacked|fired|demoted|given)|sacking|firing|replacing|the sack|up to (?:it|the job)|fit (?:for|to)|be in charge|(?:work|drive) (?:here|for us|any ?more))/iu;

const mayBe =
  /test|fail|refus|blew|drunk|hung|stoned|\bon [£$€]?\d|earns?|makes|gets|paid|salary|wage|pay\b|raise|bonus|rate|think|reckon|feel|opinion|doubt|imo/i;

/** What of one of ours no crew has to know: what they earn, tests, illness, what their family goes through, what is thought of them. */
export function isForNoCrew(said: string): boolean {
  if (mayBe.test(said) && (tests.test(said) || pay.test(said) || judged.test(said))) return true;
  if (tellsOffenceOrMeans(said)) return true;
  if (!ofCustomer.test(said) && (never.test(said) || toldHr.test(said))) return true;
  const ofSomebody = isOfHealth(said) || family.test(said);
  return ofSomebody && !ofCustomer.test(said) && absent.test(said) && !isOfAnimal(said, isOfHealth);
}

const joint =
  /(?<=[,;]) | (?=[-–—] )| (?=(?:because|due to|owing to|since|with (?:his|her|their)|for (?:his|her|their)) )/u;
const bracket = / ?\([^()]{3,120}\)/gu;
const fewest = 3;
/** What gives away that somebody is ill, without saying of what. */
const ofHealthAtAll = (said: string): boolean =>
  isOfHealth(said) ||
  family.test(said) ||
  /\b(?:appointment|appt|clinic|doctors?|hospital|scan|physio|surgery)\b/i.test(said);

/** The sentence without the part that is for no crew, where the rest says something by itself; else nothing. */
function cutPart(sentence: string): string {
  const isFor = (said: string): boolean => isForNoCrew(said) || ofHealthAtAll(said);
  const plain = sentence.replace(bracket, (part) => (isFor(part) ? '' : part));
  if (!isFor(plain)) return plain;
  // Whoever knows of it knows of all that stands before.
  if (toldHr.test(plain)) return '';
  const parts = plain.split(joint);
  const first = parts.findIndex((_, at) => isFor(parts.slice(0, at + 1).join(' ')));
  const kept = parts
    .slice(0, first)
    .join(' ')
    .replace(/[\s,;–—-]+$/u, '');
  if (kept.split(' ').length < fewest) return '';
  return /[.!?]$/.test(kept) ? kept : `${kept}.`;
}

/** What harms somebody is the matter itself, and no private one. */
const ofHarm =
  /\b(?:strangl|attack|assault|stabb|punch|threaten|violen|knife|weapon|(?:beat|hit|struck|kick)(?:ing|s|ed)? (?:him|her|them|a|the)\b)/i;

/** The sentences of a text that are for whoever carries out the work. */
export function withoutCrewMatters(
  text: string,
  { isDangerous }: { isDangerous: (said: string) => boolean },
): string {
  if (!isForNoCrew(text)) return text;
  return splitSentences(text)
    .flatMap((sentence) => {
      if (!isForNoCrew(sentence) || isDangerous(sentence) || ofHarm.test(sentence))
        return [sentence];
      const kept = cutPart(sentence);
      return kept === '' ? [] : [kept];
    })
    .join(' ');
}
