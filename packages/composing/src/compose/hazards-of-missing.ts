import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap } from './hazard-words.ts';

const frail =
  '(?:residents?|patients?|service users?|pupils?|child|children|toddlers?|boys?|girls?|infants?|kids?|lads?|mum|dad|mother|father|grandad|grandma|gran|nan|old (?:man|lady|boy|girl)|(?:mrs?|ms|miss) \\p{L}+|client with dementia|lady (?:in|from|with)|lodger|tenant)';
const worker =
  '(?:lone workers?|drivers?|divers?|walkers?|climbers?|hikers?|engineers?|apprentices?|trainees?|lads?|guards?|watchm[ae]n|caretakers?|farmers?|shepherds?|fishermen|fisherman|skippers?|crew(?:man)?|kayakers?|swimmers?|carers?|nurses?|midwife|surveyors?|lineman|operators?|cleaners?|rangers?|stalkers?|mate|brother|son|husband|he|she|(?-i:\\p{Lu})\\p{Ll}+)';
const notBack =
  "(?:(?:(?:has|have|did|does|is)(?: not|n[’']?t)|hasnt|not|never|nobody has|no one has|nobody[’']s|nobody|no one|no-one[’']s) (?:been seen|been heard|heard from|seen|come (?:back )?(?:up|out|home|ashore)|come back|came back|check(?:ed)? in|report(?:ed)? in|radioed(?: in)?|surfaced|returned|turned up at (?:home|the (?:flat|gate|ward|next))|clocked (?:out|off)|answer(?:ed|ing)?|pick(?:ed|ing)? up|pick(?:ed|ing)? (?:his|her|their|the) (?:phone|mobile|radio) up|call(?:ed)? in|rung in|respond(?:ed|ing)?)|(?:no|without) (?:answer|word|sign|sight|trace|contact|signal|reply|response|check-in)(?: (?:from|of|on|over|at|by|to))|(?:lost|losing) (?:contact|radio contact|sight of)|overdue|cannot be (?:found|raised|reached)|can[’']t (?:be found|raise|find|get hold of)|nobody (?:knows where|can (?:find|raise|reach))|phone(?: is| was| has been)? (?:dead|off|ringing out))";
/** Where somebody alone comes to harm unseen. */
const exposed =
  '(?:went (?:down|in(?:to|side)?|under|up|out|off)|go(?:ne|es|ing)? (?:down|into|inside|under|up the|out on|off up)|sent (?:down|in|up)|climb(?:ed|s)?|crawled|walked (?:off|out)|(?:on|by) (?:his|her|their) own|alone|lone|solo|divers?|climbers?|kayakers?|walkers?|should have been (?:back|up|out|down)|due (?:back|up|out) |wet well|tanks?|pit|shaft|silo|manhole|culvert|sewer|tunnel|mine|cave|roof|mast|hold|freezer|cold store|moor|fells?|hill|mountain|beach|cliffs?|river|lake|sea|boat|dive|dived|woods?|forest|quarry|nights?|night shift|round|patrol|snow|fog|storm|tide|marsh|estuary|dark|tide gate|lock|weir|dam|since (?:he|she|they) (?:walked|went|left|set off|climbed|drove))';

const silent = anyOf(`${worker}${gap(12)},? ${notBack}`, `${notBack}${gap(6)} ${worker}`);
const alone = {
  test: (text: string) => new RegExp(`(?<!\\p{L})${exposed}(?!\\p{L})`, 'iu').test(text),
};

