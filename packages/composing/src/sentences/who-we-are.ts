import { ignoringCase } from '@workspace-ops/content';

/** As somebody who was written to asks, or says, who we are to them. */

const hold =
  '(?:get|got|find|found|have|had|obtain(?:ed)?|come (?:by|across)|came (?:by|across)|buy|bought)';
const details =
  "(?:(?:my|our|these|this|me|us|his|her)(?:['’]s)? (?:\\p{L}+ ){0,2}?(?:details?|e-?mail|number|address|name|info(?:rmation)?|data|contacts?|no)|hold of (?:me|us|my|our))";

/** `Where did you get my details?`: whoever asks has to be told. */
export const asksForSource = new RegExp(
  `\\b(?:where|how|who|why)(?:['’]?d| did| do| have| come| was| is| on earth| the hell)* ?(?:you(?:['’]ve)?|u|ya|your (?:firm|company|lot)|this lot) (?:\\p{L}+ )?${hold} ${details}|\\bwho (?:gave|sold|passed|sent) (?:you|u) ${details}|\\bdid (?:some(?:one|body)|\\p{L}+) (?:give|sell|pass) (?:you|u) ${details}|\\b(?:never|didn['’]?t|don['’]?t remember|not) (?:gave|give|giving|given) (?:you|u) ${details}|\\b(?:where|what) (?:is|was|are) (?:your|the) (?:source|basis) (?:of|for) (?:my|our|this|these)|\\b(?:what|which) (?:data|details|info(?:rmation)?) (?:do|have) (?:you|u) (?:hold|have|got|keep|kept|stored?)\\b|\\b(?:hold|have|keep|store) (?:on|about) (?:me|us)\\b`,
  'iu',
);

const people =
  '(?:lot|ones?|people|firm|company|guys?|lads?|crew|blokes?|men|man|crowd|outfit|idiots|cowboys|team|business|mob)';

/** What nobody says of those whom they have nothing against. */
const harm =
  "(?:\\p{L}+ ){0,2}?(?:broke|broken|left|damaged|scratched|cracked|smashed|ruined|flooded|never|didn['’]?t|did not|let (?:us|me) down|messed|(?:over)?charged|ripped|lost|killed|hit|dented|knocked|stained|burnt|failed|refused|wouldn['’]?t|hadn['’]?t|walked off|ran (?:off|over)|kept|keeps?|fell|took)";

/** `Are you the lot who broke my gutter?` */
export const meetsAgain = new RegExp(
  `\\b(?:are|were|is|was)(?:n['’]?t)? (?:you|u|this|that|it) (?:not )?(?:the|that|those|one of the) (?:same )?(?:\\p{L}+ )?(?:${people} )?(?:who|that|which|what) ${harm}\\b|\\b(?:you(?:['’]re| are|r)|its|it['’]s) (?:the|that|those) (?:same )?(?:\\p{L}+ )?${people} (?:who|that|which|what) ${harm}\\b`,
  'iu',
);

const ours =
  '(?:you(?! (?:last|first|all))|your (?:\\p{L}+ ){0,2}?(?:team|colleagues?|office|company|firm|side|sales|reps?|manager|people|guys?|lot)|one of your (?:\\p{L}+ )?\\p{L}+)';
/** `Already spoke to Emma in your team last week`: somebody of us has taken it up. */
export const isInTouch = ignoringCase(
  [
    `\\b(?:already|just|recently) (?:(?:been|had|have|am|are) )?(?:spoke|spoken|talk(?:ed|ing)|speaking|chatted|dealing|working|emailing|in touch|in contact|in talks|met|meeting|agreed|booked|arranged)(?: \\p{L}+){0,3}? (?:to|with) (?:(?-i:\\p{Lu}\\p{Ll}+)(?: (?-i:\\p{Lu}\\p{Ll}+))? (?:in|from|at|on|of) )?${ours}(?!\\p{L})`,
    `\\b(?:spoke|spoken|talked|speaking|talking|dealing|in touch) (?:to|with) (?-i:\\p{Lu}\\p{Ll}+)(?: (?-i:\\p{Lu}\\p{Ll}+))? (?:in|from|at|on|of) your (?:team|office|company|side|firm|place)\\b`,
    `\\b(?:your colleague|one of your (?:team|colleagues|people|reps?)|someone (?:from|at|in) your (?:team|office|company)) (?:(?:has |is |was )?(?:already |just )?)(?:called|rang|phoned|emailed|been|sent|in touch|quoted|helping|dealing|looking)(?!\\p{L})`,
  ].join('|'),
);

const serve =
  '(?:do|did|clean|come (?:to|round|and)|look after|serve|service|supply|deliver (?:to|for)|work for|have|had|print for|mow for|cut for)';
const of = '(?:us|ours?|me|mine|my|here|it|them|this|that)';

/** `I thought you already do us?`, `we already use you` */
export const isOurCustomer = [
  `\\b(?:thought|think|believe|sure)(?: that)? (?:you|u|your (?:lads|lot|firm|company|people|guys))(?:['’]re| are)? (?:(?:already|still|currently|always) )*${serve} (?:for )?${of}(?!\\p{L})`,
  `\\b(?:do|did)n['’]?t (?:you|u) (?:already|still|currently) ${serve}(?!\\p{L})`,
  `\\b(?:do|did)(?:n['’]?t)? (?:you|u) (?:already|still|currently) ${serve} (?:for )?(?:us|ours?|me|mine|my|here)(?!\\p{L})`,
  `\\b(?:are|is)(?:n['’]?t)? (?:you|u) (?:(?:not )?(?:already )?(?:our|my) (?:\\p{L}+ )?(?:cleaners?|supplier|firm|gardener|printer|accountant|contractor|plumber|electrician|builder|caterer))(?!\\p{L})`,
  `(?<!\\b(?:if|whether|do|does|what|that|which|see|say|said|clients|customers|people) )\\b(?:you|u) (?:already|currently) ${serve} (?:\\p{L}+ ){0,3}?${of}(?!\\p{L})`,
  "(?<!\\bif )\\b(?:we|i)(?:['’]ve| have)?(?: been)? already (?:use|using|used|buy from|bought from|order from|employ|pay|with) (?:you|yours)(?!\\p{L})",
  "(?<!\\bif )\\b(?:we(?:['’]re| are)|i(?:['’]m| am)|im) already (?:on|in) your (?:round|list|books|rota|schedule|system)(?!\\p{L})",
  `(?<!\\b(?:if|when|could|would|can|will) )\\b(?:you|u) (?:do|clean|serve|supply) (?:us|ours|me|mine) (?:already|every|each|weekly|monthly|fortnightly|quarterly|now|on|once|twice)(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'iu'));
