import { matchAny } from './phrase.ts';

/** What people are told about at large: what is said of it holds anywhere, and so says nothing. */
const ideals = [
  'quality|success|excellence|trust|leadership|teamwork|communication|innovation|change|growth|progress|failure|setbacks?',
  'challenges?|obstacles?|opportunit(?:y|ies)|passion|mindset|attitude|culture|integrity|commitment|consistency',
  'creativity|knowledge|learning|curiosity|perfection|happiness|wisdom|courage|patience|dedication|motivation|vision',
  'dreams?|the future|people|customers|relationships|loyalty|reputation|mistakes?|experience|simplicity|collaboration',
  'great (?:things|teams|service|ideas|leaders|results)|good (?:service|things|teams|leadership)',
  'true (?:leadership|success|quality|innovation)',
  'every (?:setback|challenge|ending?|beginning|journey|failure|mistake|crisis|day|customer|moment|obstacle|problem)',
].join('|');

const says = [
  "is|are|isn't|aren't|was|will always be|begins?|starts?|comes? (?:from|before|first|to)|means?|takes?|requires?",
  'matters?|makes?|drives?|happens?|speaks?|has|have|wins?|beats?|lies|never|always',
].join('|');

const opening =
  '(?:and |but |because |remember,? |after all,? |in the end,? |as they say,? |we believe (?:that )?)*';

/** `Quality is not an act`: a sentence about an ideal, with nothing to check in it. */
export const aphorism = new RegExp(
  [
    String.raw`^(?:those who|(?:he|she) who|nothing is more|life is|as in life|winners|losers|dreamers|leaders)\b`,
    String.raw`^(?:in (?:every|each) \w+ (?:lies|is|there)|what (?:counts|matters|really counts) is)\b`,
    String.raw`^the (?:(?:best|only|first) (?:things?|way|step|ingredient|secret) (?:in|to|of|is)|secret is)\b`,
    String.raw`^the (?:secret|key) (?:of|to) (?:success|happiness|growth|life|everything|all|it|good|great|a)\b`,
    String.raw`^(?:(?:behind|after) every|it's (?:not |all )?(?:about|the little|what|how)|the (?:brave|bold))\b`,
    `^${opening}(?:${ideals}) (?:${says})(?![a-z0-9])`,
  ].join('|'),
);

/** Sayings, and phrases that stand where a statement would. */
export const emptiness = matchAny(
  String.raw`in disguise|hidden (?:gift|treasure|lesson)|never (?:an option|give up|stop|goes out of style|stands still)|giving up`,
  String.raw`rise to the occasion|name of the game|towards tomorrow|where memories|fortune favou?rs`,
  String.raw`right (?:place|time|attitude|partners?)|the (?:new oil|difference(?=[.!]))|who we are(?=[.!])|our dna|dare to`,
  String.raw`the future belongs|world belongs|(?:feel|experience|makes?) the difference|go(?:es)? (?:far|alone|together)`,
  String.raw`comes? from within|too short for|worth sharing|best advertisement|people first|set-?up for a comeback`,
  String.raw`doesn't (?:kill|challenge|break) us|the only constant|rome (?:wasn't|was not) built|time is money|knowledge is power`,
  String.raw`practice makes perfect|hard work (?:always )?pays off|good things (?:take time|come to)|the sky(?:'s| is) the limit`,
  String.raw`a journey,? (?:and )?not a destination|it's (?:all )?about the journey|more than the sum of`,
  String.raw`together (?:we|everyone) (?:can|achieves?|are)|teamwork makes|no i in team|believe in yourself|dream big|think big`,
  String.raw`follow your (?:dreams?|passion|heart)`,
  String.raw`(?:communication|consistency|trust|preparation|patience|teamwork|quality|content|honesty|timing|planning) is (?:key|king|everything|half)`,
  String.raw`is (?:the )?key to success|first impressions count|actions speak louder|less is more|every day is a new`,
  String.raw`you get out what you put in|when all is said and done|as they say|it is what it is|at its core|by and large`,
  String.raw`all things considered|it's fair to say|(?:that|this) being said|it should (?:also )?be noted|it goes without`,
  String.raw`needless to say|one way or another|give or take|ups and downs|onwards and upwards|more important than ever`,
  String.raw`now more than ever|ever-?(?:changing|evolving|growing|shifting) (?:world|landscape|market|times)`,
  String.raw`(?:at|to) the heart of (?:everything|what we do|all)|the extra mile|make the magic|the magic happens?|raise the bar`,
  String.raw`push(?:ing)? (?:the )?boundaries|ahead of the (?:curve|game)`,
  String.raw`a (?:number|range|variety|multitude) of (?:factors|reasons|things|aspects|areas|ways|issues)`,
  String.raw`(?:many|various|several|different) (?:factors|aspects|respects|angles)`,
  String.raw`in (?:several|many|various|all) (?:areas|respects|ways)|relevant aspects|(?:going|moving) forward`,
  String.raw`potential for improvement|room for improvement|take(?:s|n)? (?:\p{L}+ ){0,3}into account|continuous improvement`,
  String.raw`on the right track|in line with (?:what|our|the) expect\p{L}*|what(?:ever)? seems? (?:appropriate|right|best)`,
  String.raw`added value|solution-oriented|in a (?:convincing|professional|timely|positive) manner|best possible|team spirit`,
  String.raw`bright future|exciting (?:times|journey|things|future)|in store for us|stay tuned|watch this space|passionate about`,
  String.raw`we care about what|we(?:'re| are) (?:more than just|here for you)|your (?:success|satisfaction) is our`,
  String.raw`customers? (?:is king|comes? first|is always right)|enablement|reimagin(?:e|es|ed|ing)|at scale|end-to-end|omnichannel`,
  String.raw`touchpoints?|frictionless|future-proof|mission-critical|ideat(?:e|ion)|growth hack\p{L}*|thought leader\p{L}*`,
  String.raw`actionable insights|value-add|value proposition|empower(?:s|ed|ing|ment)?|hyper-?growth|rockstars?|circle back`,
);

/** Words of sayings; each is at home in a plain text, too, and many of them in few sentences are not. */
export const abstract: ReadonlySet<string> = new Set(
  [
    'success successful succeed courage brave patience belief believe believing trust trusted relationships relationship',
    'solution solutions attitude possible impossible mistakes lessons lesson stronger strength strong together',
    'opportunities opportunity fortune bold boldly quality timeless taste memories memory talent talented winners winning',
    'discipline goals goal results rhythm balance difference knowledge wisdom future curious curiosity happiness happy',
    'moments moment life living nature dream dreams dare world leader leaders leadership great greatness greatest inspire',
    'inspires inspired inspiration innovation innovative innovate dna change changes changing grow grows growth journey',
    'passion passionate love honest honesty unique uniqueness matters matter overnight forever always never everything',
    'nothing anything excellence excellent potential value values vision mission purpose meaning meaningful authentic',
    'authenticity experience experiences challenge challenges challenging obstacle obstacles failure failures fail failing',
    'perfection perfect progress progressive success motivation commitment dedication determination teamwork team teams',
    'community ideas idea creativity creative create creates imagination possibilities possibility tomorrow better best',
    'beautiful beauty heart hearts soul spirit mind mindset mindful step steps path people humans human service success',
    'simplicity simple freedom confidence confident respect integrity loyalty gratitude joy peace harmony hope destiny',
    'wonder wonders special amazing powerful power energy inspire transform transformation truth true real within ourselves',
    'yourself',
  ]
    .join(' ')
    .split(' '),
);
