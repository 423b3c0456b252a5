import { anyOfParts, type Stemmed } from './any-hazard-of.ts';
import { gap, person, since } from './hazard-words.ts';

/** What a body does that nobody should wait with, whoever has it. */
const grave =
  "(?:came over (?:all )?(?:a bit )?(?:funny|queer|faint|dizzy|strange|peculiar|odd|ill|hot|giddy|woozy|sick|light-?headed)|(?:went|gone|turned|turning|going) (?:all |as )?(?:grey|white as a sheet|blue|limp|floppy|purple|ashen|clammy|cold and clammy)(?! (?:in|with|for|to|over|on|tier))|pass(?:ed|es|ing) out(?! (?:the|leaflets|of|flyers|samples|sweets|\\p{L}+ (?:at|to)))|black(?:ed|s|ing) out|keel(?:ed|s|ing) over|(?:was|is|were|went|knocked) out cold|lost consciousness|stopped breathing|(?:streaming|burning|stinging|swollen|raw|bleeding|bloodshot) (?:eyes|throats?|hands|skin|faces?|lips)|stagger(?:s|ed|ing)(?: about)?(?! (?:start|hours|payments?|shifts|joints?))|gasp(?:s|ed|ing) for (?:air|breath)|short of breath|(?:cannot|can[’']?t|could not|couldn[’']?t|struggl\\p{L}+ to) (?:get|catch) (?:his|her|their|my|your) breath|out of breath(?= (?:just|when|walking|sitting|lying|in there|down there))|fighting for breath|wheez(?:es|ing|ed|y)|(?:had|having|has) (?:an? )?(?:fit|funny turn|bad turn|blackout|asthma attack)(?! (?:of (?:laughter|giggles|rage|pique)|for|with|over|in (?:the|a) (?:plan|design)))|slurr(?:ed|ing)|face (?:has |had )?droop(?:ed|s|ing)|seeing double|blurred vision|(?:eyes?|fingers?|toes?|feet|arms?|lips?|tongue|face|throat|hands?|ankles?|legs?|scalp|skin)(?: (?:has|have|had|is|are|was|were|all|still|really|one|both|been|went|gone|got|came|puffed|right)){0,4} (?:swoll?en(?: up| shut)?|swell(?:ed|ing)(?: up)?|puffed up|puffy|weep(?:ing|s)|streaming|raw(?! (?:materials?|deal))|peeling(?! paint)|blistered|blistering|oozing|bleeding|on fire|stinging|stings?|burning|running|watering|numb|tingling)|(?:gets?|catch(?:es)?|got|caught|hits?|burns?) (?:you|me|him|her|us|them|your) (?:right )?(?:in|on|at) the (?:chest|throat|back of the throat|lungs)|(?:gets?|goes|went|burns?) (?:right )?(?:on|in) (?:your|my|his|her) (?:chest|throat|lungs)|cough(?:s|ed|ing) (?:up blood|with|and (?:choking|spluttering|wheezing|crying|retching|sick))|tight(?:ness)? (?:in|across|round) (?:the|his|her|my|their) chest|chest(?: (?:is|was|feels|felt|gets?|goes|went|got|all)){1,3} tight|tight[- ]chested|nose ?bleeds?|hair (?:is |was )?(?:falling|coming|fell|came) out(?: in (?:clumps|handfuls))?|woozy|light-?headed|giddy|thick heads?|fuzzy heads?|muzzy(?: heads?)?|heavy heads?|(?:off|wobbly on|unsteady on) (?:their|his|her|my) (?:legs|feet)(?=[^.]{0,40}(?:since|after|when|today|all|now))|(?:fell|fallen|went) (?:asleep|unconscious) (?:at|in|over|on) (?:the )?(?:controls|machine|bath|saw|till with)|(?:carried|dragged|pulled) (?:him|her|them) out(?! of the (?:meeting|market|running|race))(?= (?:of the|unconscious|by|coughing|before|,)|[.,;!]|$))";
/** What nobody says of anything but a body. */
const unmistaken =
  "(?:(?:burns?|burning|stings?|stinging|irritates?|irritating) (?:the|your|everyone[’']s|everybody[’']s|their|my|our|people[’']s) (?:eyes|skin|throats?|noses?|lungs|lips)|came over (?:all )?(?:a bit )?(?:funny|queer|faint|dizzy|peculiar|giddy|woozy|sick|light-?headed)|keel(?:ed|s|ing) over|lost consciousness|stopped breathing|gasp(?:s|ed|ing) for (?:air|breath)|fighting for breath|passed out(?= (?:in|on|at|by|from|when|while|after|twice|again)(?! (?:the (?:flyers|leaflets)))|[.,;!]|$)|turned blue|went (?:all )?(?:limp|floppy)|eyes (?:are |were |all )?streaming|dropp?(?:ed|ing) dead(?! gorgeous)|(?:frothing|foaming) at the mouth|convuls(?:ing|ions?)|(?:can[’']?t|cannot|could not|couldn[’']?t|won[’']?t|does not|doesn[’']?t) stop (?:coughing|shaking|vomiting|being sick|sneezing|crying and holding|scratching (?:his|her) eyes)|(?:gets?|got|caught|catches) (?:you|me|him|her|us|them) (?:right )?(?:in|on|at) the (?:chest|throat|lungs))";

