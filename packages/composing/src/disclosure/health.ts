import { ignoringCase } from '@workspace-ops/content';
import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isOfAnimal, namesAnimal } from './of-animals.ts';

/** Illnesses, medicines and treatments by name, and what only somebody who is ill or injured has. */
const illness =
  /\b(?:parkinson['’]?s?|multiple sclerosis|has MS|arthritis|COPD|angina|pacemaker|crohn['’]?s|autis(?:m|tic)|ADHD|bipolar|PTSD|schizophreni\p{L}*|eating disorder|dialysis|kidney failure|tumou?r|slipped dis[ck]|sciatica|hernia|palliative|terminally ill|had an? (?:\p{L}+ )?(?:stroke|seizure|fall|fit)|(?:since|after|from|because of) (?:his|her|their|my|the|a) (?:stroke|seizure|heart attack)|(?:has|have|gets?|suffers from) seizures|(?:on|takes|taking|needs) (?:his |her |their )?(?:warfarin|insulin|blood thinners|antidepressants|morphine|steroids|statins|lithium|methadone|medication|beta[- ]blockers|oxygen)|insulin|heart (?:condition|problems?|bypass|failure)|high blood pressure|doctor['’]s note|sick note|light duties|hard of hearing|(?:he|she|they|who|[A-Z]\p{Ll}+)(?: is|['’]s) (?:partially |nearly |almost |going )?(?:deaf|blind|disabled)|partially sighted|uses an? (?:\p{L}+ )?wheelchair|(?:broken|fractured|broke (?:his|her|their)|sprained) (?:arm|leg|wrist|ankle|hip|collarbone|foot|hand|ribs?)(?! of\b)|(?:did|done|put) (?:his|her|their) (?:back|knee|shoulder|hip|neck) (?:in|out)|(?:husband|wife|mother|father|mum|mom|dad|son|daughter|partner|brother|sister|owner|he|she|they|who|is|was|are|were|been|still|back|taken|admitted|rushed|went|go|going)(?: (?:is|was|are|were|still|been|back))? (?:in|into|to) (?:hospital|a ?& ?e)(?! (?:catering|kitchens?|site|staff|work|\p{L}+ing\b)))(?!\p{L})/iu;

/** What is said of somebody's health is for few to read, whatever paper it stands in. */
const ofHealth = ignoringCase(
  String.raw`\b(?:breakdown(?= ?(?:[,;.]|hr\b|and\b|last|in\b))|nervous breakdown|depress(?:ed|ion)|anxiety|epilep(?:sy|tic)|cancer|chemo\p{L}*|pregnan(?:t|cy)|(?:maternity|sick) leave|miscarr\p{L}+|dementia|alzheimer\p{L}*|(?-i:rehab)(?! (?:cent(?:er|re)s?|clinics?|hospitals?|units?|work|of the|projects?|grants?)\b)|(?<=^|[.!?;] )(?-i:Rehab)(?= (?:on|every|appointments?|sessions?|starts|this|next)\b)|alcoholic|diabet(?:es|ic)|(?:his|her|their|an|had|having|for) (?:\p{L}+ )?(?:operation|surgery)|having treatment|undergoing treatment|treatment for|mental health|off (?:sick|ill)\b|(?:his|her|their|\p{L}+['’]s) illness|signed off (?:sick|work)|suicid\p{L}+|stroke(?= ?(?:[,;.]|last|in\b))|heart attack|hiv|off (?:sick )?with (?:his|her|their|stress)|(?:back|knee|hip|heart|hernia|eye|shoulder|spinal|foot|hand) (?:op(?:eration)?\b|surgery)|asthma|epi-? ?pens?\b|anaphyla\p{L}+|migraines?|(?:waiting for|having|had|for) (?:an? )?(?:MRI|CT|scan)\b|stress leave|eczema|dermatitis|hosp(?:ital)? app(?:ointmen)?t|long[- ]term sick|injury claims?|medical (?:procedure|appointment|leave|reasons?|treatment)|hospital (?:appointment|visit)|(?:\d{1,2}|two|three|four|five|six|seven|eight) months (?:gone|pregnant)|(?<!\b(?:call(?:ed|s|ing)?|rings?|rang|rung|ringing|phon(?:e[ds]?|ing)|text(?:ed|s)?|e?-?mail(?:ed|s)?|writ(?:e|es|ten)|wrote|messaged?|answered|gets?|got|pa(?:y|ys|id)|gives?|gave|takes?|took|brings?|brought|sen[dt]|wants?|wanted|welcomed?|invited?|came|come) (?:to )?)(?:his|her|their) back\b(?= ?(?:is|went|problem|[,;.])))`,
);

