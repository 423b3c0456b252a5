import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap, somebody } from './hazard-words.ts';

const amount =
  '(?:\\d+(?:[.,]\\d+)? ?(?:ml|mls|mg|mcg|micrograms?|g|units?|tablets?|drops?|puffs?|tabs?|caps(?:ules)?|sachets?|scoops?|mmol|iu|patches|patch|%|parts?|to \\d+)?|(?:one|two|three|four|five|six|ten|half an?|a whole|double) (?:tablets?|pills?|patch(?:es)?|puffs?|drops?|doses?|spoons?|spoonfuls?|sachets?|capsules?|units?|ml|scoops?))';
const medicine =
  '(?:tablets?|pills?|medicines?|medication|meds|insulin|warfarin|morphine|methadone|antibiotics?|painkillers?|inhalers?|injections?|jabs?|drops|syrup|suspension|patch(?:es)?|paracetamol|ibuprofen|steroids?|sedatives?|sleeping \\p{L}+|blood thinners?|heart \\p{L}+|epilepsy \\p{L}+|dosette(?: box(?:es)?)?|blister packs?|drug|drugs|dose|doses|feed|milk|formula|wormer|sedation|anaesthetic|vaccine|eye drops|thickener)';
/** Of milk and feed more is swapped than is given to anybody. */
const drug = medicine
  .replace('|feed|milk|formula|', '|')
  .replace('|drops|syrup|suspension|patch(?:es)?|', '|');
const taking = {
  test: (text: string) =>
    /(?<!\p{L})(?:giv(?:e|es|en|ing)|gave|tak(?:e|es|en|ing)|took|swallow\p{L}*|dos(?:e|es|ed|ing)|twice a day|times a day|daily|a day|prescri\p{L}+|dispens\p{L}+|inject\p{L}*|tablets?|pills?|patients?|residents?|medic\p{L}*|syrup|suspension|insulin|label(?:led|s)?|syringe|drip|infusion|feed|bottle-?fed|dilut\p{L}+|mix)(?!\p{L})/iu.test(
      text,
    ) &&
    /(?<!\p{L})(?:giv(?:e|es|en|ing)|gave|tak(?:e|es|en|ing)|took|swallow\p{L}*|dos(?:e|es|ed|ing)|twice a day|times a day|daily|a day|prescri\p{L}+|dispens\p{L}+|inject\p{L}*|insulin|infusion)(?!\p{L})/iu.test(
      text,
    ),
};

