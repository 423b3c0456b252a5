/** `ladder work above the stairwell`, `working at height`: how the work is done, and nothing that has happened. */
const way =
  /^(?:(?:ladder|scaffold(?:ing)?|tower|roof|overhead|high[- ]level|hot|live|electrical|night|lone|confined[- ]space|excavation|trench|crane|lifting|rope[- ]access|mewp|cherry ?picker|scissor ?lift|step ?ladder) (?:work|works|working|access|use|operations?)|work(?:ing)? (?:at|on|from|above|over|near) (?:heights?|(?:an? |the )?(?:step ?)?ladders?|(?:an? |the )?(?:roofs?|scaffold\p{L}*|tower)))(?!\p{L})(?:,? (?:above|over|near|in|on|at|from|to|within|beside|around|inside|outside|under|behind|and|for|during|of)(?: [\p{L}\d'’-]+){1,7})?\.?$/iu;
const gone =
  /(?<!\p{L})(?:no|not|never|without|missing|loose|broken?|crack\p{L}*|damaged|defective|unsafe|slip\p{L}*|fell|falls?|fallen|hurt|injur\p{L}*|collaps\p{L}*|near miss|shock\p{L}*)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Whether a sentence only says how work is done that is known to be dangerous. */
export const isWayOfWorking = (sentence: string): boolean =>
  sentence.length <= longest && way.test(sentence.trim()) && !gone.test(sentence);
const longest = 120;
