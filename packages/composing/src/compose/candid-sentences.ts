import { ofPayer, ownFault } from './sayings.ts';

/**
 * Who reads a text: everybody, somebody who is told of a customer, a supplier of whom something is claimed, a customer
 * who is asked for a favour, or one who is written to about their own work.
 */
export type Reader = 'public' | 'third' | 'supplier' | 'favour' | 'customer';

/** What is said among colleagues, in whatever field it stands. */
interface Candour {
  /** What each of the shapes has in it: most texts have none, and are done. */
  stem: RegExp;
  shapes: readonly RegExp[];
  /** Whom it is not for; all, where nobody is named. */
  of?: readonly Reader[];
}

const all: readonly Reader[] = ['public', 'third', 'supplier', 'favour', 'customer'];
const butSupplier = all.filter((reader) => reader !== 'supplier');
const beforeOthers: readonly Reader[] = ['public', 'third', 'favour'];

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|spring|summer|autumn|winter|easter|christmas';
const number =
  '(?:\\d|half|a (?:couple|few)|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const sum = '(?:\\p{Sc} ?\\d[\\d.,]*|\\d{1,3},\\d{3}|\\d{3,}|\\d+k)';
const they = '(?:they|he|she|the (?:customer|client|owner|hotel|school|council|firm|company))';
const whoever = `(?:${they}|(?-i:\\p{Lu}\\p{Ll}+))`;

const toShape = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

