/** Animals that may hurt whoever handles them; what is loose of a stool, a tooth or a shoe is no danger. */
const animal =
  '(?:dogs?|bitch(?:es)?|pups?|pupp(?:y|ies)|cats?|horses?|mares?|stallions?|geldings?|foals?|pon(?:y|ies)|donkeys?|bulls?|bullocks?|cows?|heifers?|cattle|rams?|tups?|boars?|sows?|pigs?|stags?|swans?|snakes?|llamas?|alpacas?)';
const between = '(?: [\\p{L}\\d]+){0,4}';
const isStill =
  '(?:(?: (?:is|are|was|were|has|have|got|gets|been|still|now|running|roaming|on the)){1,3}|,)?';
const whom =
  "(?:an?|the|our|my|his|her|their|him|me|us|them|somebody|someone|one of|two of|(?-i:\\p{Lu})\\p{L}+)(?!(?: [\\p{L}’']+)? (?:tail|lead|bandage|cast|drip|collar|cone|paws?|ball|toy)(?!\\p{L}))";
const hurts =
  '(?:bit|bitten|kicked|trampled|gored|butted|mauled|savaged|pinned|charged(?: at)?|attacked|lunged at|went for(?! an? (?:long |short |little )?(?:walk|run|ride|hack|swim|trot|check|scan|x-?ray|groom|wee|stroll|gallop))|knocked)';
const person =
  '(?:girls?|boys?|lads?|lass(?:es)?|students?|nurses?|grooms?|vets?|owners?|child(?:ren)?|assistants?|apprentices?|trainees?|he|she|they|somebody|someone|nobody else|colleagues?)';

/** Of those a driver meets on a road sheep are among them; a cat is none. */
const straying =
  '(?:dogs?|hounds?|pups?|pupp(?:y|ies)|horses?|mares?|stallions?|geldings?|foals?|pon(?:y|ies)|donkeys?|mules?|bulls?|bullocks?|steers?|cows?|heifers?|cal(?:f|ves)|cattle|sheep|ewes?|lambs?|rams?|tups?|goats?|pigs?|sows?|boars?|deer|stags?|elk|bison|llamas?|alpacas?|livestock|herd|flock|swans?)';
const strays =
  '(?:got|gets|getting|ran|runs?|running|out|loose|wander\\p{L}*|stray\\p{L}*|escap\\p{L}*|bolted|broke|is|are|was|were|standing|lying|seen|spotted|all over|still)';
const road =
  '(?:(?:main|busy|public|country|county|village|ring|coast|back|range|gravel|fast) )?(?:roads?|highway|motorway|carriageway|dual carriageway|street|lane|railway(?: line)?|rail(?:way)? tracks?|bypass|slip road|[AMBN]\\d{1,4})';

/** What an animal does, or may do, to whoever is near it, as people report it. */
export const animals = [
  `(?<!(?<!\\p{L})if (?:an?|the|your|any) )${straying}(?: (?!shed|pen|barn|feed)[\\p{L}\\d]+){0,3} (?:all over|${strays}(?: (?!led|walked|ridden|trained|exercised|driven|hit|killed|moved|transported|sold|paddock|field|because)[\\p{L}\\d’']+){0,6} (?:on|over|onto|on to|into|in|across|along|towards?|near|beside|next to|by)) (?:the |an? |our )?${road}(?! (?:show|shop|side|works|clinic|surgery|branch|trip|map|test|home))(?<! (?:on|in|by|near) (?:lane|street|road))`,
  `${straying}(?: [\\p{L}\\d]+){0,2} (?:got|gets|getting|broke|keeps? getting|has got|have got) out(?: (?:again|twice|three times|\\d times|several times)| (?:of|through|over|under|past|by) (?:the|his|her|its|their|an?|that) (?:[\\p{L}\\d]+ ){0,2}(?:yards?|pens?|kennels?|runs?|fields?|paddocks?|gates?|fences?|hedges?|stables?|stalls?|crates?|holes?|gaps?|barns?|sheds?|grids?)| (?:when|because|as) (?:the|a) (?:gate|fence|latch))(?!,? (?:to|for) (?:a walk|exercise|graze))`,
  `${animal}${between} (?:${hurts} ${whom}|thrashing|rearing|kicking out|lashing out|panicking|bolted|bolting|snapping at|charging at)`,
  `${animal}${isStill} (?:loose|escaped|at large)(?! (?:stools?|motions?|faeces|poos?|shoes?|tooth|teeth|skin|fur|hair|bowels?|lead|collar|stitch\\p{L}*)(?!\\p{L}))`,
  `${person} (?:is |was |are |were |left )?(?:all )?(?:alone|(?:on|by) (?:his|her|their) own) with (?:it|him|them|(?:the|an?|our) ${animal})(?! (?:tomorrow|next))`,
];

const lights = '(?:lights?|lamps?|beacons?|sirens?|sounders?|alarms?|buzzers?|signs?)';
const not =
  "(?:(?:does|do|did|is|are|was|were|will)(?: not|n[’']t)|doesnt|dont|didnt|isnt|arent|wasnt|won[’']?t|not|never|fail(?:s|ed)? to|no longer)";
const pierces =
  '(?:needles?|sharps|scalpels?|blades?|nails?|screws?|spikes?|rebar|shards?|knife|knives|syringes?)';

/** What pierces or irradiates, and what warns of it and does not: as in a surgery. */
export const devices = [
  `(?:warning|hazard|x-?ray|radiation|laser|do not enter|controlled area) ${lights}(?: [\\p{L}\\d]+){0,3} (?:${not}(?: \\p{L}+)? (?:com(?:e|ing) on|light(?:ing)?(?: up)?|work(?:ing)?|show(?:ing)?|sound(?:ing)?|go(?:ing)? (?:on|off)|flash(?:ing)?|on when)|dead|out of order|broken|bypassed|disconnected)`,
  `sharps (?:bin|box|container|bucket)s?(?: [\\p{L}\\d]+){0,3} (?:overflow\\p{L}*|over ?full|overfilled|spilt|spilled|split|tipped|open|no lid|without (?:a )?lid)`,
  `${pierces}(?: (?:is|are|was|were|still|left)){0,2} (?:sticking|poking|protruding|lying|loose|left) ?(?:out|up|on the (?:floor|bench|worktop|table)|in the (?:bedding|laundry|waste|bin ?bag|sink|drawer|corridor|yard))`,
  'needle ?-?sticks?(?: injur\\p{L}+)?|(?:stuck|pricked|jabbed|stabbed) (?:himself|herself|themselves|myself|(?:his|her|their|my) (?:\\p{L}+ )?\\p{L}+) (?:on|with) (?:an?|the) (?:\\p{L}+ )?(?:needle|blade|scalpel|syringe|nail)',
  '(?:x-?ray|radiation|beam|laser)(?: [\\p{L}\\d]+){0,3} (?:(?:is|was|stays?|stayed|comes?|came) on (?:with|while|by itself|on its own|when (?:the door|nobody|somebody|people))|leak(?:s|ed|ing|age)?)',
  '(?:isoflurane|sevoflurane|anaesthetic|oxygen|nitrous)(?: (?:gas|cylinder|hose|line|machine|vaporiser|circuit)){0,2} (?:is |was )?(?:leak(?:s|ed|ing)?|escaping)|scavenging(?: [\\p{L}\\d]+){0,2} (?:not working|off|disconnected|broken|failed)',
];
