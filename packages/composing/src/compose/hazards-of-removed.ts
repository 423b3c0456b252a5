import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap, unlessMended } from './hazard-words.ts';

/** What moves, cuts, burns or opens under people once its guard is off. */
const machine =
  '(?:bandsaws?|saws?|grinders?|linishers?|sanders?|presses|press(?! (?:release|office|day|cutting|coverage|ads?))|mixers?|dough|belts?|blades?|lathes?|pillar drills?|drills?|planers?|thicknessers?|routers?(?= (?:table|bit|bench))|mincers?|slicers?|bacon|fans?|augers?|ptos?|power take-?off|drive shafts?|conveyors?|shredders?|chippers?|mowers?|strimmers?|guillotines?|rollers?|balers?|pulleys?|cogs?|gears?|chains?|chainsaws?|cutters?|choppers?|millers?|milling|spindle|punch|crushers?|hoppers?|treadmills?|elliptical|rowing machine|spin bikes?|fuse ?box(?:es)?|fuse ?boards?|consumer units?|sockets?|isolators?|junction box|switch ?(?:gear|board)|terminals?|manholes?|wells?|pits?|tanks?|sumps?|drains?|septic|fryers?|boilers?|burners?|heaters?|hobs?|flywheels?|looms?|tumble dryers?|washing machine|slurry|separator|machines?)';
const coverOff = anyOf(
  `(?:covers?|guards?|hoods?|shields?|lids?|side ?panels?|casings?|mesh|grilles?|visors?|cowls?|housings?)(?:[’']s|s[’']| is| are| was| were| has| have| been| still| came| come| left| all| taken| fell)* (?:off|missing|lost|in the (?:corner|skip|bin|van|cupboard|way|drawer)|on the (?:floor|bench|shelf)|leaning against|broken off|snapped off|gone)(?! (?:the (?:pool|paint|cars?|sofa|chairs?|jar|box|book)|to (?:print|press)|well|down a treat|with))${unlessMended}`,
  `(?:took|taken|take|takes|taking|left|leave|leaves|leaving|with|had|has|runs?(?: it)? with|works? with|cut(?:s|ting)? with) (?:the |its |all |that |their )?(?:\\p{L}+ )?(?:covers?|guards?|hoods?|shields?|lids?|side ?panels?|casings?|mesh|grilles?|visors?|cowls?)(?: (?:off|out|up|open|lifted|back))${unlessMended}`,
  `(?:no|without (?:the |a |any |its )?|minus (?:the |its )?|never (?:uses?|fits?|puts?) (?:the |its )?|nobody (?:uses?|fits?|bothers with) the ?)(?:cover|guard|hood|shield|lid|mesh|push ?stick|riving knife|crown guard|visor)s?(?: on| over)?`,
);
const ofMachine = {
  test: (text: string) => new RegExp(`(?<!\\p{L})${machine}(?!\\p{L})`, 'iu').test(text),
};

