const monthShape =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const dayShape = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';
export const weekdayShape =
  '(?<weekday>Mon|Tues?|Wed(?:nes|s)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
export const dateShapes = [
  `${monthShape} ${dayShape}`,
  `(?:the )?${dayShape}(?: of)? ${monthShape}`,
];
/** A day in words, without groups: a weekday, and dates with their month. */
export const dayShapes = {
  weekday: withoutGroups(weekdayShape),
  dates: dateShapes.map(withoutGroups),
};
/** `198 so we want the rest`: two letters of a word are no weekday of another language. */
export const wordAfterNumber = /^\d{1,4},? (?:so|do|mi|di|mo|fr|sa|ma|me|je|ve|lu|to|no|we)$/;

function withoutGroups(shape: string): string {
  return shape.replaceAll(/\?<\p{L}+>/gu, '?:');
}
