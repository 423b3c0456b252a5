/** What carries people; a car alone is a lift's where it moves past a floor or with its doors open. */
const conveyance =
  '(?:lifts?|elevators?|cages?|escalators?|travelators?|moving walkways?|platforms?|hoists?|gondolas?|cradles?|rides?|chairlifts?|stairlifts?)';
const cabin = '(?:lifts?|elevators?|cages?|cars?|cabins?|platforms?|hoists?|gondolas?|cradles?)';
const words = '(?: [\\p{L}\\d]+)';
const some = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|half an?|\\d+)';
const length = '(?:mm|cm|inch(?:es)?|foot|feet|met(?:er|re)s?)';
const floors = '(?:floors?|stor(?:e?ys?|eys|ies)|levels?|landings?)';
const persons =
  '(?:people|persons?|somebody|someone|guests?|customers?|residents?|tenants?|visitors?|patients?|pupils?|child(?:ren)?|kids?|toddlers?|clients?|passengers?|shoppers?|staff|nurses?|carers?|lad(?:y|ies)|m[ae]n|wom[ae]n|girls?|boys?|porters?|cleaners?|engineers?|fitters?|mum|mother|father|wheelchair|pram|buggy|him|her|them|us|me|(?:mrs?|ms|miss|dr)\\.? \\p{L}+)';
const fewOf = `(?:${some}|the|some|his|her|their|our|my|old|young|elderly|little|of)`;
const limb =
  '(?:hand|fingers?|thumb|wrist|arm|elbow|shoulder|foot|feet|toes?|ankle|leg|knee|head|face|hair|back)';
const worn =
  '(?:shoes?|boots?|sandals?|crocs?|wellies|trainers|heels?|laces?|shoelaces?|coat|scarf|skirt|dress|sleeve|trousers|tie|bag strap|lead)';
const fewHave =
  "(?:(?:is|are|was|were|got|get|has|have|had|been|getting|it|itself|both|\\p{L}+[’']s) ){0,3}";

const fails =
  "(?:(?:does|do|did|is|are|was|were|will|would)(?: not|n[’']?t)|won[’']?t|cannot|can[’']?t|not|never|fail(?:s|ed|ing)? to|no longer|stopp?(?:s|ed)?)";
const senses =
  '(?:light curtains?|curtain|doors?|gates?|shutters?|barriers?|safety edges?|photo ?cells?|door (?:sensors?|detectors?|beams?|edges?)|bump(?:er)? strips?)';
const thing =
  '(?:an?|the|any|his|her|my|people|persons?|passengers?|hands?|obstructions?|contact|touch|anything|anybody|anyone|somebody|someone|light)';

