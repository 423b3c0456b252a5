import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { goesBy } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

/** Most texts have none of these. */
const sign =
  /lawyer|solicitor|attorney|barrister|legal|court|tribunal|ombudsman|trading standards|\bsu(?:e|ing)\b|claim|insur|loss adjust|liabilit|compensat|letter before|citizens advice/i;

const lawyer = '(?:lawyers?|solicitors?|attorneys?|barristers?)';
const acts =
  '(?:will|would|has|have|had|is|are|was|rang|rings|wrote|writes|written|called|calls|says?|said|wants?|asks?|asked|got|sent|involved|letter|in touch)';
const insurer = '(?:insurers?|insurance (?:company|people|firm)|loss adjusters?|underwriters?)';

/** Who holds something against us, or has others do so, as people tell it. */
const claims = [
  `(?:his|her|their|my|an?|the (?:customer|client|owner|tenant)['’]?s?) (?:\\p{L}+ )?${lawyer} (?:\\p{L}+ )?${acts}`,
  `(?:from|by|to|with|see(?:ing|s)?|hir(?:e|ed|ing)|instruct(?:ed|ing|s)?|spoken? to|speaking to) (?:his|her|their|my|an?) (?:\\p{L}+ )?${lawyer}`,
  'legal (?:action|proceedings|claim|steps|threats?|letter|advice)|letter before (?:action|claim)|small claims|(?:take|taking|took|see|drag) (?:us|me) (?:to|in) court|court (?:papers|claim|order|summons)|(?:employment )?tribunal|ombudsman|trading standards|citizens advice|the insurance (?:are|is|wants?|asked|asks|says?|rang|will|has|have)',
  '(?:to|will|would|going to|threaten\\p{L}* to|wants? to|is|are) (?:sue|suing)(?! (?:the|their|his|her) (?:neighbour|landlord|builder|previous|last|old))',
  `${insurer} (?:\\p{L}+ ){0,2}?(?:says?|said|wants?|asks?|asked|rang|rings|called|comes?|came|told|needs?|deals?|dealing|involved|is|are|has|have|refuse\\p{L}*|investigat\\p{L}*|settl\\p{L}*|booked|coming|due|visits?)`,
  `(?:with|to|told|informed|tell|for|by|from|through) (?:the|our|his|her|their|my) (?:\\p{L}+ )?${insurer}`,
  '(?:claim(?:s|ed|ing)?(?: in)?|(?:put|puts|putting|has|have|made|makes|making|got|open) an? (?:\\p{L}+ )?claim(?: in)?) (?:against|vs\\.?|versus|on) (?:us|our|ours|the (?:firm|company))|admit(?:s|ted|ting)? (?:no |any )?liability|claim(?:s|ing)? (?:compensation|damages)|(?:wants?|demands?|asks? for) (?:compensation|damages)',
];
const pattern = new RegExp(`(?<!\\p{L})(?:${claims.join('|')})(?!\\p{L})`, 'iu');

/** A lawyer who reads a contract, cover that is sold, and what an insurer gets time and again. */
const inBusiness =
  /\b(?:reads?|review(?:s|ed|ing)?|redlin\p{L}+|contracts?|agreements?|terms|lease|deeds?|will is|probate|conveyanc\p{L}*|completion|house sale|sale of|nda|guarantee|certificate|premium|backed|(?:each|every) (?:visit|stay|trip|job|service|treatment|delivery|inspection|month|quarter|term|season|year))\b/iu;

/** `Needs live tracking, their insurer wants it from 1 February`: a reason to buy. */
const isWanted =
  /^(?!.*\b(?:damag|claim|report|statement|photo|liab|leak|accident|fault|compensat|injur|hurt|broke)).*\binsurers? (?:now |also |\p{L}+ly )?(?:wants?|needs?|requires?|insists? on) (?:it|this|that|them|one|these) (?:done |installed |fitted |in place |live |working )?(?:from|by|before|until)\b/iu;

/** `Bring the form for the insurers`: a paper of a job, where nothing happened. */
const isPaper =
  /^(?!.*\b(?:damag|claim|liab|leak|accident|fault|compensat|injur|hurt|broke|fell|lawyer|solicitor)).*\b(?:forms?|paperwork|certificates?|certs?|documentation|documents|papers|risk assessments?|surveys?) (?:(?:that|which) \p{L}+ |(?:is |are )?(?:needed |required |wanted )?)?(?:for|by) (?:the|our|their|my|his|her) (?:\p{L}+ )?insurers?\b/iu;

/** Whoever answers for it knows already. */
const isTold =
  /(?<!\b(?:his|her|their|my) )\b(?:insurers?|broker|management|boss|director)(?:,? (?:and|&) (?:\p{L}+ )?\p{L}+)? (?:has|have|had|is|are|was|were)(?: both| all)? (?:been )?(?:told|informed|notified)\b/iu;

/** Whom a firm deals with by name is no matter of the law: `Harris Solicitors`. */
const namesWho = goesBy(...'customer contact company lead supplier referral referrer'.split(' '));

/** A claim on a supplier, and money that we ask for, are for lawyers of ours. */
const isOurs = ({ departmentCode }: WorkflowDefinition): boolean =>
  departmentCode === 'ops' || departmentCode === 'fin' || departmentCode === 'cul';

/** Where a lawyer or an insurer is in it, nobody calls, or admits anything, before those who answer for it know. */
export const askAboutClaims = ({
  sheet,
  definition,
}: {
  sheet: FactSheet;
  definition: WorkflowDefinition;
}): readonly string[] => (isOurs(definition) ? [] : findClaims(sheet));

/** `Last vet took us to court`: what somebody has against another firm is told by them. */
const ofAnother =
  /\b(?:last|previous|former|old|ex)[- ](?:\p{L}+ ){1,3}(?:took|taken|takes|sued|dragged|threatened)\b/iu;

/** Whether a sentence tells of a lawyer, a court or an insurer against us. */
export const tellsOfClaim = (sentence: string): boolean =>
  sign.test(sentence) &&
  pattern.test(sentence) &&
  !inBusiness.test(sentence) &&
  !isWanted.test(sentence) &&
  !isPaper.test(sentence) &&
  !ofAnother.test(sentence);

const findClaims = onceFor(({ facts }: FactSheet): readonly string[] => {
  if (!facts.some(({ value }) => sign.test(value))) return [];
  if (facts.some(({ value }) => isTold.test(value))) return [];
  for (const fact of facts.filter((one) => canBeTold(one) && !namesWho(one))) {
    const said = listSentences(fact).find(
      (sentence) => tellsOfClaim(sentence) && !ofTopic.test(sentence.trim()),
    );
    if (said !== undefined) return [writeQuestion(said, fact)];
  }
  return [];
});

/** `Which papers the insurer wants to see`: a topic. */
const ofTopic = /^(?:which|what|how|when|why)\b[^?]*$/iu;

function writeQuestion(said: string, fact: Fact): string {
  const isHidden = isMarked(fact) && !openSentences(fact).includes(said);
  const quoted = isHidden
    ? `What ${fact.label.toLowerCase()} has that is not public tells of a lawyer or an insurer, read it there`
    : `“${clipSentence(said, 120)}”`;
  return `${quoted}. ${toTell}, and admit nothing until they have answered.`;
}

export const toTell = 'Tell management and the insurer before anybody calls or writes';
