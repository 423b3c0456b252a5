import { namesFor, normalName } from './field-names.ts';

const what =
  '(?:photos?|pics?|pictures?|images?|videos?|details?|drawings?|sketch(?:es)?|plans?|specs?|specifications?|list|address(?:es)?|info|information|docs?|documents?|files?|pdfs?|measurements?|dimensions|figures|numbers?|quotes?|paperwork|po|rest|more)';
/** `(photos to follow)`: whoever wrote it sends them, and nobody has left a blank. */
const toFollow = new RegExp(
  `[ \\t]{0,3}[(\\[](?:\\p{L}{1,12} ){0,4}${what}(?: (?:of|from|and|for) (?:\\p{L}{1,15} ?){1,3})? ?(?:(?:are|is|will be|still) )?(?:to (?:follow|come)|(?:will )?follow|coming|on (?:its|their|the) way)(?: (?:\\p{L}{1,12} ?){1,3})?[.!]?[)\\]]`,
  'giu',
);
/** Where a mail has a picture. */
const pictures =
  /[ \t]{0,3}(?:\[(?:cid|image|inline image|img):[^\]\n]{1,120}\]|<image\d{1,4}\.\p{L}{3,4}>)/giu;
/** The same as a sentence of its own. */
const ownSentence = new RegExp(
  `(?<=^|[.!?\\n] ?)(?:\\p{L}{1,12} ){0,2}${what} to (?:follow|come)(?: (?:\\p{L}{1,12} ?){1,2})?(?:[.!]|(?=\\s*(?:\\n|$)))`,
  'giu',
);

const replies = new Set(namesFor('reply'));

/** What somebody wrote back without what says that something comes with it, or later: it is no blank of ours. */
export const withoutEnclosures = (name: string, text: string): string =>
  replies.has(normalName(name)) &&
  /follow|com(?:e|ing)\b|on (?:its|their|the) way|cid:|image|img:/iu.test(text)
    ? text.replaceAll(toFollow, '').replaceAll(pictures, '').replaceAll(ownSentence, '').trim()
    : text;
