import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap } from './hazard-words.ts';

/** What one stands on, and what is no footing for it. */
const climbs =
  /(?<!\p{L})(?:ladders?|steps?|step ?ladder|stool|trestles?|reach(?:es|ed|ing)?|gutters?|roof|ceiling|loft|bulb|light|top shelf|leaf|leaves|windows?|paint(?:ing|ed)?|hang(?:ing)?|climb(?:s|ed|ing)?|high|height|up there|prun\p{L}+|hedge|branch(?:es)?|banner|sign|camera|panels?|alarm)(?!\p{L})/iu;
const poorFooting = anyOf(
  `(?:stood|stands?|standing|balanc(?:ed|es|ing)|perch(?:ed|es|ing)|propp?(?:ed|s|ing)|put|puts|rest(?:ed|s|ing)|lean(?:s|ed|ing|t)|set|stuck|climb(?:ed|s|ing)(?: up)?|got up|stacked|up|ladder|steps|footed)(?: (?:it|them|him|her|one|the|a|an|two|his|her|our|my|step|extension|tall|short|little|long|ladders?|steps|stool|chair|trestle|on tiptoe|himself|herself))* (?:on|onto|on top of|across|against) (?:(?:a|an|the|our|his|her|my|their|two|three|some|top|of|up|turned|old|pile|stack|few|loose|upturned|wobbly) )*(?:wheelie ?bins?|bins?|pallets?|tables?|desks?|office chairs?|swivel chairs?|chairs?|buckets?|van roof|bonnet|bricks|breeze ?blocks|blocks|skips?|crates?|beer crates?|drums?|barrels?|forks?|baths?|worktops?|car roof|bed of|boxes|books|barrow|wheelbarrow|trolley|shopping trolley|trampoline|scaffold boards?|planks?|gutters?|plastic gutter(?:ing)?|sink|radiator|banister|window ?sill|ledge|sofa|bunk|paint tins?|tins?|tyres?|bales?|tailgate|cab roof)`,
);
const lifted = anyOf(
  `stack(?:ed|s|ing) (?:two|three|four|the|some|a few|up)(?: \\p{L}+){0,2} (?:tables|chairs|boxes|pallets|crates|bricks|desks|benches)(?= (?:to (?:get|reach|stand|climb)|and (?:climbed|stood|got)|so (?:he|she|they|i)))`,
  `(?:lift(?:ed|s|ing)?|rais(?:ed|es|ing)|hoist(?:ed|s|ing)?|took|takes?|carr(?:y|ied|ies)|rode|rid(?:es?|ing)|stood|stand(?:s|ing)?|up|went up|sent (?:him|her|\\p{L}+) up|work(?:ed|s|ing)?|go(?:es)? up)(?: (?:him|her|me|them|somebody|someone|the \\p{L}+|people|men|a man|\\p{Lu}\\p{Ll}+|up|inside))* (?:on|in|onto|into|from) (?:the |a |an |its )?(?:forks|bare forks|fork ?truck forks|(?:digger|loader|telehandler|excavator|tractor|front) ?bucket|bucket|pallet(?: on the forks)?|crane hook|hook|skip|grab)(?= (?:of|to|so|because|and|with|for|while|when|instead|\\d)|[.,;!]|$)(?<=\\b(?:him|her|me|them|somebody|someone|man|men|lads?|apprentice|he|she|they|we|people|stood|standing|rode|riding|[\\p{Lu}]\\p{Ll}+)\\b[^.]{0,50})`,
  `(?:on|along|across|up|walk(?:ed|s|ing)|climbed) the (?:\\p{L}+ )?(?:roof|ridge|parapet|ledge|mast|gantry|girder|beam|wall top|chimney|tower|tree|steelwork|crane|jib|edge)(?!\\p{L})[^.;]{0,60} (?:no|without (?:an? |any )?|not (?:on|wearing|clipped|tied)(?: an?)?|untied|un-?roped|not (?:tied|clipped|hooked|roped)) ?(?:line|rope|lanyard|tether|harness|helmet|hard hat|safety \\p{L}+|edge \\p{L}+|anything|scaffold(?:ing)?|tie|clip|on|in|to anything)s?(?: on)?`,
  `(?:ridge|roof|mast|gable|chimney|tower|steeple|tree|steel|edge|scaffold|gutters?|cherry picker|mewp|basket)(?!\\p{L})[^.;]{0,60} (?:with no|no|without (?:an? |any )?|not (?:wearing|on) (?:an? |his |her |their )?) ?(?:safety )?(?:lines?|ropes?|lanyards?|tethers?|harness(?:es)?|hard hats?|helmets?|edge protection|handrails?|nets?)(?: on)?(?! (?:needed|required|included))`,
);

