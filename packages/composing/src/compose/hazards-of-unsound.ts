import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';

/** `Loose handrail tightened`, `ladder was loose, now secured` */
const mended =
  "(?![^.;]{0,60}(?<!(?:(?:not|n[’']t|never) (?:yet )?(?:been )?|(?:to|will|should|must|needs?|being|until|till|once|when|be) (?:be )?))(?:replaced|renewed|repaired|mended|put right|made good|tightened|secured|re-?fixed|welded|bolted back|fixed(?: back)?)(?!\\p{L}))";
const words = "(?: [\\p{L}\\d’'-]+)";

/** What carries people, or is held on to. */
const support =
  '(?:(?:(?:cat|loft|access|roof|pool|hatch|step|bunk) ?)?ladders?|rungs?|(?<!(?:curtain|towel|clothes|coat|picture|dado|hanging|heated|cooling) )rails?(?! (?:fares?|tickets?|strikes?|services?|freight|journeys?))|(?:manhole|drain|inspection) (?:lids?|covers?)|(?:back|front|side|stone|wooden|cellar|door|concrete) ?steps?|steps? (?:at|by|to|outside|into) the (?:\\p{L}+ ){0,2}(?:door|entrance|cellar|shop|bar)|(?:stage )?risers?|(?:roof|loft|access|floor|deck|cellar) hatch(?:es)?|(?:balcony|stair|hand|guard|safety|grab|bunk|deck)[- ]?rails?|railings?|bann?isters?|balustrades?(?: panels?)?|newel posts?|balcon(?:y|ies)|fire escapes?|gantr(?:y|ies)|catwalks?|mezzanine(?: floor)?|stair ?cases?|(?:stair )?treads?|(?:gantry|loft|fire escape|stage|access|metal|wooden|stone) (?:steps|stairs|landing)|gangways?|jett(?:y|ies)|diving boards?|bleachers|grandstands?|scaffold(?:ing)? boards?)';
const isLoose =
  '(?:loose|wobbl(?:y|es|ing)|rocks|rocking|slips|slipping|crumbl(?:ed|ing)|(?:came|come|coming|pulled|pulling) (?:off|away|out|loose)|hanging (?:off|by|loose)|snapped|unbolted|not (?:fixed|bolted|fastened|secured))';
const bearing =
  '(?:hatch(?:es)?|brackets?|hangers?|beams?|legs|posts?|anchors?|chains?|hooks?|struts?|supports?|joists?|decks?|floors?|steps?|stairs?|treads?|ladders?|rungs?|landings?|walkways?|gratings?|(?:manhole|drain) covers?|chassis|tow ?bars?|fire escapes?|railings?)';

/** What gives way under whoever stands on it, or holds on to it. */
const supports = [
  `${support}${words}{0,5} ${isLoose}${mended}`,
  `(?:loose|wobbly|unfixed) (?:\\p{L}+ )?${support}${mended}`,
  `(?:rungs?|treads?|(?:stair|grab|hand|guard)[- ]?rails?|railings?|(?:roof|access|floor) hatch(?:es)?)${words}{0,2} (?:missing|gone|broken)${mended}|missing (?:\\p{L}+ )?(?:rungs?|treads?)${mended}`,
  `(?:hatch|manhole|well|pit|trap ?door|drain|skylight)${words}{0,2} (?:has no|with no|without(?: an?| its)?|missing its) (?:lid|cover|guard|grate|grating)${mended}`,
  `${bearing}${words}{0,3} (?:rusted|corroded|rotted|rotten|worn)(?: (?:right|clean|nearly|almost|half|all the way)){0,2} through${mended}`,
];

const anybody =
  '(?:somebody|someone|anybody|anyone|people|an? (?:child|kid|customer|guest|resident|patient|pupil|tenant|visitor|passer-?by|driver|cyclist|pedestrian|cleaner|nurse|walker|colleague)|(?:the )?(?:kids|children|residents|pupils|guests|customers|patients)|one of (?:us|them|the \\p{L}+))';
