import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { gap, unlessMended } from './hazard-words.ts';

const smells =
  '(?:smel(?:l(?:s|ed|ing|y)?|t)|whiff(?:s|ed|y)?|stinks?|stank|stench|pong(?:s|ed)?|reek(?:s|ed|ing)?|odou?r|niff|hum(?:s|ming)? of|fumes?|tang)';
const eggs = anyOf(
  `${smells}(?: \\p{L}+){0,3}(?: (?:of|like))?(?: \\p{L}+){0,2} (?:bad|rotten|off|addled) eggs?(?! (?:from|in|of) (?:the )?(?:compost|spa|spring|geyser))|(?:rotten|bad)[- ]eggs? (?:smell|whiff|stink|pong|stench|odou?r)|(?:eggy|sulphur(?:y|ous)?|garlicky) (?:smell|whiff|stink|pong|stench|odou?r)`,
);
/** What a thing smells of before it burns or vents; from a kitchen or a salon it is nothing. */
const smellsOdd = anyOf(
  `${smells}(?: (?:a bit|strongly|really|faintly|bit|very|something|all|just|quite|slightly|it|something like))*(?: (?:of|like))? ?(?:an? |the |something )?(?:old |hot |burnt |burning |melting |wet )?(?:nail ?(?:polish|varnish)(?: remover)?|pear ?drops|solvent|acetone|glue|fish(?:y)?|plastic|burn(?:t|ing)|rubber|matches|gunpowder|fireworks|vinegar|almonds|paraffin|exhaust|scorch\\p{L}*|singed|hot (?:dust|metal|oil|plastic|paint)|hot(?! (?:chocolate|dogs?|cross|food|bread|meals?|and tasty))|sweet(?:ish|ly)?|swimming pool|ammonia|cat pee|metallic|acrid|chemicals?|varnish|toffee|bitter|caramel|bonfire|toast|tar|petrol|diesel|bubble ?gum|marzipan|marker pen)(?! (?:supper|market|shop|counter|van|and chips|dish))`,
  `(?:sweet|fishy|sickly|sharp|acrid|bitter|chemical|plastic-?y|burnt|burny|hot|funny|odd|strange|weird|metallic|rubbery|solventy|toasted|scorched|singed|electrical|ozone|marzipan|caramel|stale) ?(?:,? \\p{L}+)? ${smells}`,
);
const powered = {
  test: (text: string) =>
    /(?<!\p{L})(?:batter(?:y|ies)|packs?|cells?|panels?|breakers?|sockets?|plugs?|inverters?|chargers?|charg(?:es|ed|ing)|fuse ?\w*|fuse|consumer unit|cables?|wiring|wires?|transformers?|motors?|heaters?|boilers?|stoves?|flues?|meters?|rack|cabinet|switch\p{L}*|isolators?|ev|lights?|ballast|dimmer|extension|adapt[eo]r|electric\p{L}*|blanket|dryer|tumble|fan|ups|scooters?|e-?bikes?|loft|storage heater|generator|alternator|brakes?|clutch|dishwasher|fridge|freezer)(?!\p{L})/iu.test(
      text,
    ),
};

const carriesCurrent =
  '(?:plugs?|sockets?|connectors?|cables?|leads?|isolators?|terminals?|breakers?|mc4s?|couplers?|wires?|wiring|flex|adapt[eo]rs?|extension(?: (?:leads?|blocks?|reels?))?|fuses?|fuse ?(?:box|board)(?:es|s)?|junction box(?:es)?|combiners?(?: box(?:es)?)?|contactors?|neutrals?|busbars?|chargers?|light fittings?|lamp ?holders?|bulb holders?|switch(?:es)?|spurs?|reels?|cord|rcds?|dimmers?|meter tails|tails|trunking|insulation)';
