import { anyOf, type Stemmed } from './any-hazard-of.ts';
import { beside } from './beside-people.ts';
import { unlessMended } from './hazard-words.ts';

/** Whoever drives and cannot. */
const asleep = anyOf(
  `(?<!(?<!\\p{L})(?:bab(?:y|ies)|child(?:ren)?|toddlers?|kids?|sons?|daughters?|dogs?|pupp(?:y|ies)|passengers?|grandchildren|twins|boys|girls|little ones?|cats?)(?: (?:all|both|has|had|have|were|was|always|usually))* )(?:nodd?(?:ed|ing|s)? off|fell asleep|fall(?:s|en|ing)? asleep|dropp?(?:ed|ing)? off (?:to sleep|at the wheel)|doz(?:ed|ing|es) off|dozed|micro-?sleeps?|(?:was|were|be|half|been|nearly) asleep|eyes (?:were |was |kept |keep |are |started |going |just )*(?:closing|shutting|shut|going|closed|dropping)|(?:cannot|can[’']?t|could not|couldn[’']?t|struggl\\p{L}+ to|hard to|barely) keep (?:my|his|her|their|your|both) eyes open|woke up (?:on|in|going|to|with|when)|drift(?:ed|ing|s) (?:off|across|over|onto|out)|dead on (?:my|his|her|their) feet|no sleep|without (?:any )?sleep|slept (?:two|three|four|2|3|4) hours|awake (?:since|for)|zoned out|lost (?:five|ten|a few|the last) miles|don[’']t remember the (?:last|drive|journey))`,
  `(?:drunk|over the limit|(?:swigs?|tops? up|drinks? from|nips? at|pulls? on)(?: \\p{L}+){0,2} (?:hip flask|flask|bottle|can)|(?:smelt|smelled|smells|smelling|stank|stinks|stinking|reek(?:s|ed|ing)?) (?:strongly )?of (?:drink|alcohol|beer|whisky|booze|weed|cannabis)|still drunk|had (?:a few|several|four|five|six|three|\\d)(?: \\p{L}+){0,2} (?:pints|beers|cans|drinks|glasses|vodkas)|(?:on|after|smoking|smoked|taking|took) (?:the |a |some |his |her )?(?:weed|spliffs?|joints?|coke|cocaine|ketamine|strong painkillers|morphine|tramadol|diazepam|codeine|pills)|stoned|high as a kite|hung ?over|hip flask|drinking (?:on|before|at)|slurring)`,
  `(?:\\d\\d|fourteen|fifteen|sixteen|seventeen|eighteen|twenty)[- ]?(?:hours?|hrs?)(?: \\p{L}+){0,3} (?:straight|on the trot|without|no break|non-?stop|at the wheel|in the cab|driving|shift|behind the wheel)|(?:double|third|back[- ]to[- ]back) shifts?`,
);
const steers = {
  test: (text: string) =>
    /(?<!\p{L})(?:wheel|driv(?:e|es|ing|en)|drove|road|motorway|carriageway|[MA]\d{1,4}|I-\d+|highway|interstate|freeway|lane|cab|lorry|truck|hgv|artic|bus|coach|minibus|rumble strip|hard shoulder|central reservation|lay-?by|crane|forklift|fork ?truck|tractor|combine|digger|excavator|quad|tram|train|boat|helm|controls|saw|press|ladder|scaffold|school run|mower|loader|dumper|telehandler|plant|van|car|taxi|on call run|chainsaw|roof|theatre|scalpel|children|residents)(?!\p{L})/u.test(
      text,
    ),
};

const vehicle =
  '(?:van|lorry|truck|hgv|minibus|bus|coach|car|trailer|tractor|quad|forklift|fork ?truck|digger|dumper|tipper|pickup|ute|taxi|ambulance|bike|motorbike|scooter|caravan|horsebox|mower|telehandler|wheelchair|mobility scooter|buggy|pram|train|tram|boat|tail ?lift)';