const may =
  "(?: (?:could|can|may|might|will|would|(?:is|are) (?:going|bound) to)|['’](?:ll|s going to))(?: (?:easily|well|really|soon|still|just|seriously|badly|one day|get|be)){0,2}";
const fall =
  '(?:fall(?! (?:behind|for|short|asleep|ill|out|within|under|into|back|in love|foul|apart|through the (?:cracks|net)))|trip(?! (?:the|an?|our) (?:alarm|sensor|switch|breaker|fuse|circuit))|slip(?! (?:in|up|through|by|out|an?|away|to|from|into|his|her|their|us|me|it|past)(?!\\p{L}))|tumble|stumble(?! (?:on|across|upon))|drown|choke|suffocate)';
const comesToHarm =
  '(?:hurt|injured|killed|crushed|trapped|scalded|burn(?:t|ed)|electrocuted|(?:cut|burn|hurt|injure|scald) (?:him|her|it|them)sel(?:f|ves)|lose an? (?:finger|hand|eye|toe)|break (?:an?|his|her|their) (?:leg|arm|neck|hip|ankle|wrist)|get (?:hit|caught|squashed|an? shock))';

/** What is feared, in the words that people have for it whatever the thing is. */
const feared = [
  `${anybody}${may} (?:${fall}|${comesToHarm})`,
  `(?:he|she|you|they|we)${may} (?:fall|trip|slip|tumble) (?:over|off|on|down)(?! to)|(?:he|she|they)${may} ${comesToHarm}`,
  '(?:nearly|almost) (?:fell|fallen|tripped|slipped(?! by)|went (?:over|flying|through|headlong)|came off (?:the|his|her))(?! (?:behind|out|for|short|asleep|apart)(?!\\p{L}))',
  '(?:ramps?|steps?|stairs|floors?|yard|path|pavement)(?: \\p{L}+){0,2} like (?:ice|glass|an ice rink)|(?:break|breaks|breaking) (?:their|his|her) neck',
  'fire (?:doors?|exits?)(?: \\p{L}+){0,3} (?:wedged|propped|tied|chained|held open)|(?:wedges?|wedged|props?|propped|tie[sd]?|chain(?:s|ed)?) (?:the |both |all )?fire (?:doors?|exits?)',
  '(?:trip|tripping|slip|slipping|fall|fire|shock|choking|burn) hazards?(?! (?:training|class|course|assessment|survey)s?(?!\\p{L}))',
];

const heatable =
  '(?:breakers?|fuses?|(?:fuse|distribution|switch) ?boards?|fuse ?box(?:es)?|consumer units?|sockets?|plugs?|(?<!(?:heating|heat|trace|underfloor|tracing) )cables?|wires?|wiring|flex|isolators?|contactors?|transformers?|junction box(?:es)?|terminals?|adapt[eo]rs?|extension(?: (?:leads?|cords?|cables?))?|dimmers?|light switch(?:es)?)';
const becomes =
  "(?:(?:is|are|was|feels?|felt|getting|gets?|got|runs?|running|goes|went|becomes?|very|quite|really|a bit|too|always|now|it is|it['’]s|they are) ){1,4}";
const hot =
  '(?:hot|warm|brown)(?! (?:water|lists?|taps?|desks?|topic|spots?|swap|standby|air|plates?|food|drinks?|up|weather|days?|season|enough|welcome|outside|outdoors|in here|and sunny)(?!\\p{L}))';

