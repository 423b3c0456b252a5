import type { Reader } from './candour.ts';

/** What somebody did wrong at work, as it is told of whoever did it. */
const mistakes =
  "(?:forgot|forgotten|ordered (?:the|a|an|two|it|them)?(?: \\p{L}+)? ?wrong|(?:bought|fitted|cut|sent|booked|brought|picked|took|put in|delivered|mixed|gave|used|wired|measured|packed|loaded) (?:it |them |(?:the|a|an|two|up the) (?:\\p{L}+ )?)?wrong(?:ly)?|(?:put|drove|stuck|pushed|kicked) (?:an? |his |her |the )(?:\\p{L}+ )?(?:boot|foot|leg|arm|elbow|spade|shovel|ladder|drill|screw|nail|van|digger|fork|hammer|hole)s? (?:through|into|in)|(?:mixed|messed|cocked|screwed|locked|slipped) (?:it |that |them |us )?(?:up|out)|misread|mis-?measured|misjudged|overslept|slept in|(?:did not|didn[’']t|never|failed to) (?:turn up|show up|show|check|tell|ring|call|close|lock|order|clean|finish|look|notice|tighten)|dropped (?:it|the|a|an|one|two)(?! (?:keys?|samples?|papers?|plans|documents?|invoice|forms?|leaflets?|parcel|price|temperature)|[^.;]{0,24} (?:off|round|by|at))|drilled (?:through|into)|cut through|(?:left|leaving) (?:the|a|an|it|his|her) (?:[\\p{L}-]+ ){1,3}(?:on|open|running|unlocked|behind|undone|out|loose)|(?:broke|smashed|cracked|scratched|dented|flooded|damaged|spilled|spilt|burnt|burned|ruined|wrecked) (?:it|the|a|an|one|two|their|your|his|her|three)(?! (?:day|night|first|same|next|minute|moment|week|hour))|ran over (?:the|a|an|it)|reversed (?:over|into)|crashed|threw (?:it|them|one|two|the|some)(?: \\p{L}+){0,2} away|(?:missed|overlooked) (?:it|that|this|the (?!bus|train|call))|(?:was|turned up|came in)(?: \\p{L}+)? (?:hung ?over|drunk)|lost (?:it|the|his|her|their|our|your) |misplaced|mislaid|messed|had (?:the|it|them|his|her) (?:\\p{L}+ )?(?:upside down|back to front|the wrong way(?: round)?)|left (?:it|them|this|that) (?:like that|in a state|undone|unfinished|half|wide open)|blew (?:it|the)|(?:hit|struck|nicked|clipped|severed|pierced|punctured|caught) (?:the|a|an|your|their|our|his|her) (?:\\p{L}+ ){0,3}?(?:drains?|pipes?|pipework|cables?|mains?|wires?|walls?|gates?|gateposts?|fences?|sewers?|ducts?|kerbs?|posts?|windows?|cars?|vans?|ceilings?|gutters?|hedges?|roots?|branches))";

/** What begins a sentence with a capital and is nobody's name, and things that break or crack other things. */
const noName =
  'The|A|An|Our|We|I|It|They|He|She|You|This|That|These|Those|One|Two|Three|Four|Some|Somebody|Someone|Nobody|Who|Which|What|When|Then|And|But|So|Also|Another|Both|All|Most|Many|No|None|Not|Never|If|As|After|Before|Since|Hail|Leaks?|Burst|Sun|Acid|Subsidence|Damp|Rot|Rust|Fat|Grease|Salt|Branch|Debris|Gale|Tide|Impact|Pressure|Vibration|Steam|Limescale|Sand|Dirt|Dust|Bleach|Customer|Car|Trolley|Pallet|Excavator|Digger|Neighbour|Marketing|Office|Costs?|Work|Concrete|Glass|Panel|Frost|Ice|Snow|Rain|Wind|Storm|Lightning|Water|Heat|Mice|Rats|Roots|Flood|Fire|Traffic|Power|Supplier|Maker|Manufacturer|Driver|Courier|Carrier|Customs|Contractor|Subcontractor|Team|Staff|Crew|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Last|First|Second|Delivery|Nothing|Something|Everything|Everybody|Everyone|Guests|Children|Vandals|Thieves|Apprentice|Plumber|Electrician|Painter|Builder|Fitter|Lift|Elevator|Door|Crane|Tree|Somehow|Sadly|Unfortunately|Had|Have|Has|Was|Were|Is|Are|Did|Do|Just|Still|Only|Already|Once|Never|Having|Being|Vehicle|Lorry|Truck|Van|Forklift|Boiler|Pump|Pipe|Valve|Hose|Tank';
