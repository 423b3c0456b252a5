const some = '(?:(?:some|a little|a bit of|plenty of|lots of|free|good) )?';
const mine = `(?:i(?:['’]ve| have|['’]ll have| will have| should have| do have)|i)(?: also| still| only)?(?: got)? ${some}`;
/** As people say that they would speak then; `I have time until Friday` is refused elsewhere. */
const available = new RegExp(
  [
    `\\b${mine}(?:time|availability|room|an? (?:opening|gap|slot|free (?:hour|slot|half hour))|(?:half an hour|an hour|(?:a few|\\d\\d) min(?:ute)?s)(?: free)?|openings|gaps|slots)\\b`,
    `\\b(?:we(?:['’]ve| have)(?: got)?) ${some}(?:time|availability)\\b`,
    `\\b(?:i['’]?m|i am|i['’]ll be|i will be) (?:also |still |wide |totally |pretty |mostly )?open\\b(?! to\\b)`,
    '\\bmy (?:\\p{L}+ )?(?:calendar|schedule|diary|day|morning|afternoon)s? (?:is|are|looks) (?:\\p{L}+ )?(?:open|clear|free)\\b',
    '\\b(?:try|catch|reach|get|grab|hit) me\\b',
  ].join('|'),
  'iu',
);
/** `Thursday 1-3pm is open`, and no house that is. */
const dayIsOpen =
  /^\W{0,3}(?:\p{Lu}{2,3} )?(?:is|are|['’]s|looks?) (?:also |still |wide |all |completely )?(?:open|free|clear)\b(?! (?:to|day|evening|house|for business|from|until|till?)\b)/u;

/**
 * Whether a part of a reply says that its sender is free on the day that it names.
 * @param words the day as it stands there.
 */
export function isFreeThen(part: string, words: string): boolean {
  if (available.test(part)) return true;
  const at = part.indexOf(words);
  return at >= 0 && dayIsOpen.test(part.slice(at + words.length));
}

const hour = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?|noon|midday|lunch)';
/** `Any time after noon`, `or before 11`: hours of the day beside which they stand. */
const hoursBeside = new RegExp(
  `(?:,? (?:or|and))?(?:,? any ?time)? \\b(?:after|before|around|about|from|between|until|till?) ${hour}(?: ?(?:and|to|or|-|–) ?${hour})?(?: [ECMP][SD]?T\\b)?`,
  'giu',
);

/** The rest of a sentence without hours of the day that it names. */
export const withoutHoursBeside = (rest: string): string => rest.replace(hoursBeside, ' ');
