import type { Sentence } from '@workspace-ops/contacts';

const season =
  '(?:spring|summer|fall|autumn|winter|new year|year|month|week|quarter|january|february|march|april|may|june|july|august|september|october|november|december|q\\d|easter|christmas|holidays|harvest)';
const patterns = [
  new RegExp(
    `(?<!\\b(?:don't|do not|never|not|or) )\\b(?:check|circle|come|reach|get|touch|follow|write|ping|try|ask|contact|mail|talk|speak|revisit)\\b.{0,30}\\b(?:again|back|later|next|in (?:\\w+ ){0,2}${season}s?|after (?:the )?${season})\\b`,
  ),
  /\b(?:maybe|perhaps|possibly|better) (?:later|next|in)\b|\b(?:later|sometime) (?:in|this)\b/,
  /\bnot (?:now|yet|right now|at the moment|this (?:week|month|quarter|year))\b.{0,60}\b(?:next|later|again|in)\b/,
  /\b(?:im|nach dem) (?:frühjahr|sommer|herbst|winter)\b|\b(?:später|plus tard|más adelante|più avanti|mais tarde|later nog)\b/,
];

/** Whether a reply that is no hot lead puts the matter off to a later time. */
export const putsOff = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text }) => patterns.some((pattern) => pattern.test(text)));
