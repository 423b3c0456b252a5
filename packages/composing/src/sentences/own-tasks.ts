import { readInstruction } from '../weights/weigh-instructions.ts';

/** `Ask Mrs Orr of Vale House for a review`: the task itself, and nothing that limits it. */
const asksForWords =
  /^(?:(?:please|pls|can you|could you|we should|need to|to) )*(?:ask|get|request|invite|write to|email|contact) (?:[^.;?!]|\b(?:mr|mrs|ms|dr|st)\.){2,80}? (?:for|to (?:give|write|leave|send|do)(?: us)?) (?:an? |some |her |his |their |the )?(?:\p{L}+ ){0,2}(?:reviews?|testimonials?|quotes?|references?|feedback|recommendations?|words|lines)(?: please| pls)?[.!]?$/iu;

/** `Ok newsletter for next week, send it Tuesday`, `Need a claim to Pipe Co`: which text is wanted. */
const wantsText =
  /^\W*(?:(?:ok(?:ay)?|hi|hello|so|please|pls|need|we need|can you|could you|do|write|draft|prepare|here is|this is)[ ,:]+){0,4}(?:an? |the |our |another |this |next )?(?:\p{L}+ )?(?:proposals?|quot(?:e|ation)s?|claims?|letters?|newsletters?|posts?|updates?|reports?|reminders?|sign[- ]?offs?|stor(?:y|ies)|testimonials?|introductions?|adverts?) (?:for|to|of|vs\.?|against|about|on|re) (?:[^.;?!]|\b(?:mr|mrs|ms|dr|st)\.){2,80}[.!]?$/iu;

/** `Maureen pls put an ad out`, `Dot - send Northgate a reminder`: who is to write it. */
const addressed =
  /^(?:hi |hey |ok )?\p{L}{2,20}(?: ?[-–—:,] ?| (?=(?:please|pls|plz|can you|could you)\b))/iu;
const sendsText =
  /^(?:(?:please|pls|plz|can you|could you|just|and|to)[ ,]+){0,3}(?:send|write|e-?mail|do|draft|make|put|knock (?:up|together)|sort(?: out)?|prepare|post|get) (?:[\p{L}\d’'&.-]+ ){0,7}?(?:proposal|quot(?:e|ation)|claim|letter|newsletter|post|update|report|reminder|sign[- ]?off|story|testimonial|introduction|intro|advert|ad|job ad)(?: (?:out|up|over|off|together|in|on|today|tomorrow|now|asap|this (?:week|morning|afternoon)|please|pls|thanks|ta|online|indeed|linkedin|facebook))*[.!]?$/iu;
/** `Get him to sign it off today so Dot can bill`, which the text asks for. */
const asksToSign =
  /^(?:(?:please|pls|plz|can you|could you|we|need to|just)[ ,]+){0,3}(?:get|need|have|want) (?:him|her|them|\p{L}+) to (?:sign|pay)(?: (?:it|this|that|the \p{L}+|up|off|for it))*(?: (?:today|now|asap|soon|this (?:week|morning|afternoon)|by \p{L}+))?(?:,? so (?:that )?(?:\p{L}+ )?(?:we|i|\p{L}+) can (?:\p{L}+ ){0,3}\p{L}+)?(?: (?:please|pls))?[.!]?$/iu;

export const isOwnTask = (sentence: string): boolean => {
  const said = sentence.replace(/^\W*(?:\d[.)] ?)?/, '');
  if (leave.test(sentence)) return true;
  if (limits.test(sentence)) return false;
  if (asksForWords.test(said)) return true;
  if (limitsText.test(sentence)) return false;
  return (
    wantsText.test(said) || sendsText.test(said.replace(addressed, '')) || asksToSign.test(said)
  );
};
const limits = /\b(?:but|only|not|don['’]?t|unless|before|after|if)\b/i;
const limitsText = /\b(?:no|nothing|never|keep|leave|until|till)\b/i;

/** `Use her name ok`, `fine to use the photo`: leave that somebody gave, which no text has to keep to. */
const leave =
  /^\W*(?:(?:and|also|but) )?(?:(?:(?:you|we) (?:can|may) use|(?:ok|okay|fine|happy|free) (?:for us |with us )?to use) (?:of )?(?:(?:the|her|his|their|our|\p{L}+['’]s) )?(?:\p{L}+ ){0,3}?(?:names?|photos?|pictures?|quotes?|logos?|figures?|words?|results?)|(?:use|using) (?:of )?(?:(?:the|her|his|their|our|\p{L}+['’]s) )?(?:\p{L}+ ){0,3}?(?:names?|photos?|pictures?|quotes?|logos?|figures?|words?|results?),? (?:is |are )?(?:ok|okay|fine|allowed|agreed|no problem))[.!]?$/iu;

/** How a text is to sound, which whoever approves it reads. */
export const isOfTone = (sentence: string): boolean =>
  readInstruction(sentence) === 'tone' || beNice.test(sentence) || beNiceTo.test(sentence);
/** `(joy pls be nice, head is Will's sister in law)` */
const beNiceTo =
  /^\W*(?:\p{L}+,? )?(?:please|pls|plz) (?:do )?(?:be (?:nice|polite|kind|gentle|tactful|careful|friendly|patient)|go (?:easy|gently)|tread (?:carefully|softly))(?=[,.;:!) –-]|$)/iu;
const beNice =
  /(?:^|[,;–-] ?|\b(?:so|please|pls|and|but|must|should|to) )be (?:extra |very |really |a bit |especially |super )*(?:nice|polite|kind|friendly|tactful|diplomatic|gentle|charming|sweet)(?: (?:to|with|about) (?:him|her|them|it|\p{L}+))?[.!]*$/iu;

/** How somebody gets in, which no text has to keep to: `knock to get in`. */
export const isOfAccess = (sentence: string): boolean => access.test(sentence);
const access =
  /^\W*(?:(?:please|pls|just|you (?:have|need) to|need to|must|best to) )*(?:knock|ring (?:the |on the )?(?:door ?)?(?:bell|buzzer)|buzz|press the (?:bell|buzzer|intercom)|use the (?:\p{L}+ )?(?:door|entrance|gate|intercom|buzzer)|go (?:in|round) (?:by|through|to|via) the|come (?:in )?(?:by|through|round|via) the|park (?:in|at|on|round|behind|outside)|(?:sign in|report) (?:at|to) (?:the )?(?:reception|desk|gate|office|gatehouse)|mind the (?:dog|step)|key (?:is |s are )?(?:with|under|in|at))\b(?![^.;!?]{0,60}\b(?:tell|say|mention|write|letter|text|post)\b)/iu;
