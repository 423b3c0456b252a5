/** What current runs through, and is harmed by water as well as harming whoever touches it. */
const electrical =
  '(?:inverters?|breakers?|(?:breaker|fuse|distribution|control|junction|electric(?:al|ity)?|power|consumer) (?:panels?|box(?:es)?|boards?|cabinets?|units?|meters?)|fuse ?box(?:es)?|(?:switch|fuse)boards?|switch ?gear|isolators?|transformers?|generators?|(?:server|comms|electrical|switch) (?:rooms?|racks?|cupboards?|cabinets?)|chargers?|charge ?points?|(?:power|extension) (?:strips?|leads?|cords?|outlets?|sockets?)|sockets?|wiring|electrics|chandeliers?)';
const whose = "(?:the |a |an |our |my |his |her |their |your |\\p{L}+['’]s )?";
const thing = `${whose}(?:[\\p{L}\\d]+ ){0,2}${electrical}`;
const reaching =
  '(?:right |directly |straight |just |all )?(?:onto|on to|on|into|in to|in|over|above|through|inside|down|towards?|near|next to|beside|close to|around|by)';
const moves =
  '(?:drip|leak|runs?|running|ran|pour|com(?:es?|ing)|came|drop|spray|seep|flow|gets?|getting|got|trickl|gush|splash|stand|pool|collect|sits?|sitting)\\p{L}*';

const pit =
  '(?:(?:lift|escalator|elevator|inspection|service|machine|loading|dock|leveller|weighbridge|turntable) )?(?:pits?|shafts?|motor rooms?|machine rooms?|switch ?rooms?|plant rooms?|cable (?:ducts?|chambers?|cellars?))';
const much =
  '(?:flooded|flooding|waterlogged|under ?water|awash|full of (?:water|sewage)|(?:(?:about|some|nearly|over|up to|an?|few|couple of|good) )*(?:\\d+ ?)?(?:in|inch|inches|cm|mm|ft|foot|feet|puddles?|pools?|lot|standing|foul|dirty)(?: deep)? (?:of )?(?:water|sewage))';
const isStill =
  '(?: (?:is|has|had|are|was|got|have|again|all|now|still|with|found|of|both|lift|escalator|\\d+|about|some|nearly)){0,5}';
const powered =
  '(?:power|electric(?:s|ity)?|mains|current|supply|machine|pump|heater|lights?) (?:(?:is|are|was|were|all|still|left) )*(?:still|left) (?:(?:switched|turned|plugged) )?(?:on|live|connected|in|running)';

/** What runs under a lift or a machine, and stands in water. */
const flooded = [
  `${pit}${isStill},? ${much}`,
  `(?:pits?|lift shafts?)${isStill} (?:water|sewage|wet)(?! (?:pump|meter|main|heater|supply|softener|treatment|feature|bath|tank|sensor|pipes?|tap|tests?|samples?|paint))`,
  `(?:water|sewage|effluent|flood ?water)(?: (?:is|was|are|found|still|again|standing|coming|comes|running|runs|getting|gets|leaking|lying|rising|\\d+ ?\\p{L}*|deep|up)){0,5} (?:in|into|in to) (?:the |an? |our |its |both |that )?${pit}`,
  `(?:water|flood(?:ed|ing)?|sewage|soaked|under ?water)(?!proof)[^.;]{0,60}[ ,]${powered}`,
  `${powered}[^.;]{0,40} (?:in|under|standing in) (?:\\p{L}+ ){0,3}water`,
];

/** `Water is dripping from the ceiling onto the inverter`, `roof leak right above the breaker panel` */
export const waterOnCurrent = [
  ...flooded,
  `(?:water|rain(?:water)?|sewage|condensation|snow ?melt)(?: [\\p{L}’']+){0,4} ${moves}(?: [\\p{L}’']+){0,5} ${reaching} ${thing}`,
  `(?:leak(?:s|ing|ed)?|drip(?:s|ping|ped)?|puddles?|flood(?:s|ing)?)(?: from the \\p{L}+)? ${reaching} ${thing}`,
  `${electrical}(?: \\d+)? (?:is|are|was|were|got|gets?|getting|looks?)(?: (?:all|very|soaking|now|still|completely|quite|getting)){0,2} (?:wet|soaked|soaking|sodden|damp|dripping|under ?water|full of water|filled with water|standing in water|flooded|submerged)`,
  `(?:wet|soaked|damp|flooded) ${electrical}`,
];

const battery =
  '(?:batter(?:y|ies)|power ?(?:banks?|packs?|walls?)|accumulators?|(?:lithium|battery) (?:cells?|packs?))';

/** What a battery does before it burns. */
export const failingBatteries = [
  `(?:${battery}|ups)(?: (?!and |but |so |now |then )[\\p{L}\\d’']+){0,6} (?:swollen|swell(?:s|ed|ing)?|bulg(?:es?|ed|ing)|puff(?:ed|y|ing)|bloat(?:ed|ing)|hiss(?:es|ed|ing)?|venting|gassing|fizz(?:es|ed|ing)|boil(?:s|ed|ing)|bubbling|crackling|melt(?:s|ed|ing)|smok(?:es|ed|ing)|leak(?:s|ed|ing)|(?:too|very|really|burning|red|boiling|scalding) hot|hot to (?:the )?touch|overheat(?:s|ed|ing)?)`,
  `(?:swollen|bulging|puffed(?: up)?|bloated|hissing|leaking|smoking|melted|overheating) (?:\\p{L}+ ){0,2}${battery}`,
];
