import { byItsWords, ignoringCase } from '@workspace-ops/content';

const word = '(?!\\p{L})';
const start = '(?<!\\p{L})';
/** Whoever belongs to a place that is named with it. */
const theirs =
  '(?:owners?|strata(?: (?:manager|committee|office))?|(?:strata |school |club |house )?committee|board|body corporate|landlord|landlady|agents?|managers?|management|principal|head(?:master|mistress| teacher)?|school|club|hotel|church|council|guests?|visitors|tenants?|residents?|neighbou?rs?|kids?|children|pupils?|students?|members?|players|parents?|teachers?|staff|caretaker|janitor|groundsm[ae]n|bursar|matron|warden|chefs?|cooks?|bar staff|receptionist|secretary|treasurer|president|director|boss|client|customer|bookkeeper|they|he|she)';
const where = '(?: (?:in|at|of|on|from) (?:the )?[\\p{L}\\d]+(?: [\\p{L}\\d]+)?)?';
/** Who did the work before us. */
const former =
  '(?:(?:last|previous|old|former|other|outgoing|prior|earlier|first|original) (?:\\p{L}+ )?(?:mob|lot|crowd|crew|outfit|contractors?|sub-?contractors?|cleaners?|gardeners?|firm|company|suppliers?|builders?|plumbers?|electricians?|sparky|tradies?|tradesm[ae]n|installers?|fitters?|provider|people|guys?|blokes?|agency|agencies|team|consultants?|developers?|designers?|accountants?|vendor|roofers?|painters?|decorators?|mechanics?|landscapers?)|\\p{L}+ before us)(?:, [\\p{L}&’ -]{2,40},)?';
const had =
  '(?: (?:had|has|have|was|were|is|are|also|then|just|always|only|simply|been|even|clearly))*';
const badly =
  "(?:never|not|no(?:body| one)|n[’']t)(?: even| ever| once| really)? (?:been )?(?:touch|clean|servic|check|chang|turn|show|finish|bother|return|answer|fix|replac|maintain|inspect|empt|mow|swe|test|vacuum|dust|mop|oil|prun|weed|scrub|lift|look|read|follow|set|track|report|install|seal|clear|drain|water|paint|log)\\p{L}*";
const fault = `(?:${badly}|(?:left|put|fitted|installed|wired|set|laid|built|hung)(?: \\p{L}+){1,6}? (?:backwards|upside[- ]down|back to front|the wrong way|wrong|in a mess|unfinished|half[- ]finished|half done|dirty|filthy|behind)|(?:skipped|missed|ignored|neglected|bodged|botched|wrecked|ruined|butchered|stuffed up|stuffed|buggered|hacked|cut corners|walked off|did a runner|disappeared|painted over|papered over|covered up|charged (?:them|him|her|the \\p{L}+) (?:for nothing|twice|double)|used the wrong|broke|damaged|locked (?:the \\p{L}+|them|him|her) out|(?:made|did) an? (?:mess|hash|(?:shocking|terrible|bad|poor|awful|rubbish|shoddy|lousy|dodgy) job)))${word}`;

const ofFormer = byItsWords(
  ignoringCase(
    `${start}${former}${had}(?: \\p{L}+)? ${fault}|${start}${former}(?: \\p{L}+)?n['’]t (?:\\p{L}+ )?(?:touch|clean|servic|check|chang|finish|bother|fix|replac|maintain|inspect|empt)\\p{L}*`,
  ),
);
/** `ISS had not touched the windows for a year`: a firm by its name. */
const ofNamed = byItsWords(
  ignoringCase(
    `(?:^|[.;:!?,] |${start}(?:and|but|that|because|as|when|where|after) )(?-i:(?!(?:We|I|It|They|You|He|She|Who|That|This|There|Nobody|Somebody|Someone|Everybody|People|Time|Rain|Ours?|The|A|An|One|Two)(?!\\p{L}))\\p{Lu}[\\p{L}&’'-]+(?: (?:& )?\\p{Lu}[\\p{L}&’'-]*){0,3}) (?:had|has|have|did|does|do)(?:n['’]t| not| never)(?: even| ever| once| really)? (?:touch|clean|servic|turn(?:ed)? up|show(?:n|ed)? up|finish|bother|return|answer|fix|replac|maintain|inspect|empt|mow|sw[ae]|vacuum|mop|show|paid|pay)\\p{L}*`,
  ),
);

