import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap, somebody, unlessMended } from './hazard-words.ts';

const bearing =
  '(?:props?|acrows?|beams?|lintels?|rsjs?|steels?|joists?|purlins?|rafters?|truss(?:es)?|trusses|ceilings?|floors?|slabs?|(?:gable|retaining|garden|boundary|party|back|end|cavity|side) walls?|walls?|gables?|arch(?:es)?|parapets?|chimneys?(?: stacks?| breasts?)?|stacks?|columns?|pillars?|piers?|balcon(?:y|ies)|porch(?:es)?|canop(?:y|ies)|staircases?|scaffold(?:ing)?|falsework|shuttering|formwork|shoring|roofs?|mezzanine|racking|racks?|uprights?|bays?|shelves|shelf|stage|marquee|gantry|jib|boom|crane|tower|mast|embankment|bank|silo|tank stand|tanks?|stanchions?|bridge|jetty|pontoon|deck(?:ing)?|bowstring)';
const yielded =
  '(?:(?:start(?:s|ed|ing)|begun|beginning|begins|seems|looks set) to (?:bulge|lean|sag|crack|bow|move|slip|shift|tilt|buckle|crumble|give|come away|drop|sink|open up|go)|come down|came down|gone down|going down|sunk|sinking|settled(?! (?:on|in|for|the|up|by))|moved(?! (?:to|into|in|house|the|on|over|out|back|from|its|their|our|his))|moving(?! (?:to|into|in|house|the|on|over|out|back|from))|shifted|bowed|bowing|bellied|sagg(?:ed|ing)|bulg(?:ed|ing|es)|lean(?:s|ed|ing|t)|tilt(?:s|ed|ing)|buckl(?:ed|ing)|bent|bending|twist(?:ed|ing)|cracked|cracking|split|splitting|opened up|opening up|dropp(?:ed|ing)|slipp(?:ed|ing)|kicked out|knocked out|kinked|creak(?:s|ing)|groan(?:s|ing)|crumbl(?:es|ed|ing)|out of (?:true|plumb)|off (?:its|the) (?:base|pads?|seat|bearing|footing)s?|spring(?:s|y)|bounc(?:es|ing|y)|rocks|rocking|swaying|sways)';
const since =
  '(?:since|again|overnight|another|more|further|wider|every (?:day|week|time)|worse|over the (?:weekend|winter|week)|this (?:week|morning)|last (?:week|night)|(?:about |by |a |an |some |good )*(?:finger|inch|hand|thumb|\\d+ ?(?:mm|cm|inch))\\p{L}*|when (?:a|the|we|you|they|it|lorr|trains?)|under (?:the )?(?:weight|load)|out over|over (?:the |our )?(?:where|path|pavement|road|playground|garden|door|bed|till|desk|aisle)|towards? (?:the|next|our)|into the|where)';

/** Who is still under it, on it or in it. */
const occupied = anyOf(
  `(?:${somebody}|families|family|couple|tenants?|residents?|kids|children|members|pickers|lads|people|staff|they|we|he|she|guests|upstairs|neighbours|drivers|patients|pupils|nursery|crew|fitters|choir|baby)(?: \\p{L}+){0,2} (?:still |all |both |also |now |often |always |mostly )?(?:sleeps?|sleeping|lives?|living|works?|working|walks?|walking|plays?|playing|sits?|sitting|stands?|standing|eats?|eating|uses?|using|parks?|parking|queues?|trains?|laying|lying|digging|climbs?|climbing|passes|pass|go|goes|going|are|is|in it|on it|under it)(?: (?:still|all|down|up|in|on|under|below|upstairs|downstairs|there|beneath|it|past|by|next|right|out|that|the|through|every|to))`,
  `(?:over|above|beside|next to|by|on to|onto|under|across|against) (?:the |a |an |our |their |his |her |my )?(?:\\p{L}+[’']?s? )?(?:path|footpath|pavement|playground|nursery|school|bus ?stop|cots?|beds?|desks?|seats?|tables?|tills?|queue|entrance|doorway|door|car ?park|bedroom|pram|counter|patio|road|lane|aisle|walkway|stairs|pool|pitch|stand|stage|crib|sofa|classroom|class|playroom)(?!\\p{L})`,
  `where (?:the |our |all the |most )?(?:\\p{L}+ )?(?:people|kids|children|pickers|lads|customers|guests|residents|pupils|staff|members|walkers|they|we|everyone|drivers|dogs?|cars|buses|parents|public|patients|visitors|families|crew) (?:\\p{L}+ ){0,1}(?:walk|sit|play|stand|work|queue|park|sleep|eat|pass|go|wait|are|come|train|swim|cross)\\p{L}*`,
  `still (?:in use|use it|using it|being used|uses it|open|standing|in it|on it|up there|under it|sleep\\p{L}*|living|working)`,
);

