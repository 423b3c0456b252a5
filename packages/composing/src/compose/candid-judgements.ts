import { beforeOthers, toShape, whoever, type Candour } from './candour.ts';
import { ownFault } from './sayings.ts';

export const people =
  '(?:office|warehouse|reception|receptionist|staff|team|crew|sales (?:desk|team)|desk|dispatch|accounts|rep|manager|boss|driver|drivers|service|people|lot|lads|guys|management|head office|secretary|porter|caretaker|janitor|foreman|support|helpline)';
export const scorn =
  '(?:useless|hopeless|clueless|rude|lazy|incompetent|pathetic|an? (?:(?:total|complete|absolute|real|right|utter) )?(?:mess|disaster|shambles|joke|nightmare|disgrace|circus|clown)|chaos|chaotic|no (?:use|help))';
/** Contempt, for whoever it is. */
export const contempt: Candour = {
  stem: /clown|shambl|cowboy|idiot|muppet|moron|incompeten|pathetic|jobsworth|moan|whin[ge]|fuss|nitpick|pain in|stingy|nosy|botch|bodg|cock|screw|balls|waste of|drama|tantrum|mood|nag|useless|hopeless|clueless|rude|lazy|joke|mess|disaster|nightmare|disgrace|circus|chao|no use|no help|pig['’]s|piece of work|ars|ass\b|shit|fuck|crap|bollocks|piss|bastard|dimwit|thick|hates? us/i,
  shapes: [
    '(?:clowns?(?: show)?|total shambles|a shambles|shambolic|cowboys|idiots?|idiotic|muppets?|morons?|incompetent|incompetence|pathetic|jobsworths?|moaners?|whing(?:e|es|ed|er|ers|ing)|whin(?:es|ed|er|ers)|fuss(?:es|pot|pots)|nit-?pick(?:s|y|er|ers|ing|ed)?|pain in the \\p{L}+|stingy|nosy|drama queen|piece of work|waste of (?:space|our time|my time)|tantrums?|dimwits?|(?:thick as|as thick as) \\p{L}+)',
    "(?:botched|bodged|cocked up|screwed up|ballsed up|messed up|fouled up) (?:it|that|this|the|one|two|our|a)|botched(?= ?(?:[.,;)]|$))|(?:made|makes?) an? (?:pig[’']s ear|hash|mess|balls) of|cock-?ups?|screw-?ups?|balls-?ups?",
    `(?:they|he|she|${people}|(?-i:\\p{Lu}\\p{Ll}+) (?:in|at|on) (?:the )?\\p{L}+)(?: there| on the phone)?(?: is| are| was| were|['’]s|['’]re)(?: really| just| totally| quite| completely| so| always| frankly| honestly| still)* ${scorn}`,
    // Of a thing `useless` and `a mess` are findings.
    `(?-i:\\p{Lu}\\p{Ll}+)(?: is| was)(?: \\p{L}+)? (?:rude|lazy|clueless|incompetent|hopeless|pathetic|a clown)`,
    `(?:your|their|his|her|\\p{L}+[’']s) (?:\\p{L}+ )?${people}(?: is| are| was| were)(?: \\p{L}+)? ${scorn}`,
    `${whoever} (?:always |still |just |also |constantly )*(?:moans?|moaned|grumbles?|grumbled|nags?|nagged|complains? about (?:everything|anything)|kicks? off|never stops)`,
    "(?:\\p{L}+[’']s|his|her|their|of the boss|the boss) (?:bad )?(?:mood ?swings?|moods|temper)|moody|in one of (?:his|her|their) moods",
    '(?:my|his|her|your|our|an?|the|bad|smart|kick|kicked|pain in the) (?:arse|ass)(?:es)?|shit\\p{L}*|fuck\\p{L}*|crap|crappy|bollocks|piss(?:ed|ing)?|bastards?',
  ].map(toShape),
};

/** Names that are called, and what is said of a place or of a mind. */
const insults: Candour = {
  stem: /clue|manners|pigsty|dump|hovel|slum|\btip\b|filthy|disgusting|stinks|old |marbles|senile|gaga|nutter|bonkers|crackers|barmy|batty|nuts\b|mental\b|\brag\b|prat\b|plonker|pillock|tosser|numpty|twit\b|dickhead|asshole|arsehole|wit\b|crook|liar|scum|con ?m[ae]n|swindl|thieving|rip-?off|bothered|care less|give a|bodge|botch|typical|hung|hang|put up with|drunk/i,
  shapes: [
    '(?:ha(?:s|ve|d)|with) no (?:clue|manners|brains?|shame)|clueless|(?:place|house|kitchen|site|office|flat|yard|home|room|warehouse|shop|toilets?)(?: there)? (?:is|was|are|were)(?: an?| absolutely| totally| really| just)* (?:pigsty|dump|tip|hole|hovel|slum|disgrace|disgusting|filthy|minging)|stinks in (?:here|there)',
    "old (?:fella|fellow|dear|bat|git|codger|biddy|crone|goat|bugger)|(?:losing|lost|loses) (?:his|her|their) (?:marbles|rag|temper|mind)|senile|gaga|(?:a|an|right|total|complete|absolute) nutter|bonkers|(?:is|are|was|['’]s) (?:a bit |completely |totally )?(?:nuts|mental|crackers|barmy|batty)",
    'prats?|plonkers?|pillocks?|tossers?|numpt(?:y|ies)|twits?|dickheads?|assholes?|arseholes?|(?:half|nit|dim)wits?|crooks?(?! (?:of|in)\\b)|liars?|scum(?:bags?)?|con ?m[ae]n|swindl\\p{L}+|thieving|rip-?offs?',
    "(?:can['’]?t|cannot|could ?n['’]?t|could not) (?:even )?be (?:bothered|arsed)|could ?n['’]?t care less|could not care less|(?:do|does|did)(?: not|n['’]t) give a (?:damn|toss|monkey['’]?s|hoot)",
    'typical (?:bodge|botch|cowboy)\\p{L}*|(?:bodge|botch)(?:ed)?(?: job| work)? (?:by|from|of) (?-i:\\p{Lu})|hang-?overs?|hung-?over|(?:was|were|turned up|came in)(?: \\p{L}+ly)? drunk|put(?:ting)? up with (?:(?-i:\\p{Lu}\\p{Ll}+)(?! (?:anchors|fixings|bolts|screws|clips))|his|her|their|him|them|the (?:boss|owner|manager|moods?|tantrums?))',
  ].map(toShape),
};

/** What went wrong by us, told to others than whom it concerns. */
const admissions: Candour = {
  stem: /wrong|back |\bour\b|\bwe\b|\bus\b|claim|insurer|lawyer|solicitor|attorney|court|legal|\bsu(?:e|ed|ing)\b/i,
  of: beforeOthers,
  shapes: [
    ...ownFault.slice(0, 2),
    ...[
      '(?:which|that)? ?we (?:had |have |ourselves )?(?:caused|broke(?! (?:ground|even|down|up|the (?:record|news|ice|mould)))|broken|dropped (?:it|one|the)|damaged|forgot(?:ten)?|botched|flooded|scratched (?!our heads)|ruined|overlooked|neglected|messed up|got (?:it )?wrong|missed (?:it|that|this|the (?:fault|leak|crack|problem|signs?)))',
      'our (?:own )?(?:tech|technician|engineer|fitter|lad|guy|man|crew|team|apprentice|driver|people|plumber|electrician|cleaner|installer)s? (?:had |have |has )?(?:once |also |simply |previously )?(?:missed|overlooked|forgot(?:ten)?|caused|broke|broken|damaged|left|botched|messed|ignored|failed|got (?:it )?wrong)',
      '(?:mad|angry|cross|furious|annoyed|upset|unhappy|livid|fed up|disappointed) (?:at|with) us|(?:blam(?:es?|ed)|complain(?:s|ed)? (?:about|of)|su(?:es|ed|ing)) us',
      'claims?(?: \\p{L}+){0,4} (?:is |are |was )?(?:(?:still |not yet |yet to be )(?:open|pending|unsettled|settled|in dispute|going on|running)|in dispute|(?:still |now )?with (?:the|our|their|his|her) (?:insurers?|insurance|lawyers?|solicitors?|attorneys?))|claims?(?: \\p{L}+){0,4} against us',
      '(?:his|her|their|our|a|the) (?:lawyers?|solicitors?|attorneys?) (?:says?|said|wrote|sent|told|threaten\\p{L}*|will (?:call|ring|write|contact|be in touch)|(?:is|are) (?:now )?involved)|took us (?:two|three|four|five|several|\\d) (?:goes|attempts|tries)|(?:had to|we) (?:come|came|go|went) back (?:twice|three times|again)|(?:got|had) it wrong|legal action|threaten(?:s|ed)? to sue|small claims|take us to court',
    ].map(toShape),
  ],
};

/** What a person went through is theirs to tell. */
const lives: Candour = {
  stem: /marriage|rocks|in debt|nearly|almost|about to|los[ti]|begged|last|previous|fired|sacked|let go|dismissed|redundant|arrested|drunk|blamed|cried|wept|tears|divorc|sack/i,
  of: ['public', 'third'],
  shapes: [
    "(?:was|were|been|got|is|are|nearly|almost|being)(?: not|n[’']t)?(?: even| nearly| almost)? (?:fired(?! (?:up|at|for|in|with|by|to))|sacked|let go|dismissed|made redundant|drunk|divorced)|(?:they|she|he|everybody|everyone) blamed|was blamed|(?:get|gets|got|getting|given|gave (?:him|her|them)) the sack",
    "(?:his|her|their|\\p{L}+['’]s|messy|through (?:a|the)) (?:marriage|divorce)(?! (?:certificate|licen|ceremon|registr|lawyer|papers))|on the rocks|in debt|(?:nearly|almost|about to) (?:go|went|going|lose|lost) (?:under|bust|bankrupt|(?:his|her|their) (?:licen[cs]e|job|home|house))|los(?:t|ing) (?:his|her|their) (?:job|licen[cs]e)|begged us",
    "(?:the )?(?:last|previous) (?:two|three|one|person|guy|man|woman|girl|lad|\\p{L}+er) (?:left|quit|walked out|lasted only|only lasted|did not last|didn[’']t last)",
    '(?:he|she|they|we|(?-i:\\p{Lu}\\p{Ll}+)) (?:nearly |almost |actually )?(?:cried|wept)|in tears|burst into tears',
  ].map(toShape),
};

/** What is thought of people, and what is nobody else's business. */
export const judgements: readonly Candour[] = [contempt, insults, admissions, lives];
