/** `Not Friday`, `any day but Friday`: another one is meant; `not before Friday` names its limit. */
const refused =
  /^\W*(?:(?:not|never|except|avoid)\b(?! (?:later|earlier|sooner|before|after|until|till|past|over)\b)|(?:any|every)(?: ?day| ?time| other day)? (?:but|except|other than|apart from)\b)[^,;.]*$/iu;

/** Whether a text says no more of a day than that it is not meant. */
export const refusesDay = (text: string): boolean => refused.test(text);

const refusedPart =
  /(?<=[\p{L}\d)][,;]? {0,2}[(–-]? ?)\b(?:not|never|except(?: for)?|avoid(?:ing)?|apart from|other than|closed)(?: on| any| a| this| next){0,2} (?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}(?![\p{L}\d])(?! \d)[^,;.()]{0,40}/giu;

/** `Any time this week, not Wednesday`: the weekday that is left out is none that is meant. */
export const withoutRefused = (text: string): string =>
  text.replace(refusedPart, (said) => 'x'.repeat(said.length));
