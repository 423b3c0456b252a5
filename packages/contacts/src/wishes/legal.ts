/*
 * Legal threats and requests of data protection. What only asks whether a product complies, or has
 * a contract read by a lawyer, is neither.
 */
const lawyers =
  '(?:lawyers?|attorneys?|solicitors?|barristers?|legal (?:team|counsel|department|advis[eo]rs?|representatives?))';

export const threats: readonly RegExp[] = [
  new RegExp(
    `\\b(?:hear|hearing|call|letter|contacted|notice|word|mail|message|response|be|came|come) (?:\\w+ ){0,3}(?:from|by) (?:my|our|his|her|their) (?:\\w+ )?${lawyers}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:contact(?:ing)?|calling|speak(?:ing)? (?:to|with)|talk(?:ing)? (?:to|with)|consult(?:ing)?|instruct(?:ed|ing)?|involv(?:e|ing)|hir(?:e|ed|ing)|retain(?:ed|ing)?|notify(?:ing)?|see(?:ing)?|(?:forward|pass|hand|refer|turn|send|giv)(?:e|ed|ing|red|ring|en)?(?: \\w+){0,4} to) (?:a |an |my |our |his |her |their )(?:\\w+ )?${lawyers}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:my|our|his|her|their) ${lawyers} (?:\\w+ ){0,2}(?:in touch|contact|write|writing|send|sending|sue|hear|call|respond|take|deal|see|file)\\b`,
    'g',
  ),
  new RegExp(
    `\\bmy (?:lawyers?|attorneys?|solicitors?)\\b(?! (?:\\w+ ){0,3}(?:recommend\\w*|referred|introduced|friends?|partners?|uses?|loves?|likes?|also)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:cc|copied|copying|looped|looping)(?: d| in)? (?:in )?(?:my|our|his|her|their) (?:\\w+ )?${lawyers}\\b`,
    'g',
  ),
  /\blegal (?:action|proceedings|steps|remedies)\b/g,
  /\b(?:sue|suing) (?:you|your|u|the company|them)\b/g,
  /\b(?:i'll|we'll|i will|we will|going to|gonna|threatens to|threatened to|wants to) sue\b/g,
  /\b(?:file|filing|filed|bring|start) (?:a |the )?(?:\w+ )?lawsuit\b|\blawsuit against (?:you|us|your)\b/g,
  /\b(?:take|taking|see|drag) (?:you|us|your \w+) (?:to|in) court\b|\bsmall claims court\b/g,
  /\bcease and desist\b/g,
  /\b(?:going|go|goes|writing|write|straight|off|complain|report it|taking (?:it|this)|take (?:it|this)) to (?:the )?(?:ftc|fcc|ico|cnil|ofcom|attorney general|regulators?|ombudsman|trading standards)\b/g,
  /\b(?:report(?! (?:for|on|of|about|tool|software)\b)|reporting (?:you|your|this|that|it|them|to)|reported (?:you|your|this|that|it|them|to)|complain|complaint|complaining|complained)\b[^\n]{0,60}\b(?:ftc|fcc|ico|cnil|ofcom|attorney general|regulators?|authorities|ombudsman|trading standards|data protection (?:authority|commission|commissioner)|supervisory authority|consumer protection|better business bureau|bbb|police)\b/g,
  /\b(?:violat\w+|breach\w*|infring\w+|illegal|unlawful)\b[^\n]{0,40}\b(?:tcpa|can spam|gdpr|pecr|ccpa|privacy act|telemarketing|do not call|anti spam)\b/g,
  /\b(?:tcpa|pecr|can spam)\b[^\n]{0,30}\b(?:violat\w+|breach\w*|complaint|claim|damages|lawsuit)\b/g,
];

export const dataRequests: readonly RegExp[] = [
  /\bsubject access\b|\bdata subject (?:access )?request\b|\bdsar\b|\bright (?:to|of) (?:be forgotten|erasure|access my|access under|deletion|rectification)\b|\bdata (?:protection|privacy|deletion|erasure) request\b/g,
  /(?<!\bwe (?:(?!you\b)\w+ ){0,3})\b(?:delete|erase|destroy|purge|wipe|deletion of|erasure of|deleting|erasing) (?:all )?(?:of )?(?:my|our|his|her|their) (?:\w+ ){0,3}(?:data|information|details|records?|account|recordings?|profile)\b/g,
  /\b(?:remove|removing|removal of) (?:all )?(?:of )?(?:my|our|his|her|their) (?:personal )?(?:data|information)\b/g,
  /\b(?:delete|erase|destroy|purge|wipe|remove) (?:everything|anything|all|whatever|any \w+|all (?:the )?\w+|the \w+) (?:that )?(?:you|they|we) (?:hold|have|keep|stored?|know)(?: \w+){0,2} (?:on|about) (?:me|us|him|her|them)\b/g,
  /\b(?:data|information|records?|details) (?:\w+ ){0,3}(?:you|they|your company) (?:hold|have|keep|store|process|collected?)(?: \w+){0,2} (?:on|about|of) (?:me|us|him|her|them)\b/g,
  // What is on file of a person; of a firm, what anybody knows of it may be meant.
  /\b(?:everything|anything|all|what|whatever) (?:that )?(?:you|they|your (?:company|people|team)) (?:have|hold|keep|store|know|have got|'ve got|have stored|have kept|have recorded|have collected)(?: \w+){0,3} (?:on|about) (?:me|him|her)\b/g,
  /\bwhat do (?:you|they) (?:have|hold|keep|store|know)(?: \w+){0,3} (?:on|about) (?:me|him|her)\b/g,
  /\b(?:everything|anything|all|what|whatever) (?:that )?(?:you|they) (?:have|hold|keep|store)(?:(?: got)? (?:on file|on record|stored|recorded|saved))(?: \w+){0,2} (?:on|about|of) us\b/g,
  /\b(?:under|per|pursuant to|according to|invoking|exercise|exercising)(?: \w+){0,5} (?:gdpr|ccpa|cpra|data protection (?:act|law|regulation)|lgpd|privacy act)\b(?! (?:complian|ready|certif))/g,
  /\bgdpr (?:request|erasure|deletion|access|art|article \d{1,3}|objection|complaint|rights?)\b/g,
  /\b(?:object|objects|objection|objecting) to (?:\w+ ){0,2}(?:processing|use|using) (?:of )?(?:my|our|his|her|their)\b/g,
  // Who demands to know the source of their data has a right to the answer.
  /\b(?:tell|inform|confirm|explain|advise|clarify|know)(?: \w+){0,4} (?:where|how|from whom) (?:you|they|your company) (?:got|get|obtained|found|acquired|sourced) (?:my|our) (?:\w+ ){0,2}(?:address|email|details|data|information|number)\b/g,
  /\bccpa (?:request|opt out|deletion)\b|\bdo not sell my\b/g,
];

/** In the same sentence it makes business of a lawyer: a contract that is read before it is signed. */
export const inBusiness =
  /\b(?:review|reviews|reviewed|reviewing|redlines?|contracts?|agreements?|terms|msa|nda|dpa|approve|approves|sign off|proposal|compliant|compliance)\b/;
