import { refusesCalls } from './sayings.ts';

/** Whether a sentence that refuses calls says of somebody else that they are not to be called. */
export function isOfOthers(sentence: string): boolean {
  if (ofAnother.test(sentence)) return true;
  if (!ofOthers.test(sentence)) return false;
  // `By email only, my husband is ill and I cannot take calls` refuses calls to its writer.
  const refusing = sentence
    .split(/[,;] ?| and (?=(?:I|we|please)\b)/u)
    .filter((part) => refusesCalls.some((one) => one.test(part)));
  return refusing.every((part) => ofOthers.test(part) || pronoun.test(part));
}
const pronoun = /\b(?:him|her|them)\b/i;
const ofOthers =
  /\b(?:deputy|colleague|wife|husband|partner|assistant|mother|mum|father|dad|son|daughter|secretary|neighbou?rs?)\b/i;
/** `She has not told her current vet, so do not ring them` */
const ofAnother =
  /\b(?:current|present|existing|previous|former|old) (?!(?:tele)?phone|number|mobile|cell|landline|line|address|office)\p{L}+\b[^.?!]{0,60}\b(?:do not|don['’]?t) (?:call|ring|phone) (?:them|him|her)\b/iu;