const gear =
  "(?:(?:insulat(?:ed|ing)|class 0{1,2}|rubber|cut[- ]resistant|chemical|heat[- ]proof|electrician[’']?s|lineman[’']?s|safety|gauntlet|welding) ?(?:gloves?|boots?|helmets?|masks?|glasses|goggles|vests?|gauntlets|mats?)|gloves|goggles|safety (?:glasses|specs|boots|shoes|harness|helmet)|hard hats?|helmets?|harness(?:es)?|fall arrest(?: \\p{L}+)?|lanyards?|respirators?|(?:dust|face|ffp3?|half|welding|air-?fed|gas) ?masks?|ear ?(?:defenders|plugs|muffs)|ppe|p\\.p\\.e\\.?|protective (?:gear|clothing|equipment|kit)|chainsaw (?:trousers|boots|chaps)|life ?jackets?|buoyancy aids?|stab vests?|lone[- ]worker (?:alarms?|device)|arc flash (?:suit|kit|gear)|wading \\p{L}+|gas (?:detectors?|monitors?)|apron and visor|visors?|face shields?|bump caps?|lead aprons?|dosimeters?|bee ?suits?|toe[- ]?caps?|steel[- ]?toe\\p{L}* \\p{L}+|personal alarms?|radios?|first aid kits?)";
const later = anyOf(
  `${gear}(?: \\p{L}+){0,4}[,(:–-]? ?(?:(?:are|is|were|was|still|all|only|just|now|been|has|have|being|will|be|to|yet|hers?|his|size \\p{L}+|not)[ ,]){0,4}(?:not (?:here|in(?= |[.,;)]|$)|arrived|come|there|delivered|issued|ready|yet|available)|(?:hasn[’']?t|haven[’']?t|have not|has not|won[’']?t|will not)(?: \\p{L}+){0,2} (?:come|arrived?|be (?:here|in|there|ready)|turned up|been (?:delivered|issued|ordered))|on (?:back[- ]?order|order)|back-?ordered|out of stock|to follow|coming (?:later|next|in|on|the week|after|\\p{L}+day)|(?:ordered,? )?(?:arriv(?:e|es|ing)|due|comes?|here|delivered|delivery|expected|in|available|land(?:s|ing)?)(?: in)? (?:on )?(?:the )?(?:\\d|\\p{L}+day|next|week|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|after|in (?:a|two|three|january|february|march)|later|a (?:week|few))|(?:don[’']?t|won[’']?t|doesn[’']?t|will not|do not|does not|not) (?:come|arrive|get here|be here|be in|be there)(?: in)? (?:until|till|before)(?: the)? [\\p{L}\\d]+|ran out|run out|short of|none (?:left|in (?:his|her|stock)|that fit)|too (?:big|small|large)|don[’']?t fit|doesn[’']?t fit|do not fit|share|shared|to be ordered|forgot(?:ten)?|missing(?= |[.,;)]|$)|can (?:wait|follow|come later)|when (?:they|it) (?:come|comes|arrive|arrives)|if there are any)`,
  `(?:no|without(?: any| his| her| the)?|has no|got no|waiting (?:for|on)(?: (?:his|her|the|new|more))?|still (?:waiting|needs)(?: (?:for|on))?(?: (?:his|her|the))?|borrow(?:s|ing)? (?:\\p{L}+[’']s |some |a |old )?|cannot get|can[’']?t get) ?(?:\\p{L}+ ){0,1}${gear}(?= (?:yet|until|till|before|for (?:him|her|them|the|now|a)|so|and|when|while|left|but|in (?:his|her)|at|on|he|she|they|that|his|her|to start|as|since|because|from)|[.,;)!]|$)(?! (?:needed|required|necessary))`,
);
/** It is there before the work begins. */
const inTime =
  /\b(?:before (?:he|she|they|you|his|her|the start|work|day one|any (?:work|live))|in time|until then (?:no|not|only|he|she|they|desk|office)|no (?:live|roof|site|field) work (?:before|until|till)|not (?:go|start|work|climb)\p{L}* (?:\p{L}+ ){0,3}(?:before|until|till)|invoice|quote|price list|brand(?:ed|ing)|sale|customers?|webshop|website|radios? (?:advert|ad|station|show)|trade price|wholesale)\b/iu;
