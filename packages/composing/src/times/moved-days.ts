import { monthWord } from '../facts/day-word.ts';

/** What people do with an appointment that is to be at another time. */
export const movingVerb =
  '(?:shift(?:ed|ing)?|postpone[ds]?|postponing|prepone[ds]?|preponing|mov(?:e|ed|ing)|reschedul(?:e|ed|ing)|chang(?:e|ed|ing)|push(?:ed|ing)?|bring(?:ing)?|brought|advance[ds]?|defer(?:red)?|put|swap(?:ped)?|switch(?:ed)?)';
const moves = new RegExp(`\\b${movingVerb}\\b`, 'iu');
const clock =
  "(?:,? (?:at )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?|noon\\b|o[’']?clock\\b)?)?";
const weekday = '(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const date = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthWord}|${monthWord} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|(?:the )?\\d{1,2}(?:st|nd|rd|th))`;
const day = `(?:(?:this |next )?${weekday}(?:,? ${date})?|${date}|today|tomorrow)`;
const hour = '\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b\\.?|noon\\b)?';
const fromHour = new RegExp(`\\bfrom ${hour} ?(?=to ${hour})`, 'iu');
const ofMeeting =
  /\b(?:calls?|meetings?|visits?|demo|appointments?|slot|prepone|postpone|reschedule)\b/iu;
const from = new RegExp(`\\bfrom ${day}(?:['’]s)?${clock},? (?=to (?:the )?${day}|on to )`, 'iu');

/**
 * A sentence without the day that it takes something from: who asks to `shift the demo from Monday to Wednesday` wants
 * Wednesday, and is not free from Monday on.
 */
export function withoutOldDay(sentence: string): string {
  if (!moves.test(sentence)) return sentence;
  const without = sentence.replace(from, '');
  return ofMeeting.test(without) ? without.replace(fromHour, '') : without;
}
