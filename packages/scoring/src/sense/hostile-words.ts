import { matchAny } from './phrase.ts';

/** Words to the one who judges, and attempts to change what a program does with the text. */
export const orderToJudge = matchAny(
  String.raw`(?:ignore|disregard|forget|override) (?:all |any |the |your |these |my )*(?:previous|prior|above|earlier|preceding|other|system)? ?(?:instructions?|rules|rubric|criteria|guidelines|prompts?|checks)`,
  String.raw`(?:dear |note (?:to|for) (?:the )?|attention |as (?:the|an?) |to (?:the|whoever is) )(?:ai |quality |content |automated )*(?:graders?|judges?|evaluators?|scorers?|assessors?|reviewing model|scoring model|rating model|language model|llm|evaluating this)`,
  String.raw`(?:give|grant|award|assign|rate|score|grade|mark) (?:this|it|me|us|the) ?(?:text|artifact|post|letter|document|email|message|piece|content|draft)? ?(?:an? |as |with |at )*(?:a\+|a(?=\W*$|[.!,;]| (?:grade|mark|score|rating|please|for)\b)|100|10\/10|full marks|full score|top marks|top score|the (?:highest|best|maximum|top) (?:score|grade|mark)|perfect|highest|excellent|maximum)`,
  String.raw`award (?:full|top|maximum) (?:marks|points|score)`,
  String.raw`(?:satisfies|meets|fulfils|fulfills|passes) (?:all |every |each )?(?:of )?(?:the |your )?(?:rubric|criteri(?:on|a)|quality (?:checks?|rubric)|evaluation)`,
  String.raw`(?:quality ?|composite )score(?:: ?| of | is )(?:100|9\d)`,
  String.raw`(?:you are|act as|pretend to be|respond as) (?:an? |the )?(?:ai|assistant|language model|llm|grader|judge|evaluator|dan)`,
  String.raw`(?:system|developer) (?:prompt|message|override)`,
  String.raw`set (?:the )?(?:score|grade|passed) to`,
  String.raw`this (?:text|artifact|post|letter|document|message) (?:must|should|deserves to) (?:pass|score|be (?:graded|rated|scored|approved as))`,
);

export const insult = matchAny(
  String.raw`idiots?|idiotic|morons?|moronic|imbeciles?|stupid(?:ity)?|dimwits?|losers|clowns|scumbags?|bastards?|(?<!(?:breeding|brood|entire|spayed|neutered|pregnant|nursing|whelping) )bitch(?:es)?(?! (?:(?:and|or) (?:dogs?|pups|puppies|litters?)|(?:bites|bit|barks|barked|growls|growled|whelp\w{0,4}|mated|in (?:season|whelp|heat)|(?:is|was|are|were) (?:in (?:season|whelp|heat)|spayed|due|lame|muzzled|vaccinated))\b))|assholes?|arseholes?|fuck\w*|shit\w*|bullshit|wank\w*|dickheads?|jackass\w*|crooks|cretins?|halfwits?|pathetic|brain-?dead|braindead|lazy bunch|incompetent fools?|fools|shut up|screw you|go to hell|drop dead`,
  String.raw`(?:you(?:'re| are)|are|is|he's|she's) (?:\w{1,12} ){0,2}(?:ugly|dumb(?! ?-?waiters?\b)|worthless|useless|disgusting|garbage|trash|a liar|liars|(?<!(?:vans?|vehicles?|cars?|trucks?|toilets?|kitchens?|canteen|lifts?|stairs|roads?|rooms?|buildings?|state|rota|tools|food|coffee|wages|pay|hours) (?:are|is) (?:\w{1,12} ){0,2})a disgrace|clueless|hopeless)`,
  // A rate or a rota that is called a joke is a complaint.
  String.raw`(?:you(?:'re| are)|(?:he|she)(?:'s| is)|they(?:'re| are)|this is|(?:your|his|her|their) \w{1,20} (?:is|are)|(?:this|the) (?:company|firm|management|boss|manager|foreman|team|crew|supplier) (?:is|are)) (?:\w{1,12} ){0,2}(?:a )?jokes?(?! (?:at|with|and|about)\b)`,
  String.raw`(?:that|this|those|these|a|such a|complete|utter|total|absolute) (?:useless|worthless|dumb(?! ?-?waiters?\b)|clueless|ugly) \p{L}{1,20}`,
  String.raw`(?:feeling|looking) (?:ugly|fat|old and ugly)|you look (?:ugly|awful|terrible)|wrinkles are gross`,
  String.raw`(?:did you even|can you even|do you even) (?:read|think|listen|try)|use your brain|using your brain|what is wrong with you|like a toddler`,
  String.raw`(?:dinosaur|pathetic|miserable|sad little) (?:system|company|business|firm|person|people)`,
  String.raw`simply better people|everybody hates (?:them|you)|what sort of company you are|wow, ok, rude`,
);