/** What may have any cause, and here has one. */
const slight =
  "(?:sick|queasy|poorly|ill|unwell|nauseous|sleepy|drowsy|groggy|lethargic|floppy|listless|dozy|confused|muddled|faint|dizzy|shaky|funny|rough|peculiar|weird|cough(?:ing|s|ed|y)?|itch(?:y|ing|es)?|sneezing|headachy|head(?:s)?(?: is| are| was| were)? (?:thumping|banging|splitting|pounding|spinning|hurts?)|(?:bad|sore|thumping|banging|splitting|pounding|stinking|heavy|thick|awful|terrible|nasty) (?:heads?|headaches?|chests?|throats?|eyes|stomachs?|tumm(?:y|ies)|skin|lungs?)|headaches?|migraines?|(?:rash(?:es)?|hives|blisters|welts|spots|sores)(?= |[.,;!]|$)|(?:sore|red|itchy|dry|burning|stinging|streaming|runny|gritty|watery|tingling|tingly) (?:eyes|throats?|skin|hands?|arms?|fingers|face|lips|noses?|tongue)|sore(?: (?:eyes|throat|skin))?|tingl(?:y|ing)|numb|off (?:his|her|their) food|being sick|been sick|throwing up|throws up|not (?:himself|herself|themselves|right|eating|feeding|well)|fits?(?! (?:well|in|on|the|nicely|a|for|and|into|over|perfectly|like))|collapsed?|stung|palpitations|chest pains?|(?:his|her|my|their) (?:heart|chest)(?: (?:is|was|goes|starts|started|has been))? (?:racing|pounding|fluttering|thumping|jumping|tight)|hot and cold|shivering|shivers|the shakes|can[’']?t (?:taste|smell|feel)|lost (?:his|her|their|my) (?:voice|sense|taste|smell))";

/** Whose state it is, and not that of a thing or of a firm. */
const has =
  "(?:(?:all|both|always|still|just|sometimes|often|keeps?|kept|says?|said|complain\\p{L}*|reckons?|woke|wakes?|waking|goes|go|went|gets?|getting|got|feels?|felt|feeling|is|are|was|were|be|been|has|have|had|having|come|comes|came|coming|out|home|up|off|in|a|an|bit|little|really|very|quite|so|that|he|she|they|the|of|with|being|it|makes?|made|making|leaves?|left|gives?|gave|and|to|about|from|her|his|my|one|terrible|[’']s|[’']re|[’']ve) ){0,7}";

const animal =
  '(?:dogs?|pupp(?:y|ies)|cats?|horses?|pon(?:y|ies)|mares?|cows?|calves|calf|cattle|sheep|ewes?|lambs?|hens?|birds?|goats?|pigs?|animals?)';

const symptoms = anyOfParts(
  [
    `${animal} ${has}(?:stagger(?:s|ed|ing)|collaps(?:ed|ing)|convuls\\p{L}+|fitting|frothing|going down|dying|keeling over|dead)(?! (?:stock|weight|line|end))`,
    unmistaken,
    `(?:his|her|their|my|one|both|your|an?|the) ${grave}(?<=\\b(?:his|her|their|my|one|both)\\b[^.;]{0,40})`,
    `(?:woke(?:n)?|wakes?|waking|woken)(?: up)?(?: \\p{L}+){0,3} (?:with|feeling) (?:\\p{L}+ ){0,3}(?:heads?|headaches?|sick|ill|groggy|dizzy|rough|chests?)`,
  ],
  [
    `${person}(?:[’']s|[’']ve|[’']re|[’']m)? ${has}${grave}(?! (?:scheme|story|film|scene|advert|patient leaflet|training))`,
  ],
  [`(?!Off |Back )${person}(?:[’']s|[’']ve|[’']re|[’']m)? ${has}${slight}${gap(7)} ${since}`],
  [
    `${since}[^.;!?]{1,70}?(?<!\\p{L})${person}(?:[’']s|[’']ve|[’']re|[’']m)? ${has}${slight}(?! (?:of (?:the|it|this|waiting|paying|being)|to (?:death|the back))(?!\\p{L}))`,
  ],
);

export const bodily: Stemmed = [
  [
    /dead|stagger|convuls|froth|foam|vomit|scratch|dying|collaps|funny|queer|faint|dizz|strange|odd\b|sick|ill\b|unwell|poorly|rough|grey|white|blue|limp|floppy|purple|ashen|clammy|out\b|keel|consciousness|breath|wheez|fit\b|fits\b|turn\b|attack|stroke|slur|droop|double|blurred|swoll|swell|puff|weep|stream|raw\b|peel|blister|ooz|bleed|sting|stung|burn|runn|water|numb|tingl|chest|throat|lungs|cough|nose|hair|wooz|light|giddy|head|fuzzy|muzzy|legs|feet|asleep|carried|dragged|pulled|queasy|nause|sleep|drows|grogg|letharg|listless|doz|confus|muddl|shak|peculiar|weird|itch|sneez|migraine|rash|hives|welts|spots|sore|food|himself|herself|themselves|not (?:right|eating|feeding|well)|collaps|palpit|heart|hot and|shiver|taste|smell|voice/i,
    symptoms,
  ],
];
