/** `Ask Mrs Orr of Vale House for a review`: the task itself, and nothing that limits it. */
const asksForWords =
  /^(?:(?:please|pls|can you|could you|we should|need to|to) )*(?:ask|get|request|invite|write to|email|contact) [^.;?!]{2,70}? (?:for|to (?:give|write|leave|send|do)(?: us)?) (?:an? |some |her |his |their |the )?(?:\p{L}+ ){0,2}(?:reviews?|testimonials?|quotes?|references?|feedback|recommendations?|words|lines)(?: please| pls)?[.!]?$/iu;

export const isOwnTask = (sentence: string): boolean =>
  leave.test(sentence) ||
  (asksForWords.test(sentence.replace(/^\W*(?:\d[.)] ?)?/, '')) &&
    !/\b(?:but|only|not|don['’]?t|unless|before|after|if)\b/i.test(sentence));

/** `Use her name ok`, `fine to use the photo`: leave that somebody gave, which no text has to keep to. */
const leave =
  /^\W*(?:(?:and|also|but) )?(?:(?:(?:you|we) (?:can|may) use|(?:ok|okay|fine|happy|free) (?:for us |with us )?to use) (?:of )?(?:(?:the|her|his|their|our|\p{L}+['’]s) )?(?:\p{L}+ ){0,3}?(?:names?|photos?|pictures?|quotes?|logos?|figures?|words?|results?)|(?:use|using) (?:of )?(?:(?:the|her|his|their|our|\p{L}+['’]s) )?(?:\p{L}+ ){0,3}?(?:names?|photos?|pictures?|quotes?|logos?|figures?|words?|results?),? (?:is |are )?(?:ok|okay|fine|allowed|agreed|no problem))[.!]?$/iu;

/** How a text is to sound, which nobody can say of one that is not written yet. */
const sound =
  'friendly|warm|salesy|pushy|formal|informal|casual|chatty|upbeat|serious|calm|polite|gentle|funny|cheesy|short|brief|snappy|light|simple|plain|positive|professional|corporate';
const ofTone = new RegExp(
  String.raw`\b(?:tone|style|voice)\b[^.;]{0,30}\b(?:${sound})\b|^\W*(?:please |pls )?(?:keep|make) (?:it|this|that|the (?:tone|text|style)) (?:nice and |really |very |quite )?(?:${sound})\b|^\W*(?:nice and )?(?:${sound})(?:,? (?:and |but |not (?:too )?)?(?:${sound}))+[.!]?$`,
  'iu',
);
export const isOfTone = (sentence: string): boolean => ofTone.test(sentence);
