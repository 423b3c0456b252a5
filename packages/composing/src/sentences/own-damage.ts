/** Whom a report tells of as one of ours: `Pawel`, `our driver`, `the lads`; nobody of the customer's, and nothing else. */
const notOurs =
  '(?:they|he|she|it|you|this|that|there|which|who|customer|client|caretaker|tenants?|residents?|neighbours?|somebody|someone|kids?|children|vandals?|thieves|courier|carrier|supplier|factory|makers?|council|wind|storm|gale|rain|water|frost|ice|lorry|truck|tree|branch|damage|glass|another|other|contractors?|builders?|plumbers?|electricians?|scaffolders?|roofers?|public|visitors?|pane|door|frame|pipe|car|hail|snow|lightning|fire|flood|heat|sun|roots?|birds?|mice|rats?|dogs?|cats?|horses?|costs?|prices?|sales|queue|couch|machine|baler|boiler|members?|guests?|pupils?|parents?|staff|school|reception(?:ist)?|bursar|nursery|hotel|landlord|landlady|secretary|matron|teachers?|warden|porter|hers?|his)';
const one = `(?:we|i|us|(?:one of )?our (?:own )?\\p{L}+|one of (?:us|the (?:lads|team|crew|fitters))|(?:the )?(?:lads?|crew|fitters?|apprentice)|(?<=^|[.:;,] |\\bwhen |\\bas |\\bbecause |\\bwhile )(?!${notOurs}(?!\\p{L}))\\p{L}{2,20})`;
const few = '(?: (?:accidentally|then|also|just|have|had|has|unfortunately|managed to|must have))*';
const thing = '(?:it|them|one|some|a|an|the|their|your|his|her|its|two|three|\\d{1,2})';

/** What nobody does on purpose. */
const harmed = [
  `(?:damaged?|smashed?|scratch(?:ed)?|dent(?:ed)?|chip(?:ped)?|crack(?:ed)?|scuff(?:ed)?|ripped|tore|stained|flooded|shattered|snapped|bent|spil(?:led|t)|dropped|nicked|broke|break|scorched|soaked) ${thing}`,
  'knocked (?:\\p{L}+ ){0,3}?(?:over|down|off|into|through)',
  '(?:reversed|backed|drove|crashed|bumped|walked) (?:\\p{L}+ ){0,3}?into',
  'swung (?:\\p{L}+ ){0,3}?(?:into|round|through)',
  '(?:went|fell|put (?:\\p{L}+ ){1,3}|drilled|cut) through (?:a|an|the|their|your) (?:\\p{L}+ )?(?:pipe|cable|wire|main|ceiling|floor|roof|glass|window|panel|door|wall)',
  'hit (?:a|an|the|their|your) (?:\\p{L}+ )?(?:pipe|cable|main|wire|car|gate|door|window|pane|fence|post)',
].join('|');
const injured =
  '(?:damaged|smashed|scratched|dented|chipped|cracked|scuffed|ripped|torn|stained|flooded|shattered|snapped|bent|broken?|spilt|dropped|knocked)';
const ourWork =
  '(?:while|when|as|whilst|during|because|from) (?:(?:we|us|i|our|the (?:lads|crew|team|fitters))(?!\\p{L})|(?:the |our )?(?:unloading|loading|fitting|installing|installation|lifting|carrying|moving (?:it|the)|delivery|works?)(?!\\p{L}))';

const ours = new RegExp(
  `(?<!\\p{L})(?:${one}${few} (?:${harmed})|${injured}[^.;!?]{0,60} ${ourWork}|${injured} by (?:us|one of (?:us|ours)|our|the (?:lads|crew|fitters)|me))(?!\\p{L})`,
  'iu',
);
/** What somebody of ours did wrong: `Pawel forgot the keys`. */
const atFault = new RegExp(
  `(?<!\\p{L})${one}${few} (?:forgot|overslept|misread|mismeasured|miscounted|mis-?ordered|mislaid|messed (?:it |that )?up|botched|(?:measured|ordered|cut|booked|sent|typed|marked|drilled|printed|made|set|read|wrote|spelt|spelled|fitted|hung|put|got) (?:[\\p{L}\\d]+ ){0,4}?(?:wrong(?:ly)?|upside down|back to front|by mistake|too short))(?!\\p{L})|\\bour (?:own )?(?:mistake|fault|error|blunder)\\b`,
  'iu',
);
const hint =
  /damag|smash|scratch|dent|chip|crack|scuff|rip|tor[en]|stain|flood|shatter|snap|bent|spil|drop|nick|br[eo]|scorch|soak|knock|into|swung|through|hit |forgot|overslept|mis|mess|botch|wrong|upside|back to|mistake|too short|fault|error|blunder/i;
/** Of what was found, was mended, or is no accident. */
const ofOther =
  /\b(?:found|noticed|discovered|uncovered|arrived|came|supplied|nobody|no one|nothing|not (?:us|our|damaged|broken)|broke (?:ground|up|out|the (?:ground|old|concrete|slab|news|ice|record|surface))|dropped (?:off|the (?:price|keys?|parcel|box|pallet)|it off|them off|a (?:note|card|sample|line|quote))|old (?:paint|tiles?|concrete|slab))\b/iu;

/** Whether a sentence tells that we did damage, or made a mistake. */
export function tellsOwnFault(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  return hint.test(said) && (ours.test(said) || atFault.test(said)) && !ofOther.test(said);
}
const longest = 400;

/** What is written to whoever reads it, or says how it is put right: `We make it good at our cost`. */
export const makesGood = (sentence: string): boolean =>
  /\bat our (?:own )?(?:cost|expense)\b|\b(?:mak(?:e|es|ing)|made|put(?:ting)?) (?:it|this|that|them|all|everything|the \p{L}+) (?:good|right)\b|\b(?:we (?:will |have |['’]ll |['’]ve )?|and )(?:repaired|replaced|repair|replace|pay for|paid for|mended)\b|\bapologi[sz]\p{L}*|\b(?:your?|yours|free|no (?:extra )?charge|refund\p{L}*|on us|corrected|attached|renewed)\b|\bsorry\b|\btold (?:[\p{L}.]+ ){1,3}(?:at once|straight away|the same day)/iu.test(
    sentence.slice(0, longest),
  );

const admit = '(?:admit\\p{L}*|accept(?:ing)?|conced\\p{L}+|own(?:ing)? up to|admission of)';
const nothing = `(?:do not|don['’]?t|must ?n[o'’]?t|never|not to|not|no|without|cannot|can['’]?t|cant)`;
const toAdmitNothing = new RegExp(
  `(?<!\\p{L})(?:${nothing} (?:\\p{L}+ ){0,2}?${admit} (?:(?:any|to|the|our|of|it|that|it['’]?s|was|is|we|all) )*(?:liability|fault|blame|responsibility|anything|it(?=[.,;!)]|$| (?:in|to|until|till|yet))|doing|did|guilt)|admit nothing|no admissions?|without prejudice|${nothing} (?:say|tell|write|put|mention) (?:\\p{L}+ ){0,5}?(?:our|us|we|(?:it|that)['’]?s our|it was our|it was us)(?:['’]re)? (?:own )?(?:fault|to blame|did it|broke it|responsible|liable)|${nothing} (?:\\p{L}+ )?(?:apologi[sz]e|say sorry))(?!\\p{L})`,
  'iu',
);

/** Whether a sentence says that we are to admit nothing. */
export const forbidsAdmission = (sentence: string): boolean =>
  toAdmitNothing.test(sentence.slice(0, longest));
