/** Words that dangers of many kinds are told with. */

/** Up to so many words between two that belong together, within a sentence. */
export const gap = (most: number): string => `(?:,? [\\p{L}\\d’'-]+){0,${most}}?`;

const roles =
  '(?:people|persons?|guests?|customers?|clients?|residents?|tenants?|visitors?|patients?|service users?|pupils?|students?|child(?:ren)?|kids?|kiddies|little ones?|toddlers?|bab(?:y|ies)|infants?|boys?|girls?|lads?|lass(?:es)?|youngsters?|juniors?|teenagers?|passengers?|shoppers?|walkers?|riders?|swimmers?|bathers?|members?|players?|staff|nurses?|carers?|porters?|cleaners?|caretakers?|waiters?|waitress(?:es)?|chefs?|cooks?|drivers?|couriers?|operators?|fitters?|engineers?|apprentices?|trainees?|workers?|roofers?|painters?|joiners?|welders?|farmers?|grooms?|teachers?|parents?|mums?|mother|dads?|father|gran(?:dad|ny|dma|dpa|ma|pa|s)?|nan(?:a|s)?|wife|husband|partner|son|daughter|brother|sister|grandson|granddaughter|famil(?:y|ies)|neighbours?|neighbors?|colleagues?|mates?|lad(?:y|ies)|gentleman|m[ae]n|wom[ae]n|bloke|chap|guys?|couple|team|crew|class|pedestrians?|cyclists?|passers-?by|postm[ae]n|choir|band|audience|congregation|dancers?|half the (?:team|class|crew|shift|table|office))';

/** Whoever may come to harm, by what they are, by a pronoun or by name. */
export const person = `(?:somebody|someone|anybody|anyone|everybody|everyone|nobody|(?:one|two|three|four|five|six|several|some|half|most|many|both|all|\\d+) of (?:us|them|(?:the|our|my|her|his|their) \\p{L}+(?:[’']s \\p{L}+)?)|he|she|they|we|i|you|him|her|them|us|me|it[’']s made \\p{L}+|${roles}|(?:mrs?|ms|miss|dr)\\.? \\p{L}+|(?-i:\\p{Lu}\\p{Ll}+))`;

/** Of whom the same is said by what they are alone. */
export const somebody = `(?:somebody|someone|anybody|anyone|one of (?:us|them|the \\p{L}+|our \\p{L}+|my \\p{L}+)|${roles}|him|her|them|us|me|you)`;

export const may =
  "(?:could|may|might|can|will|would|(?:is|are|was|were)(?: just)? (?:going|bound|waiting|about|ready) to|(?:he|she|it|that|they|you|we|somebody|someone|anyone)[’'](?:ll|d)|gonna|nearly|almost|narrowly)(?: (?:easily|well|really|soon|just|seriously|badly|one day|get|be|have|still|all|even|only|at any (?:time|moment)|any (?:day|minute|moment)))*";

/** Whether it happens while somebody breathes, uses or runs it: what somebody feels has a cause there. */
export const since =
  "(?:(?:ever )?since|(?:when|whenever|while|as soon as|once|every time|each time|any time|if) (?:it|that|they|you|we|she|he|i|the|our|their|someone|somebody|people|there)(?:[’']s)?|after(?= (?:an?|the|our|your|that|they|she|he|we|i|half|just|\\d+|[\\p{L}]+ing) )|from (?:the|that|those|all the|whatever|breathing)|by (?:home|tea|lunch|dinner|bed|break|the end|\\w+ ?time)|off the (?:fumes|paint|glue|spray|stuff|new|vapou?r|dust|gas|cleaner)|(?:of|in) (?:an|the) (?:evening|morning)s?)";

/** What is over and done: `replaced since`, `all fine now` */
export const unlessMended =
  "(?![^.;]{0,80}(?<!(?:(?:not|n[’']t|never) (?:yet )?(?:been )?|(?:to|will|should|must|needs?|being|until|till|once|when|be|get|gets|got it) (?:be |it |been )?))(?:replaced|renewed|repaired|mended|put right|made good|made safe|swapped|re-?fitted|re-?fixed|restored|secured|tightened|fixed (?:it |that )?(?:since|now|the same|on|at once|straight|yesterday|today)|sorted (?:it |that )?(?:since|now|the same|out)|back (?:on|in place) (?:now|since)|new (?:one|ones) (?:was |were |is |are )?(?:fitted|in|installed|on)|boarded up|(?:taken|put) out of (?:use|service)|fenced off|cordoned off)(?!\\p{L}))";
