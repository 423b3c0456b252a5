import { namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { anyOf, denied, isAnyOf, type Stemmed } from './any-hazard-of.ts';
import { inPlainWords } from './hazards-in-plain-words.ts';
import { animals, devices } from './hazards-of-animals.ts';
import { brokenGear } from './hazards-of-gear.ts';
import { contaminations } from './hazards-of-contamination.ts';
import { caughtIn, runaways } from './hazards-of-conveyances.ts';
import { current, currentOfPosts, harmedCords } from './hazards-of-current.ts';
import { defeated } from './hazards-of-defeated.ts';
import { meals } from './hazards-of-food.ts';
import { openings } from './hazards-of-openings.ts';
import { nearPeople, unsound } from './hazards-of-unsound.ts';
import { failingBatteries, waterOnCurrent } from './hazards-of-water.ts';
import { isDoneEntry, isStatement } from './is-told.ts';
import { isMadeSafe } from './made-safe.ts';
import { withoutCalm } from './no-danger.ts';
import type { DraftRequest } from './types.ts';

const gas = '(?:gas|propane|butane|methane|lpg)';
const structure =
  '(?:deck(?:s|ing)?|floor(?:s|ing|boards?)?|boards?|steps?|stairs?|beams?|joists?|roof|balcony|railings?|landing)';
const not =
  "(?:(?:does|do|did|is|are|was|were|will|would|can|could)(?: not|n[’']t)|cannot|won[’']t)";

/** What holds, stops or shuts off, and no longer does. */
const machines = [
  `(?:brakes?|parking brake|handbrake|hoists?|jacks?|outriggers?|slings?|safety gear|deadman)(?: [\\p{L}\\d]+){0,3} ${not} (?:\\p{L}+ )?(?:hold(?:ing)?|bit(?:e|ing)|grip(?:ping)?|engag(?:e|ing)|stop(?:ping)?|catch(?:ing)?)|no brakes?(?!\\p{L})`,
  `(?:guards?|guard ?rails?|handrails?|bannisters?|banisters?|balustrades?|barriers?|interlocks?|safety (?:gates?|catch(?:es)?|switch(?:es)?))(?: [\\p{L}\\d]+){0,3} ${not} (?:\\p{L}+ )?(?:hold(?:ing)?|lock(?:ing)?|latch(?:ing)?|clos(?:e|ing)|shut(?:ting)?|stay(?:ing)?|work(?:ing)?|cut(?:ting)? out)`,
  '(?:doors?|gates?|hatch(?:es)?)(?: [\\p{L}\\d]+){0,4} (?:opens?|(?:be )?opened)(?: [\\p{L}\\d]+){0,3} (?:with no|without (?:a|the)) (?:car|lift|cage|platform)',
  '(?:tail ?lift|hoist|platform|forks?|boom|crane|jack|bed|load|goods lift|lift|car)(?: [\\p{L}\\d]+){0,2} (?:drifts?|creeps down|sinks|free[- ]?falls?|drops? (?:the last|by|a |half|suddenly|when|under|without|with (?:a|the|people|someone|somebody) ?(?:load|bed|passengers?|in)?|\\d+ ?(?:mm|cm|m|inch(?:es)?|feet|foot)))',
  '(?:stops?|levels?|stopped) (?:about |some |up to |around )?\\d+ ?(?:mm|cm|inch(?:es)?) (?:above|below|short of|over|under)|took the (?:toe|end|tip|side|top) off',
  '(?:alarm|emergency) (?:line|phone|telephone|intercom)(?: [\\p{L}\\d]+){0,5} (?:dead|out of order)',
];

const persons =
  '(?:people|persons|guests?|customers?|residents?|tenants?|visitors?|patients?|pupils?|children|kids|clients?|passengers?|shoppers?|staff|nurses?|carers?|drivers?|workers?|employees?|colleagues?|students?|members?|porters?|cleaners?|waiters?|waitress(?:es)?|chefs?|we|they|he|she|somebody|someone)';

/** A person who fell, as it is told of one or entered in a book. */
const falls = [
  `${persons}(?: (?:have|has|had|who|already|also|both|nearly|almost|then|since|now|just|there|here)){0,3} (?:tripped(?! (?:the|an?|our) (?:alarm|sensor|switch|breaker|fuse|circuit|beam|power))|stumbled(?! (?:on|across|upon)(?!\\p{L}))|fallen(?= (?:over|down|on|off|there|here|this|twice)(?!\\p{L}))|fell (?:over|down|there|here|twice))`,
  '(?<!\\b(?:packing|delivery|pay|paying-in|order|permission|sales|yellow|paper|till|betting|compliments?|day|business|school|field|round|boat|coach) )(?:slip|trip|fall)(?:s|ped)? (?:on|over|off|from|down) (?:(?:the|an?|our|wet|loose|greasy|icy|some|his|her|their) ){0,3}(?:[\\p{L}-]+ ){0,2}(?:floor|floors|stairs?|staircase|steps?|ramp|ladder|mat|carpet|ice|cable|kerb|curb|pavement|path|rug|hose|landing|doorway|threshold|escalator)(?! plans?)',
  '(?:he|she|client|customer|guest|visitor|tenant|patient|lady|man|woman|child|mrs|mr|ms|year-old)(?: [\\p{L}.]+){0,3} (?:fell|tripped)(?! (?:behind|through|out|for|in love))',
  '(?:floors?|steps?|stairs?|ramps?|path|pavement)(?: \\p{L}+){0,3} (?:greasy|icy|oily)|(?:greasy|icy|oily) (?:floors?|steps?|stairs?|ramps?|path|pavement)',
];

/** Of a chair, a clock or a tap are arms, faces and heads, too: those may be broken. */
const limb =
  '(?:wrist|ankle|knee|thumb|fingers?|toes?|nose|ribs?|collarbone|shin|forehead|cheek|lip|eyelid|calf)';
const anyLimb =
  '(?:wrist|ankle|knee|thumb|fingers?|toes?|nose|ribs?|collarbone|shin|forehead|cheek|lip|eye|calf|hand|arm|leg|foot|head|face|hip|elbow|back|shoulder|neck|scalp)';

const wounds = [
  `${limb}(?: (?:is|was|looks|badly|still|very|all|now)){0,3} (?:swollen|swelled|bruised|sprained|twisted|fractured|broken|dislocated|bleeding|burnt|gashed)`,
  `(?:swollen|bruised|sprained|fractured|dislocated|gashed) (?:(?:his|her|their|my|an?|left|right) ){0,2}${anyLimb}|(?:twisted|broken|crushed|cut|burnt|trapped) ${limb}`,
  `(?:cut|broke|broken|bruised|twisted|sprained|trapped|crushed|jammed|sliced|gashed|banged|dislocated|fractured|burnt) (?:his|her|their|my) (?:\\p{L}+ )?${anyLimb}`,
  'concussion|(?:needs?|needed|had|got|\\d+) stitches|sprained',
];

/** Of asbestos that is gone, or that nobody touches. */
const harmless =
  "(?!(?:-| )free| (?:survey|register|report|certificate|awareness|training)s?(?!\\p{L})(?! (?:found|says|shows)(?!\\p{L}))|[^.;]{0,60}(?<!(?:not|n[’']t|never|to be|be) (?:yet )?(?:been )?)(?:(?:removed|cleared|taken (?:out|away)|encapsulated|gone) (?:in|since|by|last|before|years)|not (?:be )?(?:touch(?:ing|ed)|disturb(?:ing|ed)|part of)|leav(?:e|ing) (?:it|that) alone|certificate (?:is )?on file|survey (?:is |was |came back )?(?:clear|negative)))";

/** Who threatens to cancel, to sue or to write to the press harms nobody. */
const ofHarm =
  "(?! (?:(?:us|me|him|her|them|to|that|with|by|an?|the|his|her|their|he|she|they|will|would|he[’']ll|she[’']ll|they[’']ll) ){0,5}(?:cancel|leav|quit|resign|sue|suing|go (?:to the|to (?:a|an|our|another)|elsewhere|public|with)|switch|pull|stop|withh|hold back|write|report|complain|call off|post|terminat|take (?:us|it|this|them|his|her|their|the)|walk (?:out|away|off)|end the|not (?:pay|renew|sign|come|use)|never (?:pay|renew|sign|come|use)|claim|charg|bill|return|legal|court|solicitor|lawyer|law ?suit|tribunal|action|bad review|review|ombudsman|penalt|strike|small claims|move (?:to|elsewhere|away|bank|firm|supplier)))";
/** What harms people, as it is reported, by language; a company's or a thing's name with such a word is not meant. */
const english = [
  '(?:banging|splitting|thumping|pounding) head(?:ache)?s?',
  '(?:child(?:ren)?|kids?|pupils?|toddlers?|passengers?|year (?:\\d|one|two|three|four|five|six)s?)(?: \\p{L}+){0,8} (?:(?:on|by) their own|left behind|stranded|unattended|gone missing)|(?:stranded|abandoned|left behind)(?: \\p{L}+){0,4} (?:child(?:ren)?|kids|pupils|passengers)',
  'accident(?!al| (?:book|report forms?|free|prevention|insurance|cover|statistics)(?!\\p{L}))|dizzy|fainted|hurt (?:his|her|their|my) \\p{L}+|caught (?:his|her|their|my) (?:heel|foot|finger|hand|hair|arm|leg)s?',
  '(?:miss(?:es|ed|ing)?|late (?:for|to)|get to|taken to|collected for|stuck on the way to) (?:\\p{L}+ ){0,2}dialysis|dialysis(?: \\p{L}+){0,5} (?:missed|late|cancelled|stranded|not collected)',
  "chest pains?|(?:cannot|can[’']?t|struggl\\p{L}+ to) breathe|entrap(?:ped|ment)",
  'scald(?:s|ed|ing)?|los(?:e|es|ing|t) (?:a|an|his|her|their|my) (?:\\p{L}+ )?(?:hand|finger|eye|arm|leg|foot|thumb)s?|injur(?:y|ed|ies)|bleed(?:s|ing)?|unconscious|not breathing|fainted|crushed|electrocut(?:ed|ion)',
  '(?:is|are|was|were|got|been) (?:badly )?hurt|heart attack|ambulances?(?! (?:bays?|stations?|entrances?|services?|trusts?|access|parking))|brakes? (?:\\p{L}+ ){0,2}slip(?:s|ped|ping)?|paramedics?|casualt(?:y|ies)',
  '(?<!\\b(?:hold|holding|open|cease|ceasing) )fire(?! (?:and security|and safety|safety|risk|engineers?|up|doors?|exits?|escapes?|extinguishers?|brigades?|drills?|wardens?|blankets?|hoses?|stations?|certificates?|alarm (?:test|inspection|service|battery|panel|survey|quote|system|maintenance|contract)|panels?|detection|detectors?|surveys?|protection|systems?|awareness|training|marshals?|curtains?|shutters?|stopping|inspections?|inspectors?|chiefs?|departments?|officials?|tests?)(?!\\p{L}))',
  'flames|(?:open|naked|yellow) flame|sparks|sparking|arcing|smoke|smoking(?! (?:areas?|shelters?|rooms?))|smoulder(?:s|ing)|fumes|explo(?:sions?|ded|sives?)',
  `(?:${gas}|burn(?:ing|t)|smok[ey]|electrical) (?:smells?|odou?rs?|stench)`,
  `(?:smell(?:s|ed|ing)?|odou?r|stinks|stench|reek(?:s|ing)?) (?:strongly )?(?:of|like) (?:${gas}|burn(?:ing|t)|smoke|something burning|petrol|chlorine)`,
  `(?:smell(?:ed|s|t|ing)?) (?:${gas}|burning|smoke)|burn(?:ed|t|s) (?:his|her|their|my) \\p{L}+`,
  `${gas} (?:\\p{L}+ )?(?:is |was )?(?:leak(?:s|ing|age|ed)?|escap(?:es|ing))|(?:leak(?:s|ed|ing)?|escape) (?:of )?${gas}`,
  `${gas} (?:hoses?|lines?|pipes?|bottles?|cylinders?)(?: \\p{L}+){0,3} (?:cracked|split|cut|torn|damaged)`,
  'bit(?:ten)? (?:by|our|my|his|her|him|me|us)|(?:scratched|mauled) by',
  '(?:electric(?:al)?|got (?:a|an)(?: electric)?) shocks?|(?:exposed|live|bare) (?:wires?|cables?|wiring)',
  `asbestos${harmless}|carbon monoxide|co (?:alarms?|detectors?|leaks?)|(?:feels?|felt) unsafe|not feel safe|frayed (?:\\p{L}+ )?(?:cables?|ropes?|straps?|chains?|belts?|cords?)|(?:cable|rope|strap|chain|belt|cord) (?:\\p{L}+ ){0,2}(?:frayed|fraying)|(?:chemical|acid|ammonia|chlorine) (?:spills?|leaks?|burns?)|poison(?:ed|ing)`,
  '(?:fell|fall(?:s|en|ing)?)(?: \\p{L}+)? (?:from|off|through|down)(?: \\p{L}+){0,2} (?:ladders?|roofs?|scaffold(?:s|ing)?|heights?|stairs?|steps|platforms?|floor|ceiling|truck)',
  'collaps(?:ed?|ing)|caved in|(?<!air )trapped(?! air| nerve|[- ](?:passengers?|persons?|people)(?: (?:alarms?|targets?|response|training|procedures?|drills?|numbers?|logs?)(?!\\p{L})|,?(?: in| within)? \\d))|stuck in(?:side)? the (?:lift|elevator)|life[- ]threatening',
  '(?:water|rain|leak(?:s|ing)?|dripping|drips)(?: \\p{L}+){0,12} (?:sockets?|(?:ceiling |strip )?lights?|lamps?|light (?:fittings?|fixtures?)|fuse ?box(?:es)?|consumer units?|switchboard|wiring|electrics)',
  'bleach|chlorine|unlabell?ed (?:bottles?|drums?|canisters?|chemicals?|\\p{L}*nuts?|allergens?|dish(?:es)?|food)|toxic|allergic reactions?|anaphyla\\p{L}+',
  '(?:employees?|workers?|tenants?|visitors?|residents?)(?: \\p{L}+){0,3} slipped|(?:people|persons?|guests?|customers?|he|she|they|i|we|somebody|someone|staff|nurses?|children|child) (?:have |has |had |almost |nearly )?slipped(?! by)|slippery',
  '(?:branch|limb|tree|tiles?|slates?|bricks?|glass|panes?|ceiling|gutter|sign|panel|cladding|fascia|coping|soffit|render)s?(?: \\p{L}+){0,6} (?:hanging(?! (?:them|it|up))|loose|about to (?:fall|come down|drop)|(?:could|may|might) (?:fall|come down|drop))',
  'hanging (?:branch|loose|over)',
  '(?:power|overhead|electric(?:ity)?) lines?|lines? (?:is |are |was |were )?down|gas (?:line|main|pipe)s?|(?:a |the )?tingles? (?:off|from|when)|(?:got|gets|had) (?:a )?(?:belt|shock|tingle)s? (?:off|from)',
  '(?:limb|branch|tree|wall|chimney|scaffold(?:ing)?|shelf|shelving|rack(?:ing)?|mast|pole)[^.]{0,80} (?:cracked|split|leaning|hangs? over|buckled)',
  '(?:fire|emergency) (?:exit|escape|door)s?[^.]{0,30} (?:blocked|locked|obstructed|chained)|blocked (?:fire|emergency) exits?',
  '(?:chemical|solvent|fishy|acrid|funny|strange) smell',
  '(?:stuck|locked|shut) in(?:side)? (?:there|(?:the|a|our) (?:\\p{L}+[ -]){0,2}(?:lift|elevator|freezer|fridge|cooler|store|room|walk-in|vault))',
  '(?:no|soft|weak|worn|failed|failing) brakes|brakes? (?:[\\p{L}\\d]+ ){0,5}(?:soft|weak|worn|gone|failed|failing|broken|grinding)|pulls? (?:to the )?(?:left|right) (?:under|when) braking|bald tyres?|(?:wire|cord|canvas) showing|(?:will|going to|could|may|might) (?:get|be) (?:hurt|killed|injured)|break (?:a|his|her|their) (?:leg|arm|neck)',
  `threaten(?:s|ed|ing)${ofHarm}|made threats|police(?! (?:have|has|know|report|number|reference|station|house|department|officer|lady|man|woman|people|permit|checks?|liaison|contract|college|academy|training|vetting|clearance|federation|museum|charity|club|band|team|contact|commissioner|event))|(?:waiting|waits) by (?:his|her|my|your|their) car`,
  '(?:went|taken|rushed|admitted|ended up) (?:in|to|at) (?:the )?(?:hospital|a ?& ?e)|chipped (?:a|his|her|my) tooth|(?:metal|glass|plastic) in (?:a|the|his|her|my)',
  'followed (?:me|her|him|us) (?:home|to (?:my|her|his|our))|(?:was|were|been|being|got) (?:followed|touched|groped|grabbed|harassed|assaulted|beaten)|harass(?:ed|ment)',
  '(?:foot|leg|boot|arm|hand)s? (?:\\p{L}+ )?(?:(?:came|gone|go|goes) )?through|(?:somebody|someone|he|she|they|i|we|nearly|almost) (?:\\p{L}+ ){0,2}(?:fell|fall|falls) (?:through|in to the)(?! the (?:list|cracks))',
  `(?:fell|fall|went|stepped|put (?:his|her|my|a) (?:foot|leg)) (?:right |straight |clean )?(?:through|in) (?:the|a) (?:\\p{L}+ )?${structure}`,
  '(?:gave|gives?|giving) way(?! to)|not safe to (?:walk|stand|use|climb|enter|touch|work)',
  `${structure}(?: \\p{L}+){0,8} (?:rotten|rotted|spongy|soft)|(?:rotten|rotted|spongy) (?:\\p{L}+ )?${structure}`,
  '(?:no|without|missing|bent|broken|damaged|worn|torn|cut) (?:\\p{L}+ ){0,2}(?:harness(?:es)?|anchors?|guard ?rails?|handrails?|tie[- ]?offs?|lanyards?|fall protection|hard hats?)',
  '(?:harness(?:es)?|anchors?|guard ?rails?|handrails?|tie[- ]?offs?|lanyards?)(?:[^.]{0,30} )(?:bent|broken|missing|damaged|worn|torn|loose|gone)|(?:not|nobody|no one|never) (?:\\p{L}+ )?(?:tied|clipped|hooked) (?:off|on|in)',
  'feel(?:s|ing)? (?:very |really |so |quite )?(?:sick|dizzy|faint|unwell|sleepy|ill|light-headed)(?! (?:of|and tired))|(?:is|was|been) being sick|stiff neck|whiplash|(?:hit|run into) (?:from behind|by an? (?:car|van|lorry|truck))|(?:neck|back|head|chest) (?:hurts|aches)',
  '(?:sign|letter|panel|tile|slate|brick|branch|limb|tree|glass|gutter|plaster|ceiling|cladding|board|shelf|stone|pole|mast|banner|fence)s?(?: \\p{L}+){0,9} (?:fell(?! (?:behind|through|out))|fallen|came (?:off|down)|come (?:off|down)|blew (?:off|down)|wobbl(?:es?|ed|ing|y))',
  'fell on (?:somebody|someone|(?:an?|the|his|her|our|my) (?!\\p{L}*day|weekend|date|deaf|holiday|first|last|\\d))|cut (?:on|in|to) (?:the|his|her|my) (?:\\p{L}+ )?(?:head|face|hand|arm|leg|finger)',
  "(?:stop bar|emergency stop|e-stop|interlock|brakes?|dead man[’']?s? (?:switch|handle))s?(?: \\p{L}+){0,3} (?:not (?:cutting out|working|tripping|holding)|fail(?:s|ed|ing)?)",
  '(?:light curtain|safety (?:switch|gate|guard)|guard|interlock|emergency stop|e-stop)s?(?: \\p{L}+){0,6} (?:taped|bridged|bypassed|removed|missing|disabled|defeated|broken|off)|(?:taped|bridged|bypassed|removed|disabled)(?: \\p{L}+){0,4} (?:light curtain|safety (?:switch|gate|guard)|interlock|emergency stop)',
  '(?:have|has|had|gets?|got|getting|with|complain\\p{L}* (?:of|about)) (?:an? |bad |terrible )*headaches?',
  "(?:has|have|is|are|been)(?: been)? in (?:the |our |their )?(?:lift|elevator)(?: \\p{L}+)? (?:for|since)|(?:cannot|can[’']?t|could not|unable to) get out|(?:lift|elevator|freezer|cold store|vault)(?: \\p{L}+){0,6} (?:will not|won[’']?t|does not|do not) open",
  '(?:open|unguarded) (?:lift )?shafts?|(?:down|into|onto) (?:the|an?) (?:open )?(?:lift )?shaft|(?:landing|lift) doors?(?: [\\p{L}\\d]+){0,4} opens? (?:with|without|when|while|onto)|alarm button(?: \\p{L}+){0,5} (?:nothing|dead|broken|work)',
  '(?:missed|passed) \\p{L}+ by (?:inches|an inch|a foot|feet|centimet(?:er|re)s|a hair)|(?:nearly|almost|narrowly) (?:(?:got|was|were) )?(?:hit|struck|crushed|killed|ran over|run over)(?! (?:the|our|a|its|their) (?:target|goal|budget|plan))|near[- ]miss(?:es)?|could have (?:killed|crushed|hurt|(?:taken|broken) (?:his|her|my|somebody))',
  '(?:dog|cat|pupp(?:y|ies)|horse|mare|pet|animal|kitten|cow|cal(?:f|ves)|bird|chicken)s?(?: \\p{L}+){0,3} (?:died|dead|(?:got|are|is|were|was) sick|vomit(?:s|ed|ing)?)',
  '(?:wrong|double|twice|extra|too many)(?: \\p{L}+){0,4} (?:tablets?|doses?|pills?|medicines?|medication|insulin)|(?:tablets?|doses?|pills?|medicines?|medication|insulin)(?: [\\p{L},]+){0,8} (?:twice|wrong|missed|missing|gone|mistake)|overdose[ds]?',
  "drowsy|hard to wake|(?:not|n[’']?t) (?:wak(?:e|ing)(?: up)?|eaten|respond(?:ing)?)(?! to (?:the|our) (?:e?mail|letter|call|offer))|unresponsive|groaning|lying on the floor|did not eat|curtains (?:are |were )?(?:still )?(?:shut|closed|drawn)|(?:may|might|could) (?:have fallen|be lying|choke)",
  '(?:people|guests?|customers?|residents?|children|kids|staff|\\d+ of us)(?: \\p{L}+){0,2} (?:are|got|were|was|been|fell) (?:all |really |very |violently )?(?:sick|ill|poorly)|(?:throw(?:ing|n)|threw) up|food poisoning|in (?:the )?(?:ER|A ?& ?E|emergency room)',
  '(?:cable|wire|wiring|flex|lead|plug)s?(?: \\p{L}+){0,2} (?:is |are |was |were )?(?:bare|frayed|exposed)|(?:bare|exposed|see|seeing) (?:the )?copper',
  '(?:dropped|collapsed|fell|moved|lowered|started)(?: [\\p{L}\\d]+){0,4} (?:on its own|by itself)',
  'smell(?:s|ed|ing)? of (?:ammonia|chlorine|solvent)|ammonia (?:smell|leak)|sore eyes',
  'foreign (?:body|bodies|object)s?|(?:bits?|pieces?|shards?|lumps?) of (?:\\p{L}+ )?(?:plastic|glass|metal|wire)',
  "numbness|(?:hit|banged|bumped|struck) (?:his|her|their|my) (?:head|face|neck|back)|vomit(?:s|ed|ing)?|(?<!(?:since|because of|after|from) (?:his|her|their|my|the|\\p{L}+[’']s) |(?:since a|history of|suffers from|has|have|customs) )seizures?(?! (?:of|order|notice)s?(?!\\p{L}))|(?:having|just had|is having) a stroke|had a stroke (?:today|just now|this (?:morning|afternoon)|(?:in|on|at) (?:the (?!spring|summer|autumn|winter|past|new )|our )|while|during)|paraly[sz]ed|concuss(?:ed|ion)",
  "(?:cannot|can[’']?t|could not|unable to|no longer) (?:pass (?:water|urine)|walk(?! away| into)|stand up|feel (?:his|her|their|my)|move (?:his|her|their|my)|see(?: properly| anything| clearly)?(?= *(?:[.,;!]|$| out of| with (?:his|her|their|my|one))))",
  '(?:his|her|their|my) (?:\\p{L}+ )?(?:calf|leg|arm|face|ankle|knee|hand|foot|throat|tongue|lips|eye|wrist|hip)(?: \\p{L}+){0,3} (?:swollen|swelled|numb|broken|broke)',
  'fell (?:off|from|out of|over) (?:a|an|the|his|her|our|my) (?:\\p{L}+ ){0,2}(?:couch|table|bed|chair|bike|bench|machine|treadmill|horse|trailer|truck|van|lorry|platform|wall|edge|dock|box|rail)',
  'nobody (?:is |may |must |should )?(?:to )?(?:go(?:es)?|walks?|stands?) (?:under|near|in)',
];

const general = 'unsafe|(?:is|are|was|were) not safe|danger(?:ous)?|hazard(?:s|ous)?|safety';

const german = [
  'brennt(?! nicht)|feuer|flammen|in brand|(?:kabel|schwel)brand|rauch(?:t|entwicklung)?|qualm|funken(?:flug)?|explosion',
  '(?:gas|brand|rauch|schmor)geruch|gas(?:leck|austritt)|(?:riecht|stinkt)(?: \\p{L}+)? nach (?:gas|rauch|verbranntem|benzin)',
  'stromschlag|verletz(?:t|te[nrs]?|ung(?:en)?)|blutet|bewusstlos|(?:ab|ein)?gestürzt|eingeklemmt|lebensgefahr|gefährlich',
];

const french = [
  'feu(?! vert)|incendie|flammes|fumée|étincelles|explosion|monoxyde|fuite de gaz|électrocut(?:ée?s?|ion)',
  '(?:odeur|sent) (?:de|le|du) (?:gaz|brûlé)|décharge électrique|blessée?s?|saigne|inconsciente?|effondrée?s?|coincée?s?',
  "tombée? (?:de l[’']échelle|du toit|de l[’']échafaudage)|dangereu(?:x|se)|en danger",
];

const spanish = [
  'fuego|incendio|en llamas|humo|chispas|explosión|fuga de gas|(?:olor|huele) a (?:gas|quemado|humo)',
  'descarga eléctrica|electrocutad[oa]|herid[oa]s?|sangra(?:ndo)?|inconsciente|atrapad[oa]s?|derrumb(?:e|ado)',
  'cayó (?:de|desde) (?:la escalera|el tejado|un andamio|una escalera)|peligros[oa]|peligro',
];

const acute = anyOf(...english, ...german, ...french, ...spanish);
const hazards = anyOf(...english, currentOfPosts, ...german, ...french, ...spanish, general);

/** What harms nobody once it is out of use. */
const inUse: Stemmed = [
  [
    /\b(?:(?:hand)?brake|hoist|jack|outrigger|sling|safety|deadman|guard|handrail|ban?nister|balustrade|barrier|interlock)|with(?:out| no)\b|drift|creep|sinks|free[- ]?fall|drops? |\d ?(?:mm|cm|inch)|took the|\b(?:alarm|emergency) /i,
    anyOf(...machines),
  ],
  [/\b(?:trip|slip|stumbl|fall|fell|greas|icy|oily)/i, anyOf(...falls)],
  [
    /crack|split|perish|leak|chaf|corro|burst|torn|worn|fractur|shear|parted|strand|snapp|seiz|fail|broken|undone|\b(?:no|without|any|not)\b|n[’']t\b|empty|expired|deflat/i,
    anyOf(...brokenGear),
  ],
  [
    /curtain|photo ?cell|safety edge|shutter|barrier|lift|elevator|travelator|cage|\bcars?\b|cabin|walkway|platform|hoist|gondola|cradle|\brides?\b|door|gate|levelling|rope|chain|belt|handrail|\bcomb|\bsteps?\b|tread|pallet|escalator|stop button|emergency stop|e-stop/i,
    anyOf(...runaways),
  ],
  ...nearPeople,
  [
    /jump|bridg|by-?pass|linked|short|tape|wire|wedg|tied|prop|overr|defeat|disab|disconn|unplug|silenc|mute|blank|left off|taken|switched off|turned off|held|remov|without|minus|capped/i,
    anyOf(...defeated),
  ],
];

const further: Stemmed = [
  [
    /door|gate|shutter|barrier|caught|trapped|stuck|dragged|pulled|sucked|drawn|jammed|\bfell\b|bruised|sprained|grazed|crushed/i,
    anyOf(...caughtIn),
  ],
  [
    /steril|autoclav|bowie|helix|spore|indicator|legionella|contaminat|swab|sewage|vaccin|insulin|\bdos(?:e|ing)|\bvials?\b|\bjabs?\b|blood|serum|expired|out[- ]of[- ]date|recalled|spoil|controlled drug|\bcds?\b|morphin|morphone|methadone|fentanyl|ketamine|oxycodone|pentobarb|diazepam|midazolam|tramadol|opioid|narcotic|euthan|drugs? /i,
    anyOf(...contaminations),
  ],
  [
    /manhole|\bhole|\bopen |unfenced|\bguards |skylight|trapdoor|uncovered|unguarded|guard|tipped|overturn|toppl|rolled|\bload|steam|boiling|hot oil|straw|hay\b|bedding|curtain|blanket|cardboard|shavings|sawdust|thatch|towel|sheets|sofa|mattress|swung|slipped|shifted|dropped|swallow|drank/i,
    anyOf(...openings),
  ],
  [
    /\b(?:bit|kick|trampl|gored|butted|maul|savag|pinned|charg|attack|lung|went for|knock|escap|panick|rear|thrash|lash|bolt|snapp)|\bloose\b|at large|\bown with\b|alone with|\b(?:road|highway|motorway|carriageway|street|lane|rail|track|bypass)|\bon ?to the\b|\b[abmn]\d|\b(?:got|gets|getting|broke) out\b/i,
    anyOf(...animals),
  ],
  [
    /sharps|needle|scalpel|blade|nail|screw|spike|rebar|shard|kni[fv]e|syringe|warning|hazard|x-?ray|radiat|laser|do not enter|controlled|beam|flurane|anaesth|oxygen|nitrous|scaveng/i,
    anyOf(...devices),
  ],
  [
    /\b(?:live|alive|energi|electri|spark|gas|shock|tingl|buzz|jolt|zap|belt|earth|rc[db]|gfci|residual|wire|cable|conductor|terminal|cover)/i,
    anyOf(...current),
  ],
  [
    /\b(?:wire|wiring|cable|cord|flex|leads?\b|plug|socket|outlet|breaker|rc[db]|gfci|trip ?switch|fuse|arc|flash|isolator|contactor|junction|switch|consumer|insulation|adapt[eo]r|extension)/i,
    anyOf(...harmedCords),
  ],
  [/batter|power ?(?:bank|pack|wall)|accumulat|lithium|\bups\b/i, anyOf(...failingBatteries)],
  [
    /water|rain|leak|drip|flood|condens|sewage|snow|puddle|\bwet\b|soak|sodden|damp|submerged/i,
    anyOf(...waterOnCurrent),
  ],
  [
    /swollen|swelled|bruis|sprain|twist|fractur|bro[ck]|disloc|bleed|burnt|gash|cut|crush|trapp|jamm|slic|bang|concuss|stitch/i,
    anyOf(...wounds),
  ],
  ...meals,
  ...unsound,
  ...inPlainWords,
];
const isFurther = (text: string): boolean => isAnyOf(further, text) || isAnyOf(inUse, text);

export const isHazard = (text: string): boolean => hazards.test(text) || isAnyOf(further, text);

/** What harms somebody, or may do so now. */
export const isAcute = (text: string): boolean => acute.test(text) || isFurther(text);

/** What two sentences tell together: `The lintel is cracked. Toddlers walk under it.` */
export const isUnsoundNearPeople = (text: string): boolean => isAnyOf(nearPeople, text);

export const severe =
  /^now\b|\b(?:critical|urgent|emergency|immediate(?:ly)?|severe|safety|high|p1|sev ?1)\b/i;

/** `Fire & Safety Ltd` is nobody's report. */
const whoNames = new Set(
  ['customer', 'contact', 'owner', 'reporter', 'supplier', 'team', 'role'].flatMap(namesFor),
);

const isReport = ({ path, value }: Fact): boolean =>
  !whoNames.has(normalName(path.at(-1)!)) || isStatement(value);

/** Of what is reported it comes from there; in a claim, or among tasks, somebody is only ill. */
const tellsHospital = ({ sheet, definition }: Reported): boolean =>
  definition.inputs.includes('severity') && sheet.facts.some(({ value }) => inHospital.test(value));
const inHospital = /\b(?:is|was|were) (?:in|at) (?:the )?(?:hospital\b|a ?& ?e\b)/i;

type Reported = Pick<DraftRequest, 'sheet' | 'definition'>;

/** Whether what is reported may harm somebody. */
export const isHazardous = ({ sheet, definition }: Reported): boolean =>
  definition.departmentCode === 'ops' &&
  (tellsHospital({ sheet, definition }) ||
    sheet.facts.some((fact) => isNearMiss(fact) || (isReport(fact) && tellsHazard(fact))) ||
    (!isMadeSafe(sheet) && sheet.facts.some((fact) => isReport(fact) && tellsRunning(fact))));

export const findHazard = ({ facts }: FactSheet): Fact | undefined =>
  facts.find((fact) => isReport(fact) && (tellsHazard(fact) || tellsRunning(fact)));

/** Of an entry of a list that is done, what it does not say to have been done. */
const leftOf = (fact: Fact): string[] => listSentences(fact).slice(isDoneEntry(fact) ? 1 : 0);
const tellsHazard = onceFor(
  (fact: Fact): boolean => isHazard(fact.value) && isHazard(withoutCalm(leftOf(fact))),
);
const tellsRunning = onceFor(
  (fact: Fact): boolean => isAnyOf(inUse, fact.value) && isAnyOf(inUse, withoutCalm(leftOf(fact))),
);

const isNearMiss = ({ path, value }: Fact): boolean =>
  path.some((name) => /^nearmiss(?:es)?$/.test(normalName(name))) &&
  !/^(?:no|none|nil|nothing|0|n\/a)\b/i.test(value);

const harmed = new RegExp(
  `(?<!\\p{L})(?=(?:dizzy|unwell|ill|sick|unconscious|fainted|not breathing|bleed(?:s|ing)?|injured|hurt|collapsed|trapped|burn(?:t|ed) (?:his|her|their|my)|on fire|fire in|fire at|flames|electrocuted|verletzt|bewusstlos|brennt|blutet|blessée?s?|incendie|herid[oa]s?)(?!\\p{L}))${denied}`,
  'iu',
);

/** Whoever is harmed is looked after already. */
const treated =
  /(?<!\p{L})(?:(?:at|in|to|from) (?:the )?(?:hospital|a ?& ?e|er|emergency room|(?:urgent|minor) (?:care|injur\p{L}+)(?: unit| cent(?:er|re))?|clinic|doctor(?:['’]s)?)|(?:was|were|been|is being) (?:treated|seen by|bandaged|stitched)|(?:paramedics?|ambos?|ambulance(?: crew)?|medics?|doctor) (?:came|were|(?:has|have|had) (?:been|come|gone|left|checked)|checked|treated|left|looked)|went home|is (?:at )?home|(?:is|are) back at work|(?:he|she|they|everybody|everyone|nobody) ?(?:['’]?s|is|are|was|were) (?:ok|okay|fine|all right|unhurt|safe))(?!\p{L})/iu;

/** Whether somebody is harmed and not looked after yet: that comes before everything else. */
export const isHarming = (reported: Reported): boolean => {
  if (!isHazardous(reported)) return false;
  const reports = reported.sheet.facts.filter(isReport);
  return (
    reports.some(({ value }) => harmed.test(value)) &&
    !reports.some(({ value }) => treated.test(value))
  );
};

const pressing = /(?<!\b(?:not|non|no|hardly)[ -])\b(?:critical|urgent|emergency)\b/i;

/** Whether it has to be done today. */
export const cannotWait = (reported: Reported): boolean =>
  isHazardous(reported) ||
  (reported.definition.departmentCode === 'ops' &&
    (severe.test(reported.sheet.find('severity')?.value ?? '') ||
      reported.sheet.facts.some(({ value }) => pressing.test(value))));
