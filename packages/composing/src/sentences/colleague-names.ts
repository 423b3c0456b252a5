import { isGivenName } from '../facts/given-names.ts';
import { isPersonName } from './person-names.ts';

/** Names that are other words as well: in the shapes below, with a capital, they name somebody. */
const wordNames = new Set(
  'art will summer joy hope miles dale grace faith mark bill frank pat rob sandy sunny rich sue may june april max dawn iris jack nick ray ross rose ruby wade ivy holly heather jade lily daisy poppy penny olive dean drew ford reed lance brook chip skip scout angel'.split(
    ' ',
  ),
);
/** As people write a name without its capital where it can hardly be another word. */
const plainNames = new Set('joy grace rob sue pat dale art faith summer'.split(' '));
const noNames = new Set(
  'the this that they there these those who what when where why how and but or for not with from you your we our it its is are was can could would should please pls customer client council tenant office accounts maker manufacturer supplier insurer police council school fyi also just still'.split(
    ' ',
  ),
);

/** Whether a word, where somebody may be named, names one of us. @param readers names of whoever reads it. */
export function isColleague(word: string, readers: readonly string[]): boolean {
  const plain = word.toLowerCase();
  if (noNames.has(plain) || readers.includes(plain)) return false;
  if (word !== plain) return wordNames.has(plain) || isPersonName(word);
  return plainNames.has(plain) || isGivenName(plain.charAt(0).toUpperCase() + plain.slice(1));
}

/** Whether it is a name for sure, or is one as often as it is another word: `Velux says 10`. */
export const isKnownName = (word: string): boolean => {
  const plain = word.toLowerCase();
  return wordNames.has(plain) || isGivenName(plain.charAt(0).toUpperCase() + plain.slice(1));
};
