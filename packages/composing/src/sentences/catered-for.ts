const need =
  /\b(?:allerg\p{L}+|c(?:o?eliac)s?|intoleran\p{L}+|gluten[- ]free|nut[- ]free|dairy[- ]free|anaphyla\p{L}+|epi-?pens?)\b/iu;
const cared =
  /\b(?:cater(?:ed|ing) for|looked after|accommodated|provided for|allowed for|handled|managed|dealt with|fed|served|ate|eaten|catered|covered|taken care of)\b/iu;
const well =
  /\b(?:without (?:a |any )?(?:fuss|hitch|problems?|issues?|incidents?|trouble|drama|reaction)|no (?:fuss|problems?|issues?|incidents?|trouble|drama|reactions?|complaints)|safely|perfectly|beautifully|brilliantly|with ease|with care|so well|seamlessly|effortlessly)\b/iu;
/** Somebody was harmed all the same, or may yet be. */
const harmed =
  /\b(?:ill|sick|unwell|swell\p{L}*|swollen|rash|hives|collaps\p{L}+|ambulance|hospital|a ?& ?e|paramedics?|react(?:ed|ing)|had (?:a|an) (?:\p{L}+ )?reaction|nearly|almost|but|however|although|except|apart from|until|unless|should|must|will|not|never|wrong\p{L}*|mix(?:ed)?[- ]?up|contamin\p{L}+|traces?|forgot\p{L}*|missed|unlabel\p{L}+|label\p{L}*)\b|n['’]t\b/iu;

/** The words in which an enquiry counts its guests and what they need: with any other somebody may meet with it. */
const wordsOfNeed = new Set(
  `a an the some several few of them who our us we they is are has have with need needs require requires includes including also
  and or plus no at least up to one two three four five six seven eight nine ten eleven twelve
  guest guests person people delegate delegates adult adults attendee attendees staff colleague colleagues bride groom
  vegan vegans vegetarian vegetarians veggie veggies pescatarian pescatarians halal kosher pork alcohol
  severe severely serious mild bad life threatening nut nuts peanut peanuts tree shellfish fish dairy milk egg eggs wheat
  gluten lactose soy soya sesame free coeliac coeliacs celiac celiacs allergy allergies allergic intolerant intolerance
  intolerances dietary diet diets requirement requirements option options carries carry epipen epipens`.split(
    /\s+/,
  ),
);
const mostOfNeed = 120;

const isTold = (sentence: string): boolean => cared.test(sentence) && well.test(sentence);
const isNeed = (sentence: string): boolean =>
  sentence.length <= mostOfNeed &&
  (
    sentence
      .toLowerCase()
      .replaceAll('epi-pen', 'epipen')
      .match(/\p{L}+/gu) ?? []
  ).every((word) => wordsOfNeed.has(word));

/**
 * `A nut allergy catered for without fuss` tells of care that was taken, and `One guest has a severe nut allergy` what is
 * needed: of nobody who may come to harm.
 */
export const tellsOfCare = (sentence: string): boolean =>
  sentence.length <= 400 &&
  need.test(sentence) &&
  !harmed.test(sentence) &&
  (isTold(sentence) || isNeed(sentence));
