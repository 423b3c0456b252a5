import { mended } from './hazards-of-gear.ts';

const vehicle =
  '(?:forklifts?|fork ?trucks?|diggers?|dumpers?|excavators?|tractors?|trailers?|cranes?|quads?|(?:ride-on )?mowers?|cherry pickers?|scissor lifts?|telehandlers?|vans?|lorr(?:y|ies)|trucks?|bus(?:es)?|skips?|wheelchairs?|racking|scaffold(?:ing)?|stacks?|bales?|shelving)';
const heat =
  '(?:heat(?:er)?s?|heat lamps?|lamps?|hot ?plates?|stoves?|irons?|candles?|fryers?|halogens?|blow ?torch(?:es)?|grinder|welding)';
const tinder =
  '(?:straw|hay|bedding|curtains?|blankets?|cardboard|sawdust|shavings|thatch|towels?|sheets|sofa|mattress(?:es)?)';

/** What somebody may fall into, what tips over on them, what scalds, and what sets on fire. */
export const openings = [
  `open manholes?|(?:left|leave|leaves|leaving|found) (?:the |an? |our |that )?(?:\\p{L}+ )?(?:manhole|inspection chamber|man ?hole cover|well|trench|pit|trap ?door|hatch)(?: cover)? (?:wide |half )?(?:open|off|uncovered|unguarded)(?! (?:day|house|for (?:the )?(?:inspection|survey|views?)))${mended}|(?:manhole|inspection|drain|access|hatch) covers?(?: \\p{L}+){0,2} (?:is |are |was |were |has come |been )?(?:missing|off|gone|loose|broken|stolen|collapsed|cracked)${mended}`,
  `(?:open|(?:uncovered|unguarded|unfenced)(?: \\p{L}+)?) (?:holes?|pits?|drains?|trench(?:es)?|wells?|skylights?|trapdoors?|edges?|stairwells?)(?! (?:burial|days?|valve|cock|tap|plug|pan))|holes? in the (?:floor|pavement|walkway|path|deck|platform|ramp|footpath|dock)${mended}`,
  `(?:no|without an?|without|missing) guards? (?:on|over|round|around)|unguarded (?:\\p{L}+ )?(?:saws?|blades?|belts?|chains?|shafts?|pto|fans?|machines?|rollers?|gears?|augers?|presses|press)`,
  `${vehicle}(?: [\\p{L}\\d]+){0,3} (?:tipped (?:over|on|up|onto)|overturned|toppled|rolled (?:over|away|back|onto|down|into)|keeled over)`,
  `(?:load|pallet|crate|drum|beam|panel|sling|bucket)s?(?: \\p{L}+){0,2} (?:slipped|swung|shifted|dropped) (?:off|out|from|over|onto|above|near|close|past|(?:in|on) the (?:lorry|truck|hook|crane|air|slings?|chains?|forks?))`,
  `steam (?:\\p{L}+ )?(?:leak(?:s|ing|ed)?|burst(?:s|ing)?|jets?|blow(?:s|ing)?|blew|escap(?:es|ing|ed))|(?:boiling|scalding) (?:water|oil|fat|milk|sugar)(?: \\p{L}+){0,3} (?:leak|burst|spray|spurt|escap|spill|splash|pour|tip|over|down|comes|came)\\p{L}*|hot (?:oil|fat)(?: \\p{L}+){0,2} (?:spill|spray|spurt|splash|leak)\\p{L}*`,
  `${heat}(?: (?!not |never )[\\p{L}\\d]+){0,4},? (?:against|touching|right (?:by|next to|under|above|on)|fell (?:in|into|on|onto|over)|lying (?:in|on)|too (?:close|near)(?: to)?) (?:(?:the|an?|some|dry|his|her|loose|their) ){0,3}${tinder}`,
  `(?:child|toddler|baby|kid|boy|girl|he|she|somebody|someone|son|daughter|resident|patient|pupil)(?: \\p{L}+){0,2} (?:swallowed|drank|drunk)(?: (?:some|the|an?|of|half|from|his|her|\\p{L}+)){0,3} (?:batter(?:y|ies)|magnets?|cleaner|cleaning fluid|descaler|detergent|antifreeze|thinners?|petrol|diesel|paint|tablets?|pills?|medicine|weed ?killer|drain cleaner|screen ?wash)`,
];
