import { splitSentences } from '../facts/inline-text.ts';
import { isOfHealth } from './health.ts';
import { tellsIdentity, tellsPrivateMatter } from './personal-matters.ts';

/** Whom a crew goes to, and has to look after: whether they are ill matters to the work. */
export const ofCustomer =
  /\b(?:tenants?|customers?|clients?|residents?|patients?|guests?|pupils?|occupants?|occupiers?|homeowners?|landlord|landlady|neighbou?rs?|lady|ladies|gentleman|old (?:man|woman|boy|couple)|mr|mrs|ms|miss|elderly|vulnerable|family|household|visitors?|shoppers?|diners?)\b/iu;
/** Who is away, or does less, is one of ours. */
const absent =
  /\b(?:(?:is|was|be|been|are|he['’]s|she['’]s) (?:still )?(?:off|away|absent)\b(?! (?:at|on) )|off (?:sick|ill|til|till|until|today|tomorrow|this|next|with|work|for|all|again|since)\b|off ?[-–—,(]|away (?:til|till|until|today|tomorrow|this|all|for)\b|half days?\b|out (?:til|till|until|today|tomorrow|this week|all week|for|sick)\b|on leave|(?<!(?:\d ?k?|grand|thousand|budgets?|money|spend|quote|order|costs?|price) )signed off(?! by\b)|(?:not|won['’]t be|isn['’]t|never) (?:in|back)\b|back (?:on|in|after|from)\b|(?:appointment|appt|scan)\b|light duties|no (?:heavy )?lifting|(?:can(?:not|['’]?t)|should not|shouldn['’]t|must not|won['’]t) (?:lift|climb|drive|carry|work|go up|do (?:ladders|nights|heights))|maternity|shifts?\b|on call\b|rota\b|needs? (?:the )?(?:afternoon|morning|day) off)/iu;

/** What somebody goes through that no work depends on, whether or not they are away. */
const never =
  /\b(?:antidepress\p{L}+|depress(?:ed|ion)\b(?! (?:in|of|on) the)|anxiety|nervous breakdown|panic attacks?|miscarr\p{L}+|chemo(?:therapy)?\b|cancer\b|tumou?r|in rehab\b|back (?:from|in) rehab|hiv\b|ivf\b|fertility|trying for a baby|alcoholi[cs]\p{L}*|drink(?:ing)? problem|counsell?ing for|(?:his|her|their) (?:divorce|separation|therap(?:y|ist)|physio\p{L}*|counsell?or|psychiatrist))/iu;
const toldHr =
  /\b(?:hr|occ(?:upational)? health|payroll) (?:knows?|has (?:it|the)|is aware|are aware|only)\b|\bphysio for (?:his|her|their)\b/i;

/** How whoever works there comes in, and whom they reach. */
const neededThere =
  /\b(?:codes?|keys?|alarms?|gates?|doors?|parking|address|phones?|mobile|numbers?|rings?|calls?|texts?|e-?mails?|lives?)\b|\d{5,}/i;

/** What of one of ours no crew has to know: what they earn, what they did, their illness, what their family goes through. */
export const isForNoCrew = (text: string): boolean => splitSentences(text).some(isPrivate);

function isPrivate(sentence: string): boolean {
  if (tellsIdentity(sentence)) return true;
  if (tellsPrivateMatter(sentence) && !neededThere.test(sentence)) return true;
  if (ofCustomer.test(sentence)) return false;
  return never.test(sentence) || (isOfHealth(sentence) && absent.test(sentence));
}

const joint =
  /(?<=[,;]) | (?=[-–—] )| (?=(?:because|due to|owing to|since|with (?:his|her|their)|for (?:his|her|their)) )/u;
const bracket = / ?\([^()]{3,120}\)/gu;
const fewest = 3;
/** What gives away that somebody is ill, without saying of what. */
const ofHealthAtAll = (said: string): boolean =>
  isOfHealth(said) ||
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
  /\b(?:strangl|attack|assault|stabb|punch|threaten|violen|knife|weapon|(?:beat|hit|struck|kick)(?:ing|s|ed)? (?:him|her|them|a|the)\b|hurt|injur|stitch|x-?ray|sore\b|bruis|burn[st]?\b|burned|cut (?:his|her|their)|broken\b|broke (?:his|her|their))/i;

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