export const threat = matchAny(
  String.raw`or else(?=\W*$)`,
  String.raw`(?:you|they|he|she)(?:'ll| will| shall| are going to)? (?:regret|be sorry|pay for (?:this|it)|suffer|come crawling|never work)`,
  String.raw`(?:you'll|you will) (?:deeply |really |soon )?(?:regret|be sorry|suffer)`,
  String.raw`come crawling back|crawling back|going to regret`,
  String.raw`(?:we|i) (?:know|found out) where (?:you|your|they|their)`,
  String.raw`(?:we|i)(?:'ll| will| shall| are going to) (?:ruin|destroy|crush|hurt|finish|expose|hunt|get) (?:you|your|them|him|her)`,
  String.raw`make (?:sure )?(?:your life|you) (?:miserable|hell|suffer|pay|regret)`,
  String.raw`(?:watch your back|last warning|final warning|bad things (?:will )?happen|something might happen to|accidents happen)`,
  String.raw`(?:burn|break) (?:down )?your (?:house|office|shop|legs?|business)`,
  String.raw`don't (?:you dare )?(?:test|cross|push) me|don't make (?:me|us) (?:come|call|send|ask again|chase|do|get|repeat|regret|warn|take|tell)`,
  String.raw`(?:you have|you've) been warned|you were warned|consider (?:yourself|yourselves|this a) warn(?:ed|ing)|this is your (?:very )?last chance(?=[.!])`,
  String.raw`(?:or (?:it|they|your \p{L}+)|and your \p{L}+) (?:goes?|ends? up|lands?|fl(?:y|ies)) (?:in|into|on) the (?:canal|river|skip|bin|street|rubbish|trash|pavement|lake)`,
  String.raw`or the locks (?:will )?(?:change|be changed)`,
  String.raw`or (?:you can |start )?look(?:ing)? for (?:another|a new) job|or you(?:'re| are) (?:out|fired|finished|gone|toast)|heads will roll`,
  String.raw`there (?:will|would) be (?:consequences|trouble|hell to pay)|face the consequences|mark my words`,
  String.raw`(?:won't|will not|can't|not going to) be (?:so|as|this|quite so) (?:nice|friendly|polite|patient|kind|gentle) (?:next|again|about|any|much|for)`,
  String.raw`(?:you(?:'ll| will)?|or) (?:\w+ )?(?:find out|learn|do this|do it) the hard way`,
  String.raw`would be a (?:real |great )?(?:shame|pity) if (?:anything|something|your|people|everyone|word)`,
  String.raw`(?:make sure|see to it) (?:that )?(?:everyone|everybody|the whole \p{L}+) (?:knows?|hears?|learns?|finds? out) (?:what|how|about) (?:you|kind|sort)`,
  String.raw`(?:i|we)(?:'ll| will) tell (?:everyone|everybody|the whole \p{L}+|all your \p{L}+) (?:what|how|that|about) (?:you|kind|sort)`,
  String.raw`(?:pay|cough) up(?! (?:to|front))|(?:my|our) patience (?:is (?:at an end|running|over|exhausted)|has (?:run|worn)|ends|wore|ran|won't)|(?:this|things) (?:will|could|might|may) (?:get|turn) (?:ugly|nasty)`,
  String.raw`(?:we|i)(?:'ll| will) (?:come (?:for|after) you|take you down|make you pay|drag you|see you in (?:court|hell)|send (?:round|over) the)`,
  String.raw`hear from (?:our|my) (?:lawyers?|solicitors?|attorneys?)`,
);

/** Words by which an author keeps a text from others. */
export const marking = matchAny(
  String.raw`(?:strictly |company |highly )?confidential(?! (?:shredding|waste|counselling|counseling|hotline|helpline|service|support))`,
  String.raw`(?:for )?internal (?:use |eyes |distribution )?only|(?<!\bleft out: [^.\n]{0,160})internal note|not for (?:publication|distribution|external use|circulation|release|the customer)|off the record|under embargo`,
  String.raw`do not (?:publish|distribute|circulate|disclose|share (?:this )?(?:with|outside|externally)|forward (?:this )?outside|show (?:this )?to the (?:customer|client))`,
);