const spoilt = anyOf(
  `${carriesCurrent}${gap(5)} (?:start(?:s|ed|ing)?|beginning|begun|begins|about) to (?:melt|smoke|scorch|burn|bubble|glow|brown|blister|char|spark|droop|fizz)`,
  `${carriesCurrent}${gap(6)} (?:gone|going|goes|turned|turning|went|getting|looks?|is|are|was|were)(?: (?:all|a bit|very|quite|and|rather|slightly|really|both))* (?:brown|soft|crisp(?:y)?|bubbl(?:y|ed|ing)|brittle|sticky|discolou?red|browned|burnt|burned|blackened|black round|yellow and soft|tacky|gooey|drooping|sagging and hot|melty|cooked|charcoal|frazzled|blistered|warped)(?! (?:ones?|in colou?r|as (?:ordered|specified)))${unlessMended}`,
  '(?:floor|wall|worktop|ceiling|boards?|joists?|timber|skirting|carpet|cupboard|panel|back|beam|rafters?|wood|lino|shelf)(?: \\p{L}+){0,4} (?:is|are|was|has|looks|gone|getting)(?: (?:all|a bit|been|quite|badly|gone))* (?:scorched|charred|singed|smouldering|blackened)',
  `(?:burnt|burned|blackened|cooked|browned|singed|frazzled|crispy|scorched|melted|toasted|brown and soft|soft and brown) (?:\\p{L}+ ){0,1}${carriesCurrent}${unlessMended}`,
  `(?:batter(?:y|ies)|(?:battery|backup|back-up) packs?|packs?|cells?|power ?walls?|inverters?|(?:breaker|electric(?:al)?|fuse|main|meter|distribution|sub|service) ?(?:panels?|box(?:es)?|boards?)|extension (?:leads?|reels?|blocks?|cords?)|chargers?|phone|laptop|vape|scooter|e-?bike|transformers?|ballasts?|electric blankets?|heat ?pads?|dimmers?|adapt[eo]rs?|motor housing|bearings?)${gap(7)} (?:is|are|was|were|feels?|felt|gets?|getting|got|runs?|running|stays?|stayed|goes|went|very|too|that|still|quite|really|burning|red|always|now|it[’']s|they[’']re)(?: (?:very|too|quite|really|a bit|so|rather|still|all|always|getting|burning|red|that|now|pretty|unusually|noticeably|well))* (?:hot(?! (?:water|standby|swap|spare|air|in demand|topic|property|on|off|plates?|desk))|(?:warm|hot) (?:and (?:smell|swoll|soft|fizz|hiss|tick|click|hum|buzz|stink|whiff)\\p{L}*|to (?:the )?(?:touch|hand|hold)|(?:even )?(?:when|with|while|after) (?:it[’']s |it is |they[’']re |nothing |nobody |everything )?(?:off|not|unplugged|idle|nothing|switched off|standing|plugged|in)|overnight|all (?:night|the time)|at the (?:bottom|back|top|terminals|side))|smoking|scalding|roasting|boiling|baking|toasty)${unlessMended}`,
  `(?:too hot to (?:hold|touch|pick up|handle|keep (?:your|his|her|my) hand on)|can[’']?t (?:hold|keep (?:your|his|my) hand on) (?:it|them)|burn(?:s|t|ed)? (?:your|his|her|my) (?:hand|fingers?|leg|pocket))(?<=\\b(?:batter(?:y|ies)|packs?|cells?|chargers?|plugs?|sockets?|leads?|cables?|reels?|panels?|flue|handle|rail|radiators?|taps?|water|bath|shower|pipes?|casing|door|blanket|bottle|seat|vape|phone|breaker|inverter|extension|adapt[eo]r|scooters?|bikes?|charg\\p{L}+)\\b[^.;]{0,70})`,
);