const gearLater = {
  test: (text: string) =>
    text.split(/(?<=[.;!?])\s/u).some((one) => later.test(one) && !inTime.test(one)),
};

/** Where the air kills, or the thing that is cleared starts up. */
const entered = anyOf(
  `(?:climb|went|gone|go|goes|got|gets|crawl|jump|lower|step|pop|popp|nip|nipp|dropp?|reach|put (?:his|her) (?:arm|hand|head|leg)|stuck (?:his|her) (?:arm|hand|head|leg)|lean|fell|sent|stood|hops?|hopp)(?:s|ed|ing|es)?(?: (?:him|her|the (?:lad|boy|apprentice)|\\p{Lu}\\p{Ll}+|himself|herself))?(?: (?:right|straight|back|down|over|up|quickly|just|only|out))* (?:in|into|down|inside|in to|through|onto)(?: \\p{L}+){0,2} (?:slurry (?:store|pit|tank|lagoon|tower)|silo|grain (?:bin|store|pit|dryer)|wet well|manhole|cess ?pit|septic tank|sump|vat|hopper|baler|digester|fermenter|well|hold|tanker|bunker|mixer|auger|shredder|chipper|crusher|compactor|conveyor|cooling tower|chamber|culvert|sewer|bulk bin|storage clamp|feed bin|hay ?loft hole|dough mixer|machine|bin lorry|press|guillotine)(?!\\p{L})[^.;]{0,80} (?:fetch|get|without|on (?:his|her) own|alone|to free|free a|to clear|clear(?:ing)?|unblock\\p{L}*|no mask|while|running|reach|phone|fork|dropped|still|with (?:it|the)|came over|pass(?:ed)? out|dizzy|pulled|retrieve|untangle|jam|stuck|no harness|holding (?:his|her) breath|nobody|quick)`,
  `(?:clear(?:s|ed|ing)?|unblock(?:s|ed|ing)?|clean(?:s|ed|ing)?|reach(?:es|ed|ing)? (?:in|into|inside|under|over|through)|free(?:s|d|ing)?|oil(?:s|ed|ing)?|greas(?:es|ed|ing)|grab(?:s|bed|bing)?|pok(?:es|ed|ing)|kick(?:s|ed|ing)?|prod(?:s|ded|ding)?|adjust(?:s|ed|ing)?)${gap(8)} (?:while (?:it[’']?s|it is|it was|the \\p{L}+(?: \\p{L}+)?(?: is| was|[’']s)|they[’']re|still)(?: still)? (?:running|going|moving|on(?! (?:site|order|sale))|turning|live|spinning|hot)|with (?:it|the \\p{L}+(?: \\p{L}+)?|the power|the engine) (?:still )?(?:running|going|moving|on(?! (?:site|order|sale))|turning|live|spinning|connected)|without (?:stopping|isolating|switching|turning|locking)(?: it| them| off)*)`,
  `(?:saws?|chainsaws?|grinders?|blades?|engines?|mowers?|belts?|machines?|conveyors?|drills?|mixers?)(?: (?:was|is|were|are|still))* (?:still )?(?:running|turning|spinning|going|moving) (?:when|while|as) (?:he|she|they|we|i|the \\p{L}+) (?:pass(?:ed|es)|handed|reached|put|clean(?:ed|s)|carr(?:ied|ies)|lifted|climbed|cleared|opened|changed|adjusted|grabbed|leaned)|(?:drain(?:s|ed|ing)?|empt(?:y|ies|ied|ying)|mov(?:e|es|ed|ing)|carr(?:y|ies|ied|ying)|filter(?:s|ed|ing)?|lift(?:s|ed|ing)?)(?: \\p{L}+){0,6} (?:while|when|with) (?:the |it[’']?s |it is )?(?:fat|oil|water|wax|sugar|tar|jam|metal|it)? ?(?:is |was |[’']s )?(?:still )?(?:hot|boiling|bubbling|molten|burning)|(?:work(?:s|ed|ing)?|change[sd]?|changing|fit(?:s|ted|ting)?|wire[sd]?|wiring|replac(?:es|ed|ing)|connect(?:s|ed|ing)?|swapp?(?:s|ed|ing)|test(?:s|ed|ing)?)${gap(6)} (?:live|with the power (?:still )?on|without (?:isolating|turning (?:it|the power) off|switching (?:it|the power) off|locking (?:it )?off)|without (?:gas safe|a permit))(?= (?:because|to save|so|all|again|every|as|and)|[.,;!]|$)(?<!\\b(?:go|goes|went|going|streamed|music|played|site|website|app) live)`,
);
const crowd = anyOf(
  "(?:crush(?:ed)?|squash(?:ed|ing)?|squeez(?:ed|ing)|press(?:ed|ing)|pinn(?:ed|ing)|shov(?:ed|ing)|push(?:ed|ing))(?: (?:right|all|up|hard|back|together|flat))* (?:against|into|up to|onto) (?:the|a|our) (?:\\p{L}+ )?(?:barriers?|fences?|stage|gates?|walls?|doors?|railings?|turnstiles?|shutters?|bar|glass)|lifted (?:clean |right )?off (?:their|her|his) feet|(?:crowds?|queues?|people|fans|kids|customers|everyone|everybody|lot of people|punters)(?: \\p{L}+){0,5} (?:surg(?:e|ed|ing)|stampede[d]?|(?:cannot|can[’']?t|could not|couldn[’']?t) (?:move|get out|breathe)|trampl\\p{L}+|packed (?:in )?(?:so|like sardines)|shoulder to shoulder|twice (?:the|as many)|over (?:the )?capacity|(?:only|just) one (?:way|door|exit))|twice as many (?:people|kids|guests|fans|children|customers|members)(?: \\p{L}+){0,3} (?:as|in)(?! last)|(?:over|twice (?:the|our)|double (?:the|our)) (?:the )?(?:capacity|licen[cs]e number)(?=[^.]{0,60}(?:people|crowd|door|exit|hall|club|room|in there|let in|guests))",
);

