const ownInjury =
  /\b(?:(?:broke|broken|cracked|sprained|twisted|fractured|dislocated|tore|torn|hurt|bruised|injured|pulled|bashed|banged) (?:my|his|her|our|an?) (?:\p{L}+ )?\p{L}+|(?:fell|slipped|tripped|crashed|came off)\b|concuss\p{L}+|injur(?:y|ed)|(?:a|the|my|his|her) (?:\p{L}+ )?(?:accident|stroke|heart attack|seizure|injury|operation|fall)|(?:heart attack|stroke|accident) (?:in|last|at))/iu;
const healed =
  /\b(?:(?:all |fully |quite |completely |nicely |long )?(?:healed|recovered|mended|better|fit)(?: up)?(?: now| again| since|,|\.|!|$)|back (?:on (?:my|his|her|our) feet|to (?:normal|full (?:strength|health|fitness))|in (?:the saddle|shape|training)|at work|to work)|(?:good|right) as (?:new|rain)|(?:fine|fit|well|ok(?:ay)?) (?:again|now))/iu;
/** By what it happened is there still, and may harm the next. */
const ofThing =
  /\b(?:you(?:r|rs)?|our (?!(?:legs?|arms?|holiday))|at work|on site|machine\p{L}*|press|saw|mixer|oven|boiler|ladder|scaffold\p{L}*|stairs?|steps?|ramp|floor|shop|warehouse|kitchen|yard|forklift|lift|escalator|cable|socket|wires?|gas|fumes|chemical|guard|brakes?|van|truck|lorry|when (?:it|the)|by (?:the|a|an|our)|because|still|again|not (?:yet|quite|fully)|[a-z]+n['’]t|nearly|almost|hopefully|soon|should|will be|until)\b/iu;

/** `Broke my leg skiing in February, all healed now` */
export const isHealed = (sentence: string, next = ''): boolean =>
  ownInjury.test(sentence) &&
  !ofThing.test(sentence) &&
  (healed.test(sentence) || (healed.test(next) && !ofThing.test(next)));