const wrongAmount = anyOf(
  `(?:label|printed|print|dispensed|given|gave|giving|wrote|written|typed|drew up|drawn up|measured|says?|said|reads?|chart|set|dosed|drenched|injected|fed|went (?:up|in)|been (?:on|having|taking)|taking|took|had)${gap(6)} ${amount}[^.;]{0,50} (?:should (?:be|read|say|have (?:been|read|said))|instead of|rather than|ought to (?:be|have been)|meant to be|not|when (?:it|he|she) (?:should|is meant|was meant)) (?:only |just |about |a )?(?:\\d|one|half|two|a quarter|once)`,
);
const wrongMedicine = anyOf(
  `(?:gave|given|giving|had|took|taken|handed)[^.;]{0,40} ${medicine} (?:meant|intended|prescribed|labelled|made up) for(?! (?:him|her|them|me|the job)(?!\\p{L}))|(?:two|double|three|extra) (?:lots?|doses?|sets?|rounds?) of (?:\\p{L}+ )?${drug}`,
  `(?:pur[eé]ed?|soft (?:diet|food)|thickened (?:fluids?|drinks?)|nil by mouth|minced diet)[^.;]{0,50} (?:given|had|ate|served|got|fed) (?:\\p{L}+ )?(?:toast|biscuits?|sandwich(?:es)?|steak|water|tea|grapes|breakfast|normal|ordinary|thin|chips|crisps|a roast)`,
  `(?:giv(?:e|es|en|ing)|gave|took|taken|taking|had|has had|been having|been on|administered|dispensed|swapped|mixed up|muddled|sent out|handed out)${gap(4)} (?:(?:the )?wrong (?:person[’']?s |patient[’']?s |resident[’']?s |strength (?:of )?|child[’']?s )?|somebody else[’']?s|someone else[’']?s|another (?:resident|patient|child|lady|man|pupil)[’']?s|(?:his |her )?(?:wife|husband|neighbour|sister|brother|mum|dad)[’']?s|(?:two|double|three|both) (?:lots?|sets?|rounds?) of(?: (?:his|her|their|the))?|(?:mrs?|ms|miss) \\p{L}+[’']?s|the next (?:room|bed|resident|patient)[’']?s) ?(?:\\p{L}+ ){0,2}${medicine}`,
  `(?:swapp?ed|mix(?:ed|es)?[- ]up|muddled|wrong way round|transposed|switched) (?:the |two |their |his and her |both )?(?:\\p{L}+ ){0,2}${drug}|${drug}(?: for (?:the |his |her )?(?:\\p{L}+ ?){1,3}?)?(?: (?:were|was|got|are|is|have been|has been|had been))* (?:swapped|mixed up|muddled|wrong way round|in the wrong|given twice|doubled|given to the wrong|not (?:been )?given(?! (?:out|at))|missed (?:for|again|since|three|two|twice|four|all|yesterday|last|this)|forgotten (?:for|again|since|three|two|twice|all)|run out(?! of stock)|ran out|left out of|locked in|crushed into|past (?:its|their) date)(?! (?:on the (?:order|shelf|website)))`,
  `(?:miss(?:ed|es|ing)|skipp?(?:ed|ing)|forgot|forgotten|without|stopped (?:taking|giving)|not (?:had|been given|taken|taking)|hasn[’']?t (?:had|taken|been given)|have(?:n[’']?t| not) given|run out of|ran out of|no) (?:(?:his|her|their|my|the|any|all|of|morning|evening|night|three|two|four|days|last|second|third|\\p{L}+[’']s) ){0,4}(?:insulin|warfarin|heart (?:tablets|pills)|epilepsy (?:tablets|meds|medicine|medication)|seizure (?:meds|medication)|anti-?rejection \\p{L}+|blood thinners?|inhalers?|epi-?pens?|steroids|parkinson[’']?s \\p{L}+|methadone|lithium|clozapine|adrenaline|chemo)(?=[^.;]{0,60}(?:since|days?|night|twice|again|morning|evening|\\d|doses?|week|weekend|with (?:her|him)|left|[,.!]|$))(?! (?:shortage|order|delivery|scheme|policy|needed|today thanks))`,
  `(?:gave|given|giving|had|ate|eating|served|fed|got|found with|drinking)${gap(4)} (?:toast|ordinary (?:tea|food|water|dinner)|normal (?:diet|food|dinner|tea)|thin (?:fluids?|tea)|a biscuit|biscuits|steak|sandwich(?:es)?|whole grapes|solids?|unthickened \\p{L}+|un-?pureed|water)[^.;]{0,60} (?:pur[eé]ed?|soft (?:diet|food)|thickened|thickener|nil by mouth|swallow(?:ing)?|choke|choking|speech therapist|salt|level [3-6]|minced|peg|tube)|nil by mouth[^.;]{0,60} (?:gave|given|breakfast|tea|ate|eaten|had (?:a|his|her))`,
);

const allergen =
  '(?:nuts?|cashews?|almonds?|walnuts?|hazelnuts?|peanuts?|pistachios?|pecans?|(?:peanut|nut|almond|groundnut) (?:oil|butter|milk|flour)|satay|marzipan|frangipane|pesto|praline|nutella|sesame|tahini|eggs?|egg ?wash|mayo(?:nnaise)?|milk|cream|butter|cheese|whey|yogh?urt|buttermilk|prawns?|shrimps?|crab|fish sauce|oyster sauce|worcester(?:shire)? sauce|anchov(?:y|ies)|flour|wheat|barley|gluten|breadcrumbs|soy(?:a)?(?: sauce)?|celery|mustard|lupin|sulphites?|shellfish|mussels|beer batter|couscous)';
