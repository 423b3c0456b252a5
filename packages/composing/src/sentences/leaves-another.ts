const other =
  '(?:agency|agencies|firm|company|supplier|vendor|provider|contractor|consultants?|cleaners?|gardeners?|accountants?|bookkeepers?|people|team|lot|mob|crew|freelancers?|guys?|someone|somebody|one|service|system|tool|software|platform|crm|deal|contract|partner|them|him|her|it)';
const have =
  "\\b(?:have|got|['’]ve|use|using|work(?:ing)? with|(?:are|['’]re|am|['’]m|been) with|with|employ|pay|paying|hired|currently|current|present|existing)\\b";
const unhappy = [
  "(?:not|n['’]?t|never|hardly) (?:\\p{L}+ ){0,2}?(?:happy|thrilled|impressed|pleased|satisfied|great|good|sold on|in love|convinced|delivering|performing|working(?: out)?|getting (?:much|results|anything))",
  '(?:unhappy|fed up|disappointed|frustrated|dissatisfied|underwhelmed|let down|sick of|tired of|had enough|over them|struggling with|having (?:trouble|problems|issues) with)',
  '(?:looking|want(?:ing)?|hoping|planning|ready|keen|thinking (?:of|about)|considering|open|about|going) (?:to |for |at )?(?:switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|leav(?:e|ing)|replac(?:e|ing)|a (?:change|switch|replacement|new)|alternatives?|other options|options|new options|somebody (?:else|new)|someone (?:else|new)|elsewhere|around)',
  "(?:they|she|he|it)(?:['’](?:re|s)| is| are) (?:\\p{L}+ )?(?:terrible|useless|awful|bad|slow|leaving|retiring|closing|unreliable|hopeless|rubbish|letting us down|not \\p{L}+|too (?:dear|expensive|slow|pricey))",
  '(?:contract|deal|agreement|term)(?: with \\p{L}+)? (?:is (?:up|ending|expiring|finished)|ends|expires|runs out|finishes|is about to (?:end|expire))',
].join('|');

const leaving = [
  new RegExp(
    `${have}[^.?!]{0,40}\\b${other}\\b[^.?!]{0,40}?(?<!\\p{L})(?:${unhappy})(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `\\b(?:unhappy|fed up|disappointed|frustrated|dissatisfied|not (?:\\p{L}+ )?(?:happy|thrilled|impressed|pleased|satisfied)) (?:with|by) (?:our|my|the) (?:current |present |existing |own |new )?(?:\\p{L}+ )?${other}\\b`,
    'iu',
  ),
];
/** `Not looking to switch`, `we have one and are happy` */
const stays =
  /\b(?:not|[a-z]+n['’]t|no) (?:\p{L}+ )?(?:looking|want|wanting|plan\p{L}*|interested|need\p{L}*|open|thinking|considering|keen|ready|going)\b|\bno (?:plans?|need|reason|intention)\b|\b(?:very|quite|really|perfectly|we['’]?re|are|am) happy with\b|\b(?:you|your)\b(?! (?:offer|do|have)\b)/iu;
const longest = 300;

/** Whether a sentence says that they have another firm, and are displeased with it or about to leave it: no refusal. */
export const leavesAnother = (sentence: string): boolean =>
  sentence.length <= longest && !stays.test(sentence) && leaving.some((one) => one.test(sentence));