/** What a driver tells of a vehicle that ought to stand. */
const unfit = anyOf(
  `(?:brakes?|brake pedal|pedal|hand ?brake|foot ?brake|steering|steering wheel|wheel(?! ?chair)|tyres?|tires?|wheel nuts?|suspension|track rod|ball joint|tow ?bar|hitch|coupling|drawbar|clutch|throttle|accelerator|headlights?|lights|seat ?belts?|air ?bags?|axle|prop ?shaft|trailer)(?:[’']s| is| are| was| were| has| have| keeps?| kept| been| all| still| now| feels?| felt| goes| went| going| gone| gets?| getting| got| sometimes| suddenly| just| nearly| almost| right| straight| need| needs| (?:on|in|of|at) the(?: \\p{L}+){1,2}?)* (?:like a (?:sponge|jelly|brick)|to the (?:floor|boards|carpet|metal)|spongy|soft|mushy|nothing there|fad(?:es?|ed|ing)|pump(?:ing|ed)? (?:it|them|the)|pumping|grind(?:s|ing)|scrap(?:es|ing)|metal on metal|pull(?:s|ed|ing) (?:left|right|to)|lock(?:s|ed|ing) up|loose|wobbl(?:es?|ed|ing|y)|shak(?:es|ing)|shudder(?:s|ing)|knock(?:s|ing)|clunk(?:s|ing)|stick(?:s|ing)(?! to)|stuck (?:on|open|down)|jam(?:s|med)|slip(?:s|ped|ping)|play in|heavy|vague|stiff|wander(?:s|ing)|bald|worn (?:out|through|to|smooth|down)|perished|bulg(?:es|ing|ed)|cracked|split|flat|punctured|came off|come off|fell off|jumped off|hanging (?:off|down|by)|snapped|held (?:on|up|in|together)|tied (?:on|up|with)|don[’']?t (?:work|hold|grip|bite|latch|lock|click)|doesn[’']?t (?:work|hold|grip|bite|latch|lock|click|clip)|do not (?:work|hold)|does not (?:work|hold|lock|latch)|won[’']?t (?:hold|lock|latch|click|stop|clip|release|bite)|not (?:working|holding|gripping|biting|latching)|fail(?:s|ed|ing))${unlessMended}`,
  `(?:no|without(?: any)?) (?:brakes|hand ?brake|lights|seat ?belts?|mot|steering|mirrors|wipers|indicators|tax or mot)(?= (?:on|in|and|but|all|at|this|since|again)|[.,;!]|$)`,
  `(?:rolls?|rolled|rolling|crept|creeps?|creeping|slid|slides?|ran|runs?|moved|moves?|shot|drifted|went) (?:back(?:wards)?|away|forward(?:s)?|off|down the (?:hill|slope|ramp|drive|yard|bank)|on its own|by itself)(?: \\p{L}+){0,3} (?:with the (?:hand ?brake|brake) on|on (?:the )?(?:slopes?|ramps?|hills?)|when parked|parked|in park|on its own|by itself|with (?:nobody|no one) in|with the (?:hand|parking) ?brake)`,
);
const isDriven = {
  test: (text: string) =>
    new RegExp(
      `(?<!\\p{L})(?:${vehicle}|driv(?:e|es|ing|en)|drove|school run|run(?=s? (?:to|on|this|tomorrow))|road|motorway|round|passengers?|kids|children|mph|pupils|route|delivery|deliveries)(?!\\p{L})`,
      'iu',
    ).test(text),
};
const overloaded = anyOf(
  `(?:kids|children|pupils|passengers|lads|people|residents|wheelchairs?|boys|girls|players|staff|workers|pickers|toddlers?|baby|child)(?: \\p{L}+){0,5} (?:in the back(?= (?:of (?:the |a )?(?:van|pickup|truck|trailer|lorry|tipper)|with no|without))|on the (?:trailer|tailgate|drawbar|forks|bonnet|(?:van|car|cab) roof|mudguard|tractor|load|running board|bucket)|standing in the (?:bus|van|trailer|aisle)|(?:two|three|four) to a (?:seat|belt)|not (?:strapped|belted|clamped|clipped|secured|buckled)|without (?:a )?(?:seat ?belts?|belts|car ?seats?|clamps?|straps)|no (?:seat ?belts?|belts|car ?seats?|clamps?|booster)|unrestrained|unstrapped|unclamped|on (?:his|her|someone[’']s|my) (?:lap|knee) (?:in|on) the)|(?:wheelchair|chair|load|ladders?|pipes?|drums?|gas bottles?|cylinders?|pallets?|bales|plant|digger|roof ?rack|scaffold \\p{L}+)(?: (?:is|was|were|are|just|only|not|never|came|rolled|slid|all))* (?:not (?:strapped|clamped|tied|secured|chained|ratcheted)(?: (?:down|in|on))?|unsecured|unstrapped|(?:came|come|slid|fell|flew|bounced|blew) off (?:the )?(?:van|lorry|truck|trailer|roof|back|pickup|flatbed)|loose in the (?:back|van|bus)|(?:tipped|rolled|fell) over in the (?:bus|minibus|van))|overload(?:ed|ing)(?! (?:with (?:work|e-?mails|orders|requests)|server|inbox))(?=[^.]{0,60}(?:van|trailer|axle|lorry|truck|scaffold|racking|floor|lift|boat|socket|extension|shelf|crane|platform|ferry|bus|balcony|weighbridge|kg|tonnes?))`,
);

