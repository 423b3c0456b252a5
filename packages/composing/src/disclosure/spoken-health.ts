import { byItsWords } from '@workspace-ops/content';
/** Things and places that are crook, sick or out as well, and of which nobody says that they are ill. */
const thing =
  '(?:pump|mower|ute|van|truck|car|trailer|blower|engine|motor|battery|line|phone|system|filter|lift|gate|door|printer|wifi|server|heater|boiler|unit|machine|fridge|lawn|turf|tree|plant|hedge|grass|it|this|that|which|weather|deal|back)';
const person =
  '(?:he|she|they|we|I|who|(?:\\p{L}+ )?(?:kids?|son|daughter|baby|child(?:ren)?|wife|husband|partner|missus|mum|mom|dad|mother|father)|(?:our|the|a|one of the|two of the) (?:\\p{L}+ )?(?:crew|lads?|boys?|girls?|guys?|team|apprentice|driver|cleaner|gardener|fitter|painter|plumber|electrician|technician|tech|foreman|supervisor|manager|bloke|worker|colleague)s?|one of (?:us|them|ours)|\\p{Lu}\\p{L}{1,15})';
const is =
  "(?: (?:is|was|are|were|has been|have been|had been|been|got|went|felt|feels|still)|['’](?:s|re|ve))";
const leave =
  "(?:(?:mat(?:ernity)?|pat(?:ernity)?|bereavement|compassionate|carer['’]?s|caring|sick|stress|medical|disability|fmla) leave|compo|(?:work(?:er)?s?['’]? ?)comp(?:ensation|o)?|workcover|fmla)";
const ill =
  '(?:gastro(?!-? ?pub)|sun ?stroke|heat ?stroke|heat exhaustion|food poisoning|man flu|strep(?: throat)?|norovirus|pink ?eye|chicken ?pox|tonsillitis|a hangover(?! from)|the trots)';
const doctor =
  "(?:dr|doc|doctor|doctors|doctor['’]s|dentist|dentist['’]s|dental|gp|physio|physical therapy|therapist|specialist|hospital|medical|midwife|obgyn|ob)['’]?s?";

/** As colleagues speak of who is away, and why: few of these words are in any sentence that was learned from. */
const shapes = byItsWords(
  new RegExp(
    [
      `(?<!\\p{L})(?!(?:(?:the|our|a) )?${thing}(?!\\p{L}))${person}${is}(?: (?:still|a bit|pretty|really|too|feeling|home|off|out))* (?:crook|sick|poorly(?! \\p{L}+(?:ed|t|n)(?!\\p{L})))(?!\\p{L})(?! (?:of|joke|leave polic|and tired|for|by))`,
      `(?<!\\p{L})(?:kids?|son|daughter|baby|wife|husband|missus|mum|mom|dad) (?:home )?(?:sick|crook|ill)(?!\\p{L})|(?<!\\p{L})(?:sick|crook) (?:kids?|child|baby|wife|husband|partner|dad|mum|mom)(?!\\p{L})`,
      `(?<!\\p{L})(?:${person}|I['’]m)(?:${is}|['’]ll be| will be| goes| go| came| comes)?(?: (?:going|back|still|now|out|home))* (?:in|into|out of) hospital(?!\\p{L})(?! (?:sites?|work|jobs?|kitchens?|doors?|contracts?))`,
      '(?<!\\p{L})(?:after|since|because of|following|due to) (?:his|her|my) (?:\\p{L}+ )?(?:strokes?|heart attack|operation|surgery|illness|diagnosis|breakdown|miscarriage|chemo\\p{L}*|cancer)(?!\\p{L})',
      '(?<!\\p{L})crook (?:with|from|today|tummy|guts|back|knee|since (?!it))',
      `^${person} (?:crook|sick)(?: (?:today|so|again|with|and)(?!\\p{L}).{0,80})?[.!]?$`,
      `${is} (?:(?:now|still|back|out|off|away|gone|going) )*on ${leave}(?!\\p{L})|(?:^|[,;(] ?)\\p{Lu}\\p{L}+ (?:out |off |away )?on ${leave}(?!\\p{L})`,
      '(?<!\\p{L})(?:called|calls?|calling|rang|phoned|texted|rung) (?:in )?(?:sick|crook)(?!\\p{L})',
      '(?<!\\p{L})(?:chuck(?:ed|ing|s)?|took|takes|taking|pulled|threw|had|having) (?:a|another|two|three) sick(?:ie|y|ies)(?!\\p{L})',
      '(?<!\\p{L})(?:had|has|took|takes|taking|needs?|needed|having|on|for) (?:a|another|two|his|her|their) mental health (?:days?|leave|break)(?!\\p{L})',
      '(?<!\\p{L})(?:pulled|did|done|tweaked|tore|torn|strained|popped|buggered|rolled|twisted|sprained) (?:an?|his|her|their) (?:hammy|hamstring|calf|groin|quad|achilles|muscle)(?!\\p{L})',
      '(?<!\\p{L})(?:up the duff|preggers|preggo)(?!\\p{L})',
      '(?<!\\p{L})[Gg]et well(?: soon| again)?(?!\\p{L})(?! cards?)|(?<!\\p{L})speedy recovery(?! (?:of|point|time|from (?:the )?(?:crash|outage|backup)))',
      `(?<!\\p{L})(?:had|has|have|having|got|caught|with|down with|off with|out with) (?:(?:a bout of|a touch of|the|some|bad) )?${ill}(?!\\p{L})`,
      `(?<!(?:patients?|customers?|clients?|visitors?|who|everyone|anyone) )(?<!\\p{L})(?:has|had|['’]s got|got|at|for) (?:an?|his|her|their) (?:\\p{L}+ ){0,2}${doctor} (?:appt|appointment)(?!s)`,
      `^(?:${person}(?: out| off| away)? )?${doctor} (?:appt|appointment)(?!s)(?! (?:book|system|remind|app|page|form|slot))`,
      "(?:(?<!\\p{L})(?:is|was|out|off|away|gone)|['’]s) (?:at|to|for) (?:an?|his|her|their) (?:\\p{L}+['’]?s? ){0,2}funeral(?! (?:home|director|parlou?r|service))|^\\p{L}+ at a funeral(?!\\p{L})",
    ].join('|'),
    'u',
  ),
);

export const tellsSpokenHealth = (sentence: string): boolean => shapes.test(sentence);
