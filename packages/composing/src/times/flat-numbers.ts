const street =
  '(?:road|rd|street|st|avenue|ave|drive|dr|gardens|gdns|lane|terrace|crescent|cres|place|court|square|quadrant|grove|way)';
/** Floor and door, as Scottish addresses have them; higher figures are a day. */
const flat = '\\d/[1-6](?![\\d/])';
const flats = new RegExp(
  [
    `(?<=\\b(?:flat|apartment|apt) )${flat}`,
    `(?<=\\b\\d{1,4}[a-z]? (?:[\\p{L}'’]{1,30} ){1,3}${street},? )${flat}(?! ?(?:at|@|from|around) \\d| ?\\d)`,
    `(?<![\\d/.-])${flat}(?=,? \\d{1,4}[a-z]? (?:[\\p{L}'’]{1,30} ){1,3}${street}\\b)`,
  ].join('|'),
  'giu',
);

/** A text without the flats of its addresses, as long as it was: `5 Rowan Gardens 2/2` names no second of February. */
export const withoutFlats = (text: string): string =>
  /\d\/[1-6]/.test(text) ? text.replace(flats, 'x/x') : text;