const yieldsNear = anyOf(
  `${bearing}${gap(6)} ${yielded}${unlessMended}`,
  `(?:cracks?|gap|split|bulge|dip|sag|lean)${gap(4)} (?:in|along|across|through|down|under|between|on|to) (?:the |a |an |our |his |her |their |one |that )?(?:\\p{L}+ )?${bearing}${gap(6)} ${since}${unlessMended}`,
  `(?:roof ?lights?|sky ?lights?|windows?|panes?|glass|ceilings?|mirrors?|tanks?|plasterboard|cornice|light fittings?|fans?|projectors?|tv|radiators?|wardrobes?|cots?|bunk beds?|beds?)${gap(5)} (?:has|have|had|got|with|is|are|was)(?: \\p{L}+){0,3} (?:cracks?|cracked|splits?|split|chips?|chipped|loose|shattered|broken|coming away|hanging|only (?:held|one)|wobbl\\p{L}+)${unlessMended}`,
  `(?:limbs?|branch(?:es)?|boughs?|tree|trunk|stem|hanger|ash|oak|lime|beech|poplar|willow|elm|sycamore)${gap(6)} (?:hung up|hanging|caught up|snagged|split|cracked|leaning|half off|dead|rotten|hollow|lodged|resting)(?: in| on| against| over|[ ,.;])`,
  `(?:pallets?|stacks?|loads?|crates?|drums?|bales?|cages?|boxes|kegs?|top bay|boulders?|stones?|slates?|tiles?|ridge|coping|hay|straw|sacks?)${gap(5)} (?:lean(?:s|ing|ed|t)?(?! (?:manufacturing|process|towards the idea))|tilt(?:s|ing|ed)|overhang(?:s|ing)?|hanging (?:over|out|off)|bulging|slipp(?:ed|ing)|stacked (?:too high|\\p{L}+ high)|unstable|wobbl\\p{L}+|half off|sticking out|about to go|shifted)${unlessMended}`,
);