/** What warns people, holds them, or stops what would harm them. */
const safeguard =
  "(?:(?<!(?:burglar|car|intruder|phone|morning|wake-up) )alarms?(?! clocks?)|(?:smoke|heat|fire|gas|co|carbon monoxide|panic|door|bed|pool|baby|call|reversing|tank|low oxygen|oxygen|flood|fall|pendant|intruder|nurse call) ?(?:alarms?|detectors?|sensors?|sounders?|monitors?|bells?|buzzers?)|(?:door|guard|lid|gate|seat|safety|pressure|limit|float|trip|tilt|kill|cut-?off|cut-?out|foot|bonnet|hatch|interlock|micro|proximity|reed|high[- ]level|level|flow|dead ?man[’']?s?) ?(?:inter)?(?:switch(?:es)?|lock|locks|sensors?|cut-?outs?|handles?|stops?|pedals?|valves?)|interlocks?|cut-?outs?|seat ?belts?|harness(?:es)?|child ?(?:locks?|seats?|gates?)|car ?seats?|booster seats?|stair ?gates?|(?:window|door) (?:restrictors?|closers?|guards?)|restrictors?|closers|finger guards?|light (?:curtains?|guards?|beams?)|photo ?cells?|safety (?:edge|beam|rail|bar|net|strap|chain|gate|key|catch|lanyard|cord|pin|glasses)s?|kill ?cords?|call (?:bells?|cords?|buttons?)|pull ?cords?|(?:red|emergency|alarm) (?:pull ?)?cords?|bed ?rails?|sensor mats?|crash ?mats?|rcds?|trip switch(?:es)?|emergency (?:lights?|lighting|stops?|button|exits?|release)|e-?stops?|stop buttons?|red buttons?|two[- ]hand(?:ed)? (?:controls?|buttons?)|speed limiters?|limiters?|governors?|tacho(?:graph)?s?|wheel chocks?|chocks|outriggers?|stabilisers?|brake ?away|breakaway cable|extract(?:ion|ors?)?(?: fans?)?|scrubbers?|gas tap|isolation valve|solenoid|thermostats?|high limit|pressure relief(?: valve)?|relief valve|flame failure|flue (?:alarm|guard)|man ?hole guards?|tmvs?|mixing valves?|scald valves?|pool (?:cover|fence|gate)s?|anti-?(?:entrapment|scald) \\p{L}+|blade brakes?|chain brakes?)";
const putOut =
  '(?:by-?pass(?:es|ed|ing)?|bridg(?:es|ed|ing)|wedg(?:es|ed|ing)|tap(?:es|ed|ing)(?: (?:up|down|over|back|open|shut|across))?|gaffer(?:s|ed)?|ti(?:es|ed)|tying|zip-?tied|cable-?tied|prop(?:s|ped|ping)|jam(?:s|med|ming)|pin(?:s|ned|ning)|strap(?:s|ped)|overrid(?:es?|den|ing)|overrode|defeat(?:s|ed|ing)?|disabl(?:es|ed|ing)|disconnect(?:s|ed|ing)?|unplug(?:s|ged|ging)|silenc(?:es|ed|ing)|mut(?:es|ed|ing)|remov(?:es|ed|ing)|unscrew(?:s|ed)|unhook(?:s|ed)|unclip(?:s|ped)|cut(?:s|ting)? (?:off|through|the wires? (?:of|to|on))|switch(?:es|ed|ing)? off|turn(?:s|ed|ing)? off|pull(?:s|ed|ing)? (?:out|off|down)|t(?:ake|akes|ook|aken|aking)(?: (?:down|off|out))|cover(?:s|ed|ing)?(?: (?:up|over))?|stuff(?:s|ed|ing)?|chained|disarm(?:s|ed)?|hung (?:a|his|her) \\p{L}+ (?:on|over)|put (?:a|his|some) \\p{L}+(?: \\p{L}+)? (?:over|on|in|across|round)|snipp(?:s|ed)|fool(?:s|ed|ing)?|trick(?:s|ed|ing)?|cheat(?:s|ed|ing)?|hold(?:s|ing)? (?:in|down|open))';
const isOut =
  '(?:off|out|down|by-?passed|bridged(?: out)?|wedged(?: \\p{L}+)?|taped(?: \\p{L}+)?|tied (?:up|back|open|down|off|out of the way)|zip-?tied|cable-?tied|propped(?: open)?|jammed (?:open|in|on)|pinned (?:open|back)|overridden|disabled|disconnected|unplugged|silenced|muted|removed|unscrewed|unhooked|snipped|cut (?:off|through|out)|switched off|turned off|pulled out|covered(?: (?:up|over))?|stuffed|in (?:a|the|my|his|her) (?:drawer|cupboard|skip|bin|pocket|shed|loft|garage)|held (?:in|down|open|up) (?:with|by)|hung up out of reach|out of reach|too high|no batter(?:y|ies)|without batter(?:y|ies)|looped (?:up|over)|knotted|clipped (?:shut|in behind|behind)|(?:plugged|buckled|done up) behind)';