const swapsIn = anyOf(
  `(?:made|making|make|makes|used|using|uses?|swapp?(?:ed|ing)|subbed|substitut(?:ed|ing)|replac(?:ed|ing)|topped|fry|fried|frying|cook(?:ed|ing)?|thickened|added|adding|finish(?:ed|es)|put|went over to|switch(?:ed|ing)?(?: to)?|chang(?:ed|ing)(?: to)?|now (?:has|have|with|contains?)|stuffed|blitzed|bulked out|ran out of|were out|was out|new (?:supplier|recipe|brand)|has|have|had|contains?|with)(?:,? [\\p{L}’'-]+){0,8} ${allergen}`,
);
const stale = {
  test: (text: string) =>
    /(?<!\p{L})(?:(?:allergens? (?:folder|sheet|list|chart|matrix|card|file)s? (?:is|are) (?:last|from last|out of date|years? old|the old)|(?:is|are|was|were)n[’']t (?:in|on) (?:it|there|the list)|cards?|labels?|labelling|menus?|chart|matrix|signs?|allergen (?:sheet|folder|list|info\p{L}*|chart|card)s?|list|board|packaging|packets?|stickers?|website|sheet|folder)(?:,? [\p{L}’'-]+){0,6} (?:still (?:says?|read|reads|the (?:old|same)|shows?|list)|(?:not|n[’']t|never)(?: (?:been|yet|got))* (?:changed|updated|re-?done|re-?printed|on it|on there|mention\p{L}*|say|list\p{L}*|show\p{L}*)|hasn[’']?t (?:been )?changed|unchanged|old|same as before|as (?:before|it was|they were)|what (?:they|it) said|nothing about|no mention|say (?:nothing|nut|dairy|gluten|egg|milk|vegan|free)|says (?:nothing|nut|dairy|gluten|egg|milk|vegan|free)|does not (?:say|mention|list)|doesn[’']?t (?:say|mention|list))|(?:not|n[’']t|never|isn[’']t|aren[’']t|nowhere|nor) (?:\p{L}+ ){0,3}(?:on|in) the (?:\p{L}+ )?(?:cards?|labels?|menus?|chart|matrix|list|board|packaging|sheet|packet|stickers?|folder)|not (?:been )?(?:declared|labell?ed|listed|marked)(?: (?:as|on))?|forgot to (?:change|update|print|tell|label)|nobody (?:has )?(?:changed|updated|told)|told (?:them|him|her|the (?:mum|mother|school|customer|table)) (?:it was|it is|it[’']s|there (?:was|were)) (?:no|nut|dairy|gluten|egg|fine|safe|free)|(?:coeliac|celiac|allerg\p{L}+|anaphyla\p{L}+|intoleran\p{L}+)(?! (?:cards? (?:are|is|were) (?:up to date|right|done)|training|awareness|menu|friendly)))(?!\p{L})/iu.test(
      text,
    ),
};
const toAllergic = anyOf(
  'allergens? (?:folder|sheet|list|chart|matrix|card|file)s? (?:is|are) (?:last|from last|out of date|years? old|the old|wrong|missing|not up to date)',
  '(?:wasp spray|fly spray|bleach|weed ?killer|paint|cleaner|cleaning \\p{L}+|rat (?:poison|bait)|pesticide|chemicals?|oven cleaner|diesel|petrol|antifreeze|descaler)(?: \\p{L}+){0,4} (?:next to|above|over|among|with|on top of|beside|in with) (?:the )?(?:\\p{L}+ )?(?:flour|food|bread|fruit|veg\\p{L}*|salad|bottles of|milk|sugar|rice|feed|drinks?|ingredients|baby food|formula|meat)',
  `(?:gave|given|served|fed|handed|sold|serving|giving)(?:(?! free)[^.;]){0,60} (?:with (?:the|an?|his|her) (?:\\p{L}+ )?allergy|who (?:is|was|[’']s) (?:allergic|coeliac|celiac)|(?:allergic|coeliac|celiac) (?:child|boy|girl|guest|customer|pupil|son|daughter|man|woman|lady|diner|table))`,
  `(?:allerg(?:y|ic|ies)(?! (?:training|awareness|season|advice|clinic|tests?|testing))|coeliacs?|celiacs?|anaphyla\\p{L}+|lactose[- ]intolerant|intolerant)(?!\\p{L})[^.;]{0,80} (?:ate|eaten|was given|were given|been given|got given|was served|were served|got served|had (?:some|one|two|a (?:bite|bit|piece|slice)|the)|same (?:fryer|tongs|spoons?|knife|knives|boards?|toaster|pan|oil|ladle|grill|scoop|surface|blender|tray)|gave (?:him|her|them)|took a bite|shares? the)`,
  `(?:same|shared|sharing) (?:fryer|tongs|spoons?|knife|knives|chopping boards?|boards?|toaster|pan|oil|ladle|grill|scoop|surface|blender|tray|utensils)[^.;]{0,60} (?:gluten[- ]free|nut[- ]free|dairy[- ]free|vegan|coeliacs?|celiacs?|allerg\\p{L}+|halal|egg[- ]free|raw)(?! (?:are|is) (?:never|kept))`,
  `(?:raw (?:chicken|meat|mince|poultry|pork|fish|burgers?)|chicken juice|blood)(?:,? [\\p{L}’'-]+){0,5} (?:above|over|next to|on top of|onto|on to|same (?:board|knife|shelf|tongs|tray|sink)|dripp\\p{L}+|touching|with the) (?:the |ready|a |same |cooked |ready to eat )*(?:salads?|cakes?|cooked|ready|sandwich\\p{L}*|desserts?|trifles?|fruit|board|cheese|puddings?|shelf|bread|veg\\p{L}*|knife)`,
  `allergens? (?:\\p{L}+ ){0,4}(?:not|never|nowhere|isn[’']t|aren[’']t) |(?:not|never) (?:been )?(?:declared|listed|labell?ed|marked|shown) as (?:an? )?allergens?`,
);

const harmful =
  '(?:magnets?|magnet(?:ic)? (?:balls?|beads?)|(?:button |coin |watch |hearing aid )?(?:batter(?:y|ies)|cells?)|coins?|beads?|water beads|screws?|nails?|pins?|needles?|marbles?|bolts?|washers?|slug pellets|rat (?:poison|bait)|mouse bait|bait|lil(?:y|ies)|xylitol|antifreeze|(?:laundry|dishwasher|washing|detergent) ?(?:pods?|tablets?|capsules?|liquid)|pods|sanitiser|hand gel|nail (?:varnish|polish) remover|lamp oil|white spirit|turps|weed ?killer|yew|laburnum|foxgloves?|ragwort|toadstools?|mushrooms?|berries|glue|hair dye|cannabis|gummies|edibles|vape (?:liquid|juice)|nicotine|tablets?|pills?|painkillers|paracetamol|bleach|cleaner|cleaning fluid|descaler|paint|thinners|petrol|diesel|oven cleaner|pesticide|moth ?balls|firelighters?|lighter fuel|aftershave|perfume|mouthwash|glow ?sticks?|thermometer|mercury|glass|lego|balloons?|stones?|socks?|corn cob|chocolate|grapes|raisins|chewing gum|onions?|drain cleaner|wormer|sheep drench|hormone tablets|medicine)';
const swallowed = anyOf(
  `${somebody}?(?:swallow(?:s|ed|ing)?|gulp(?:s|ed)|drank|drunk|downed)(?: (?:down|up|some|a|an|the|one|two|three|half|few|of|his|her|my|our|it|all|couple|bit|bits|from|mouthful|bottle|\\p{L}+))*? ${harmful}(?! (?:our pride))`,
  `(?:dog|pup(?:py)?|cat|kitten|horse|pony|calf|cow|sheep|lamb|goat|child|toddler|baby|boy|girl|kid|son|daughter|he|she|they|twins|grandson|granddaughter|resident|pupil|(?-i:\\p{Lu}\\p{Ll}+))(?: (?:has|have|had|just|may|might|must|could|probably|definitely|been|was|is|got|found|seen|nearly|almost|\\(\\d\\)))* (?:eaten|ate|eating|chew(?:ed|ing)|suck(?:ed|ing)|lick(?:ed|ing)|got (?:hold of|into)|put|bit(?:ten)? into|munch(?:ed|ing))(?: (?:a|an|the|some|one|two|three|half|few|of|his|her|my|our|all|couple|bit|bits|whole|box|bag|bar|packet|pack|block|through|on|at))* (?:magnets?|magnet(?:ic)? (?:balls?|beads?)|button batter\\p{L}+|batter(?:y|ies)|coins?|beads?|screws?|nails?|slug pellets|rat (?:poison|bait)|bait|lil(?:y|ies)|antifreeze|(?:laundry|dishwasher|washing) ?(?:pods?|tablets?|capsules?)|pods|weed ?killer|yew|laburnum|foxgloves?|ragwort|toadstools?|glue|hair dye|cannabis|gummies|edibles|vape \\p{L}+|tablets?|pills?|painkillers|paracetamol|bleach|paint|moth ?balls|firelighters?|glow ?sticks?|glass|medicine)(?! (?:box|tin) \\p{L}* empty)`,
  `(?:dog|puppy|pup|spaniel|labrador|terrier|cat|kitten)(?: \\p{L}+){0,4} (?:eaten|ate|had|got (?:hold of|into)|wolfed|scoffed)(?: \\p{L}+){0,4} (?:dark chocolate|chocolate|grapes|raisins|onions?|xylitol|chewing gum|corn cob|socks?|christmas cake|mince pies)(?! (?:brown|lab))`,
  `(?:got|get|getting|has|had|have)(?: \\p{L}+){0,4} stuck (?:in|up) (?:his|her|their|my|the (?:child|baby|toddler|boy|girl|dog|cow)[’']s) (?:throat|windpipe|nose|ear|gullet|airway)|chok(?:ed|ing) on(?! (?:the|that|this|our|its|his|her) (?:price|bill|words|invoice|quote|cost))|turned blue(?= (?:eating|on|at|while))`,
);
const mayHaveHad = anyOf(
  "(?:may|might|must|could|thinks?|thought|reckons?|sure|afraid|worried) (?:he|she|they|it|that he|that she|one of them|\\p{L}+)? ?(?:may |might |must |could )?(?:have|has|[’']ve|had|of) (?:had|eaten|swallowed|got|taken|drunk|put)(?: (?:one|some|it|them|two|a few|a couple|any|the (?:rest|other|others)))|(?:one|two|three|some|\\d)(?: of (?:them|the \\p{L}+(?: \\p{L}+){0,2}))? (?:have|has|is|are|was|were)(?: (?:now|already))? (?:gone|missing|not there)(?=[^.]{0,80}(?:mouth|swallow|ate|eaten|off (?:his|her|its) food|sick|dribbl|tummy|belly|poorly|may have|might have))",
);
const ofHarmful = {
  test: (text: string) => new RegExp(`(?<!\\p{L})${harmful}(?!\\p{L})`, 'iu').test(text),
};

const meal =
  '(?:chicken|turkey|duck|poultry|meat|beef|pork|lamb|mince|burgers?|sausages?|ham|fish|salmon|prawns?|shellfish|oysters?|mussels|seafood|rice|curry|kebab|carvery|buffet|canap[eé]s|starters?|mains?|puddings?|trifle|cream cakes?|cheesecake|mayonnaise|sushi|salad|p[âa]t[eé]|stew|casserole|hog roast|bbq|barbecue|meal|lunch|dinner|breakfast|supper|tea|party|reception|wedding|sandwich(?:es)?|sprouts|food|quiche|egg mayo|ice cream|eating|takeaway)';
const illOf = anyOf(
  `(?:up all night|up half the night|bad (?:stomachs?|tumm(?:y|ies)|bellies|guts)|dodgy (?:stomachs?|tumm(?:y|ies)|guts)|the runs|the trots|both ends|(?:being|been|was|were|is|are|got|all|both|felt|very|really|violently|so) (?:sick|ill|poorly|unwell|rough)|went down (?:with|ill)|heaving|threw up|on the toilet|runs|cramps|gripes|laid low|taken (?:ill|bad|poorly)|off school|off work|never been so ill|food poisoning|tummy (?:bug|upset|ache)|hospital)${gap(5)} (?:after|since|from|following|off) (?:the|our|your|their|eating|that|his|her|having|a|some|last \\p{L}+[’']s|\\p{L}+day[’']s) ?(?:\\p{L}+ ){0,3}${meal}(?! (?:meeting|planning))`,
  `(?:after|since|following) (?:the|our|your|their|eating|that|having|last \\p{L}+[’']s|\\p{L}+day[’']s) ?(?:\\p{L}+ ){0,2}${meal}[^.;]{0,60} (?:up all night|bad (?:stomachs?|tumm(?:y|ies))|the runs|the trots|both ends|(?:was|were|been|being|felt|got|went down|are|is) (?:\\p{L}+ )?(?:sick|ill|poorly|unwell|rough)|off (?:school|work)|threw up|throwing up|cramps|in hospital|in bed|on the toilet)`,
  "(?:in|to) (?:the )?hospital on a drip|on a drip in (?:the )?hospital|(?:gran|nan|mum|dad|son|daughter|wife|husband|boy|girl|guests?|customer|resident|he|she)(?:[’']s| is| was| are| were| ended up)? (?:still )?on a drip(?= (?:at the general|in (?:a ?& ?e|resus|the general)|since the (?:meal|party|wedding|weekend)))",
);

export const intake: Stemmed = [
  [
    /\d|one|two|three|four|five|six|ten|half|whole|double/i,
    { test: (text) => beside(text, wrongAmount, taking) },
  ],
  [
    /tablet|pill|medic|meds|insulin|warfarin|morphine|methadone|antibiotic|painkiller|inhaler|inject|jabs?\b|drops|syrup|suspension|patch|paracetamol|ibuprofen|steroid|sedat|sleeping|blood|heart|epilep|dosette|blister|drug|dose|feed|milk|formula|wormer|anaesth|vaccine|thicken|seizure|rejection|epi-?pen|parkinson|lithium|clozapine|adrenaline|chemo|toast|ordinary|normal|thin |biscuit|steak|sandwich|grapes|solid|pur[eé]e|water|nil by/i,
    wrongMedicine,
  ],
  [
    /made|mak|use|using|swap|sub|replac|top|fr[iy]|cook|thick|add|finish|put|went|switch|chang|now|stuff|blitz|bulk|ran|were out|was out|new|has|have|contain|with/i,
    { test: (text) => beside(text, swapsIn, stale) },
  ],
  [
    /allerg|coeliac|celiac|anaphyl|intoleran|spray|bleach|killer|paint|cleaner|poison|pesticide|chemical|diesel|petrol|antifreeze|descaler|same|shared|sharing|raw|juice|blood/i,
    toAllergic,
  ],
  [
    /swallow|gulp|drank|drunk|downed|eat|ate|chew|suck|lick|got|bit|munch|stuck|chok|blue|wolf|scoff|\bhad\b|\bput\b/i,
    swallowed,
  ],
  [
    /have|has|had|['’]ve|\bof\b|gone|missing|not there/i,
    { test: (text) => beside(text, mayHaveHad, ofHarmful) },
  ],
  [/after|since|from|following|off|drip/i, illOf],
];
