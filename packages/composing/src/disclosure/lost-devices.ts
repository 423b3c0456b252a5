const device = '(?:laptops?|phones?|mobiles?|tablets?|ipads?|hand ?bags?|wallets?|purses?)';
const gone = new RegExp(
  `\\b${device}\\b[^.;]{0,30}\\b(?:stolen|nicked|pinched|taken|lost|missing)\\b|\\b(?:stole|nicked|pinched|took|lost) (?:\\p{L}+['’]?s? ){0,3}${device}\\b`,
  'iu',
);
const hurts =
  /\b(?:hurt|injur\p{L}*|threat\p{L}*|knife|gun|weapon|attack\p{L}*|assault\p{L}*|punched|followed|unconscious|bleeding|smok\p{L}*|fire|hot|swollen|medic\p{L}*|child|pupil|patient)\b/iu;

/** A laptop that was stolen harms nobody by itself, and is nobody's private matter. */
export const isOnlyGone = (sentence: string): boolean =>
  gone.test(sentence) && !hurts.test(sentence);