const stillWorks =
  '(?! (?:by (?:the )?(?:end|design|about|around|\\d+|up to)|of the box|of stock|on time|for (?:sale|delivery)|to (?:the )?(?:customer|site|tender|quote|you)|the (?:door|shelf|press)|and (?:on again|tested|replaced|back on)|and (?:are |is |were )?(?:on again|back on)|by mistake|for the (?:test|service|drill|duration of the (?:test|service|drill))|during (?:the |our )?(?:test|service|drill)|while we (?:test|service|paint|work)\\p{L}*)(?!\\p{L}))';

const putOutOf = anyOf(
  `${putOut}(?: (?:the|its|their|his|her|our|that|all the|both|every|those|a|an|up|over|my|one of the|two of the))*(?: \\p{L}+){0,2} ${safeguard}(?! (?:market|sector|trade|industry|business|installation|course|contracts?|service|brochure|specs?))${unlessMended}`,
  `(?<!(?:jumper|bridge|link|by-?pass|wedge|tape|magnet)s? (?:on|across|over|from|in|of|round) (?:the |its )?)${safeguard}(?:[’']s|s[’']| is| are| was| were| has| have| had| been| got| gets?| still| left| all| just| always| kept| being| permanently| in \\p{L}+ \\d+| (?:in|on|at|by|of|to|behind|over) (?:the|our|bay|line|press|number|lift|door|room|his|her)(?: [\\p{L}\\d]+){0,2}?)* ${isOut}${stillWorks}${unlessMended}`,
  `(?:batter(?:y|ies)|fuse|plug|wires?)(?: (?:was|were|is|are|has been))? (?:taken|took|pulled|removed|out|came) (?:out )?(?:of|from) (?:the |our |their |her |his |that )?(?:\\p{L}+ )?${safeguard}|(?:took|takes|taken|pulled|pulls|removed|had) the batter(?:y|ies)(?: \\p{L}+)? (?:out|from|off)(?=[^.]{0,60}(?:alarm|detector|beep|chirp|bleep|going off|noise|ceiling|racket|thing))`,
  `(?:fire|stair\\p{L}*|stairs|corridor|self[- ]closing|smoke|escape|emergency|exit|cross[- ]corridor|lobby|kitchen|bin ?store|boiler ?room|flat (?:entrance|front)|landing|protected|ward|bedroom|hall|plant ?room|lounge) ?(?:doors?|exits?)(?: (?:is|are|was|were|gets?|always|all|both|kept|being|left|stays?|on \\p{L}+ \\d+|to the \\p{L}+))* (?:wedged|propped|hooked(?! up)|tied|jammed|chocked|held|kept|fastened|pinned) (?:open|back)|(?:wedg(?:es?|ed|ing)|prop(?:s|ped|ping)?|hook(?:s|ed|ing)?|tie[sd]?|tying|jam(?:s|med)?|hold(?:s|ing)?|kept|keep(?:s|ing)?|chock(?:s|ed)?)(?: (?:the|all|both|every|our|their|that|two|of))* (?:fire|stair\\p{L}*|self[- ]closing|smoke|escape|emergency|exit|cross[- ]corridor|protected|corridor|boiler ?room|kitchen|plant ?room) ?(?:doors?|exits?) (?:open|back)(?! (?:while|when) (?:we|you|they) (?:load|deliver|carry|bring)\\p{L}*)|(?:with|the) (?:the )?closers?(?: (?:is|are|was|were))? (?:off|removed|disconnected|unhooked|broken)`,
  `(?:exits?|escape|way out|fire (?:doors?|exits?|escapes?)|emergency (?:doors?|exits?)|back (?:door|stairs)|stairs|stairwell|escape route)(?: (?:is|are|was|were|gets?|always|all|both|kept|being|left|has been|still|on \\p{L}+ \\d+))* (?:padlocked|locked|chained|bolted|screwed shut|nailed (?:shut|up)|blocked|stacked|piled|full of|barred|boarded up|obstructed)(?= (?:with|by|at|during|so|because|to|when|while|from|up|from the|every|most|half|for|shut|after)|[.,;!]|$)(?<=\\b(?:fire|emergency|exits?|escape|way out|only|guests|kids|pupils|residents|night|club|bar|customers|party|show)\\b[^.]{0,90})`,
  `(?:block(?:s|ed|ing)?|lock(?:s|ed|ing)?|chain(?:s|ed|ing)?|stack(?:s|ed|ing)?|bolt(?:s|ed)?|padlock(?:s|ed)?|screw(?:s|ed))(?: (?:\\p{L}+|up)){0,3} (?:(?:fire|emergency|back|rear|side|only|other) exits?|fire doors?|escape(?: routes?)?|way out|fire escapes?)(?= (?:with|when|on|at|during|so|to|while|because|every|after|until|shut)|[.,;!]|$)`,
  `(?:stop|stops|stopped|shut|shuts)(?: (?:it|the|that|a|bloody|damn|flipping|little|wretched|thing))* (?:beeping|chirping|bleeping|going off|shrieking|screeching|wailing|pinging)(?=[^.]{0,60}(?:took|taken|pulled|batter|drawer|off the|unplug|sock|hammer|stuffed|wrapp|down|bin))|(?:thing|box|disc|gadget|alarm|detector|unit|sounder|one|bleeper|white thing)(?: (?:on|in|above|over|by) the \\p{L}+)?(?: (?:kept|keeps|was|is|started|has been|had been|wouldn[’']t stop|would not stop|won[’']t stop|always)){1,2} (?:going off|beeping|chirping|bleeping|shrieking|screeching|wailing|pinging|screaming|setting off)[^.;]{0,60} (?:took|taken|take|pulled|ripped|knocked|unplugged|unscrewed|turned|switched|wrapped|covered|put|smashed|hit|stuck|shoved)(?: (?:it|them|that|the batter(?:y|ies)))? ?(?:down|off|out|away|in|over|with|up|under)`,
);