const quarrels = byItsWords(
  ignoringCase(
    `${start}${theirs}${had} (?:blue(?:ing|d)?|bluing|fighting|fought|arguing|argued|squabbl\\p{L}+|bicker\\p{L}+|feud\\p{L}+|at war|at loggerheads|at each other['’]s throats|rowing|falling out|fell out|split|divided|dither\\p{L}+|drag(?:ged|ging) (?:its|their|his|her) feet)${word}(?! (?:off|for|against|into|up)${word})|${start}${theirs}(?: (?:just|still|never))? (?:could(?: not|n['’]t)|can(?:not|['’]t)|did(?: not|n['’]t)|never|would(?: not|n['’]t))(?: even| ever)? (?:agree(?! more${word})|make up (?:its|their|his|her) minds?|decide)${word}|${start}${theirs}${had} (?:kept|keeps?) (?:changing|chang\\p{L}+) (?:its|their|his|her) minds?`,
  ),
);
const failings = byItsWords(
  ignoringCase(
    [
      `${start}${theirs}${had} (?:no (?:idea|clue) (?:where|who|whose|which|when)|did(?: not|n['’]t) (?:have a clue|know (?:where|who|whose|which))|(?:lost|mislaid|forgot(?:ten)?)(?: \\p{L}+)? (?:keys?|to (?:lock|pay|order|book|tell|check))|(?:ran|runs?) (?:it|the \\p{L}+) into the ground)${word}`,
      `${start}${theirs}${had} (?:too (?:tight|cheap|mean|stingy|lazy) to|(?:too )?(?:stingy|cheapskates?|penny[- ]?pinch\\p{L}*|miser(?:ly|s)?|tight-?(?:fisted|wads?))|(?:(?:refus\\p{L}+|unwilling) to (?:pay|spend)|(?:would(?: not|n['’]t)|will not|won['’]t) (?:pay|spend)))${word}`,
      `${start}${theirs}${had} (?:trash|wreck|vandali[sz]|destroy|smash|defac)(?:e?s|es?d|ing|ed|e)?${word}`,
      `${start}${theirs}${where} (?:never|rarely|hardly ever|does(?: not|n['’]t) ever|do(?: not|n['’]t) ever) (?:clean|empt|lock|listen|tid|sweep|bother|look after|wash|rins|flush|answer|return|pay on)\\p{L}*|${start}${theirs}${where} (?:always|constantly|keeps?|kept) (?:(?:leav|forget|los|block|jam|break|wreck|chang)\\p{L}*ing${word}|leaves? (?:[\\p{L}]+ ){1,4}?(?:on|open|running|unlocked|dirty|filthy|behind)${word}|(?:forgets?|loses?|blocks?|jams?|breaks?|wrecks?)${word})`,
      `${start}${theirs}${where} (?:would(?: not|n['’]t)?|never|did(?: not|n['’]t)) (?:even )?(?:return|answer)(?:ed)? (?:a|an|any|our|the|their|his|her) (?:calls?|e-?mails?|phone|messages?)${word}|${start}${theirs} (?:changes?|changed) (?:its|their|his|her) minds? (?:every|again|all the time|daily|weekly|constantly|three|four|five|twice)${word}`,
      `${start}${theirs}${had} (?:let|letting) (?:it|the \\p{L}+|everything|things) (?:go|slide|rot|go to (?:pot|seed|the dogs))${word}`,
      `${start}(?:${theirs}|${former})${where}${had} (?:(?:an? )?(?:absolute|total|complete|full of|bunch of|little|proper|real) )*(?:an? )?(?:lazy|slack|hopeless|useless|clueless|incompetent|dodgy|shonky|careless|sloppy|drunk|hung ?over|tight|mean|pigs?|slobs?|grubs?|ratbags?|cowboys?|muppets?)(?=[.,;!)]|$| (?:about|with|as|so|and|when|again)${word})`,
    ].join('|'),
  ),
);
/** How somebody gets in where nobody is to get in. */
const unguarded = byItsWords(
  ignoringCase(
    `${start}(?:never|rarely|seldom|hardly ever|nobody|no one|does(?: not|n['’]t)|do(?: not|n['’]t)|did(?: not|n['’]t))(?: ever)? (?:locks?|locked|shuts?|sets?|turns? on|arms?)(?: \\p{L}+){1,2}? (?:gates?|doors?|alarms?|shed|safe|office|windows?|building|cameras?)${word}|${start}(?:gates?|doors?|shed|office|safe|alarms?|cameras?)(?: \\p{L}+)? (?:is|are|was|were)(?: \\p{L}+)? (?:never|always|usually|often|mostly)(?: left)? (?:locked|unlocked|open|set|off|on|armed)(?! (?:for|to|with|by|in)${word})|${start}codes? (?:is|was|are) \\d|${start}(?:keys?|codes?) (?:is|are|was|were|kept|hidden|left)(?: kept| hidden| left)? (?:under|above|behind|inside|on top of) `,
  ),
);

