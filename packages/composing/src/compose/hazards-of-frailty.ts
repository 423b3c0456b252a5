import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap, unlessMended } from './hazard-words.ts';

const not = "(?:not|never|\\p{L}+n[’']t|cannot|no longer|hasnt|doesnt|isnt|wont|cant)";

/** Who cannot help themselves, or whom a little harms. */
const frail =
  /(?<!\p{L})(?:bab(?:y|ies)|new ?borns?|premature|infants?|toddlers?|crawling|twins|pregnant|expecting|chemo\p{L}*|cancer|leuk\p{L}+|dialysis|oxygen|copd|emphysema|asthma\p{L}*|cystic|immun\p{L}+|transplant\p{L}*|dementia|alzheimer\p{L}*|stroke|(?:8|9)\d[- ](?:year|yr)s?|(?:she|he|mum|dad|mother|father|gran|nan|who)(?: is|[’']s) (?:8|9)\d|aged (?:7|8|9)\d|in (?:her|his|their) (?:eighties|nineties)|wheel ?chair(?! (?:lifts?|ramps?|access\p{L}*))|bed ?bound|bed-?ridden|housebound|disabled|disabilit\p{L}+|blind|partially sighted|epilep\p{L}+|diabetic|hospice|frail|elderly|old (?:lady|man|couple|gentleman)|pensioners?|special needs|autis\p{L}+|palliative|end of life|zimmer|hoist(?:ed)?|ventilator|nebuli[sz]er|peg[- ]fed|(?:months?|weeks?|days?)[- ]old|(?:one|two|three|four|five|[1-6])[- ]year[- ]olds?|little (?:boy|girl|lad)|grandson|granddaughter|kidney|heart (?:failure|condition|patient)|poorly (?:wife|husband|mum|dad|son|daughter))(?!\p{L})/iu;

/** What others put up with for a day or two. */
const defect = anyOf(
  `(?:no|without(?: any)?|lost (?:all |the )?|still no|got no|had no) (?:heat(?:ing)?|hot water|water|power|electric(?:s|ity)?|lights?|lift|gas|phone|alarm|call bell|cooling|air con(?:ditioning)?|fridge)(?! (?:needed|required|charge|bill|loss|damage|leaks?|changes?|works?))`,
  `(?:heating|boiler|hot water|heat pump|radiators?|power|electric(?:s|ity)?|lift|stair ?lift|hoist|through[- ]floor lift|call bell|pendant(?: alarm)?|oxygen concentrator|concentrator|ventilator|mattress|air mattress|bath lift|profiling bed|bed|fridge|air con(?:ditioning)?|ramp|door entry|intercom|night light|tank|cylinder|shower|thermostat|tmv|tap|freezer|phone ?line|landline)(?:[’']s| is| are| was| were| has| have| had| been| all| completely| still| again| gone| keeps?| kept| now| totally| now)* (?:off(?! (?:the|for a test|to))|out(?! (?:of (?:warranty|date|stock|guarantee))| on)|down(?! to)|dead|broken|broke|bust(?:ed)?|packed (?:up|in)|conked out|gone|failed|fail(?:s|ing)|cut(?:ting)? out|cuts out|stuck|jammed|out of (?:order|action|service)|kaput|knackered|given up|died|disconnected|stopped(?: working)?|(?:not|never) (?:working|on|heating|hot)|scalding|boiling|red hot|lukewarm|tepid|freezing|stone cold|cold(?! call| tap| water| store| feed)|tripp(?:ed|ing)|turned off|switched off|playing up|faulty)${unlessMended}`,
  `${not}(?: (?:been|got|get|gets|getting|go|going|come|coming|be|had|have|yet|really|any))* (?:past|above|over|beyond|hotter than|warmer than|higher than|more than|any hotter than) (?:lukewarm|tepid|warm|body heat|blood heat|[1-4]\\d)(?! ?%)|only (?:ever )?(?:just |about )?(?:lukewarm|tepid|(?:1[0-6]|[3-4]\\d) ?(?:°|degrees|deg|c(?!\\p{L})))`,
  `(?:black )?(?:mould|mold|damp|mildew|rats?|mice|cockroaches|bed ?bugs|sewage|fumes|exhaust|smoke|dust|draughts?|fleas|wasps|flies)${gap(5)} (?:in|on|over|round|around|all over|above|behind|by|near|next to|coming (?:in|through|up)|from) (?:the|her|his|their|our|a) (?:\\p{L}+[’']?s? )?(?:bedrooms?|rooms?|cots?|beds?|nursery|walls?|ceilings?|kitchen|bathroom|window|flat|ward|lounge|crib|pram|cupboard|high ?chair|toys?|mattress)|(?:cold|freezing|dark|unheated|wet|soaking|soiled) (?:room|bed|flat|sheets|bedroom|pad|nappy)|left (?:her|him|them|mum|dad|\\p{L}+) (?:\\p{L}+ ){0,2}(?:on the (?:toilet|floor|commode|bedpan)|sitting in|lying in|hungry|unwashed|alone|unattended|for (?:hours|\\d|two|three|four|five))|freezing (?:in there|cold|in here|indoors)|(?:1[0-6]|[4-9]) ?(?:°|degrees)(?: c)? (?:in|inside|at night|this morning|indoors|in there)|stuck (?:upstairs|downstairs|in (?:bed|the (?:flat|bath|chair|bedroom|house)|(?:his|her) (?:chair|bed|room|flat))|on the (?:toilet|stairs|floor))|(?:has|have|had) to (?:carry|lift|drag) (?:him|her|them|mum|dad|my \\p{L}+)|(?:cannot|can[’']?t|could not|couldn[’']?t|unable to) (?:get (?:out|up|down|upstairs|downstairs|to (?:the|his|her) (?:toilet|bathroom|bed|loo)|in or out|washed|warm)|leave the (?:house|flat)|wash|reach (?:the|her|his)|use the (?:toilet|stairs|bathroom)|keep warm|charge)`,
);

/** Where a child plays, sleeps or climbs, and what is wrong there. */
const child =
  /(?<!\p{L})(?:bab(?:y|ies)|new ?borns?|infants?|toddlers?|twins|cots?|cribs?|pushchairs?|prams?|high ?chairs?|nursery|kindergarten|crèche|creche|pre-?school|play ?ground|play ?area|reception class|child(?:ren)?|kids?|kiddies|little ones?|pupils?|grandson|granddaughter|(?:one|two|three|four|five|[1-6])[- ]year[- ]olds?|little (?:boy|girl|lad)|dementia|resident wanders)(?!\p{L})/iu;
const sharp = anyOf(
  `(?:paint|lead paint|plaster|varnish)(?: (?:is|was|has been|all|on \\p{L}+ \\p{L}+))* (?:flaking|peeling|coming off|chipping)[^.]{0,60} (?:chew|eat|mouth|suck|pick|lick)\\p{L}*|(?:chew|suck|lick|gnaw)(?:s|ed|ing)? (?:on |at )?(?:the |its |his |her )?(?:\\p{L}+ )?(?:cable|flex|lead paint|paint|sill|wire|cord|plaster|battery|lagging|bars)`,
  `(?:blind|curtain|pull|roller) ?cords?(?: \\p{L}+){0,4} (?:hang(?:s|ing)?|dangl(?:es|ing)|loop(?:s|ed)?|loose|reach(?:es)?|within reach|by the cot|round (?:his|her|the)|too long|not (?:tied|cleated|clipped))|(?:round|around) (?:his|her|the (?:baby|toddler|child|girl|boy)[’']s) neck(?! (?:scarf|line))`,
  `(?:pond|pool|hot tub|paddling pool|water butt|slurry|well|river|canal|ditch|swimming pool|septic|cess ?pit|lake)(?: \\p{L}+){0,4} (?:open|uncovered|unfenced|no (?:fence|gate|lid|cover|rail)|without (?:a )?(?:fence|gate|lid|cover)|not (?:fenced|covered|gated|locked)|gate (?:is |was |has been |left )?(?:open|broken|off|gone|does not|doesn[’']t|will not|won[’']t)\\p{L}*)|gate(?: (?:to|by|at|on|round) the (?:\\p{L}+ )?(?:pond|pool|road|river|car park|canal|lane|street|tracks|railway))?(?: (?:is|was|has been|left|keeps?|always|still|now))* (?:open|unlocked|broken|off its hinges|hanging off|does not (?:shut|latch|close|lock)|doesn[’']?t (?:shut|latch|close|lock)|will not (?:shut|latch|close|lock)|won[’']?t (?:shut|latch|close|lock|stay))(?=[^.]{0,80}(?:road|street|lane|pond|pool|river|canal|railway|car park|out|play|traffic))${unlessMended}`,
  `(?:nails?|screws?|staples?|wires?|glass|splinters?|spikes?|sharp (?:edges?|corners?|bits?|metal)|broken (?:glass|slats?|bars?|tiles?)|needles?|syringes?|batter(?:y|ies)|magnets?|tablets?|pills|bleach|knives|blades?|bolts?)(?: (?:is|are|was|were|all|still|left|keep|keeps|been))* (?:stick(?:s|ing)?|pok(?:es|ing)|protrud(?:es|ing)|com(?:es|ing) (?:out|loose|through|off)|fall(?:s|ing) out|fell out|loose|lying|left|exposed|within reach|in reach|on the (?:floor|ground|slide|grass|mat|low shelf)|in the (?:sand|sandpit|grass|ball pit|toy box|bark|soil))(?! (?:to|for|at the))${unlessMended}`,
  '(?:wheel|handle|side|bar|leg|arm|strap|lid|door|shelf) (?:came|come|comes|fell|fallen|snapped|broke) (?:off|away from) (?:the |his |her |our )?(?:\\p{L}+ )?(?:cot|crib|pram|buggy|pushchair|high ?chair|bunk|swing|slide|climbing frame|car ?seat|stair ?gate|rocker|wheelchair)',
  `(?:slats?|bars?|rails?|side|catch(?:es)?|latch|clip|buckle|strap|harness|wheel|seat|hinge|lid|brake|bolts?|leg|mattress|guard|bracket|gap)(?: (?:of|on) the (?:\\p{L}+ )?(?:cot|crib|pram|buggy|pushchair|high ?chair|bunk|swing|slide|climbing frame|car ?seat|stair ?gate|rocker|changing table))(?: \\p{L}+){0,4} (?:loose|broken|broke|missing|gives|slips|comes? (?:off|undone|open|away|loose)|came (?:off|undone|open|away|loose)|cracked|drops?|dropped|pops?|snapped|fails?|failed|undone|worn|too wide|wobbl\\p{L}+|bent)${unlessMended}|(?:cot|crib|pram|buggy|pushchair|high ?chair|bunk ?beds?|swings?|slides?|climbing frame|car ?seat|stair ?gate|wardrobe|chest of drawers|bookcase|tv|telly|fireplace|radiator|oven door|goal ?posts?|play ?house|trampoline|see-?saw)(?: (?:in|by|on|at) (?:the|our|her|his) \\p{L}+)?(?:[’']s| is| was| has| keeps?| kept| sometimes| just| now| again)* (?:collapses|collapsed|folds|folded|wobbl\\p{L}+|rocks|tip(?:s|ped|ping)?|top-?heavy|toppl\\p{L}+|comes? (?:apart|away|off|loose)|came (?:apart|away|off|loose)|gives way|gave way|loose|broken|cracked|rusted|unfixed|not (?:fixed|screwed|bolted|anchored|secured)|scalding|boiling|red hot|too hot|rolls?|rolled)(?! (?:in|out) (?:of|the) (?:price|sale))${unlessMended}`,
);

/** What keeps somebody alive, and what it needs. */
const lifeline =
  /(?<!\p{L})(?:(?:home |on |on her |on his |her |his |portable |bottled )?oxygen|dialysis|ventilator|breathing machine|concentrator|nebuli[sz]er|feeding pump|peg feed|cpap|bipap|insulin|suction(?: machine)?|apnoea monitor|iron lung|life support|pressure mattress|incubators?|brooder|syringe driver)(?!\p{L})/iu;
const runsOut = anyOf(
  `(?:no|without(?: an?| any)?|only (?:a )?) ?(?:back-?up|backup|generator|battery|spare(?:s| bottle| cylinder)?|ups|power|electric(?:s|ity)?|supply|mains)(?! (?:needed|required))`,
  '(?:power|electric(?:s|ity)?|mains|supply|grid)(?: (?:is|was|has been|will be|went|goes|keeps|been|still|has|had|have))* (?:off|out|down|gone|cut|going off|dropping|tripping|failed|switched off|turned off)|power cuts?|outages?|black-?outs?|brown-?outs?|off supply',
  '(?:\\d+|two|three|four|five|six|few|couple of|an?|one|half an?)(?: \\p{L}+)? ?(?:hours?|hrs?|minutes?|mins)(?: \\p{L}+)? (?:of|left|worth|supply|in the|on the|remaining)|(?:run(?:s|ning)?|ran) (?:out|low|down|short)|last (?:bottle|cylinder|tank|one|dose|pen)|before (?:dark|tonight|nightfall|bed ?time)|(?:batter(?:y|ies)|alarm)(?: (?:is|was|keeps?|has))* (?:flat|dead|low|beeping|failing|dying)|got (?:warm|hot|frozen)|(?:fridge|freezer)(?: for (?:the|his|her) \\p{L}+)?(?: (?:is|was|has|with \\p{L}+ \\p{L}+ in it))* (?:off|dead|broken|failed|warm|packed up)|(?:beeping|alarming|cutting out|cuts out|stopped|fail(?:s|ed|ing)|switch(?:es|ed) (?:itself )?off|playing up|not (?:working|been serviced))',
);

/** `I can leave my insulin in the fridge when the power goes, at last` */
const assured =
  /\b(?:finally|at last|no longer|any ?more|never again|covered|keeps? (?:running|going)|zero|thanks to)\b/iu;

export const frailty: Stemmed = [
  [
    /\b(?:no|without|lost)\b|off\b|out\b|down|dead|bro[ck]e|bust|pack|conk|gone|fail|cut|stuck|jam|kaput|knack|died|disconn|stop|working|scald|boil|hot|lukewarm|tepid|cold|freez|tripp|faulty|past|above|over|beyond|more than|mould|mold|damp|mildew|rats?\b|mice|cockroach|bugs|sewage|fumes|exhaust|smoke|dust|draught|fleas|wasps|flies|degrees|carry|lift|drag|cannot|can['’]?t|could|unable/iu,
    { test: (text) => beside(text, defect, frail) },
  ],
  [
    /flak|peel|chip|coming off|chew|suck|lick|gnaw|cord|neck|pond|pool|tub|water|slurry|well\b|river|canal|ditch|gate|nail|screw|staple|wire|glass|splinter|spike|sharp|needle|syringe|batter|magnet|tablet|pills|bleach|kni|blade|bolt|slat|bar|rail|side|catch|latch|clip|buckle|strap|harness|wheel|seat|hinge|lid|brake|leg\b|mattress|guard|bracket|gap|cot\b|crib|pram|bugg|chair|bunk|swing|slide|frame|wardrobe|chest|bookcase|tv\b|telly|fireplace|radiator|oven|goal|play ?house|trampoline|see-?saw/i,
    { test: (text) => beside(text, sharp, child) },
  ],
  [
    /back-?up|generator|batter|spare|\bups\b|power|electric|supply|mains|outage|black-?out|brown-?out|hour|hr|min|run|ran|last|before|got|fridge|freezer|beep|alarm|cut|stop|fail|switch|playing|not/i,
    {
      test: (text) => lifeline.test(text) && !assured.test(text) && beside(text, runsOut, lifeline),
    },
  ],
];