const deadly =
  '(?:press(?:es)?(?: \\d+)?|guillotines?|saws?|lathes?|conveyors?|belts?|mixers?|fork ?lifts?|fork ?trucks?|vans?|trucks?|lorr(?:y|ies)|tractors?|diggers?|dumpers?|excavators?|cranes?|hoists?|barriers?|shutters?|gates?|escalators?|robots?(?! (?:vacuums?|hoovers?|mowers?|lawn))|robot arms?|cutters?|grinders?|drills?|mills?|balers?|compactors?|tail ?lifts?|(?:stair|chair|ski) ?lifts?|carousels?|waltzers?|bath ?lifts?|ceiling track|wheel ?chairs?|cookers?|hobs?|ovens?|fryers?|heaters?|irons?|kilns?|ring|mowers?|augers?|chippers?|shredders?|punch(?:es)?|nail ?guns?|staple ?guns?|rollers?|tread ?mills?|dock levell?ers?|rides?|blades?|spindles?|chainsaws?|hedge ?trimmers?|strimmers?|gears?|chuck|ram|jacks?|arms?|forks|boom|bucket|winch(?:es)?|(?:lift|roller|garage|shutter|sectional|dock|vault) doors?|machines?|line (?:\\d+|two|three)|slicers?|mincers?|electric blanket|profiling bed|beds?|taps?|burners?|gas fire|motors?|pumps?|fans?|stage lift|flying bar|scissor ?lift|cherry picker|mewp|platform|capper|stroke|dough \\p{L}+)';
const ofItself =
  "(?:by (?:it|them)sel(?:f|ves)|(?:all )?on (?:its|their) own(?: accord)?|of (?:its|their) own accord|with (?:nobody|no one|no-one|noone) (?:near|at|on|touching|in|there|pressing|by)|when (?:nobody|no one|no-one)(?: \\p{L}+)?|untouched|without (?:anyone|anybody|you|being|me|him|her|them|any)(?: \\p{L}+)?(?: (?:touch|press|ask|do)\\p{L}*)?|(?:when|after|once|even if) (?:you|he|she|they|i|we)(?:[’']ve| have|[’']s)? (?:let go|released?|take (?:your|his|her) (?:foot|hand)|took (?:my|his|her) (?:foot|hand)|turn(?:ed)? it off|switch(?:ed)? it off|press(?:ed)? stop|hit stop)|while (?:you|he|she|they|i|we|somebody|someone)(?:[’']re|[’']s| are| is| was| were)? (?:cleaning|reaching|inside|loading|in it|under it|clearing|setting))";
