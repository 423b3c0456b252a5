import { byItsWords } from '@workspace-ops/content';
import { movingVerb } from '../times/moved-days.ts';

const visit =
  '(?:meetings?|visits?|demo(?:nstration)?|appointments?|site survey|walk-?through|viewing)';
const shapes = (noun: string): RegExp =>
  new RegExp(
    `\\b${movingVerb}\\b(?! (?:in|house|office)\\b)[^.?!;]{0,30}\\b${noun}\\b|\\b${noun}\\b[^.?!,;]{0,25}\\b(?:can (?:we|you)|please|pls|kindly|could (?:we|you)|to be|needs? to|has to|be) (?:be )?${movingVerb}\\b`,
    'iu',
  );
const meets = byItsWords(shapes(visit));
const either = byItsWords(shapes(`(?:${visit}|calls?|slot)`));
/** What is no visit of a place. */
const remote =
  /\b(?:calls?|ring|phone|telephone|zoom|teams|google meet|online|virtual|video|link|webinar)\b/iu;

/** Whether a sentence asks for another time than the one that is agreed, for a call or for a meeting. */
export const movesAppointment = (sentence: string): boolean => either.test(sentence);

/** `Can we prepone the meeting to Friday?`: whoever meets is not called in its place. */
export const movesMeeting = (sentence: string): boolean =>
  meets.test(sentence) && !remote.test(sentence);

const house =
  '(?:offices?|branch|shop|showroom|factory|godown|clinic|school|site|plant|premises|place|unit|warehouse|store|restaurant|hospital|college|workshop|yard|depot)';
/** `Our office is at 4th floor, Baner Road`, `in our Deccan branch` */
const atHouse = new RegExp(
  `\\b(?:in|at|to) (?:our|my|the) (?:\\p{L}+ ){0,2}${house}\\b|\\b(?:our|my) (?:\\p{L}+ )?(?:${house}|address) (?:is|will be) (?:at|in|on|near|opp(?:osite)?)?`,
  'iu',
);

/** What of a reply moves a meeting to a time at which somebody comes to their place. */
export const findMovedVisit = (sentences: readonly string[]): string | undefined => {
  const moved = sentences.find(movesMeeting);
  const isAtPlace = sentences.some((one) => atHouse.test(one) || /\bvisits?\b/iu.test(one));
  return moved !== undefined && isAtPlace ? moved : undefined;
};