const kin =
  '(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|son|daughter|brother|sister|gran|nan|grandad)';
const name = '(?-i:\\p{Lu}\\p{Ll}+)';
/** Of a chair, a road or a roof they may be bad, too. */
const bodyPart =
  '(?:back|knees?|shoulders?|hips?|neck|wrists?|elbows?|ankles?|heart|chest|eyesight|lungs?|kidneys?)(?! ?(?:door|gate|yard|garden|office|end|wall|wheel|seat|axle|page|row|lane|room|light|brake|tyre|tire|copy|order|boiler|panel|box|plate|board|cover|tile|ridge|surgery|up|to|of|from)s?(?!\\p{L}))';
const ownPart = `(?:his|her|my|their|\\p{L}+['’]s) (?:left |right |lower |bad )?${bodyPart}`;
const conditions =
  '(?:vertigo|tinnitus|fibromyalgia|lupus|co?eliac|gout|sepsis|pneumonia|shingles|IBS|colitis|endometriosis|menopaus(?:e|al)|hepatitis|glaucoma|cataracts?|leuka?emia|lymphoma|osteoporosis|psoriasis|panic attacks?|OCD|dyslexi(?:a|c)|dyspraxi(?:a|c)|morning sickness|IVF|burn-?out|insomnia|anorexi(?:a|c)|bulimi(?:a|c)|alcoholism|blood clots?|pre-?eclampsia|post-?natal depression)';

const furtherIllness = [
  // What somebody takes, wears or leans on.
  `(?:on|uses?|using|needs?|wears?|has|carries|with|gone on) (?:an? |the |his |her |their )?(?:inhalers?|nebuli[sz]er|crutches|antibiotics|painkillers|sleeping pills|(?:heart|blood pressure) (?:tablets|pills)|zimmer(?: frame)?|hearing aids?|walking stick|catheter|stoma(?: bag)?|HRT)|on (?:a|the) (?:drip|ventilator)|on (?:sick pay|the sick|a phased return)|tablets for (?:his|her|their)`,
  `(?:bad|dodgy|gammy|frozen|injured|trapped|sore|dicky|poorly|arthritic) ${bodyPart}`,
  `${ownPart} (?:(?:is|has|was|are|keeps?|still|been|very|really|so|quite|all) ){1,4}(?:bad|sore|gone|going(?! to)|playing|giving|killing|hurting|aching|swollen|frozen|failing|weak|worse|no good|injured|painful)`,
  `${ownPart} (?:gone|playing up|giving out)(?: again)?(?= ?(?:[.,;)]|$|and (?:he|she)|so (?:he|she)))`,
  `(?:with|trouble with|problems with|pains? in) (?:his|her|my|their) ${bodyPart}`,
  `(?:because of|due to|owing to|on account of) (?:his|her|my|their) (?:left |right |lower |bad )?${bodyPart}`,
  // What else it is nobody likes to write.
  `(?:his|her|my|their) ${bodyPart} and (?:(?:his|her|my|their) ${bodyPart}|(?:the|that|this) other (?:thing|business|matter|trouble))`,
  `(?:has|have|had|having|with|got|gets|getting|from|his|her|their|my|of|is|was) (?:an? )?(?:bad |severe |mild )?${conditions}|${conditions} (?:is|has|means|again|came)`,
  `(?:she|${kin})(?:['’]s| is)(?: also| now)? expecting(?: again| twins| a baby)?(?= ?(?:[.;!)]|$))|expecting (?:a baby|twins|(?:her|their) (?:first|second|third)(?! \\p{L}))|waters broke|(?:baby|babies|twins) (?:came|arrived|(?:is|was|were) born|born)(?: \\p{L}+)? early`,
  '(?:seeing|sees|saw|waiting to see) (?:(?:the|an?|his|her|their) )?(?:psychiatrist|psychologist|therapist|counsell?or|oncologist|cardiologist|neurologist|midwife|physio(?:therapist)?)|under the doctor|(?:seriously|terminally|gravely|very) ill(?![- ]prepared)',
  `(?:he|she|they|${kin}|${name}) (?:was|has been|is|got|just) (?:just )?diagnosed with`,
  `(?:he|she|they|who|${kin}|${name})(?:['’]s| is| was| has been)?(?: (?:still|back|now))? in (?:the |(?:${name}['’]?s? ){1,2})hospital(?! (?:catering|kitchens?|site|staff|works?|jobs?|canteen|boiler|plant|contract|car park|lift|\\p{L}+ing)(?!\\p{L}))|in (?:intensive care|a hospice|the hospice)`,
].map((shape) => ignoringCase(`(?<!\\p{L})(?:${shape})(?!\\p{L})`));