/** A thing that has no business in a switch or a lock. */
const makeshift = anyOf(
  '(?:magnets?|cable[- ]ties?|zip[- ]ties?|(?:bits?|pieces?|strips?|lumps?|scraps?) of (?:wire|tape|card(?:board)?|wood|string|foil|rag|rubber|plastic|pipe|rope|tin|metal|timber|tube)|gaffer tape|duct tape|insulating tape|bungee(?:s| cords?)?|clothes ?pegs?|pegs?|pennies|penny|coins?|screwdrivers?|rubber bands?|elastic bands?|matchsticks?|lolly ?sticks?|silver ?paper|tin ?foil|kitchen foil|bent nail|nails?|paper ?clips?|jubilee clips?|blu-?tack|chewing gum|crisp packet|sock|shower cap|rubber glove|cling ?film|brick|string|baler twine|shoelace|chair against)(?= (?:in|on|over|across|to|through|behind|round|around|holding|so|keeps?|does|stuck|instead|where|for|against|works?)|[.,;)!]|$)',
);
const ofSafeguard = {
  test: (text: string) =>
    new RegExp(
      `(?<!\\p{L})(?:${safeguard}|smoke alarm|alarm|fire doors?|guards?|breaker|fuse|trip|brakes?|safety)(?!\\p{L})`,
      'iu',
    ).test(text),
};