export const practice: Stemmed = [
  [
    /stood|stand|balanc|perch|prop|put|rest|lean|set|stuck|climb|got up|stacked|\bup\b|ladder|steps|footed/i,
    { test: (text) => beside(text, poorFooting, climbs) },
  ],
  [
    /tables|chairs|boxes|crates|bricks|desks|benches|forks|bucket|pallet|hook|skip|grab|roof|ridge|parapet|ledge|mast|gantry|girder|beam|wall|chimney|tower|tree|steel|crane|jib|edge|gable|steeple|scaffold|gutter|picker|mewp|basket/i,
    lifted,
  ],
  [
    /glove|boot|helmet|mask|glass|goggle|vest|gauntlet|mats?\b|specs|shoes|hat|harness|arrest|lanyard|respirator|ear ?|ppe|p\.p\.e|protective|trousers|chaps|jacket|buoyan|alarm|suit|kit|detector|monitor|visor|shield|cap|apron|dosimeter|radio/i,
    gearLater,
  ],
  [
    /slurry|silo|grain|well|manhole|cess|septic|sump|vat\b|hopper|baler|digester|ferment|hold|tanker|bunker|mixer|auger|shredder|chipper|crusher|compactor|conveyor|cooling|chamber|culvert|sewer|bin\b|clamp|hole|machine|press|guillotine|running|going|moving|\bon\b|turning|live|spinning|hot|connected|without/i,
    entered,
  ],
  [
    /crush|squash|squeez|press|pinn|shov|push|lifted|surg|stamped|move|get out|breathe|trampl|packed|shoulder|twice|capacity|one (?:way|door|exit)|double/i,
    crowd,
  ],
];