const fibre =
  '(?:lagging|pipe (?:wrap|covering|lagging)|artex|textured (?:coating|ceiling|paint)|insulat(?:ion|ing) boards?|aib|ceiling tiles?|floor tiles?|corrugated (?:sheets?|roof\\p{L}*)|cement (?:sheets?|roof\\p{L}*|boards?|flue)|soffit boards?|soffits|rope seals?|popcorn ceiling|vermiculite|old (?:boards?|sheets?|insulation|paint|tiles|panels)|lead paint|lead-?based paint|partition boards?|flash guards?|water tank|old flue|sprayed coating|transite|vinyl tiles?|boiler lagging)';
const disturbed = anyOf(
  `(?:ripp?(?:ed|ing|s)?|pull(?:ed|ing|s)?|tear(?:ing|s)?|tore|torn|scrap(?:ed|ing|es)|sand(?:ed|ing|s)|drill(?:ed|ing|s)|smash(?:ed|ing|es)|break(?:ing|s)?|broke(?:n)?|strip(?:ped|ping|s)?|hack(?:ed|ing|s)?|chipp(?:ed|ing)|chip(?:s)?|saw(?:n|ed|ing|s)|cut(?:ting|s)?|grind(?:ing|s)?|ground|knock(?:ed|ing)|took|taken|taking|prised?|prising|burn(?:t|ing)? off|blow ?torch(?:ing|ed)?|jet ?wash(?:ed|ing)?|swept|sweeping|crush(?:ed|ing))${gap(8)} ${fibre}`,
  `${fibre}${gap(6)} (?:broken|smashed|crumbling|crumbles?|flaking|flaked|damaged|cracked|in bits|all over|disturbed|torn|ripped|hanging|falling|snapped|shattered|drilled|sanded|scraped|cut|on the floor)`,
);
const dusty = {
  test: (text: string) =>
    /(?<!\p{L})(?:dust(?:y)?|fluff(?:y)?|fibres?|fibers?|fibrous|hairy|pre-?(?:19|20)\d\d|19[3-8]\d(?:s)?|built in the (?:thirties|forties|fifties|sixties|seventies)|(?:thirties|fifties|sixties|seventies) (?:building|house|school|block)|before (?:1985|1999|2000|the war)|wartime|post-?war|victorian|air raid|chewing|toddlers?|nursery|no masks?|without (?:a )?masks?|nobody (?:has )?tested|not (?:been )?tested|untested|lead)(?!\p{L})/iu.test(
      text,
    ),
};

const reagent =
  '(?:bleach|ammonia|acid|descaler|drain (?:cleaner|unblocker|opener)|lime ?scale remover|brick acid|caustic|hypo(?:chlorite)?|peroxide|toilet cleaner|vinegar|chlorine|pool (?:shock|chlorine|acid)|shock|muriatic|thick bleach|spirits of salts?|spirit of salt|white spirit|thinners|(?:the |that )?(?:green|blue|pink|red|yellow|strong|other) (?:stuff|one|bottle)|oven cleaner|rust remover|weed ?killer|sheep dip)';