/** Earth that comes in on whoever is in it, and what gives way whoever is near. */
const yieldsAnyway = anyOf(
  `${bearing}${gap(5)} (?:come (?:away|down)|came (?:away|down)|moved|dropped|sunk|lean(?:s|ed|ing|t)?|shifted|bowed|opened up|sagg(?:ed|ing)|bulg(?:ed|ing))(?: (?:away|out|down|over))?(?: (?:about|by|another|an?|some|good|half|nearly|almost|two|three|four|at least|the best part of))* (?:finger|inch|hand[’']?s|foot(?! path)|feet|\\d+ ?(?:mm|cm|inch|in|ft)(?!\\p{L}))\\p{L}*(?: (?:width|breadth))?${unlessMended}`,
  `(?:cylinders?|tyres?|tires?|hoses?|tanks?|boilers?|drums?|vessels?|gas bottles?|kegs?|canisters?|batter(?:y|ies)|tubes?|radiators?|aerosols?|tins?|cans?)(?: \\p{L}+){0,5} (?:has|have|with|got|shows?|grown|there[’']?s)(?: (?:an?|big|real|bit of|nasty|growing|sort of|this))* (?:bulges?|blisters?|swelling|bubble|lump|egg)(?! (?:wrap|pack|film|bath|gum))${unlessMended}`,
  `(?:sides?|banks?|walls?|face|edges?|top|end)(?: \\p{L}+)? of (?:the |our |a |his |that )?(?:dig|trench(?:es)?|excavation|hole|cutting|pit|footings?|foundation|dugout|shaft|quarry|sandpit|tunnel)(?: (?:has|have|had|keep|keeps|kept|is|are|was|were|been|all|still|started|starts|starting|to|now|just))* (?:slump|cav|slough|slid|crumbl|fall|fell|com|came|collaps|crack|mov|giv|sag|bulg|runn|ran|drop|peel|wash)\\p{L}*(?: (?:in|down|away|on|off|out|onto|into)(?!\\p{L}))?`,
  `(?:trench(?:es)?|dig|excavation|footings?|hole|tunnel|pit)(?!\\p{L})[^.;]{0,70} (?:no (?:shoring|props?|box|boxes|sheets?|supports?|shores|battering|steps|ladder)|without (?:any |a )?(?:shoring|props?|trench box|sheets?|support)|unsupported|not (?:shored|propped|battered|boxed)|over (?:my|his|their|head|your) ?(?:head|height)?|deeper than (?:he|i|they|a man)|caving|slumping|collaps\\p{L}+)(?<=\\b(?:in it|in there|lads?|men|man|he|they|i|climb\\p{L}*|work\\p{L}*|laying|digging|standing|inside|down|deep|\\d(?:\\.\\d)? ?m)\\b[^.]{0,120}|no (?:shoring|props?|box)[^.]{0,10})`,
  `${may_()} (?:\\p{L}+ ){0,1}(?:cave in(?! to)|sink in|give way|go through(?= (?:the|it|if|when|under)|[.,;!]|$)(?! the (?:list|details|quote|plan|figures|steps|paper))|collapse(?! into)|fall in(?= (?:on|when|if|under|any|unless)|[.,;!]|$))`,
  `(?:cables?|ropes?|wires?|straps?|slings?|belts?|chains?|tyres?|tires?|cords?|hoses?|webbing|strops?|lines?|tow rope|winch|brake pads?|pads|pull ?down|pulley|bolts?|studs?|fixings?|screws|hinges?|discs?|swing|trapeze|hammock|zip ?line)[^.;]{0,60} (?:(?:down to|only|just|hanging (?:on )?by|held (?:on |up )?by|by) (?:a|its|the|one|two|three|a few|the last|its last|half|the last few|about|a couple of|last)(?: (?:few|last|couple of|one|two|three|single|odd))* (?:strands?|threads?|cords?|canvas|wires?|bolts?|fixings?|metal|rims?|steel|screws?|links?|studs?|nails?|backing plates?|fibres?)|down to (?:the )?(?:metal|canvas|cords?|steel|wires?|rims?|backing))${unlessMended}`,
  `(?:stack|chimney|breast|gable|wall|beam|lintel|arch|floor|roof|ceiling|steel|joists?|upstairs|bedroom (?:part|above)|top half|upper part)(?!\\p{L})[^.;]{0,50} (?:hanging(?= |[.,;!]|$)(?! (?:baskets?|rails?|garden|the|chair|lamps?|lights?|system|curtains|pictures?))|unsupported|not propped|un-?propped|(?:with )?nothing (?:under|beneath|holding|left (?:under|holding))|held up (?:by|with) (?:a|an|two|some|the)|on (?:a )?(?:car jack|bricks|a bit of|two bits|the timbers|timbers|scraps))${unlessMended}|(?:no|without(?: any| a)?|never mind(?: the| any)?|don[’']t bother with(?: the| any)?|skip(?:ped)?(?: the)?|left out the|cut out the|took out the|taken out the|knocked out the|removed the) (?:props?|acrows?|needles|padstones?|steels?|rsjs?|lintels?|load[- ]bearing \\p{L}+|supports?|bracing|tie ?bars?|wall ties|wind bracing|diagonals?)(?= (?:under|above|beneath|yet|in|on|for|at|over|between|from|to|and|,|so|he|because)|[.,;!]|$)(?<!(?:new|with) (?:the )?\\p{L}+)`,
);
function may_(): string {
  return "(?:could|may|might|will|would|going to|gonna|bound to|[’']ll|ready to|about to|starting to|started to|beginning to)";
}