const actsAlone = anyOf(
  `${deadly}(?: (?!(?:door (?:that|which)|designed|programmed|set to|meant to|not|never)(?!\\p{L}))[\\p{L}\\d’'-]+){0,6}? (?:start(?:s|ed|ing)?(?: up)?|fir(?:es|ed|ing)|cycl(?:es|ed|ing)|strok(?:es|ed)|strokes?|runs?|ran|running|kick(?:s|ed)? (?:in|off)|mov(?:es|ed|ing)|drop(?:s|ped|ping)?|com(?:es|ing)(?: back)? (?:on|down|up|back)|came(?: back)? (?:on|down)|go(?:es|ing)(?: off| down| up| again| on| round)?|went(?: off| down| up| again| on| round)|clos(?:es|ed|ing)|shuts?|switch(?:es|ed)(?: itself)?(?: back)? on|turn(?:s|ed)(?: itself)?(?: back)? on|re-?starts?|re-?started|sets? off|roll(?:s|ed)|takes? off|took off|jump(?:s|ed)|lurch(?:es|ed|ing)?|activat(?:es|ed)|spins?|spun|slews?|slewed|swings?|swung|lower(?:s|ed|ing)?|sinks?|sank|speed(?:s|ed)? up|sped up|rais(?:es|ed)|tip(?:s|ped)|twitch(?:es|ed)|carr(?:ies|ied) on|keeps? (?:going|running|turning|moving|spinning)|does it|do it|goes|stroke|cycle|releas(?:es|ed))(?: [\\p{L}\\d]+){0,4}? ${ofItself}(?! (?:when (?:the )?power fails|as designed|which is (?:handy|great|nice|lovely|brilliant)|now,? which))`,
  `(?:second|double|extra|repeat|another|two) strokes?(?: (?:by itself|on its own|now and then|without|sometimes|when|instead|at times|from time))|double[- ](?:strokes?|stroking|cycles?|cycling)|repeats? (?:the )?(?:stroke|cycle)(?: (?:by itself|on its own|sometimes))?|repeat strokes?`,
  `(?:will not|won[’']?t|does not|doesn[’']?t|did not|didn[’']?t|would not|wouldn[’']?t|refus(?:es|ed) to|takes? (?:ages|\\p{L}+ seconds) to|fail(?:s|ed) to) (?:stop|switch off|turn off|shut off|shut down|cut out|let go|release|reverse)(?= (?:when|if|even|until|unless|after|straight|with|on|at|properly|the (?:first|blade)|by)|[.,;!]|$)(?<=\\b${deadly}\\b[^.]{0,60})(?<!(?<!\\p{L})(?:phone|rain|music|alarm|he|she|they|we|I|customer|notifications?|leak|drip|tap) (?:\\p{L}+ )?(?:will not|won[’']?t|does not|doesn[’']?t|did not|didn[’']?t|would not|wouldn[’']?t) stop)`,
);

export const drivenUnfit: Stemmed = [
  [
    /nod|asleep|sleep|dozed?|dozing|eyes|woke up|drift|feet|awake|zoned|lost|remember|drunk|limit|drink|alcohol|beer|whisky|booze|weed|cannabis|pints|cans|glasses|vodka|spliff|joint|coke|cocaine|ketamine|painkiller|morphine|tramadol|diazepam|codeine|pills|stoned|high as|hung|flask|slurr|hours?|hrs|shift/i,
    { test: (text) => beside(text, asleep, steers) },
  ],
  [
    /brake|pedal|steering|wheel|tyre|tire|suspension|rod|joint|tow|hitch|coupling|drawbar|clutch|throttle|accelerator|light|belt|bag|axle|shaft|trailer|\bmot\b|mirrors|wipers|indicators|roll|crept|creep|slid|\bran\b|moved|shot|drifted/i,
    { test: (text) => beside(text, unfit, isDriven) },
  ],
  [
    /back|trailer|tailgate|forks|bonnet|roof|tractor|bucket|standing|seat|belt|strap|clamp|clip|secured|lap|knee|tied|chain|loose|off|over/i,
    overloaded,
  ],
  [
    /itself|themselves|\bown\b|nobody|no[- ]?one|untouched|without|when|after|once|even if|while|stroke|cycl|stop|off|release|reverse|let go/i,
    actsAlone,
  ],
];
