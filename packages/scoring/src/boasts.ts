/** `A 10 year guarantee` and `guaranteed for two years` are terms; who guarantees a result promises what nobody can. */
const guarantee = String.raw`guaranteed(?! (?:for|until|till?|up to|minimum|by (?:the|our)|\d))|(?<=\b(?:we|i|this|that|it|which|and|also|to|can|will) )guarantees?(?! (?:for|of|on|is|period|work\b|our (?:work|repairs?)|the (?:work|repairs?|roof|parts?|labou?r)|(?:all )?(?:parts?|labou?r|repairs?|work)|\d))|(?<=\p{Ll} )guarantees(?= \p{L})(?! (?:and|or|are|covers?|runs?|for|of|on|to|given|apply|lasts?|expires?|that come)\b)`;

/** `I am the only woman on the crew`, `the only day that suits` say what is. */
const only = String.raw`the only(?<!\b(?:i am|i['’]?m|i was|(?:he|she)(?: is| was|['’]s)|they (?:are|were)|you (?:are|were)|being|as) the only)(?! (?:days?|dates?|times?|hours?|weeks?|evenings?|mornings?|way (?:in|out|up|down|to (?:reach|get|enter))|access|entrances?|doors?|keys?|copy|toilets?|changes?|exceptions?|differences?|questions?|delays?|faults?|problems?|points?|things?|items?|ones? (?:left|open|missing|who|that|to)|remaining|open|other|person|woman|man)\b)`;

/** `No risk to anybody` is what somebody found, and `no risk assessment` what is missing. */
const risk = String.raw`risk-free|no[- ]risk(?! (?:to|of|for|from|that|assess\p{L}*|found|seen|on|at)\b)`;

/** What nobody can show. */
export const boast = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${guarantee}|${risk}|foolproof|never fails?|always works?|(?<!\ball )the (?:very )?best|${only}|the (?:leading|fastest|cheapest|greatest|most advanced)|number one|no\. ?1|#1|100 ?%|everyone knows|everybody knows|no one else|nobody else|world['’]s (?:best|first|leading|only)|(?:scientifically|clinically|medically) proven|beyond (?:any|all) doubt|without (?:a single )?exception|(?:cannot|can['’]t) lose|doctors hate|you will never need|overnight success|instant results)(?![\p{L}\p{N}])`,
  'giu',
);