const mixed = anyOf(
  `(?:mix(?:es|ed|ing)?|pour(?:s|ed|ing)?|put(?:s|ting)?|add(?:s|ed|ing)?|tip(?:s|ped|ping)?|top(?:s|ped|ping)? (?:it |them )?up|chuck(?:s|ed|ing)?|sling|slung|bung(?:s|ed)?|decant(?:s|ed|ing)?)${gap(6)} ${reagent}${gap(5)} (?:with|and|in with|into|together|plus|on top of|over|down after|after|to) (?:the |some |a |his |her |our )?(?:\\p{L}+ )?(?:${reagent}|it(?= |[.,;!]|$))`,
  `(?:decant(?:s|ed|ing)?|kept|keeps?|put(?:s)?|stored?|stores|poured|left|found|mixed up)${gap(6)} (?:acid|bleach|caustic|thinners|petrol|diesel|weed ?killer|antifreeze|descaler|cleaner|paraquat|white spirit|sheep dip|oven cleaner|chemicals?|pesticide|peroxide|slug pellets|screen ?wash|battery acid|brake fluid)${gap(4)} (?:in|into|in an?) (?:an? |the |some |old |empty |plain |unmarked )*(?:lemonade|pop|coke|squash|water|drinks?|juice|milk|jam|beer|lucozade|sports|soft drinks?|plastic|pepsi|cordial|gin|wine|unmarked|unlabell?ed|spare|ice cream|food) ?(?:bottles?|jars?|cups?|mugs?|glass(?:es)?|tubs?|jugs?|cartons?)`,
  `(?:acid|bleach|caustic|thinners|petrol|diesel|weed ?killer|antifreeze|descaler|paraquat|white spirit|sheep dip|oven cleaner|chemicals?|pesticide|peroxide|battery acid|brake fluid|cleaner|rat poison)${gap(4)} (?:in|into) (?:an? |the |some |old |empty |plain |unmarked )*(?:lemonade|pop|coke|squash|water|drinks?|juice|milk|jam|beer|lucozade|sports|soft drinks?|pepsi|cordial|gin|wine|unmarked|unlabell?ed|ice cream) ?(?:bottles?|jars?|cups?|mugs?|glass(?:es)?|tubs?|jugs?|cartons?)`,
  `(?:gas|fumes|cloud|vapou?r|mist|steam)(?: \\p{L}+){0,3} (?:came (?:off|up|out)|comes? (?:off|up|out)|off it|rose|filled the|drifted|billow\\p{L}*)(?=[^.]{0,50}(?:yellow|green|brown|white|room|eyes|out|ran|cough|tank|drain|pool|bucket))|(?:green|yellow|brown|white) (?:gas|cloud|fumes|vapou?r|mist)(?! (?:certificate|bill|tank|hosting))`,
);

const flammable =
  '(?:r-?290|r-?600a?|r-?1270|r-?32|r-?454\\p{L}?|propane|butane|isobutane|ammonia|flammable (?:gas|refrigerant|vapou?rs?)|lpg|hydrogen|acetylene|calor|natural gas|gas (?:bottles?|cylinders?|hobs?|cookers?|meters?|regulators?|heaters?|fires?|pipes?|taps?|rings?|barbecues?|bbqs?|lines?|valves?)|co2|nitrogen|argon|oxygen|chlorine)';
const escaping = anyOf(
  `${flammable}(?:,? (?!(?:leak|not|no|never)(?!\\p{L}))[\\p{L}\\d’'-]+){0,7} (?:hiss(?:es|ed|ing)?|escap(?:es|ed|ing)|venting|vents(?! (?:to|safely))|whistl(?:es|ing)|bubbl(?:es|ing)|leaks|leaking|los(?:es|ing) (?:gas|charge|pressure)|won[’']?t (?:shut|turn) off|smell(?:s)? (?:round|near|by|in)|left (?:on|open)|stays? on|comes? back on|blows? out|goes out and)${unlessMended}`,
  `(?:hiss(?:es|ing)?|bubbl(?:es|ing)|whistl(?:es|ing))${gap(5)} (?:from|at|round|by|near|behind) (?:the |a |our |its )?(?:\\p{L}+ )?(?:gas|bottle|cylinder|regulator|meter|hob|lpg|tank|valve|battery|propane)`,
  `(?:flue|chimney|boiler|stove|heater|fire|burner|exhaust|generator|barbecue|bbq|wood ?burner|log burner|range|cooker|hob|pilot|flame)${gap(6)} (?:blow(?:s|ing)? back|puff(?:s|ing)? (?:out|back|smoke)|spill(?:s|ing)(?: (?:back|into|out|fumes))|sooting|soot(?:y)? (?:marks?|stains?|up|over|round|above)|blocked|bird(?:[’']s)? nest|(?:came|come|coming|fallen|falling) (?:apart|off|away|adrift|loose)|disconnected|(?:burn(?:s|ing)?|is|are|goes|gone|turned|looks?)(?: (?:all|bit|a|very|quite|lazy))* (?:yellow|orange|lazy)|indoors|inside the (?:tent|caravan|marquee|van|garage|shed|house)|in the (?:tent|caravan|marquee|awning|closed garage|shed|bedroom)|venting (?:into|in)|ends in the|goes into the loft|never (?:been )?swept|with the (?:windows?|vents?) (?:shut|blocked|taped))(?! (?:tiles?|paint|finish|enamel|door))${unlessMended}|(?:paint(?:ed|s|ing)|tap(?:ed|es|ing)|stuff(?:ed|s|ing)|block(?:ed|s|ing)|cover(?:ed|s|ing)|seal(?:ed|s|ing)|board(?:ed|s|ing)|fill(?:ed|s|ing))(?: (?:over|up|in))? (?:the |all the |both |our |his |her )?(?:\\p{L}+ )?(?:vents?|air ?bricks?|ventilation|grilles?)(?=[^.]{0,60}(?:gas|boiler|stove|fire|heater|burner|cooker|flue|fumes|generator))|(?:vents?|air ?bricks?|ventilation|grilles?)(?: (?:is|are|was|were|has|have|been|all|both))* (?:blocked|taped|stuffed|covered|bunged|papered|boarded|sealed|filled)(?: (?:up|over|off|with))?(?=[^.]{0,60}(?:gas|boiler|stove|fire|heater|burner|draught|cooker|flue|fumes|generator|room))${unlessMended}`,
);

