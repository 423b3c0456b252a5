const day =
  '(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thur?s?|fri|sat|sun)';
const months =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ember|ober)?';
const hour =
  '(?:am|pm|first thing|(?:in the )?(?:early |late )?(?:morning|afternoon|evening)|lunch(?:time)?|(?:at |about |around )?\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?)';

/** `Send tues am`: the time alone. */
const sendTime = new RegExp(
  `^(?:please |pls |to )?(?:send|post|publish|release|schedule|goes out|go out|put out)(?: (?:it|this|that|out))*(?: (?:on|for|this|next|coming))* ${day}(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${months})?)?(?:,? ${hour}){0,2}(?:,? (?:please|pls|ta|thanks))?[.!]?$`,
  'iu',
);

/** Whether a sentence says when a text is to be public, and nothing else: its entry in the calendar keeps to it. */
export const isSendTime = (sentence: string): boolean =>
  sentence.length <= longest && sendTime.test(sentence);
const longest = 80;

/** Of these the time has an entry of its own. */
const published = ['highlights', 'before', 'observation'];
export const isScheduled = (inputs: readonly string[]): boolean =>
  published.some((input) => inputs.includes(input));
