import { aPerson, tellsOf } from './person-names.ts';

const byWork =
  '(?:[Oo]ur|[Tt]he|[Oo]ne of our)(?: own| new| young)? (?:apprentice|trainee|fitter|engineer|mechanic|technician|electrician|plumber|driver|lads?|crew|team|office|new (?:lad|starter|girl)|supervisor|porter|caretaker|cleaner|receptionist)(?:,? [\\p{L}]{2,12},)?';
const somebody = `(?<!\\p{L})(?:${byWork}|${aPerson})`;
/** Goods come late as well: only a name that is no other word tells of somebody. */
const somebodyKnown = `(?<!\\p{L})(?:${byWork}|(?<given>\\p{Lu}\\p{Ll}{1,11}))`;
const has = '(?: (?:had|has|have|then|also|just|accidentally|again|must have))*';
const wrongly =
  '(?:wrong(?:ly)?|backwards|upside[- ]down|back to front|inside out|the wrong (?:way|one|size|part|part number|day|time|site|address)|incorrectly|badly|by mistake|too (?:short|tight|loose|high|low))';
const made =
  '(?:wired|connected|installed|fitted|programmed|plumbed|built|mixed|loaded|adjusted|assembled|welded|laid|glued|measured|ordered|cut|booked|sent|typed|marked|drilled|printed|made|set|read|wrote|put|got|hung|did|done|packed|picked|labelled|quoted|painted|soldered|bolted)';

const shapes = [
  // `Kofi had wired it wrong`
  `${somebody}${has} ${made} (?:[\\p{L}\\d]+ ){0,5}?${wrongly}(?!\\p{L})`,
  // `Kofi dropped the panel`; what is dropped off is delivered, and a tree may drop no needle.
  `${somebody}${has} (?:dropped|broke|smashed|scratched|dented|cracked|spilt|spilled|forgot|snapped|misread|mislaid|overslept|botched|messed up|damaged|knocked over|blew up|burnt)(?! (?:off|by|next to nothing|(?:hardly|barely|scarcely|almost) (?:an?|any|no)\\b|to|from|in (?:price|cost|value)|the (?:news|record|ground|ice)|up (?:the )?(?:concrete|slab|floor|ground)|(?:the |its |their |his |her |our )?(?:prices?|rates?|fees?)))(?!\\p{L})`,
  // `The porter, Len, had hit it with a trolley`
  `${somebody},?${has} (?:hit|kicked|jammed|overloaded|rammed|driven into|drove into|reversed into|crashed into) (?:it|the|a|one|them|your|our)(?!\\p{L})(?! (?:target|deadline|date|road))`,
  // `Kofi was late again`
  `${somebodyKnown}${has} (?:was|were|is|been|turned up|showed up|arrived|came|got in) (?:\\p{L}+ ){0,2}?late(?! (?:shift|shifts|opening|night|nights|in the|on (?:duty|call))(?!\\p{L}))(?!\\p{L})`,
  `${somebody}${has} (?:did(?:n['’]?t| not) (?:turn|show) up|never (?:turned|showed) up|slept in|was hung ?over)(?!\\p{L})`,
  // `Gary quit on the spot`, `had to let Gary go`
  `${somebody}${has} (?:quit(?! (?:smoking|claim))|resigned(?! (?:to|himself|herself|themselves))|walked off(?: the)? (?:job|site)|(?:was|got) (?:the )?(?:sacked|sack|fired|let go)|handed in (?:his|her) notice)(?!\\p{L})`,
  `(?<!\\p{L})(?:[Hh]ad to|[Ww]e|[Tt]hey) (?:let ${aPerson} go|(?:sack|fire)(?:ed|d)? ${aPerson})(?!\\p{L})`,
  // `Kofi to do most of it to keep the cost down`
  `${somebody} (?:to|will|can|does|is to) (?:do|fit|carry out|handle|take|run)(?!\\p{L})[^.;!?]{0,40}(?:keep|hold|bring)(?:s|ing)? (?:the |our )?costs? down`,
  `(?<!\\p{L})(?:because|as|since) (?:he|she)(?:['’]s| is) (?:cheap|cheaper|the cheapest)(?!\\p{L})`,
  // `Two of them hate each other`
  "(?<!\\p{L})(?:hates?|cannot stand|can['’]?t stand|won['’]?t (?:speak|talk) to|do(?:es)?(?:n['’]?t| not) (?:speak|talk) to|at war with) (?:each other|one another)(?!\\p{L})|(?<!\\p{L})(?:they|them|team|crew|lads|two|both) (?:do not|don['’]?t) get on(?!\\p{L})",
  // `Clear up after Lee's mess`
  `(?<!\\p{L})(?:[Cc]lear|[Cc]lean|[Ss]ort|[Pp]ick|[Mm]op)(?:ing|ed)? (?:up|out) (?:after )?(?:${aPerson}['’]s?|(?:the|our) (?:last|previous) \\p{L}+['’]?s?) (?:mess|mistakes?|muddle|shambles|backlog)(?!\\p{L})`,
  // `Last bloke lasted 3 weeks`
  "(?<!\\p{L})(?:[Ll]ast|[Pp]revious) (?:bloke|guy|lad|one|man|woman|girl|engineer|fitter|person|hire|starter|apprentice|driver)s? (?:only |just )?(?:lasted|walked|left (?:after|us)|quit|was (?:sacked|useless|let go|no good)|got (?:the )?sacked?|did(?:n['’]?t| not) (?:last|stay)|stayed)(?!\\p{L})",
  // `Marek may leave`
  `${somebody} (?:may|might|could|wants to|is (?:thinking of|about to|likely to|going to)|(?:probably |soon )?will) (?:be )?(?:leav(?:e|ing)|go|quit(?:ting)?|walk|hand(?:ing)? in (?:his|her) notice|jump(?:ing)? ship)(?=[.,;!)]|$| (?:too|soon|us|as well|if|next|this|so|and then)(?!\\p{L}))`,
  '(?<!\\p{L})[Nn](?:obody|o[- ]one) (?:knows|(?:has |have )?noticed|saw(?: it)?|will notice)(?=[.,;!)]|$)',
].map((shape) => new RegExp(shape, 'gu'));

const hint =
  /wrong|backw|upside|back to front|inside out|incorrect|badly|mistake|too |drop|broke|smash|scratch|dent|crack|spil|forgot|snap|mis|overslept|botch|mess|damag|knock|blew|burnt|hit |kick|jam|overload|ramm|into|late|turn up|show up|turned up|showed up|slept in|hung ?over|cost|cheap|each other|one another|get on|last |previous|leav|go\b|quit|resign|sack|fire|walk|notice|jump|nobody|no.one/i;
const longest = 400;

/** Whether a sentence lays a fault on one of ours, or on somebody by their name, or says what goes on among colleagues. */
export function blamesSomebody(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  return hint.test(said) && tellsOf(said, shapes);
}

const often =
  '(?:twice|thrice|(?:three|four|five|six|several|many|\\d{1,2}) times|repeatedly|again and again|over and over|time and again)';
const reproach = new RegExp(
  `(?<!\\p{L})(?:asked|told|chased|reminded|warned|rang|called|emailed) (?:you(?:r \\p{L}+(?: \\p{L}+)?)?|them|him|her|the \\p{L}+) (?:about (?:it|this|that) )?${often}(?!\\p{L})`,
  'iu',
);

/** `Asked your electrician three times` */
export const reproaches = (sentence: string): boolean => reproach.test(sentence.slice(0, longest));
