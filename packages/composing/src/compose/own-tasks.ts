import { readInstruction } from '../weights/weigh-instructions.ts';

/** `Ask Mrs Orr of Vale House for a review`: the task itself, and nothing that limits it. */
const asksForWords =
  /^(?:(?:please|pls|can you|could you|we should|need to|to) )*(?:ask|get|request|invite|write to|email|contact) (?:[^.;?!]|\b(?:mr|mrs|ms|dr|st)\.){2,80}? (?:for|to (?:give|write|leave|send|do)(?: us)?) (?:an? |some |her |his |their |the )?(?:\p{L}+ ){0,2}(?:reviews?|testimonials?|quotes?|references?|feedback|recommendations?|words|lines)(?: please| pls)?[.!]?$/iu;

/** `Ok newsletter for next week, send it Tuesday`, `Need a claim to Pipe Co`: which text is wanted. */
const wantsText =
  /^\W*(?:(?:ok(?:ay)?|hi|hello|so|please|pls|need|we need|can you|could you|do|write|draft|prepare|here is|this is)[ ,:]+){0,4}(?:an? |the |our |another |this |next )?(?:\p{L}+ )?(?:proposals?|quot(?:e|ation)s?|claims?|letters?|newsletters?|posts?|updates?|reports?|reminders?|sign[- ]?offs?|stor(?:y|ies)|testimonials?|introductions?|adverts?) (?:for|to|of|vs\.?|against|about|on|re) (?:[^.;?!]|\b(?:mr|mrs|ms|dr|st)\.){2,80}[.!]?$/iu;

export const isOwnTask = (sentence: string): boolean => {
  const said = sentence.replace(/^\W*(?:\d[.)] ?)?/, '');
  if (leave.test(sentence)) return true;
  if (limits.test(sentence)) return false;
  return asksForWords.test(said) || (wantsText.test(said) && !limitsText.test(sentence));
};
const limits = /\b(?:but|only|not|don['’]?t|unless|before|after|if)\b/i;
const limitsText = /\b(?:no|nothing|never|keep|leave|until|till)\b/i;

/** `Use her name ok`, `fine to use the photo`: leave that somebody gave, which no text has to keep to. */
const leave =
  /^\W*(?:(?:and|also|but) )?(?:(?:(?:you|we) (?:can|may) use|(?:ok|okay|fine|happy|free) (?:for us |with us )?to use) (?:of )?(?:(?:the|her|his|their|our|\p{L}+['’]s) )?(?:\p{L}+ ){0,3}?(?:names?|photos?|pictures?|quotes?|logos?|figures?|words?|results?)|(?:use|using) (?:of )?(?:(?:the|her|his|their|our|\p{L}+['’]s) )?(?:\p{L}+ ){0,3}?(?:names?|photos?|pictures?|quotes?|logos?|figures?|words?|results?),? (?:is |are )?(?:ok|okay|fine|allowed|agreed|no problem))[.!]?$/iu;

/** How a text is to sound, which whoever approves it reads. */
export const isOfTone = (sentence: string): boolean => readInstruction(sentence) === 'tone';
