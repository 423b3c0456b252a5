/** `I'd be open to a quick chat`: whoever says so wants the call, and holds nothing against anybody. */
const open =
  '\\b(?:open|up|game|keen) (?:to|for) (?:(?:having|doing|taking|hopping on|jumping on) )?an? (?:\\p{L}+ )?(?:call|chat)\\b';
export const isOpenToCall = new RegExp(open, 'iu');

/** As people ask to be called. */
export const asksForCall = new RegExp(
  String.raw`\b(?:call|ring|phone|telephone) (?:me|us)\b|\bgive (?:me|us) an? (?:\p{L}+ )?(?:call|ring|bell|buzz|shout)\b|\b(?:for|have|do) an? (?:\p{L}+ )?(?:call|chat)\b|(?<!\bnot (?:\p{L}+ )?)${open}|\b(?:hop|jump|get) on an? (?:\p{L}+ )?call\b`,
  'iu',
);

/** `She'd like a call on Thursday`, as a note tells of it. */
export const isToBeCalled =
  /(?:\b(?:would|will|may)|['’]d) (?:like|love|appreciate|welcome|expect) (?:to (?:have|get|receive|arrange|book) )?an? (?:\p{L}+ ){0,2}call(?:[- ]?back)?\b(?![- ](?:outs?|cent(?:er|re)s?)\b)|\b(?:wants?|asked for|asks for|asking for|requested|requests|expects|is expecting) an? (?:\p{L}+ ){0,2}call(?:[- ]?back)?\b(?![- ](?:outs?|cent(?:er|re)s?)\b)/iu;
