import { byItsWords, ignoringCase } from '@workspace-ops/content';
import { goesBy, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { isGivenName } from '../facts/given-names.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isOfKind } from '../weights/weigh-openness.ts';
import { isOfAnimal, namesAnimal } from './of-animals.ts';
import { tellsSpokenHealth } from './spoken-health.ts';
import { withoutDrinks } from './served-drinks.ts';
import { tellsQualification } from './qualifications.ts';

/** As people speak of work and money in words of health: `it nearly gave me a heart attack`, `sick of re-typing` */
const figures = ignoringCase(
  String.raw`\b(?:nearly|almost|practically|just about|close to|used to|enough to) (?:(?:gave|give|gives|giving|had|have|having|get|got) )?(?:(?:me|us|him|her|them|(?:my|our|the) \p{L}+) )?(?:an? )?(?:heart attack|stroke|coronary|fit|nervous breakdown|breakdown|migraine|ulcer|panic attack)s?\b|\b(?:had|have|has|having|threw|throw) (?:a|another) (?:fit|heart attack|migraine) (?:when|about|over|at|every)\b|\b(?:pain[- ]points?|pain in the (?:neck|backside|bum)|growing pains|headaches? (?:every|each|at|of|with|over|for)|sick (?:and tired )?of|worried sick|sick with worry|back on (?:my|our|its|their|her|his) feet|on (?:its|our|their) (?:last legs|knees)|shot in the arm|clean bill of health|(?:take|takes|taking|took|taken|share|shares|shared|stagger|staggered|staggering|move|moved|moving) (?:\p{L}+ ){0,3}breaks?|(?:lunch|tea|coffee|rest|comfort|same) breaks?|health checks?|(?:herd|flock|animal|pet|equine|stable|soil|plant) health|(?:nursed?|brought|back) (?:\p{L}+ ){0,4}(?:back )?to (?:health|life)|(?:ransomware|malware|virus|hacking|phishing|bomb|security) scares?|(?:between |at |above |below |from )?(?:(?:knee|hip|waist|chest|shoulder|elbow|head|eye)(?:,| and| to| or)? ){1,2}(?:height|level)|(?:moved|worn|carried|clipped|strapped) (?:to|on|at) (?:the|a) (?:hip|waist|chest|shoulder|wrist)(?= and\b|[.,;!]|$)|(?:on-?site|in-house|workplace|(?:the|our|weekly|monthly|free) )[ -]?physio(?:therap(?:y|ists?))?(?: (?:mornings?|days?|sessions?|hours|service|visits?|programme?|team|desk))?|healthy (?:pipeline|margins?|profits?|cash ?flow|order books?|growth|state|position|competition|balance)|(?:cash ?flow|business|firm|company|books|accounts|finances|order book|site|system) (?:is|was|are|were) in (?:bad|poor|good|rude|better|great) health|(?:my|our) (?:doctor|blood pressure|nerves|sanity) (?:would|will|has|have|is|are|thanks?)|the doctor ordered|making (?:me|us) ill|(?:roller|window|venetian|vertical|roman|kitchen|bathroom|bedroom|new|broken|missing|bent|crooked) blinds?|blinds? (?:in|on|at|of) (?:the|a|each|every|all|both) (?!(?:left|right|other|one) eye)\p{L}+|blinds? (?:hung|hangs|hanging|rehung|refitted|fitted|cords?|slats?|rods?|brackets?)|senior(?:s|s['’]|['’]s)? (?:group|club|lunch|cent(?:er|re)|class|meeting|bus|discount|housing|apartments?|living|community)|clocks (?:went|go|going|gone|have gone) (?:back|forward)|(?:\d+|two|three|four|five|six|several|more|no|many) breakdowns|(?:do not|don['’]?t|not to|no need to) (?:chase|push|press|be) (?:(?:too|so|very|her|him|them|it) ){0,2}hard)\b`,
);
const allFigures = new RegExp(figures, `${figures.flags}g`);
const mayHaveFigure = byItsWords(figures);
function withoutFigures(said: string): string {
  const sentence = withoutDrinks(said);
  return mayHaveFigure.test(sentence) ? sentence.replace(allFigures, ' ') : sentence;
}

/** Conditions that somebody has for good, whose names hardly any sentence that was learned from has. */
const condition = String.raw`(?:(?:muscular )?dystrophy|cerebral palsy|multiple sclerosis|motor neurone|cystic fibrosis|spina bifida|autis(?:m|tic)|asperger\p{L}*|adhd|dyslexi[ac]|dysprax\p{L}+|epilep(?:sy|tic)|parkinson\p{L}*|alzheimer\p{L}*|dementia|schizophreni\p{L}*|bipolar|diabet(?:es|ic)|crohn\p{L}*|lupus|burn-?out|dialysis|chemo(?:therapy)?|radiotherapy|ivf|h\.?i\.?v\.?|hepatitis|(?:rheumatoid )?arthritis|fibromyalgia|narcolep\p{L}*|down['’]?s syndrome|tourette\p{L}*|ostomy|colostomy)`;
/** Whom a firm serves in general: `a home for people with dementia`. */
const inGeneral = String.raw`(?<!\b(?:people|persons|residents|patients|clients|customers|guests|visitors|children|kids|adults|those|anyone|anybody|everyone|men|women|families|pupils|students|members|someone|homes?|unit|ward) (?:\p{L}+ ){0,2})`;
const ofCondition = byItsWords(
  new RegExp(
    String.raw`${inGeneral}(?:(?<![\p{L}\d])(?:has|have|had|with|got|being|is|was|needs|has to have|diagnosed (?:with|as)|suffers? from|living with|because of|his|her|their|my)(?!\p{L})|(?<![\p{L}\d])w\/|(?<=\d,? |(?:days?|mornings?|afternoons?),? )(?:for|at) |\((?:for |on )?(?=[^()]{3,30}\))) ?(?:(?:an?|the|also|now|very|severe|mild|slight|type|two|[12]|one|been|badly|quite) ){0,3}${condition}(?!\p{L})(?! (?:training|care|friendly|awareness|unit|ward|lab|clinic|chairs?|machines?|nurses?|service|menu|options?|range))`,
    'iu',
  ),
);

const hasCondition = (sentence: string): boolean =>
  ofCondition.test(sentence) && !namesAnimal(sentence);

/** What is said of somebody's health is for few to read, whatever paper it stands in. */
export const isOfHealth = (text: string): boolean =>
  splitSentences(text).some(
    (sentence) =>
      ((isOfKind(withoutFigures(sentence), 'health') && !isOfAnimal(sentence)) ||
        hasCondition(sentence) ||
        (tellsSpokenHealth(sentence) && !namesAnimal(sentence))) &&
      !tellsQualification(sentence),
  );

const isOfCompany = goesBy(
  ...'contact customer lead supplier company referral referrer industry'.split(' '),
);
const tellsOf = /\b(?:is|was|has|had|have|off|after|since|with|because|for|in|on)\b/iu;
const isOfPerson = goesBy(...'name manager owner reporter buddy'.split(' '));
const nameAlone = /^(?:\p{Lu}[\p{L}.’'-]{0,30} ){1,4}\p{Lu}[\p{L}.’'-]{1,30}$/u;

/**
 * `Hillside Rehab` is a company, and `Aoife Ní Riain` under `manager` somebody's name: they tell of nobody, whatever words
 * are like their parts. @param names those that a field answers to.
 */
export const isCompany = (names: readonly string[], value: string): boolean =>
  (isOfCompany({ names }) && !tellsOf.test(value)) ||
  ((isOfPerson({ names }) || isGivenName(value.split(' ', 1)[0]!)) && nameAlone.test(value));

/** What somebody, or somebody of theirs, goes through just now. */
const ofNow =
  /\b(?:hospital|a ?& ?e|intensive care|hospice|(?:has|have|had|with|from|got|his|her|their|my) (?:\p{L}+ )?cancer|chemo\p{L}*|stroke|heart (?:attack|bypass)|terminally|(?:seriously|gravely|very) ill|miscarr\p{L}+|stillb\p{L}+|lost (?:the|a|her|his|their|our|my) (?:baby|child|son|daughter)|suicid\p{L}+|waters broke|early|tumou?r|operation|surgery)\b/iu;

/** Whether whoever is to pay, or to do us a favour, may have other worries. */
export const isGrave = (sentence: string): boolean => ofNow.test(sentence) && isOfHealth(sentence);

/** A field that says who is ill, or of what. */
const healthNames =
  /^(?:sick|offsick|sickness|illness|ill|medical|medicalcondition|medicalinfo|medication|health|diagnosis|disability|disabilities|absencereason)$/;
const tellsNobody = /^(?:\W*|\d+|no|none|nobody|nil|n\/?a|yes|ok|good|fine|unknown)[.!]?$/i;
/** How an account, a project or a plant stands: `health: amber`. */
const isOfThings =
  /^\W*(?:(?:red|amber|yellow|green|at risk|on track|off track|churn(?:ing)?)\b.{0,80}|(?:(?:very )?(?:healthy|poor|fair|strong|weak|stable|neutral|critical|average|excellent|great|bad)|low|medium|high|up|down|\d{1,3} ?(?:%|\/ ?\d{1,3}|of \d{1,3}|points?)?)[.!]?)$/i;

export const isHealthField = ({ path, value }: Fact): boolean =>
  healthNames.test(normalName(path.at(-1)!)) &&
  !tellsNobody.test(value) &&
  !(normalName(path.at(-1)!) === 'health' && isOfThings.test(value));

export const tellsOfHealth = onceFor(
  (fact: Fact): boolean => isHealthField(fact) || (fact.items ?? [fact.value]).some(isOfHealth),
);

const goesOn = /^(?:she|he|her|his|him)\b/i;

/** The sentences that say of nobody that they are ill, and do not go on about who is. */
export function withoutHealth(text: string): string {
  if (!isOfHealth(text)) return text;
  let isAfter = false;
  return splitSentences(text)
    .filter((sentence) => {
      isAfter = isOfHealth(sentence) || (isAfter && goesOn.test(sentence));
      return !isAfter;
    })
    .join(' ');
}
