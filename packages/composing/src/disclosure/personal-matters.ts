import { ignoringCase } from '@workspace-ops/content';
import { normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isHealthField, isOfHealth } from './health.ts';

/** A number by which somebody is known to an office or a bank. */
const identity = ignoringCase(
  String.raw`\b\d{3}-\d{2}-\d{4}\b|\bss ?# ?\d|\bsort(?: code)? \d{2}-\d{2}-\d{2}\b|\b(?:passport|bank acc(?:oun)?t|account) \d{6,}\b|\b(?:ssn|social security|national insurance|nino|n\.?i\.? (?:number|no\.?)|passport (?:no\.?|number)|driv(?:er['’]s|ing) licen[cs]e (?:no\.?|number)|tax (?:id|file number|number)|visa (?:no\.?|number)|date of birth|d\.?o\.?b\.?(?= ?:? ?\d)|born on \d)|\b(?-i:[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D])\b|\b(?:bank account|account (?:no\.?|number)|acct\.?|sort code|routing(?: (?:no\.?|number))?|iban|direct deposit)\b[^.;]{0,30}\d{2}`,
);

/** What somebody owes, and to whom their wages go. */
const means =
  /\bgarnish\p{L}*|\battachment of earnings\b|\bwage (?:attachment|assignment)s?\b|\bchild (?:support|maintenance)\b|\b(?:pays? )?alimony\b|\b(?:is|was|went|been|personal) bankrupt\p{L}*|\bdebt (?:plan|management plan)\b|\b(?:behind|arrears) (?:on|with) (?:his|her|their) (?:rent|mortgage)\b|\bpayday loans?\b|\bloan until (?:\p{L}+ )?pay ?day\b|\b(?:advance|sub) on (?:his|her|their) (?:first )?(?:wages?|pay|salary)\b|\b(?:is|was|been|got) (?:evicted|homeless)\b/iu;

/** What somebody did, or is said to have done. */
const offence =
  /\b(?:on|out on|police|granted|skipped) bail\b|\bbail (?:conditions|until|hearing|terms)\b|\b(?:ankle|electronic) (?:tag|monitor|bracelet)\b|\btag on (?:his|her|their)? ?(?:ankle|leg)\b|\bon (?:tag|remand|parole)\b|\b(?:probation|parole) (?:officer|service|meeting|appointment)s?\b|\bon probation for\b|\bconvict(?:ed|ions?)\b|\bcriminal (?:record|case|charges?|conviction|past)\b|\bex-?(?:con|offender|prisoner|convict)\b|\b(?:in|out of|from|left|to|did|served|been) (?:prison|jail|gaol)\b(?! (?:kitchens?|contract|site|work|jobs?|wing|canteen|block|\p{L}+ing)\b)|\b(?:prison|jail) (?:record|sentence|term)\b|\b(?:did|served) time\b|\bcommunity service (?:order|hours|on)\b|\b(?:charged|cautioned|arrested|done|fined) (?:with|for) (?:theft|fraud|assault|drugs?|drink|drunk|dealing|affray|handling|gbh|abh|possession|burglary|shoplifting|stealing|fighting|driving)\b|\b(?:up|due|back|appears?) in court\b|\bcourt (?:date|case|hearing|order)s?\b(?= (?:on|in|next|for|against)? ?(?:\p{L}+ )?(?:\d|monday|tuesday|wednesday|thursday|friday|her|him|his|january|february|march|april|may|june|july|december))|\b(?:dui|dwi)\b|\bdr(?:ink|unk)[- ]driving\b|\b(?:lost|losing) (?:his|her|their) licen[cs]e\b|\bdisqualified from driving\b|\brestraining order\b|\b(?:assault|theft|fraud|drugs?|burglary|weapons?) (?:charges?|convictions?|case)\b|\b(?:sacked|fired|dismissed) for (?:theft|stealing|drinking|drugs|fighting|fraud)\b|\b(?:failed (?:an?|the|his|her) drug|drug) test(?: (?:came back|was|is) positive)?\b(?<=failed (?:an?|the|his|her) drug test|positive)|\bfelon(?:y|ies)?\b|\bmisdemeanou?rs?\b|\b(?:dbs|background) check (?:came back|flagged|shows|failed|not clear)|\bunder (?:a )?curfew\b/iu;

/** What somebody lives through at home, or with drink. */
const life =
  /\b(?:is|now|still|been|and) in recovery\b|\bin recovery (?:from|for|since)\b|\b(?:sober|clean) (?:for|since)\b|\b(?:AA|NA) meetings?\b|\brelaps(?:ed|ing|e)\b|\bdrink(?:ing)? problem\b|\b(?:going through|in the middle of|has) an? (?:\p{L}+ )?divorce\b|\bcustody (?:case|battle|hearing|of (?:his|her|their|the (?:kids|children)))|\b(?:wife|husband|partner) (?:has )?left (?:him|her)\b|\bdomestic (?:abuse|violence)\b|\bwomen['’]s refuge\b|\b(?:is|as) (?:gay|lesbian|trans(?:gender)?|transitioning)\b|\b(?:asylum|refugee status|leave to remain)\b|\bvisa (?:expires|runs out|is pending|pending)\b/iu;

const matters = [identity, means, offence, life];

/** What is for whoever keeps somebody's file, and for no colleague. */
export const tellsPersonal = (text: string): boolean =>
  matters.some((one) => one.test(text)) || isOfHealth(text);

/** The same, less somebody's health, which is spoken of by itself. */
export const tellsOffenceOrMeans = (text: string): boolean => matters.some((one) => one.test(text));

const names =
  /^(?:ssn|socialsecurity(?:number|no)?|nino|ninumber|nationalinsurance(?:number|no)?|taxid|taxcode|passport(?:number|no)?|dob|dateofbirth|birthday|birthdate|bank|bankaccount|bankdetails|account(?:number|no)?|sortcode|routing(?:number|no)?|iban|bic|garnishments?|criminalrecord|convictions?|dbs|immigrationstatus|visanumber|religion|maritalstatus|nextofkin|emergencycontact)$/;

/** Whether a fact does, be it by the name of its field. */
export const isPersonal = onceFor(
  (fact: Fact): boolean =>
    names.test(normalName(fact.path.at(-1)!)) || isHealthField(fact) || tellsPersonal(fact.value),
);

/** What somebody may and may not do because of it: `So no late shifts for her.`, `Off early then.` */
export const followsPersonal =
  /^(?:she|he|they|her|his|their|it|that|this|these|those|which|who|and|also|so|because|hence|therefore|otherwise)\b|\b(?:him|her|them|his|hers|their|it|then|because|so)\b|^(?:no|not|never|don['’]?t|off|needs?|leaves?|keep)\b/iu;

/** The sentences that are for colleagues: none that is personal, and none that goes on about it. */
export function withoutPersonal(sentences: readonly string[]): string[] {
  let isAfter = false;
  return sentences.filter((sentence) => {
    isAfter = tellsPersonal(sentence) || (isAfter && followsPersonal.test(sentence));
    return !isAfter;
  });
}