/** Heat where current runs, in any words: it comes before the fire. */
const hotCurrent = [
  `(?:breakers?|fuses?|rcds?|gfcis?|isolators?|cables?|sockets?|plugs?)(?! of (?:wine|tea))[^.;]{0,100}(?:,| and| but) (?:it|they|that)(?: (?:is|are|was|gets?|feels?|runs?|goes|got|now|quite|very|so|really)){1,3} ${hot}`,
  `${heatable}(?: (?!(?:when|whenever|if|because|as|since|unless|where)(?!\\p{L}))[\\p{L}\\d’']+){0,8},? ${becomes}${hot}${mended}`,
  `(?:${heatable}|chargers?|motors?|inverters?|batter(?:y|ies))(?: [\\p{L}\\d]+){0,4} (?:too|so) hot (?:to|you|that|i|we|nobody|it)${mended}`,
  `(?:hot|warm) (?:breakers?|cables?|fuse ?boards?|consumer units?|isolators?|contactors?|sockets?|terminals?)${mended}`,
  `${heatable}${words}{0,4} (?:brown|scorch|burn|black) marks?|(?:brown|scorch|burn|black) marks? (?:on|round|around|by|at|near|behind) (?:the |an? |one )?(?:\\p{L}+ ){0,2}${heatable}`,
];

const skin = '(?:hands?|arms?|face|skin|legs?|neck|eyes?|fingers?|wrists?|chest)';
const whose = '(?:his|her|their|my|both|one of his|one of her)';
const animal =
  '(?:dogs?|cats?|horses?|mares?|pon(?:y|ies)|pupp(?:y|ies)|kittens?|cows?|calves|calf|pets?|rabbits?)';

/** What a chemical does to whoever handles it. */
const onSkin = [
  `(?:has|had|have|got|developed|broke out in|came out in)(?<!${animal}(?: \\p{L}+)? \\p{L}+) (?:an? )?(?:\\p{L}+ )?(?:rash|hives|blisters)(?! of| decision)`,
  `${whose} ${skin}(?: \\p{L}+){0,3} (?:came|come|coming|broke|breaking)(?: \\p{L}+)? (?:up|out)? ?(?:in|with) (?:an? )?(?:blisters?|rash|welts|hives|burns)`,
  `(?:rash|blisters?|burns?|stinging|itching) (?:all )?(?:on|over|up) ${whose} (?:\\p{L}+ )?${skin}`,
  `(?:splash|spray|spill|spilt|squirt|spurt)(?:e?s|ed|t)?(?: \\p{L}+){0,3} (?:on|over|in|into|up) ${whose} (?:\\p{L}+ )?${skin}`,
];

const child =
  '(?:kids|children|child|pupils?|youths?|teenagers?|toddlers?|schoolboys?|schoolgirls?|trespassers?|intruders?|year (?:\\d+|one|two|three|four|five|six)s?(?: boys?| girls?)?)';
const height =
  '(?:(?:flat|school|barn|shed|garage|pitched|church|club) )?(?:roofs?(?! (?:terraces?|gardens?|bars?|caf[eé]s?))|scaffold(?:ing)?|ladders?|tower|crane|gantry|silo|rafters|mast|pylon|chimney|hay ?stack)';

/** Whoever has no business up there, and what keeps those from falling who have. */
const atHeight = [
  `${child}${words}{0,6} (?:on|onto|up|over)(?: to)? (?:the |our |an? |that )?${height}`,
  '(?:on|up on|onto) the (?:\\p{L}+ )?roof(?: \\p{L}+){0,2} (?:without|no) (?:any )?(?:lines?|ropes?|harness(?:es)?|tethers?)',
  `(?:no|without(?: any)?|missing) (?:\\p{L}+ )?(?:edge protection|toe ?boards?|safety nets?|fall arrest)|(?:edge protection|toe ?boards?|safety nets?)${words}{0,2} (?:missing|removed|gone|taken (?:down|off)|not (?:up|fitted|in place|there|complete))`,
];