/** `Honestly more like Feb`, `Gareth reckons it was them`, `… on the 7th, we think` */
const opinion: Candour = {
  stem: /honest|frank|tbh|truth|reckon|\bI\b|['’]d\b|think|guess|hope|more like|really|doubt|if you ask me|between us|dunno/i,
  of: butSupplier,
  shapes: [
    "(?:to be|if (?:i['’]m|we['’]re|i am|we are)) (?:honest|frank|blunt)|honestly|frankly|tbh|truth is|truth be told|if you ask me|in my (?:honest |humble )?(?:view|opinion)|dunno",
    '\\p{L}+ (?:still |also )?reckon(?:s|ed)?(?! with)',
    `i (?:doubt|bet|think|guess|suspect|suppose|told(?! you(?!\\p{L})))|(?:i would(?:n[’']t)?|i[’']d)(?: not| just| still| always| probably| only| never)? (?:quote|charge|say|bill|price|push|hold|offer|ask for|leave|let|pay|trust|bother|touch|go (?:in|for|up|down|low|high)|do|give|put|wait|watch|avoid|steer|be (?:careful|wary|surprised|amazed)|keep|drop|check|take|not|call it|chase|make (?:him|her|them))`,
    '(?:we|i) (?:really )?doubt(?: it)?',
    `more like (?:${number}|${month})`,
    `really (?:(?:only |just )?(?:an? (?:one|two|half|day|week|hour|small)|${number})(?! ?(?:times|more|great|good|of)(?!\\p{L}))|more like|closer to)`,
  ]
    .map(toShape)
    .concat(
      /,? (?:we|i) (?:think|reckon|guess|hope|suppose|imagine)[.!]?$|\bor so (?:we|i) (?:think|hope)\b/iu,
    ),
};

/** The same to a supplier, who reads what we claim of them. */
const opinionOfClaim: Candour = {
  stem: /honest|frank|tbh|truth/i,
  of: ['supplier'],
  shapes: [
    "(?:to be|if (?:i[’']m|we[’']re|i am|we are)) (?:honest|frank|blunt)|honestly|frankly|tbh|truth is|truth be told",
  ].map(toShape),
};

/** `We would go to 23 for the right one`, `hold firm`, `margin is thin`, `match CleanAir at $900` */
const tactics: Candour = {
  stem: /firm|push|could|would|can |can['’]|stretch|margin|mark-?up|cash|match|low|pad|walk|squeeze|haggle|undercut|quot|charg|wiggle|refus|say no|says no|balk|kick off|knock|books|room to|upsell|extras|room for/i,
  shapes: [
    '(?:hold|stand|stay|sit) (?:firm|tight on (?:the )?price)|(?:will|going to|may|might|could|tr(?:y|ies) to) (?:push back|haggle|beat us down|knock us down|try it on|kick off)|push (?:back|hard|them|him|her)|fight over (?:the )?price|walk away (?:from (?:it|this|them)|if|below)|beat (?:us|them) down|(?:lots? of|no|some|little) (?:wiggle room|room to (?:move|manoeuvre|haggle|come down))',
    `(?:we|i)(?: could| would| might|[’']d)(?: always| probably| also)? (?:go|stretch|come|drop)(?: up| down| as (?:high|low|far))? (?:to|as) (?:\\p{Sc} ?)?\\d[\\d.,]*(?:k|\\b)(?! ?(?:m|mm|cm|kg|hours?|days?|weeks?|°|degrees|%)(?!\\p{L}))`,
    `could (?:always |also |probably |maybe )?(?:do|go|take|stretch|drop) (?:it |this )?(?:for |to |at )?${sum}|(?:we|i) (?:could|would|might) (?:always |also |probably )?(?:do|take) (?:it|this) for (?:less|cash|under)`,
    `${sum} (?:in|for) cash(?! (?:and carry|box|desk|machine|register))|cash in hand|cash job|off the books|no invoice(?! (?:has|is|was|will))`,
    'margins? (?:is|are) (?:\\p{L}+ )?(?:thin|tight|low|fat|good|slim|\\d)|margins? (?:on|in) (?:this|it)|(?:much|any|no|little|our|decent) margins?(?! (?:of|for) )|(?:thin|tight|fat|healthy|slim|low) margins?|margins? (?:thin|tight|slim|low)|\\d ?% margin|(?:our|\\d ?%) mark-?up|mark-?up (?:is|on (?:this|it)|of \\d)',
    '(?:go|come|start) in (?:low|high)|start (?:low|high)|lowball\\p{L}*|pad(?:ded)? (?:it|this|the (?:price|quote|hours))|undercut\\p{L}*|upsell\\p{L}*|so no (?:extras|freebies|favours|favors)|squeeze (?:them|him|her|more)',
    `(?:but|and) (?:i|we) (?:would|will|should|can|[’']d|[’']ll) (?:quote|charge|bill|say|put|write) (?:a |an |for )?(?:full|whole|more|${number})|quote (?:them |him |her )?(?:two|double|high|low|more|for more)`,
    // `If the customer refuses delivery, we charge the storage` is a term.
    `(?:if|when) (?:they|he|she) (?:refuses?|says? no|balks?|kicks? off|push(?:es)?|argues?|moans?|quibbles?|(?:don[’']t|doesn[’']t|won[’']t|do not|does not|will not) (?:bite|budge|like it|agree|pay|play|sign))(?: [^,.;]{0,40})?,? (?:then )?(?:we|i|offer|drop|say|threaten)`,
    `knock (?:them |him |her )?(?:\\d|\\p{Sc}|a bit|something|some) ?[^.;]{0,12}off (?:if|to get)`,
  ]
    .map(toShape)
    .concat(
      /\b[Mm]atch (?:\p{Lu}[\p{L}&]+ ?){1,3}(?:['’]s? )?(?:at|on|price|quote|if|for)\b|\b[Mm]atch (?:their|his|her) (?:price|quote|offer|rate)\b/u,
    ),
};

/** `They still have not paid for October`, `he bounced a check in 2023` */
const payment: Candour = {
  stem: /pa(?:y|id)|owe|bounc|late|slow|poor|awkward|difficult|hagg|quibbl|argu|moan|chas|cough|skint|broke|trust|afford|push|press|tight|money/i,
  // What a supplier owes us is what a claim is about.
  of: butSupplier,
  shapes: [
    `${whoever}(?: still| just| also)? (?:(?:(?:have|has|had|did|do|does)(?: still)?(?: not|n[’']t)(?: yet| even)? (?:paid|pay)|(?:is|are)(?: not|n[’']t) paying)|(?:has|have) yet to pay|never (?:pa(?:id|ys?)))(?! attention)`,
    `${whoever}(?: still| also| already)? (?:owes?|owed) (?:us|me|everybody|everyone|(?:\\p{L}+ ){1,3}(?:money|a lot|lots|a fortune)|${sum}|money)`,
    '(?:bounced|has bounced|bounces) (?:a|an|the|his|her|their|two|three|last|cheques?|checks?|one)|(?:cheques?|checks?)(?: \\p{L}+){0,2} bounced',
    `${whoever} (?:is|are|must be|may be|looks?) (?:skint|broke|short of money|strapped(?: for cash)?|going under|in trouble|tight(?:-fisted)?)|cough(?:s|ed)? up`,
  ]
    .map(toShape)
    .concat(ofPayer),
};

const people =
  '(?:office|warehouse|reception|receptionist|staff|team|crew|sales (?:desk|team)|desk|dispatch|accounts|rep|manager|boss|driver|drivers|service|people|lot|lads|guys|management|head office|secretary|porter|caretaker|janitor|foreman|support|helpline)';
const scorn =
  '(?:useless|hopeless|clueless|rude|lazy|incompetent|pathetic|an? (?:(?:total|complete|absolute|real|right|utter) )?(?:mess|disaster|shambles|joke|nightmare|disgrace|circus|clown)|chaos|chaotic|no (?:use|help))';
/** Contempt, for whoever it is. */
const contempt: Candour = {
  stem: /clown|shambl|cowboy|idiot|muppet|moron|incompeten|pathetic|jobsworth|moan|whin[ge]|fuss|nitpick|pain in|stingy|nosy|botch|bodg|cock|screw|balls|waste of|drama|tantrum|mood|nag|useless|hopeless|clueless|rude|lazy|joke|mess|disaster|nightmare|disgrace|circus|chao|no use|no help|pig['’]s|piece of work|ars|ass\b|shit|fuck|crap|bollocks|piss|bastard|dimwit|thick|hates? us/i,
  shapes: [
    '(?:clowns?(?: show)?|total shambles|a shambles|shambolic|cowboys|idiots?|idiotic|muppets?|morons?|incompetent|incompetence|pathetic|jobsworths?|moaners?|whing(?:e|es|ed|er|ers|ing)|whin(?:es|ed|er|ers)|fuss(?:es|pot|pots)|nit-?pick(?:s|y|er|ers|ing|ed)?|pain in the \\p{L}+|stingy|nosy|drama queen|piece of work|waste of (?:space|our time|my time)|tantrums?|dimwits?|(?:thick as|as thick as) \\p{L}+)',
    "(?:botched|bodged|cocked up|screwed up|ballsed up|messed up|fouled up) (?:it|that|this|the|one|two|our|a)|botched(?= ?(?:[.,;)]|$))|(?:made|makes?) an? (?:pig[’']s ear|hash|mess|balls) of|cock-?ups?|screw-?ups?|balls-?ups?",
    `(?:${whoever}|${people}|(?-i:\\p{Lu}\\p{Ll}+) (?:in|at|on) (?:the )?\\p{L}+)(?: there| on the phone)?(?: is| are| was| were|[’']s|[’']re)(?: really| just| totally| quite| completely| so| always| frankly| honestly| still)* ${scorn}`,
    `(?:your|their|his|her|\\p{L}+[’']s) (?:\\p{L}+ )?${people}(?: is| are| was| were)(?: \\p{L}+)? ${scorn}`,
    `${whoever} (?:always |still |just |also |constantly )*(?:moans?|moaned|grumbles?|grumbled|nags?|nagged|complains? about (?:everything|anything)|kicks? off|never stops)`,
    "(?:\\p{L}+[’']s|his|her|their|of the boss|the boss) (?:bad )?(?:mood ?swings?|moods|temper)|moody|in one of (?:his|her|their) moods",
    '(?:my|his|her|your|our|an?|the|bad|smart|kick|kicked|pain in the) (?:arse|ass)(?:es)?|shit\\p{L}*|fuck\\p{L}*|crap|crappy|bollocks|piss(?:ed|ing)?|bastards?',
  ].map(toShape),
};

/** `(check that it has been renewed first)`, `but ask for a card` */
const orders: Candour = {
  stem: /\(|\bbut (?:ask|get|check|charge|make)/i,
  of: ['supplier', 'favour', 'third', 'customer'],
  shapes: [
    /\((?:please |pls |nb:? |todo:? |still to |need to |must )?(?:check|confirm|ask|find out|ring|chase|remember|verify|see|get)\b[^()]{0,110}\b(?:that|if|whether|who|when|first|has been|have been|still|yet|again|with (?-i:\p{Lu}\p{L}+)|before (?:we|you|it goes|sending))\b[^()]{0,80}\)/iu,
    /\bbut (?:ask (?:for|them|him|her)|get (?:an? |the |it |that )|check (?:with|that|if|whether)|charge |make (?:him|her|them|sure (?:he|she|they|we) ))/iu,
  ],
};

/** `We can't prove it`: nobody is blamed by name, or before others, for what is a guess. */
const guesses: Candour = {
  stem: /prove|must have|probably|apparently|alleged|rumou?r|word is|heard that|suspect/i,
  of: butSupplier,
  shapes: [
    "(?:can[’']?t|cannot|can not|could ?n[’']t|could not|unable to|no way to|nobody can|no one can|hard to|not able to) (?:actually |really )?prove",
    `(?:must|might|may|could|will) (?:well )?have been (?:them|him|her|the (?:last|previous|other|old) \\p{L}+)|probably (?:them|him|her|the (?:last|previous|other|old) (?:firm|lot|builders?|company|people|tenants?|owners?|contractors?))`,
    `(?:apparently|allegedly|rumou?r (?:has it|is)|word is|(?:i|we) heard)(?: that)? ${whoever}|suspect(?:s|ed)?(?: that)? (?:it was )?${they}`,
  ].map(toShape),
};

/** What went wrong by us, told to others than whom it concerns. */
const admissions: Candour = {
  stem: /\bour\b|\bwe\b|\bus\b|claim|insurer|lawyer|solicitor|attorney|court|legal|\bsu(?:e|ed|ing)\b/i,
  of: beforeOthers,
  shapes: [
    ...ownFault.slice(0, 2),
    ...[
      '(?:which|that)? ?we (?:had |have |ourselves )?(?:caused|broke|broken|dropped (?:it|one|the)|damaged|bent|forgot(?:ten)?|botched|flooded|cracked|scratched|ruined|overlooked|neglected|messed up|got (?:it )?wrong|missed (?:it|that|this|the (?:fault|leak|crack|problem|signs?)))',
      'our (?:own )?(?:tech|technician|engineer|fitter|lad|guy|man|crew|team|apprentice|driver|people|plumber|electrician|cleaner|installer)s? (?:had |have |has )?(?:once |also |simply |previously )?(?:missed|overlooked|forgot(?:ten)?|caused|broke|broken|damaged|left|botched|messed|ignored|failed|got (?:it )?wrong)',
      '(?:mad|angry|cross|furious|annoyed|upset|unhappy|livid|fed up|disappointed) (?:at|with) us|(?:blam(?:es?|ed)|complain(?:s|ed)? (?:about|of)|su(?:es|ed|ing)) us',
      'claims?(?: \\p{L}+){0,4} (?:is |are |was )?(?:still |not yet |now )?(?:open|pending|unsettled|in dispute|going on|running|with (?:the|our|their|his|her) (?:insurers?|insurance|lawyers?|solicitors?|attorneys?)|against us)|claims? against us',
      '(?:his|her|their|our|a|the) (?:lawyers?|solicitors?|attorneys?) (?:says?|said|wrote|sent|told|threaten\\p{L}*|will (?:call|ring|write|contact|be in touch)|(?:is|are) (?:now )?involved)|legal action|threaten(?:s|ed)? to sue|small claims|take us to court',
    ].map(toShape),
  ],
};

/** What a person went through is theirs to tell. */
const lives: Candour = {
  stem: /fired|sacked|let go|dismissed|redundant|arrested|drunk|blamed|cried|wept|tears|divorc|sack/i,
  of: ['public', 'third'],
  shapes: [
    "(?:was|were|been|got|is|are|nearly|almost|being)(?: not|n[’']t)?(?: even| nearly| almost)? (?:fired(?! (?:up|at|for|in|with|by|to))|sacked|let go|dismissed|made redundant|arrested|drunk|divorced)|(?:they|she|he|everybody|everyone) blamed|was blamed|the sack",
    '(?:he|she|they|we|(?-i:\\p{Lu}\\p{Ll}+)) (?:nearly |almost |actually )?(?:cried|wept)|in tears|burst into tears',
  ].map(toShape),
};

const candours: readonly Candour[] = [
  opinion,
  opinionOfClaim,
  tactics,
  payment,
  contempt,
  orders,
  guesses,
  admissions,
  lives,
];

/** Of a quotation only what it says of us, and how, is in question. */
const ofQuotes: readonly Candour[] = [
  {
    stem: contempt.stem,
    shapes: [
      new RegExp(
        `\\byour (?:\\p{L}+ )?${people}(?: is| are| was| were)(?: \\p{L}+)? ${scorn}`,
        'iu',
      ),
      contempt.shapes.at(-1)!,
    ],
  },
];

const finds = (sentence: string, reader: Reader, of: readonly Candour[]): boolean =>
  of.some(
    ({ stem, shapes, of: readers = all }) =>
      readers.includes(reader) &&
      stem.test(sentence) &&
      shapes.some((shape) => shape.test(sentence)),
  );

/** Whether a sentence is one for colleagues, whoever reads it. */
export const isCandid = (sentence: string, reader: Reader, isQuote: boolean): boolean =>
  finds(sentence, reader, isQuote ? ofQuotes : candours);