const isOfIllness = (text: string): boolean =>
  [ofHealth, illness, ...furtherIllness].some((one) => one.test(text));

export const isOfHealth = (text: string): boolean =>
  isOfIllness(text) &&
  (!namesAnimal(text) ||
    splitSentences(text).some(
      (sentence) => isOfIllness(sentence) && !isOfAnimal(sentence, isOfIllness),
    ));

/** What somebody, or somebody of theirs, goes through just now. */
const ofNow =
  /\b(?:hospital|a ?& ?e|intensive care|hospice|(?:has|have|had|with|from|got|his|her|their|my) (?:\p{L}+ )?cancer|chemo\p{L}*|stroke|heart (?:attack|bypass)|terminally|(?:seriously|gravely|very) ill|miscarr\p{L}+|suicid\p{L}+|waters broke|early|tumou?r|operation|surgery)\b/iu;

/** Whether whoever is to pay, or to do us a favour, may have other worries. */
export const isGrave = (sentence: string): boolean => ofNow.test(sentence) && isOfHealth(sentence);

/** A field that says who is ill, or of what. */
const healthNames =
  /^(?:sick|offsick|sickness|illness|ill|medical|medicalcondition|medicalinfo|medication|health|diagnosis|disability|disabilities|absencereason)$/;
const tellsNobody = /^(?:\W*|\d+|no|none|nobody|nil|n\/?a|yes|ok|good|fine|unknown)[.!]?$/i;

export const isHealthField = ({ path, value }: Fact): boolean =>
  healthNames.test(normalName(path.at(-1)!)) && !tellsNobody.test(value);

export const tellsOfHealth = onceFor(
  (fact: Fact): boolean => isHealthField(fact) || isOfHealth(fact.value),
);

/** Whom it is said of; `patients with diabetes` are nobody. */
const person =
  /\b(?:he|she|his|her|hers|him|my|mr|mrs|ms|miss|dr|(?:tenant|customer|client|owner|resident|colleague|employee|neighbou?r|guest|pupil|child|baby|boy|girl|lad|son|daughter|mother|father|mum|mom|dad|wife|husband|partner|brother|sister|lady|gentleman|man|woman|landlord|landlady|homeowner|skipper|driver|manager|foreman|technician|apprentice|nan|gran|grandma|grandad)(?:['’]s)?)\b|\p{L}['’]s\b/iu;
const goesOn = /^(?:she|he|her|his|him)\b/i;

/** Whether a sentence says of somebody that they are, or were, ill. */
export const isOfSomebody = (sentence: string): boolean =>
  isOfHealth(sentence) && person.test(sentence);

/** The sentences that say of nobody that they are ill, and do not go on about who is. */
export function withoutHealth(text: string): string {
  if (!isOfHealth(text)) return text;
  let isAfter = false;
  return splitSentences(text)
    .filter((sentence) => {
      isAfter = isOfSomebody(sentence) || (isAfter && goesOn.test(sentence));
      return !isAfter;
    })
    .join(' ');
}
