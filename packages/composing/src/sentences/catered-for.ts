const need =
  /\b(?:allerg\p{L}+|c(?:o?eliac)s?|intoleran\p{L}+|gluten[- ]free|nut[- ]free|dairy[- ]free|anaphyla\p{L}+|epi-?pens?)\b/iu;
const cared =
  /\b(?:cater(?:ed|ing) for|looked after|accommodated|provided for|allowed for|handled|managed|dealt with|fed|served|ate|eaten|catered|covered|taken care of)\b/iu;
const well =
  /\b(?:without (?:a |any )?(?:fuss|hitch|problems?|issues?|incidents?|trouble|drama|reaction)|no (?:fuss|problems?|issues?|incidents?|trouble|drama|reactions?|complaints)|safely|perfectly|beautifully|brilliantly|with ease|with care|so well|seamlessly|effortlessly)\b/iu;
/** Somebody was harmed all the same, or may yet be. */
const harmed =
  /\b(?:ill|sick|unwell|swell\p{L}*|swollen|rash|hives|collaps\p{L}+|ambulance|hospital|a ?& ?e|paramedics?|react(?:ed|ing)|had (?:a|an) (?:\p{L}+ )?reaction|nearly|almost|but|however|although|except|apart from|until|unless|should|must|will|not|never|wrong\p{L}*|mix(?:ed)?[- ]?up|contamin\p{L}+|traces?|forgot\p{L}*|missed|unlabel\p{L}+|label\p{L}*)\b|n['’]t\b/iu;

/** By what somebody may meet with it, or nobody may know of it. */
const met =
  /serv|gave|giv(?:e|ing)|\b(?:ate|eat)|drank|contain|trace|wrong|label|menu|sauce|found|sent|deliver|order|kitchen|cook|chef|suppl|cross|know|told|tell|check|left|after|nearly|yesterday|today|tonight|now\b|school|child|pupil|resident|patient|baby|toddler|airborne|stung|sting|nest|\band (?:the|our|we)\b|cake|dish|almond|peanut butter/iu;
const mostOfNeed = 120;

const isTold = (sentence: string): boolean => cared.test(sentence) && well.test(sentence);
const isNeed = (sentence: string): boolean => sentence.length <= mostOfNeed && !met.test(sentence);

/**
 * `A nut allergy catered for without fuss` tells of care that was taken, and `One guest has a severe nut allergy` what is
 * needed: of nobody who may come to harm.
 */
export const tellsOfCare = (sentence: string): boolean =>
  sentence.length <= 400 &&
  need.test(sentence) &&
  !harmed.test(sentence) &&
  (isTold(sentence) || isNeed(sentence));