/** What is a danger whoever is near. */
export const unsound: Stemmed = [
  [
    /could|\b(?:can|may|might|will|would)\b|going to|bound to|hazard|['’](?:ll|s going)|nearly|almost|like |neck|fire /i,
    anyOf(...feared),
  ],
  [/\b(?:hot|warm|brown|scorch|burn|black)/i, anyOf(...hotCurrent)],
  [/rash\b|hives|blister|burns?\b|sting|itch|splash|spray|spil|squirt|spurt/i, anyOf(...onSkin)],
  [
    /roof|scaffold|ladder|tower|crane|gantry|silo|rafters|mast\b|pylon|chimney|hay ?stack|edge protection|toe ?board|safety net|fall arrest/i,
    anyOf(...atHeight),
  ],
];

const unstable =
  '(?:loose|(?:came|come|coming|pulled|pulling|worked|working) (?:out|away|off|loose)|detached|dislodged|hanging|dangling|flapping|rattl(?:es|ing)|rocking|frayed|fraying|(?:nearly|almost|half) (?:gone|off|through)|shifted|crumbl(?:ed|es|ing)|spalling|sheared|snapped|swaying|sways|wobbl\\p{L}+|tilting|leaning|bulging|bowing|sagging|buckled|rotten|rotted|rusted|corroded|giving way|(?:moving|moves)(?! (?:to|into|in|house|the|next|on|over to)(?!\\p{L}))|(?:nearly |almost )?worn through)';
const broken = `(?:cracked|cracking|cracks?|broken|broke|split|splitting|shattered|smashed|fractured|slipped|slipping|shifted|shifting|${unstable})`;
/** Broken they fall apart. */
const brittle =
  '(?:concrete|brickwork|masonry|stucco|hoardings?|facades?|scaffold(?:ing)?(?: (?:ties?|boards?|lifts?|towers?|poles?))?|top lift|roof ?lights?|sky ?lights?|canop(?:y|ies)|lintels?|ceilings?|beams?|joists?|truss(?:es)?|rafters?|walls?|parapets?|chimneys?(?: (?:pots?|stacks?))?|gables?|balcon(?:y|ies)|balustrades?(?: panels?)?|gutter(?:s|ing)?|fascias?|soffits?|cladding|coping(?: stones?)?|render|cornices?|slates?|tiles?|bricks?|panes?|glazing|glass|windows?(?! (?:catch|catches|handles?|locks?|blinds?|cleaners?|sills?|box|boxes))|trees?|branch(?:es)?|limbs?|trunks?|stonework|plaster)';
/** Broken they may be only out of order. */
const hung =
  '(?:bolts?|climbing walls?|pegs?|guy ropes?|awnings?|signs?|banners?|lights?|lamps?|chandeliers?|projectors?|speakers?|fans?|ducts?|ducting|hoods?|pipes?|cable trays?|shelves|shelf|shelving|racks?|racking|poles?|posts?|masts?|flagpoles?|aerials?|antennas?|panels?|brackets?|clamps?|anchors?|hooks?|chains?|ropes?|hoops?|goal ?posts?|backboards?|swings?|slides?|climbing frames?|stage|marquees?|tents?|gazebos?|bouncy castles?|gates?|fences?|shutters?)';
const holds = '(?:bolts?|screws?|nails?|straps?|hooks?|fixings?)';

const unsoundThing = anyOf(
  `${brittle}${words}{0,7},? ${broken}${mended}`,
  `${hung}${words}{0,6},? ${unstable}${mended}`,
  `(?:cracked|broken|split|shattered|smashed|fractured|slipped|loose|leaning|hanging|rotten|sagging|bulging|dislodged) (?:\\p{L}+ ){0,2}${brittle}${mended}`,
  `(?:loose|leaning|hanging|rotten|sagging|dislodged|swaying) (?:\\p{L}+ ){0,2}${hung}${mended}`,
  `(?:one|two|only|a single|last) (?:\\p{L}+ )?${holds} (?:is |are )?(?:left|holding|remaining)|(?:held|hanging)(?: (?:up|on))? by (?:an? |one |two )?(?:\\p{L}+ )?(?:threads?|${holds}|string|tape|wire|rope)`,
);

const leftUp = anyOf(
  `(?:ladders?|tower|scaffold(?:ing)?|mewp|cherry picker)${words}{0,4} left (?:up|out|standing|against|leaning|unlocked|unattended|open|there)`,
  `left (?:\\p{L}+ ){0,3}(?:ladders?|tower|scaffold(?:ing)?) (?:up|out|standing|against|leaning|unlocked|unattended|there)`,
);
const unlatched = anyOf(
  `(?:windows?|balcony doors?|(?:pool|stair|yard|play ?ground|front) gates?)${words}{0,6} (?:(?:does|do|will|is|did)(?: not|n[’']?t)|won[’']?t|no longer|can[’']?t be|cannot be) (?:latch|lock|close|shut|stay shut|latched|locked|closed)${mended}`,
);
const small =
  /\b(?:toddlers?|child|children|kids|pupils?|baby|babies|infants?|dementia|nursery)\b/iu;
const climbing =
  /\bclimb(?:s|ed|ing)?\b|\b(?:got|get|gets|getting|were|was|been) (?:up )?(?:on|onto|up)\b/iu;

const badRunning = anyOf(
  '(?:brakes?|brake pads?|steering|suspension|wheel bearings?)(?: [\\p{L}\\d]+){0,5} (?:(?:barely|hardly|scarcely) (?:hold|holds|grip|bite|work|stop)|loose|heavy|all over|grinding|grinds?|metal on metal|spongy|soft|fad(?:e|es|ing)|pull(?:s|ing)|failing|faulty|knocking|gone|to the (?:metal|floor))',
  '(?:bald|cracked|split|bulging) (?:\\p{L}+ )?(?:tyres?|tires?)|(?:tyres?|tires?)(?: \\p{L}+){0,3} (?:bald|split|bulging|down to the (?:canvas|cords?))|wheel nuts? (?:\\p{L}+ ){0,2}(?:loose|missing)',
);
const onTheRoad =
  /\b(?:still|out|back|is|are|being) (?:on the road|driven|being driven|in use|used|out|going out|on deliver\p{L}+|on (?:its|the) rounds?)\b|\bon the road (?:today|now|this|again|until|till)\b|\b(?:does|do|doing|on) the (?:school |milk |delivery )?(?:run|rounds?)\b|\bschool run\b|\b(?:took|takes|taking|drove|drives) (?:it|them|her) (?:out|anyway|home|all the same)\b|\b(?:goes|going|went) out (?:again|today|tomorrow|on)\b/iu;

/** What is a danger to whoever is under it, on it or in it, and to nobody once it is closed off. */
export const nearPeople: Stemmed = [
  [
    /ladder|hatch|rung|rail|manhole|lid|cover|steps?\b|riser|\bwell\b|\bpit\b|trap ?door|skylight|drain|bann?ister|balustrade|newel|balcon|fire escape|gantr|catwalk|mezzanine|stair|tread|steps|landing|gangway|jett|diving|bleachers|grandstand|scaffold|through/i,
    anyOf(...supports),
  ],
  [
    /crack|bro(?:ke|ken)|split|shatter|smash|fractur|slip|shift|loose|(?:com|cam|pull|work)(?:e|ing|ed) (?:out|away|off)|detach|dislodg|hanging|dangl|shear|snapp|sway|wobbl|tilt|lean|bulg|bowing|sagg|buckl|rott|rust|corrod|flap|rattl|rock|fray|gone|\boff\b|crumbl|spall|giving way|mov(?:ing|es)|worn through|left|holding|remaining|held/i,
    { test: (text) => beside(text, unsoundThing) },
  ],
  [/window|balcony door|gate\b/i, { test: (text) => beside(text, unlatched, small) }],
  [/\bleft\b/i, { test: (text) => beside(text, leftUp, climbing) }],
  [
    /brake|steering|suspension|bearing|tyre|tire|wheel nut/i,
    { test: (text) => beside(text, badRunning, onTheRoad) },
  ],
];