const legionella = anyOf(
  "(?:fear|fears|feared|suspect(?:s|ed)?|think|thinks|worr(?:y|ied)|afraid|(?:may|might|could) (?:be|have)|looks? like|signs? of|positive for|full of|risk of|wonder if (?:it[’']s|it is|there is|there[’']s)|got)(?: (?:it|there|is|are|of|that|we|about|may|might|could|be|have|has|got|[’']s|a|the|some))* (?:legion(?:ella|naires?)\\p{L}*)(?! (?:risk assess|training|awareness|testing|tests?|surveys?|policy|certificate))|legionnaires?[’']?(?: disease)?(?! (?:training|awareness|risk assess|policy|test))",
);

export const matter: Stemmed = [
  [/egg|sulphur|garlic/i, eggs],
  [
    /smell|smelt|whiff|stink|stank|stench|pong|reek|odou?r|niff|hum|fume|tang\b/i,
    { test: (text) => beside(text, smellsOdd, powered) },
  ],
  [
    /charred|smoulder|brown|soft|crisp|bubbl|brittle|sticky|discolo|burnt|burn|black|yellow|tacky|gooey|droop|melt|cook|charcoal|frazzl|blister|warp|singed|scorch|toast|hot\b|warm|smok|scald|roast|boil|bak/i,
    spoilt,
  ],
  [
    /lagging|wrap|covering|artex|textured|board|aib\b|tile|corrugated|cement|soffit|rope|popcorn|vermiculite|old |lead|partition|flash|tank|flue|coating|transite/i,
    { test: (text) => beside(text, disturbed, dusty) },
  ],
  [
    /bleach|ammonia|acid|descaler|drain|lime|caustic|hypo|peroxide|cleaner|vinegar|chlorine|shock|muriatic|spirit|thinners|stuff|one\b|bottle|remover|killer|dip|petrol|diesel|antifreeze|chemical|pesticide|pellets|wash|fluid|gas|fumes|cloud|vapou?r|mist|steam|paraquat/i,
    mixed,
  ],
  [
    /r-?\d{2,4}|propane|butane|ammonia|flammable|lpg|hydrogen|acetylene|calor|gas\b|co2|nitrogen|argon|oxygen|chlorine|hiss|bubbl|whistl|flue|chimney|boiler|stove|heater|fire|burner|exhaust|generator|barbecue|bbq|range|cooker|hob|pilot|flame|vent|air ?brick|grille/i,
    escaping,
  ],
  [/legion/i, legionella],
];
