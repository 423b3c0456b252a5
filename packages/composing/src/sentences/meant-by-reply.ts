import { classifyReply } from '@workspace-ops/replies';
import { readIntent } from '../weights/weigh-intent.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { leavesOpen } from './orders.ts';

const withoutIntent = new Set(['no_intent', 'empty']);

/**
 * The first sentence of a reply that wants none of what was offered, or says no more than thanks: none where it asks
 * for something beside it.
 */
export function findClosing(reply: string): string | undefined {
  if (reply.length > longest || reply.includes('?')) return undefined;
  const { verdict, reason } = classifyReply(reply);
  if (verdict !== 'activity' || !withoutIntent.has(reason)) return undefined;
  const sentences = splitSentences(reply);
  const meant = sentences.map(readIntent);
  if (meant.some((one) => one === 'ordered' || one === 'later')) return undefined;
  const refused = meant.indexOf('refused');
  if (refused !== -1) return sentences[refused];
  return sentences.every((one, at) => meant[at] === 'closing' || !/\p{L}/u.test(one))
    ? sentences[0]
    : undefined;
}
/** Whoever refuses, or thanks, is brief. */
const longest = 400;

/** Whether a sentence takes up what was offered, in whatever words. */
export const takesUp = (sentence: string): boolean =>
  readIntent(sentence) === 'ordered' && !leavesOpen(sentence);

const ofDays =
  /\b(?:mon|tues?|wednes|weds?|thurs?|fri|satur|sun)(?:days?)?\b|\b(?:today|tonight|tomorrow)\b|\d ?(?:am|pm)\b|\d:\d\d/iu;

/** Whether a sentence asks to be written to at a later time, which is no day or hour for a call. */
export const wantsLater = (sentence: string): boolean =>
  readIntent(sentence) === 'later' && !ofDays.test(sentence) && !classifyReply(sentence).isHotLead;
