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

const text =
  '(?:the |this |that )?(?:e-?mails?|letters?|reminders?|requests?|messages?|notes?|one)';
const sends = `(?:(?:please|pls|plz|to|only|let['’]?s|can you|could you|we should|should) )*(?:send|mail|e-?mail|release|issue|remind|chase|schedule)(?: (?:it|this|that|them|him|her|out|off|${text}))*`;
const goesOut = `(?:it|this|that|${text}) (?:can |should |must |may |will |is to |has to |needs to |to )?(?:go(?:es)?(?: out| off)?|be (?:sent|mailed|e-?mailed|released|issued)(?: out)?)`;
const onDay = `(?:${day}\\b|(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}[/-]\\d{1,2}|\\d{1,2} ${months}\\b|${months}\\b(?! (?:be|not)\\b))`;
/** `After the holidays`, `in January`, `on 12/15`, `next week`; `when ready` and `by Friday` are no such time. */
const later = `(?:not )?(?:(?:only )?after (?!all\\b)\\S|(?:only )?(?:once|when|as soon as) (?!(?:ready|possible|you|it['’]?s ready|it is ready|done)\\b)\\S|(?:only )?(?:on|for|around|about|in|from|not before|mid|early|late|start of|end of|beginning of)[ -](?:the (?:week of |end of |start of |beginning of |middle of )?)?(?:early |mid |late |mid-)?(?:${onDay}|new year\\b|spring\\b|summer\\b|fall\\b|autumn\\b|winter\\b|(?:morning|afternoon|evening)\\b|(?:an?|one|two|three|four|a few|a couple(?: of)?|\\d{1,2}) (?:days?|weeks?|months?)\\b|q[1-4]\\b)|(?:this |next |the following )?${onDay}|next (?:week|month|year|quarter|spring|summer|fall)\\b|tomorrow\\b|tonight\\b|later\\b(?! than)|first thing\\b|the week of\\b)`;
const sentLater = new RegExp(`^(?:${sends}|${goesOut}) ${later}[^.;!?]{0,60}[.!]?$`, 'iu');

const sentNow = new RegExp(
  `^(?:${sends}|${goesOut})(?: (?:today|now|asap|right away|at once|immediately|as soon as (?:possible|you can)|when(?:ever)? (?:ready|you['’]?re ready|you can|it['’]?s ready|possible|done))){1,2}[.!]?$`,
  'iu',
);

/** `Send when ready`: whoever reads it to approve it may send it. */
export const isSentNow = (sentence: string): boolean =>
  sentence.length <= longest && sentNow.test(sentence);

/** Whether a sentence says that a text is to be sent at a later time: nothing sends it then by itself. */
export const isSentLater = (sentence: string): boolean =>
  sentence.length <= longest * 2 && !isSentNow(sentence) && sentLater.test(sentence);

/** Of these the time has an entry of its own. */
const published = ['highlights', 'before', 'observation'];
export const isScheduled = (inputs: readonly string[]): boolean =>
  published.some((input) => inputs.includes(input));