/** What holds pressure or a liquid that harms, and no longer holds it well. */
const vessel = anyOf(
  `(?:(?:hydraulic|brake|clutch|steering|suspension|air brake) (?:\\p{L}+ )?(?:hoses?|lines?|pipes?|seals?|calipers?|cylinders?|rams?|joints?|unions?|fittings?|couplings?)|(?:gas|lpg|propane|butane|fuel|petrol|diesel|steam|acid|chlorine|oxygen|ammonia|caustic|hypo|peroxide|refrigerant|acetylene|hydrogen|boiler|pressure|expansion|compressor|air receiver|hot oil|oil|dosing|chemical) ?(?:hoses?|lines?|pipes?|tanks?|cylinders?|bottles?|vessels?|drums?|seals?|joints?|couplings?|unions?|regulators?|pumps?|ibcs?|containers?|valves?|flexis?|relief valves?)|gas bottles?|calipers?|pressure cookers?|autoclaves?|keg|air ?bags?)(?: \\p{L}+){0,6} (?:sweat(?:s|ing|ed)?|weep(?:s|ing)|bulg(?:es|ed|ing)|swell(?:s|ed|ing)|swollen|balloon(?:s|ed|ing)|blister(?:s|ed|ing)|perish(?:ed|ing)|domed|blown out|fizz(?:es|ing)|hiss(?:es|ed|ing)?|spit(?:s|ting)|crack(?:ed|ing|s)|split(?:s|ting)?|soften(?:s|ed|ing)|gone soft|burst(?:s)?|creak(?:s|ing)|ticking|buck(?:led|ling)|distort(?:ed|ing)|flak(?:ed|ing)|pitted|rusted through|corroded through|out of shape|gone oval|leaks? (?:when|onto|over|near|by|into))(?! (?:test|detection|repairs?)s?)${unlessMended}`,
  `(?:batter(?:y|ies)|(?:battery|backup|back-up|lithium|power|phone|laptop|e-?bike|scooter|ups|vape|drill) ?(?:packs?|cells?|pouch(?:es)?)?|packs?|cells?)(?: \\p{L}+){0,8} (?:gone fat|got fat|gone tight|gone round|bellied|domed|pushing (?:the|its|up)|lifting the|won[’']?t (?:fit|slide|come) (?:back )?(?:in|out)|grown|gone (?:soft|squashy|squishy)|like a (?:pillow|cushion|balloon)|split(?:ting)?|popp(?:ed|ing)|puffing up|puffed out|rounder|burst(?:ing)?)`,
);

export const yielding: Stemmed = [
  [
    /com[e]|came|gone|going|sunk|sink|settl|mov|shift|bow|belli|sag|bulg|lean|tilt|buckl|bent|bend|twist|crack|split|open|drop|slip|kick|knock|kink|creak|groan|crumbl|true|plumb|off |spring|bounc|rock|sway|chip|loose|shatter|broken|hang|wobbl|hung|caught|snag|half|dead|rotten|hollow|lodged|resting|overhang|stack|unstable|stick|gap|dip/i,
    { test: (text) => beside(text, yieldsNear, occupied) },
  ],
  [
    /inch|finger|hand|foot|feet|\d ?(?:mm|cm|in|ft)|bulge|blister|swelling|bubble|lump|egg|dig\b|trench|excavat|hole|cutting|\bpit\b|footing|foundation|dugout|shaft|quarry|tunnel|cave|sink|give way|go through|collapse|fall in|down to|only|just|by |hanging|unsupported|propped|nothing|held up|jack|brick|timbers|\bno\b|without|never mind|bother|skip|left out|took out|taken out|cut out|knocked out|removed/i,
    yieldsAnyway,
  ],
  [
    /sweat|weep|bulg|swel|swoll|balloon|blister|perish|dome|blown|fizz|hiss|spit|crack|split|soft|burst|creak|tick|buck|distort|flak|pitted|through|shape|oval|leak|fat\b|tight|round|belli|push|lift|fit\b|slide|grown|squash|squish|pillow|cushion|popp|puff/i,
    vessel,
  ],
];
