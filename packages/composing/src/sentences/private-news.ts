import { aPerson, tellsOf } from './person-names.ts';

const byWork =
  '(?:[Oo]ur|[Tt]he)(?: own| new| young)? (?:apprentice|trainee|fitter|engineer|driver|lad|office manager|manager)';
const somebody = `(?<!\\p{L})(?:${byWork}|[Hh]e|[Ss]he|${aPerson})`;
const is = "(?: (?:is|was|has been|has|had|will be|got)|['’]s)";
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const sooner = `(?:in (?:the |early |late |mid-?)?(?:${months}|spring|summer|autumn|winter|new year)|at (?:Christmas|Easter|the end of)|next |this (?:month|week|summer|year)|on \\p{L}*\\d|on (?:the )?\\d)`;

/** What somebody goes through, or has not managed, which is theirs to tell. */
const ofPersons = [
  // `Kofi failed his first NVQ unit`; a lift fails its test.
  `${somebody}(?: \\p{L}+){0,2}? (?:failed|flunked|did(?:n['’]?t| not) (?:pass|get)|has to (?:re-?take|re-?sit|redo)|is re-?sitting|re-?sits) (?:(?:his|her|their|the|an?) )?(?:[\\p{L}\\d]+ ){0,3}?(?:exams?|tests?|units?|nvq|NVQ|modules?|theory|assessment|probation|course|apprenticeship|HGV|CSCS|driving|licence|resit|finals?|GCSEs?|A-?levels?)(?!\\p{L})`,
  // `Jo is expecting in May`; who expects your call is not.
  `${somebody}${is} (?:expecting(?= ?(?:[.,;!)]|$|in |again|twins|(?:an?|her|his|their) (?:\\p{L}+ )?(?:baby|child)|(?:her|his|their) (?:first|second|third)|with ))|pregnant|having (?:an?other|an?|their|her|his) (?:baby|boy|girl|child)|going on (?:maternity|paternity|adoption))(?!\\p{L})`,
  // `Babs is back after her operation`
  '(?<!\\p{L})(?:back|off|return\\p{L}*|recover\\p{L}*|home|away|rest\\p{L}*)(?: \\p{L}+){0,3}? (?:after|from|following|with|for|since) (?:(?:his|her|an?) (?:\\p{L}+ )?|(?:major |minor )?)(?:operation|op|surgery|treatment|illness|sick leave|stroke|chemo\\p{L}*|bereavement|divorce|hip|knee|heart attack|hysterectomy|transplant|miscarriage|breakdown|burn-?out|stress|rehab|cancer|depression)(?!\\p{L})',
  `${somebody}${is} (?:still )?(?:off sick|on (?:the|long-term|sick) (?:sick|leave)|signed off|in hospital|in rehab|in court|in prison|getting divorced|divorced|separated|bankrupt|suspended|sacked|arrested|let go|made redundant|dismissed|banned from driving|on (?:a )?(?:final|written) warning)(?!\\p{L})`,
  `${somebody}${is}? ?(?:been )?(?:got|had|received|given|on) an? (?:final|written|verbal|official) warning(?!\\p{L})`,
  `${somebody}(?: has| had)? lost (?:his|her) (?:licence|license|dad|mum|mother|father|wife|husband|baby|son|daughter|brother|sister|home|house)(?!\\p{L})`,
  // `Marek leaves us in January`; who retires has told it.
  `${somebody} (?:leaves|is leaving|will leave|has left|left|quits?|is quitting|has quit|resigned|has resigned|is resigning|is moving on|moves on|is off)(?= ?(?:[.!)]|$)| us(?!\\p{L})| (?:the|our) (?:firm|company|team|business|practice)(?!\\p{L})| ${sooner}| (?:for|to join) (?:an?other|a rival|pastures|a competitor))`,
  // `Rob leaving in jan`
  `${somebody} (?:leaving|quitting)(?: us)? (?:${sooner}|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{Ll}*(?!\\p{L}))`,
  `${somebody}(?: has)? (?:handed|given|gave|giving|handing) (?:in )?(?:his |her )?notice(?!\\p{L})`,
].map((shape) => new RegExp(shape, 'gu'));

/** What happened to somebody who lives where we work. */
const ofResidents = [
  `(?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Dr)\\.? \\p{Lu}[\\p{L}’'-]+(?: \\p{L}+| ?\\d+|,){0,6}? (?:stuck|trapped|fell|fallen|tripped|hurt|injured|collapsed|fainted|crying|in tears|frightened|taken (?:ill|to)|rescued|shut in|complained)(?!\\p{L})`,
  `(?<!\\p{L})(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? \\p{Lu}[\\p{L}’'-]+|${aPerson}),? (?:in|at|from|of) (?:[Ff]lat|[Rr]oom|[Aa]partment|[Aa]pt\\.?|[Bb]ed|[Ww]ard) ?\\d`,
].map((shape) => new RegExp(shape, 'gu'));

