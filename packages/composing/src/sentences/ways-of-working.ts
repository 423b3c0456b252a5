/** `ladder work above the stairwell`, `working at height`: how the work is done, and nothing that has happened. */
const way =
  /^(?:(?:ladder|scaffold(?:ing)?|tower|roof|overhead|high[- ]level|hot|live|electrical|night|lone|confined[- ]space|excavation|trench|crane|lifting|rope[- ]access|mewp|cherry ?picker|scissor ?lift|step ?ladder) (?:work|works|working|access|use|operations?)|work(?:ing)? (?:at|on|from|above|over|near) (?:heights?|(?:an? |the )?(?:step ?)?ladders?|(?:an? |the )?(?:roofs?|scaffold\p{L}*|tower)))(?!\p{L})(?:,? (?:above|over|near|in|on|at|from|to|within|beside|around|inside|outside|under|behind|and|for|during|of)(?: [\p{L}\d'’-]+){1,7})?\.?$/iu;
/** `Door on 2nd floor 85 cm`: how wide something is. */
const measure =
  /^[\p{L}\d' -]{2,60}?(?: (?:is|are))?(?: only)? \d{1,4}(?:[.,]\d{1,2})? ?(?:mm|cm|m|ft|feet|inch(?:es)?)(?: (?:wide|high|tall|deep|long|across))?\.?$/iu;
/** `They still run AVImark on a server in the basement` */
const software =
  /\b(?:runs?|running|uses?|hosts?|works? with) [^.,;]{2,40} on (?:an?|the|their|our|its) (?:(?:old|own|local|single) )?(?:servers?|PCs?|computers?|laptops?|tablets?)\b/iu;
/** `The screen is dead on two bays` */
const device =
  /(?<!\b(?:at|on|in|by|of|near|behind) (?:the |our |their )?)\b(?:screens?|displays?|monitors?|laptops?|printers?|tills?|websites?|keyboards?|routers?) (?:is|are|was|were|has gone|went) dead\b/iu;
const gone =
  /(?<!\p{L})(?:no|not|never|without|missing|loose|broken?|crack\p{L}*|damaged|defective|unsafe|slip\p{L}*|fell|falls?|fallen|hurt|injur\p{L}*|collaps\p{L}*|near miss|shock\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu;
const harm =
  /(?<!\p{L})(?:water|flood\p{L}*|wet|spark\p{L}*|smok\p{L}*|smell\p{L}*|hot|fire|burn\p{L}*|leak\p{L}*|gaps?|holes?|drop|blocked|stuck|trapped|open|trench\p{L}*|excavations?|pits?|shafts?|edges?|unguarded|alarms?|panic|emergency|patients?|vitals?)(?!\p{L})/iu;

/** Whether a sentence only says how work is done that is known to be dangerous, or how large or on what something is. */
export const isWayOfWorking = (sentence: string): boolean =>
  sentence.length <= longest &&
  !gone.test(sentence) &&
  (way.test(sentence.trim()) ||
    ([measure, software, device].some((one) => one.test(sentence.trim())) && !harm.test(sentence)));
const longest = 120;
