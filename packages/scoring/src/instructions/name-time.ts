import { ranks, type Demand } from './demand.ts';

const word =
  "(?:at|on|the|of|and|next|this|coming|early|late|today|tomorrow|tonight|noon|midday|midnight|morning|afternoon|evening|week|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|a\\.?m\\.?|p\\.?m\\.?|o'clock|h|hrs|utc|gmt|bst|ce?s?t|e[sd]?t|p[sd]?t)";
const number =
  '(?:\\d{4}-\\d{2}-\\d{2}(?:t\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,3})?)?(?:z|[+-]\\d{2}:\\d{2})?)?|\\d{1,4}(?:[:./]\\d{1,4}){0,2}(?:st|nd|rd|th|am|pm|h|z)?)';
/** Nothing but a date or a time. */
const time = `((?:(?:${word}|${number})(?:,? |,?$)){1,14})`;

const work = '(?:it|this|that|the (?:post|publication|article|entry|text|release))';
const shapes: readonly RegExp[] = [
  `(?:publish|release|post|(?:re-?)?schedule|plan|move|postpone|delay|shift|push)(?: ${work})?(?: (?:out|back|forward))?(?: (?:on|for|to|at|until|till))? ${time}`,
  `(?:change|set|move|update|make) the (?:publication|publishing|posting|scheduled|release) (?:date|time|day)(?: and time)?(?: to| as|:)? ${time}`,
  `(?:the )?(?:publication|publishing|posting|scheduled|release) (?:date|time|day)(?: (?:should|must) be| is|:)? ${time}`,
  `(?:published|released|posted|(?:re-?)?scheduled|moved|postponed)(?: (?:on|for|to|at|until|till))? ${time}`,
  `(?:let it |have it |it )?(?:go|goes|going) (?:out|live)(?: (?:on|at))? ${time}`,
].map((shape) => new RegExp(`^${shape}$`, 'i'));

/** `publish it on Tuesday at 10`: when the artifact goes out, which is no part of its text. */
export function nameTime(clause: string): Demand | null {
  const match = shapes.map((shape) => shape.exec(clause)).find((found) => found !== null);
  const named = match?.[1]?.trim();
  if (named === undefined || !/\d|day|tomorrow|tonight/i.test(named)) return null;
  return {
    rank: ranks.words,
    ofTime: named,
    follow: (draft) => draft,
    // Whoever keeps the artifact's date says so.
    isMet: () => false,
  };
}
