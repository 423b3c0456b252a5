export const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const shortMonth = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const season = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month}|\\d{1,2}(?:st|nd|rd|th)? ${shortMonth}\\b|${shortMonth}\\b(?: \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?|[Hh]alf[- ]term|(?:(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter|[Nn]ext|[Nn]ew) )?term(?! of)|(?:(?:Easter|May|August|Christmas) )?[Bb]ank [Hh]oliday|[Xx]mas|[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter|[Cc]hristmas|[Ee]aster|[Nn]ew [Yy]ear|(?:(?:financial|fiscal|calendar) )?year[- ]end|Q[1-4]|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./-]\\d{1,2}[./-](?:20)?\\d\\d\\b|(?:Mon|Tues|Wednes|Thurs|Fri)day|the (?:month|quarter|year))`;
/** `Before the summer fete` is cut nowhere. */
const occasion =
  '(?: (?:f[eê]te|fair|party|parties|ball|season|holidays?|break|rush|sales?|shows?|market|concert|play|events?|festival|tournament|exams?|camp|closure|shutdown|trade|menu|intake|opening)(?!\\p{L}))?';
/** By when, or from when on, something is wanted, as people say it. */
export const times = [
  // `before the bay is built in February`
  new RegExp(
    `\\b(?:[Bb]efore|[Uu]ntil|[Bb]y the time) (?:the |our |my |we |they |he |she )[^.,;]{3,40}? (?:in|on) ${season}`,
    'gu',
  ),
  /(?<!\b(?:until|till|to) [\d:apm. ]{1,8})(?<!\bfrom )(?<!\b(?:back|calls?|called|calling|rings?|rang|rung|ringing|phones?|phoned|visits?|comes?|leave|off|away|holiday|him|her|them|me|us|you) )\b(?:[Bb]y |[Bb]efore )?(?:today|tonight|tomorrow)\b(?= (?:latest|at the latest|morning|afternoon|evening|night)|[.,;!?]|$)/gu,
  new RegExp(
    `(?<!\\b(?:ran out|expired|ended|lapsed|left|retired|was|were|went|came|did|finished|stopped|fell|since)(?: \\p{Ll}+)? )\\b(?:[Bb]y|[Bb]efore|b4|[Nn]o later than|[Ii]n|[Ff]rom|[Ss]tarting(?: in)?|[Aa]fter|[Aa]t(?= (?:the )?half)) (?:the |our |their )?(?:end of )?(?:next |this |early |mid |late )?${season}(?:,? \\d{4})?${occasion}`,
    'gu',
  ),
  // `Start wanted: 11.01.2027`
  new RegExp(
    `(?<=\\b(?:[Ss]tart|[Gg]o[- ]live|[Dd]eadline|[Dd]elivery|[Nn]eeded|[Rr]equired|[Ww]anted|[Oo]pening|[Ll]aunch(?:ing)?)(?: (?:wanted|needed|required|date|by|on|from|is)){0,2}:? )${season}(?:,? \\d{4})?`,
    'gu',
  ),
  // `Late twice in one month`, `the third breakdown in six weeks` is what has been.
  /(?<!\b(?:once|twice|thrice|times?) )(?<!\b(?:third|fourth|fifth|sixth) (?:\p{L}+ ){0,2}(?=[Ii]n ))\b(?:[Ww]ithin|[Ii]n) (?:the next )?(?:\d{1,3}|one|two|three|four|five|six|eight|ten|a few) (?:days?|weeks?|months?)\b/gu,
  /(?<!\b(?:due|comes?|coming|visits?|inspection) )\b(?:[Nn]ext|[Tt]his) (?:week|month|quarter|year|spring|summer|autumn|winter)\b|\b(?:as soon as possible|ASAP|asap|right away|immediately|at once)\b/gu,
];

const whose =
  '(?:(?:the|their|our|his|her|its|an?|current|old|new|previous|other|outgoing|existing|main|local|building) ){0,3}';
/** Who has a part in it, and is neither the customer nor one of us. */
const other =
  '(?:competitors?|competition|rivals?|agents?|contractors?|suppliers?|landlord|landlady|tenants?|builders?|architects?|surveyors?|inspectors?|inspection|council|bank|insurers?|agency|providers?|accountants?|solicitors?|lawyers?|electricians?|plumbers?|installers?|freeholder|lenders?|sellers?|vendors?|buyers?|utility|auditors?|board|committee|directors|trustees|governors|permit|planning)';
const wishes =
  '(?:wants?|needs?|would|wish(?:es)?|asks?|asked|requires?|hopes?|expects?|insists?|prefers?|is looking|are looking|likes?)';
const term =
  '(?:lease|contract|agreement|policy|warranty|certificate|tenancy|licen[cs]e|insurance|cover|subscription|notice|permit)';
const ends = '(?:(?:also |then )?(?:ends?|expires?|lapses?|runs? out|is up|renews?|is due))';
/** `Current agent hands over the records by 18 December`, and no wish of theirs. */
const actOfOthers = new RegExp(
  `(?<=^|[.,;:–] |\\band |\\bbut |\\bas )(?:${whose}${other}(?: of \\p{L}+)?(?!\\p{L}|['’])(?! ${wishes}\\b) (?:(?! (?:and|but) )[^.,;:]){3,120}|${whose}${term} ${ends}\\b[^.,;:]{0,80})`,
  'giu',
);

/** `We could go to 11,200 if she signs before Christmas`: by when they have to agree is a term of ours. */
const ourTerm =
  /\b(?:if|when|once|provided|as long as|so long as|in case|only) (?:that )?(?:he|she|they|it|we|you|the \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: (?:both|all|also|actually|really))? (?:signs?|orders?|books?|commits?|accepts?|agrees?|pays?|says? yes|confirms?|decides?|goes? ahead|takes? it|buys?|closes?|get the order|is signed|are signed|is ordered)(?!\p{L})[^.;]{0,120}/giu;

/** `The test results from October are attached`: a paper is from then. */
const paperOf = new RegExp(
  `\\b(?:results?|reports?|tests?|invoices?|bills?|figures|numbers|data|photos?|pictures?|surveys?|quotes?|readings?|samples?|minutes|letters?|e-?mails?|notes|statements?|drawings) (?:of|from|in) (?:the )?(?:last |early |mid |late )?${season}`,
  'giu',
);

/** The sentence without what others do on a day of their own, or have to do for an offer, which is not when something is wanted. */
export const withoutActsOfOthers = (sentence: string): string =>
  [actOfOthers, ourTerm, paperOf].reduce((said, one) => said.replace(one, 'x'), sentence);