/** `Hartley Motors lost $18,000 to one last week`: what somebody was taken in by, or robbed of. */
const ofVictims = new RegExp(
  `(?:^|[.;:,–-] ?|\\b(?:and|but|as|when|after|since|how|that|week|month|year|yesterday),? )(?!(?:We|You|They|It|He|She|I|Our|Your|The|This|That|These|Some|Many|Most|Several|One|Two|Three|A|An|If|Who|Someone|Somebody|Nobody|People|Businesses|Firms|Companies|Customers|Victims)\\b)(?:\\p{Lu}[\\p{L}&’'-]+ )(?:(?:& |and |of )?\\p{Lu}[\\p{L}&’'-]+ ){0,4}(?:(?:has|have|just|also|recently|only|nearly|almost) ){0,2}(?:lost (?=\\p{Sc} ?\\d|access |(?:all |its |their ){1,2}(?:data|files|money|savings|records)(?!\\p{L}))|fell for |paid (?:an? |the )?(?:scammers?|ransom|hackers?|crooks)|had (?:an? )?(?:data )?(?:breach|break-?in)|(?:was|were|got|been) (?:hacked|scammed|breached|defrauded|conned|robbed|burgled|broken into|phished|held to ransom|hit by (?:an? |the )?(?:scam|ransomware|hack|phishing)|fined|sued|raided)(?!\\p{L}))`,
  'u',
);

/** `Hartley Motors pays by weekly plan`: how somebody pays, before everybody. */
const ofPayers = new RegExp(
  `(?:^|[.;:] )(?!(?:We|You|They|It|He|She|I|Customers|Clients|Members|Everybody|Everyone|Who)\\b)(?:\\p{Lu}[\\p{L}&’'-]+ )(?:(?:& |and |of )?\\p{Lu}[\\p{L}&’'-]+ ){1,4}(?:(?:still|now|always|never|also) )?(?:owes (?:us|\\p{Sc})|pays (?:us )?(?:late|slowly|by (?:weekly |monthly )?(?:plan|instal?ments?)|(?:in )?instal?ments|\\p{Sc} ?\\d[\\d.,]* (?:an?|per|each))|is (?:overdue|in arrears|(?:behind|late) (?:with|on) (?:its|their|the|our)|on a (?:payment|weekly|monthly) plan))(?!\\p{L})`,
  'u',
);

/** What a company tells among itself: what it lost, and what it takes. */
const ofCompany = [
  /(?<!\p{L})we(?:['’]ve| have)? (?:also )?(?:lost|missed out on|did(?:n['’]?t| not) (?:win|get)) (?:(?:the|an?|our|that|out on) )?(?:[\p{L}&’'-]+ ){0,3}?(?:tenders?|bids?|contracts?|accounts?|customers?|clients?|pitch(?:es)?)(?!\p{L})/giu,
  /\p{Sc} ?\d[\d.,]* ?(?:k|m|bn|million|thousand)?\+? (?:(?:in|of|on) )?(?:turnover|takings|revenue|profits?|sales|margin)(?!\p{L})(?! (?:price|event|day))/giu,
  /(?<!\p{L})(?:our |month['’]?s? |year['’]?s? |quarter['’]?s? |record |total )(?:\p{L}+ )?(?:turnover|takings|revenue|profits?|margins?|sales)(?!\p{L})[^.;]{0,30}?(?:\p{Sc} ?\d|\d ?%)/giu,
];
const forCharity =
  /\b(?:charit\p{L}*|rais(?:ed|es|ing)|donat\p{L}*|appeal|hospice|fundrais\p{L}*)\b/iu;

const hint =
  /fail|flunk|pass|re-?sit|re-?tak|redo|expecting|pregnan|having|maternity|paternity|operation|\bop\b|surgery|treatment|illness|sick|stroke|chemo|bereave|divorc|\bhip\b|knee|heart|hyster|transplant|miscarr|breakdown|burn|stress|rehab|cancer|depress|signed off|hospital|court|prison|separated|bankrupt|suspend|sacked|arrest|let go|redundant|dismiss|banned|warning|lost|leav|left|quit|resign|moving on|moves on|\boff\b|notice|Mr|Ms|Miss|Dr|flat|room|apartment|apt|bed|ward|missed|win|get|turnover|takings|revenue|profit|sales|margin|fell|paid|pays|owes|is |had|was|were|got|been/i;
const longest = 400;

/** Whether a sentence tells everybody a private matter of somebody, or what a company keeps to itself. */
export function isPrivateNews(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  if (!hint.test(said)) return false;
  return (
    tellsOf(said, ofPersons) ||
    tellsOf(said, ofResidents) ||
    ofVictims.test(said) ||
    ofPayers.test(said) ||
    (!forCharity.test(said) && tellsOf(said, ofCompany))
  );
}