/** What a conveyance does with whoever is on it, and the parts of it that keep them from harm: over once it stands still. */
export const runaways = [
  `${senses}(?: [\\p{L}\\d]+){0,5} ${fails}(?: \\p{L}+){0,2} revers(?:e|es|ed|ing)(?! (?:the )?(?:decision|charge|order|vat|entry|payment)s?)`,
  `${senses}(?: [\\p{L}\\d]+){0,3} ${fails}(?: \\p{L}+)? (?:(?:re-?open(?:ing)?|retract(?:ing)?|back(?:ing)? off|stop(?:ping)?) (?:on|for|when|if|at) ${thing}|(?:detect(?:s|ing)?|see(?:s|ing)?|sens(?:e|es|ing)|react(?:s|ing)? to|responds? to|picks? up) ${thing})`,
  `${senses}(?: \\p{L}+){0,2} clos(?:e|es|ed|ing) (?:without|with no) (?:stopping|reversing|warning|detection)`,
  `${cabin}(?:${words}){0,2} (?:dropped|fell|plunged|plummeted|dropping|drops)(?: (?:about|around|some|almost|nearly|over|by|a good|down|like a stone|the last|another)){0,3} (?:${some} (?:${floors}|${length}|\\d+ ?${length})|\\d+ ?${length})`,
  `${cabin}(?:${words}){0,2} (?:free[- ]?fell|in free ?fall|plunged|plummeted|(?:over(?:shot|shoots?|ran|runs?)|(?:shot|ran|went|flew) (?:straight |right )?past) (?:the |its )?(?:[\\p{L}\\d]+ ){0,2}(?:${floors}|stop|buffers?))`,
  `(?:${conveyance}|${cabin}|doors?|gates?)(?:${words}){0,4} (?:stop|drop|jolt|jerk|lurch|revers|open|restart|sped|shut|trip|fail|shook|slip|still|stuck|cut|lost)\\p{L}*(?:${words}){0,4} with (?:${fewOf} ){0,3}${persons}(?: \\p{L}+)? (?:still )?(?:in|on|inside|aboard)(?: the)? (?:it|there|board|${conveyance}|${cabin})`,
  `${conveyance}(?:${words}){0,3} (?:reversed|ran backwards|runs backwards|went backwards|(?:stop(?:s|ped)?|moves?|moved)(?: \\p{L}+){0,2} with a (?:jolt|jerk|bang|thud))`,
  `doors?(?:${words}){0,2} (?:opens?|opened|opening) between (?:the )?(?:two )?${floors}`,
  `${cabin}(?:${words}){0,2} (?:moves?|moved|goes|went|runs?|ran|travels?|travelled|sets? off|left|starts?|started|leaves)(?: \\p{L}+){0,3} with (?:the |its |an? |both )?(?:landing |car |inner |outer |lift )?(?:doors?|gates?) (?:still |wide |half |partly )?open`,
  `(?:levelling|lift|car|cage|elevator)(?: (?:is|was|still|now|about|badly)){0,3} (?:out(?: of level)?|off(?: level)?|not level)(?: (?:by|about|around|up to|some|as much as)){0,2} (?:\\d{2,3} ?mm|\\d+ ?(?:cm|inch(?:es)?)|(?:two|three|four|five|six|several|a few|an) inch(?:es)?|(?:half )?a foot)`,
  `(?:governor|suspension|hoist|lift|compensating|main|car|counterweight) (?:ropes?|chains?|belts?)(?:${words}){0,2} (?:jumped|snapped|parted|slack|slipping|slipped(?: off)?|(?:come|came|gone|is|are) off(?! (?:the|our|a) (?:truck|van|lorry|list|order)))`,
  `handrails?(?:${words}){0,3} (?:stop(?:s|ped)?|slow(?:s|er|ed)?|lags?|slips?|sticks?|jerks?)(?: \\p{L}+){0,2} (?:while|when|but|as|and|than)(?: the)? (?:steps?|escalator|treads?|belt)`,
  `combs?(?: ?plates?| segments?)?(?:${words}){0,3} (?:miss(?:es|ing)|broken|cracked|gone|bent|lost|without|loose)|(?:miss(?:es|ing)|broken|cracked|bent|loose) (?:\\p{L}+ ){0,2}combs?(?: ?plates?| segments?)|(?:teeth|tooth) (?:\\p{L}+ ){0,2}(?:missing|broken|gone|off)(?: \\p{L}+){0,3} combs?`,
  `(?:steps?|treads?|pallets?) (?:is |are |was |were )?(?:missing|gone|broken|out|loose)(?: \\p{L}+){0,3} (?:escalator|travelator|walkway)|(?:emergency stop|e-stop|stop button)s?(?:${words}){0,4} (?:(?:do|does|did|is|are|was|were|will)(?: not|n[’']t)|won[’']t|fails? to) (?:\\p{L}+ )?(?:work|stop|trip|cut out|respond|react)(?:ing)?`,
];

/** What a door, a gap or a moving part did to somebody. */
export const caughtIn = [
  `(?:doors?|gates?|shutters?|barriers?|roller shutters?)(?: \\p{L}+){0,3} (?:(?:shut|shuts|clos(?:e|es|ed|ing)|came down|come down|slammed)(?: (?:hard|straight|right|again|together))? on|hit|struck|knocked(?: (?:down|over))?|trapped|caught|pinned|squashed) (?:${fewOf} |\\p{L}+[’']s ){0,4}(?:${persons}(?:[’']s?)?|${limb})(?! (?:day|birthday|office|desk|shop|request|behalf))`,
  `${worn} ${fewHave}(?:caught|trapped|stuck|dragged|pulled|sucked|drawn|jammed) (?:in(?:to)?|by|under|between|down) (?:the|an?|its) (?:\\p{L}+ ){0,3}(?:escalator|steps?|comb(?: ?plate)?|skirt(?:ing)?|doors?|gate|rollers?|belt|conveyor|gap|shutter|machine|chain|fan|mixer|gears?)`,
  `(?:two|three|four|five|six|several|passengers|shoppers|people) (?:of them |people |passengers |shoppers )?fell(?= *(?:[.,;!)]|$)| over| down)`,
  `(?:hand|arm|foot|feet|leg|head|face|hip|elbow|back|shoulder|neck)(?: (?:is|was|badly|all|now))? (?:bruised|sprained|grazed|crushed)`,
];
