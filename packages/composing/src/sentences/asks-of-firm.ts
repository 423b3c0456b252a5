/** What may come before a question: `Hi, quick question - are you insured?`, `Could you tell me if you cover Leeds?` */
const lead =
  "(?:(?:hi|hello|hey|thanks|thank you|cheers|ok|okay|yes|yep|sure|great|maybe|possibly|interesting|sounds (?:good|great|interesting)|and|also|but|so|first|firstly|just|please|quick question|one question|question|before (?:i|we) \\p{L}+(?: \\p{L}+){0,3}|(?:can|could|would|will) you (?:please )?(?:tell (?:me|us)|confirm|say|advise|clarify|let (?:me|us) know)|let (?:me|us) know|(?:i|we) (?:need|want|would like|[’']d like) to know|(?:i am|i[’']m|we are|we[’']re|just) (?:only )?(?:wondering|curious)|wondering|curious|out of interest|if|whether|that)(?:,|:| ?[-–—]|!|\\.)? ){0,5}";
const you = "(?:you|u|ya|y[’']?all|your|ur)";
/** Of no more than the firm, its people and its terms: who writes so wants to read a fact. */
const shapes = [
  `(?:are|r|were) (?:you|u|ya|y[’']?all|your \\p{L}+|the \\p{L}+)\\b`,
  `(?:do|does|did|have|has|can|could|will|would) (?:${you}|they|the \\p{L}+|it|this)\\b`,
  `(?:do|can|would|will|could) (?:we|i) (?:need|have to|get|cancel|pay|keep|own|pause|switch|opt|lose|still)\\b`,
  `(?:is|are) (?:it|there|this|that|these|they|the|your)\\b`,
  `how (?:long|many|soon|quickly|quick|fast|often|far|big|large|old|experienced|do (?:you|u) (?:vet|check|train|dispose|recycle|bill|invoice|insure|guarantee|hire))\\b`,
  `what(?:[’']?s| is| are|s) (?:your|the|ur)\\b`,
  `(?:what|which) \\p{L}+(?: \\p{L}+){0,3} (?:do|does|are|have|can) (?:you|u|your)\\b`,
  `where (?:are|r|is|do|did) (?:you|u|your|ur)\\b`,
  `who(?: is|[’']s| are|s)? (?:${you}|this|else)\\b|who (?:do|does|would|have) (?:you|u)\\b`,
  `when (?:do|can|could|would|are|will) (?:you|u|your \\p{L}+) (?:start|begin|open|close|deliver|have|be able to start)\\b`,
  `(?:you|u|ur|your \\p{L}+)(?: guys| lot| all)? (?:are |r )?(?:fully |all )?(?:insured|licensed|licenced|bonded|certified|registered|accredited|vetted|dbs|cover|do|work|offer|provide)\\b`,
];
const asked = new RegExp(`^\\W{0,4}${lead}(?:${shapes.join('|')})`, 'iu');
/** What the shapes have without their verb is a question by its mark alone. */
const isOpen = new RegExp(
  `^\\W{0,4}${lead}(?:you|u|ur|your \\p{L}+|(?:is|are) (?:it|there|this|that|these|they|the))\\b`,
  'iu',
);
/** What is told at length is for a call, and a day or an hour of it, and a price, has sentences of its own. */
const ofMore = new RegExp(
  [
    '\\b(?:call|ring|phone|zoom|teams|facetime|speak|talk|chat|meet|meeting|visit|catch up|diary|calendar|demo)\\b',
    '\\b(?:come (?:by|out|in|over|round|along|and|to)|stop by|drop (?:by|in|round)|pop (?:in|round|over|by)|take a look|have a look|look at)\\b',
    "\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\b(?:tomorrow|today|tonight|mornings?|afternoons?|evenings?|(?:this|next) week)\\b|\\d ?[ap]\\.?m\\b|\\bo[’']?clock\\b",
    '\\b(?:you|u) (?:free|available|around|about|in)\\b|\\b(?:dates?|slots?|times|availability)\\b|\\b(?:do|would|will) (?:you|u) need\\b',
    '\\b(?:tell (?:me|us)|know|hear|read|learn|say) (?:some |a bit |a little )?more\\b|\\bmore (?:info\\p{L}*|details?|about)\\b|\\b(?:explain|show (?:me|us)|walk (?:me|us)|run (?:me|us)|elaborate|talk (?:me|us)|help|give (?:me|us)|put (?:something|it|this|that|together)|in writing)\\b',
    '(?<!\\b(?:my|our|your|the|an?|by) )\\b(?:send|e-?mail|text|forward|share|shoot|drop|message)\\b',
    '\\b(?:interested|serious|kidding|joking|sure|ok|okay|(?<!\\bas )well|there)\\?*$|\\bhow are (?:you|things)\\b',
    "\\bwhat (?:exactly )?(?:do|can|is it|would) (?:you|u|it)(?: guys| all)? (?:do|offer|provide|sell|have|need|mean|want|propose|suggest)\\b|\\bwhat is (?:it|this|that)\\b|\\bwhat(?:[’']?s| is) (?:this|that|it) (?:about|all about|for)\\b|\\bhow (?:does|would|do) (?:it|this|that|you|u) (?:work|do (?:it|this|that))\\b|\\bwhat(?:[’']?s| is) (?:the|your) (?:next step|plan|idea|process|offer|proposal|catch)\\b",
    '\\b(?:price|prices|pricing|cost|costs|quote|quotes|quotation|rate|rates|fee|fees|charge|charges)\\b',
  ].join('|'),
  'iu',
);
/** A question is short; a longer sentence asks for talk. */
const longest = 160;

/** Whether a sentence asks for a fact about a firm and its terms: `Are you insured?`, `do you cover Lorain County`. */
export const asksOfFirm = (sentence: string): boolean =>
  sentence.length <= longest &&
  asked.test(sentence) &&
  (!isOpen.test(sentence) || /\?\W*$/.test(sentence)) &&
  !ofMore.test(sentence);