/** What opens while it is driven. */
const rideOpen = anyOf(
  `(?:(?:back|rear|side|sliding|passenger|cab|front|barn|driver[’']s|near ?side|off ?side) doors?|tail ?gate|tail ?board|boot(?: lid)?|bonnet|ramp|tail ?lift|cargo door|hatch|doors?|drop ?side|ratchet|strap|gate|seat)${gap(3)} (?:pops?|fl(?:ies|y|ew)|swings?|swung|comes?|came|opens?|opened|drops?|dropped|slides?|bursts?|springs?|undoes itself) ?(?:open|down|back|undone|off|loose|up)? (?:on|round|around|when|whenever|while|as|going round|over|at) (?:the |every |sharp |tight |speed |we |i |you |he |she |it |they |left |right )*(?:bends?|corners?|roundabouts?|turns?|brak\\p{L}+|driv\\p{L}+|mov\\p{L}+|road|bumps?|potholes?|speed|motorway|hills?|\\d+ ?mph|go|going|pull\\p{L}*)`,
);
const worn = anyOf(
  `(?:mask|respirator|breathing apparatus|rpe|face ?mask|spray mask|dust mask|air-?fed|hood)s? ?(?:filters?|cartridges?)?${gap(6)} (?:shake|shaken|tap|tapped|blow out|blown out|blew|knock|knocked|bang|banged|hoovered|wash|washed|rinsed?|back on|back in|re-?us\\p{L}+|same (?:ones?|filters?)|out of date|clogged|months? old|since \\p{L}+|more than once|share|shared|between them|turns)(?! (?:the (?:car|van)))${unlessMended}|(?:filters?|cartridges?|masks?|respirators?)${gap(8)} (?:re-?used|back (?:on|in)|shake|again and again|for months|same ones?)(?<=\\b(?:mask|respirator|spray|paint|dust|breathing|asbestos|face|isocyanate)\\p{L}*\\b[^.]{0,120})`,
  `(?:eye ?wash(?:es)?(?: (?:bottles?|stations?|kits?))?|defib(?:rillator)?s?|aeds?|epi-?pens?|auto-?injectors?|inhalers?|life ?jackets?|buoyancy aids?|harness(?:es)?|lanyards?|life ?rafts?|emergency (?:showers?|oxygen)|rescue (?:ropes?|lines?|kits?|boats?|poles?)|throw ?(?:lines?|bags?)|life ?(?:rings?|buoys?)|oxygen (?:cylinders?|bottles?)|burns? (?:gel|kits?)|antidotes?|calcium gluconate|gas (?:detectors?|monitors?)|smoke alarms?|co alarms?|escape (?:sets?|hoods?)|breathing sets?|suction(?: units?)?|anti-?venom|glucagon)${gap(6)} (?:out of date|expired|past (?:its|their|the) date|empty|flat|dead|gone off|run out|ran out|no (?:batter(?:y|ies)|pads|gas|charge)|perished|overdue|out of test|not (?:been )?(?:tested|serviced|checked|charged|replaced|refilled|re-?packed)|nobody (?:has )?(?:checked|tested|charged)|locked (?:away|in the (?:office|cupboard|cabinet|manager\\p{L}*))|vanished|nicked|stolen|gone missing|missing|went missing)(?! (?:from (?:the )?(?:invoice|order|quote|delivery)))(?=[ ,.;)!]|$)${unlessMended}`,
);

export const removed: Stemmed = [
  [
    /\boff\b|missing|lost|skip|\bbin\b|corner|cupboard|floor|bench|gone|\bout\b|\bup\b|\bopen\b|back|lifted|\bno\b|without|minus|never|nobody|leaning|shelf|drawer|\bway\b/i,
    { test: (text) => beside(text, coverOff, ofMachine) },
  ],
  [
    /alarm|detect|sensor|sounder|monitor|bell|buzzer|switch|lock|cut-?(?:out|off)|handle|stop|pedal|valve|belt|harness|seat|gate|restrict|closer|guard|curtain|beam|cell|safety|cord|rail|mat\b|mats\b|rcd|light|button|control|limit|governor|tacho|chock|outrigger|stabilis|brake|extract|scrubber|gas tap|solenoid|thermostat|flame|tmv|pool|anti|door|exit|escape|way out|stairs|thing|box\b|gadget|disc\b|bleep|beep|chirp/i,
    putOutOf,
  ],
  [
    /magnet|\bties?\b| of |tape|bungee|peg|penn|coin|driver|band|stick|foil|silver|nail|clip|tack|gum|packet|sock|cap\b|glove|film|brick|string|twine|lace|chair/i,
    { test: (text) => beside(text, makeshift, ofSafeguard) },
  ],
  [/open|undone|drops|comes|flies|pops|swing|slide|burst|spring|came|off|loose/i, rideOpen],
  [
    /mask|respirat|breathing|rpe\b|filter|cartridge|eye ?wash|defib|aed|epi-?pen|inject|inhaler|life ?|buoyan|harness|lanyard|emergency|rescue|throw|oxygen|burn|antidote|gluconate|detector|monitor|alarm|escape|suction|venom|glucagon|hood|air-?fed/i,
    worn,
  ],
];
