import { contacting } from './sayings.ts';

/** What we are to say is about no call of theirs. */
export const ofOurs = /^(?:and |also |please |pls )*(?:ask|offer|tell|mention|remind|check|see)\b/i;

/** `Not until the will is settled` is about something else than a call. */
export const isOfContact = (sentence: string): boolean =>
  namesContact(sentence) || sentence.split(' ').length <= 5;

/** Whether it says that it is about speaking or writing to somebody, or no more than from when on. */
export const namesContact = (sentence: string): boolean =>
  contacting.test(sentence) || notBeforeDay.test(sentence);

/** `Not before Saturday, she is at a funeral` */
const notBeforeDay =
  /^(?:please |pls |but |and |best )?(?:not|nothing|no) (?:\p{L}+ )?(?:before|until|till|sooner than)(?: after)? (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next (?:week|month)|new year|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|\d)/iu;
