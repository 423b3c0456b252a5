import { findCorrection } from '../times/find-correction.ts';

const promise = /\bpromised?\b|\bagreed\b/i;
const takenBack =
  /^(?:but |though |yet )?(?:he|she|they|it|that|we|nobody)\b.*\b(?:on leave|away|off|out|holiday|ill|sick|busy|booked|can['’]?t|cannot|not|never|no longer|[a-z]+n['’]t)\b/iu;

/** `Hold 10%? I don't think so.` */
const answer =
  /^(?:i |we )?(?:don['’]?t think so|do not think so|think so|doubt it|hope so|not sure|no|nope|yes|probably|maybe|perhaps)\b/iu;

/**
 * A promise, or a day, with the sentence after it that takes it back: `He is on leave tomorrow.` So is a question with
 * what answers it.
 */
export const withTakenBack = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, at) => {
    const [before = '', after = ''] = [sentences[at - 1], sentences[at + 1]];
    if (isTakenBack(before, sentence)) return [];
    return isTakenBack(sentence, after) ? [`${sentence} ${after}`] : [sentence];
  });

/** `Call me Tuesday at 10. No, sorry, Thursday at 10.` takes back a day. */
const isTakenBack = (sentence: string, after: string): boolean =>
  (promise.test(sentence) && takenBack.test(after)) ||
  (sentence.endsWith('?') && answer.test(after)) ||
  (findCorrection(sentence) === null && findCorrection(`${sentence} ${after}`) !== null);