/** Names that end as the plural does. */
const endsAsMany =
  '(?:James|Chris|Rhys|Thomas|Tomas|Marcus|Lucas|Nicholas|Nicolas|Dennis|Francis|Agnes|Lewis|Louis|Luis|Alexis|Iris|Doris|Ross|Jess|Tess|Tomos|Carlos|Andreas|Jonas|Elias|Matthias|Mathias|Boris|Silas|Gus|Wes|Les|Angus|Fergus|Phyllis|Gladys|Glenys|Carys|Nerys|Emrys|Anders|Hans|Klaus|Lars|Jens|Niels|Nils|Mads|Magnus|Cyrus|Curtis|Travis|Davis|Lois|Frances|Dolores|Mercedes|Ines|Jesus|Linus|Otis|Ellis|Harris|Morris|Hughes|Jones|Davies|Evans|Williams|Roberts|Edwards|Phillips|Rogers|Stevens|Owens|Collins|Simmons|Reeves)(?!\\p{L})';
const namedMistake = new RegExp(
  `(?<!\\p{L}|[Ss]torm |[Hh]urricane |[Tt]yphoon )(?!(?:${noName})(?!\\p{L}))(?!(?!${endsAsMany})\\p{L}+(?:s|men|ings?|tion)(?!\\p{L}))\\p{Lu}\\p{Ll}+(?: (?!${noName})\\p{Lu}\\p{Ll}+)?(?: (?:has|had|have|then|also|again|nearly|once|accidentally|just|apparently))* ${mistakes}(?!\\p{L})`,
  'u',
);
const mayBeMistake =
  /forg|wrong|through|into| in\b|\bup\b|out\b|mis|slept|not |never|failed|dropped|drilled|cut|left|broke|smash|crack|scratch|dent|flood|damag|spil|burn|ruin|wreck|ran |revers|crash|threw|overlook|late|hung|drunk|lost|mess|blew|upside|back to|like that|state|n[’']t |\bhit |struck|nick|clip|sever|pierc|punct|caught/;

/** `Kacper put a boot through the ceiling`: whose fault it was is for nobody else to read. */
const blamesByName = (sentence: string): boolean =>
  mayBeMistake.test(sentence) && namedMistake.test(sentence);

const theirs =
  '(?:owners?|managers?|caretakers?|janitors?|chefs?|cooks?|head(?: teacher)?|landlords?|landlady|tenants?|staff|team|housekeepers?|maintenance (?:man|team|people)|previous owners?|director|matron|warden|farmers?|they)';
const neglect =
  "(?:did nothing|(?:does|do|did) nothing about|always (?:do(?:es)?|did) (?:that|it|this)(?=[.,;!)]|$)|(?:it|that) always (?:is|was)|ignored|refused|neglected|(?:had|has|have|was|were)(?: been)? (?:told (?:twice|before|again|several|three|many|\\d|often|more than)|warned)|knew (?:about|of|that|for)|(?:had |have )?(?:put|kept putting) it off|(?:had |have )?(?:chained|locked|blocked|wedged|propped|taped|jammed) [^.;]{0,30}(?:doors?|exits?|escapes?|gates?|valves?|hatch\\p{L}*)(?! at| when| after| each| every)|(?:had |have )?(?:disabled|switched off|turned off|bypassed|taped over) [^.;]{0,24}(?:alarms?|guards?|detectors?|interlocks?|safety|trips?|sensors?|extract\\p{L}*)|would not listen|had been \\p{L}+ing [^.;]{0,40}(?:for years|for months|all along|every (?:day|night))|wouldn[’']t listen|lied|hid|covered (?:it|that) up)";
const shame = new RegExp(
  `(?<!\\p{L})(?:${theirs}(?: [\\p{L}’']+){0,4}? ${neglect}|(?:fire|emergency)[- ](?:doors?|exits?|escapes?)(?: [\\p{L}’']+){0,6} (?:chained|blocked|locked|wedged|propped|jammed|taped))(?!\\p{L})`,
  'iu',
);
const mayBeShame =
  /nothing|ing |always|ignor|refus|neglect|forgot|warned|told|never|knew|put|chain|lock|wedg|prop|tape|disabl|switch|turned|bypass|jam|listen|lied|hid|cover/i;

/** `The owner had been told twice and did nothing`: who agreed to be named did not agree to that. */
const shamesCustomer = (sentence: string): boolean =>
  mayBeShame.test(sentence) && shame.test(sentence);

/** Whether it tells a fault of a person by their name, or, before others, of a customer's people. */
export const tellsFaultOf = (sentence: string, reader: Reader, isNamed: boolean): boolean =>
  blamesByName(sentence) ||
  (isNamed && (reader === 'public' || reader === 'third') && shamesCustomer(sentence));