const anybody = `(?:${theirs}|${former}|(?:\\p{L}+ )?(?:cleaners?|contractors?|workers?|drivers?|staff|agency|vendor|supplier|tradies?|builder|installer|employee|apprentice|bookkeeper|accountant|cashier|waiter|waitress|barman|nurse|carer|caretaker|gardener))`;
/** `The old cleaner was pocketing the soap`: what somebody might be taken to court for. */
const accuses = byItsWords(
  ignoringCase(
    `${start}${anybody}${had} (?:pocket(?:ing|ed|s)|nick(?:ing|ed)|steal(?:ing|s)?|stole|pinch(?:ing|ed)|thiev\\p{L}+|flog(?:ging|ged)|knock(?:ing|ed) off (?!at${word}|early|work)\\p{L}+|rort(?:ing|ed)|skimm(?:ing|ed) (?:cash|off|the till)|fiddl(?:ing|ed) (?:the|his|her|their)|cook(?:ing|ed) the books|(?:over-?charg|double[- ]?bill|double[- ]?charg|cheat|defraud|brib|embezzl)(?:ing|ed)(?! by)|lied|lying (?:about|to)|conn(?:ing|ed)|fak(?:ing|ed)|forg(?:ing|ed)|fudg(?:ing|ed)|help(?:ing|ed) (?:himself|herself|themselves) to|on the take|(?:drunk|drinking|asleep|sleeping|stoned|high) on the job|a (?:thief|liar|crook|conman|cheat)|thieves|liars|crooks|conmen|cheats|ripp?(?:ed|ing) (?:\\p{L}+ ){1,3}off)${word}`,
  ),
);
/** What nobody calls anybody in what everybody reads. */
const abuse = byItsWords(
  ignoringCase(
    `${start}(?:tight|smart|dumb|lazy|slack|half|hard|kiss|fat)[- ]?(?:arse|ass)(?:ed|es|s)?${word}|${start}(?:dick-?heads?|wankers?|tossers?|bludgers?|drongos?|drop-?kicks?|scumbags?|cheapskates?|skinflints?|arse-?holes?|ass-?holes?|bitch(?:es)?|morons?|imbeciles?|no-?hopers?|bogans?|whingers?)${word}`,
  ),
);

const longest = 400;

/**
 * Whether a sentence that everybody reads speaks ill of somebody: it abuses or accuses them, says of a firm by its name
 * that it did nothing, or, where a customer is named with it, tells of failings of theirs, of their quarrels, of how to
 * get in, or of what was badly done by whoever worked there before.
 */
export function speaksIll(sentence: string, isNamed: boolean): boolean {
  const said = sentence.slice(0, longest);
  return (
    [abuse, accuses, ofNamed].some((shape) => shape.test(said)) ||
    (isNamed && [ofFormer, quarrels, failings, unguarded].some((shape) => shape.test(said)))
  );
}