/** Who is to be looked after, and is where nobody looks after them. */
const astray = anyOf(
  `(?:lone workers?|${frail}|diver|walker|climber|kayaker|swimmer|skipper|crewman)${gap(4)} (?:(?:has |have )?(?:gone|went|is|are|was|were|been|reported) (?:still )?missing(?! (?:from (?:the |our |this )?(?:register|list|photo|records?|invoice|order|form)|out|a |the |an |his |her |their |school|two|three|one|\\d))|missing(?= (?:since|for|from the (?:home|ward|unit|group|trip|bus|play\\p{L}*|site|class\\p{L}*|house|party)|at (?:roll ?call|the count|head ?count)|on the|in the|overnight|after|all night|[.,;!]|$))|unaccounted for|nowhere to be (?:found|seen)|wander(?:s|ed|ing) (?:off|out|away|about outside|up the (?:road|lane)|down the (?:road|lane)|the (?:streets?|road)|round the (?:car park|streets?|estate)|into (?:the )?(?:road|traffic|street)|onto (?:the )?(?:road|main road|track))|(?:got|gets|slipped|walked|let (?:him|her)self|ran|went) out (?:of the (?:front |side |back |fire )?(?:door|gate|unit|home|garden|classroom|nursery|ward|building)|(?:on )?to the (?:main |busy )?(?:road|street|car park)|again (?:last night|in the night|at \\d)|by the (?:road|lane|railway|river|canal))|(?:was |were |been )?(?:found|picked up|brought back|spotted|seen)(?: \\p{L}+){0,2} (?:on|by|in|along|beside|walking (?:on|along|down)|from) the (?:main |busy |middle of the |dual )?(?:road|street|carriageway|lane|railway|canal|river|car park|motorway|verge|tracks|bypass|bus stop))`,
  `(?:count|head ?count|roll ?call|register|numbers?)(?: \\p{L}+){0,3} (?:one|two|three|\\d) (?:short|down|missing)(?! (?:of stock|on the order))(?<=\\b(?:children|kids|pupils|group|trip|coach|bus|divers|swimmers|pool|nursery|head ?count|roll ?call)\\b[^.]{0,80})|(?:one|two|a) (?:of the )?(?:child(?:ren)?|pupils?|kids?|toddlers?) (?:short|left (?:on|in|at) (?:the )?(?:bus|coach|van|minibus|nursery|pool|park|playground|gate|car))|(?:child(?:ren)?|toddlers?|bab(?:y|ies)|boys?|girls?|pupils?|kids?|twins|resident|passenger) (?:(?:was|were|got|had been|has been|have been) )?(?:left|forgotten) (?:behind|at the (?:services|pool|park|museum|beach|farm|station|zoo|gate|stop)|in the (?:car|bath|bus|van|minibus)|on the (?:bus|coach|minibus)|outside|alone|unattended)|left (?:the |a |her |his |one |two )?(?:child|children|baby|toddler|kids|little (?:boy|girl)|twins|pupil)(?: \\p{L}+){0,3} (?:in the (?:car|van|bath|bus|minibus|locked)|on the (?:bus|coach|minibus)|alone|at the (?:pool|services|park|museum|beach)|unattended|behind|outside on)|(?:(?:left|found|still|forgotten|him|her|them)(?: \\p{L}+){0,2} asleep|forgotten|locked|left|shut)(?: \\p{L}+){0,2} (?:on|in) the (?:back of the )?(?:bus|minibus|coach|taxi|car|van)(?<=\\b(?:child|baby|toddler|boy|girl|pupil|kid|resident|passenger|dog|son|daughter)\\b[^.]{0,60})`,
  `(?:lives?|living|is|was) (?:alone|on (?:his|her|their) own)[^.;]{0,60} ${notBack}|${notBack}[^.;]{0,60} (?:lives?|living) (?:alone|on (?:his|her|their) own)|(?:milk|post|papers?|letters|bins?|parcels)(?: \\p{L}+){0,4} (?:piling|piled|building|untouched|still on the (?:step|mat|doorstep)|not taken in|stacking)(?=[^.]{0,80}(?:answer|door|light|seen|neighbou?r|alone|old|mrs|mr))`,
);
const undressed =
  /\b(?:nighti?e?s?|night ?dress|pyjamas?|pajamas|dressing gown|slippers|bare ?foot(?:ed)?|half dressed|nothing on|no (?:coat|shoes)|in (?:his|her) socks)\b/iu;
const outside = anyOf(
  '(?:(?:by|in|on|into|along|down|up|towards?|onto) (?:the|a) (?:main |busy |middle of the )?(?:road|street|lane|snow|rain|car park|bus stop|carriageway|pavement|railway|river|canal|dual carriageway|towpath)|out(?:side)? (?:again|at (?:night|\\d|two|three|four|five)|in the (?:cold|snow|rain|frost|dark|night)|on the (?:road|street))|out of the (?:front |back |side )?(?:door|gate|unit|home)|brought (?:her|him) (?:back|home)|wander(?:ed|ing|s))',
);

export const missing: Stemmed = [
  [
    /seen|heard|come|came|check|report|radio|surfaced|return|turned up|clocked|answer|pick|call|rung|respon|\bno \p{L}+ (?:from|of|on|over|at|by)|without|lost|losing|overdue|cannot|can['’]t|nobody|phone/iu,
    { test: (text) => beside(text, silent, alone) },
  ],
  [
    /missing|unaccounted|nowhere|wander|\bout\b|found|picked up|brought|spotted|seen|short|down|left|asleep|forgot|locked|shut|alone|own|piling|piled|building|untouched|step|mat\b|stacking/i,
    astray,
  ],
  [
    /night|pyjama|pajama|gown|slippers|bare|dressed|nothing on|no (?:coat|shoes)|socks/i,
    { test: (text) => beside(text, outside, undressed) },
  ],
];
