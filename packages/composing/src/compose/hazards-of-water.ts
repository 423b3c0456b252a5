/** What current runs through, and is harmed by water as well as harming whoever touches it. */
const electrical =
  '(?:inverters?|breakers?|(?:breaker|fuse|distribution|control|junction|electric(?:al|ity)?|power|consumer) (?:panels?|box(?:es)?|boards?|cabinets?|units?|meters?)|fuse ?box(?:es)?|(?:switch|fuse)boards?|switch ?gear|isolators?|transformers?|generators?|(?:server|comms|electrical|switch) (?:rooms?|racks?|cupboards?|cabinets?)|chargers?|charge ?points?|(?:power|extension) (?:strips?|leads?|cords?|outlets?|sockets?)|sockets?|wiring|electrics|chandeliers?)';
const whose = "(?:the |a |an |our |my |his |her |their |your |\\p{L}+['’]s )?";
const thing = `${whose}(?:[\\p{L}\\d]+ ){0,2}${electrical}`;
const reaching =
  '(?:right |directly |straight |just |all )?(?:onto|on to|on|into|in to|in|over|above|through|inside|down|towards?|near|next to|beside|close to|around|by)';
const moves =
  '(?:drip|leak|runs?|running|ran|pour|com(?:es?|ing)|came|drop|spray|seep|flow|gets?|getting|got|trickl|gush|splash|stand|pool|collect|sits?|sitting)\\p{L}*';

/** `Water is dripping from the ceiling onto the inverter`, `roof leak right above the breaker panel` */
export const waterOnCurrent = [
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
