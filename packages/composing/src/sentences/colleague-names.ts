import { isGivenName, isNameOrWord } from '../facts/given-names.ts';
import { isPersonName } from './person-names.ts';

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
  if (word !== plain) return isNameOrWord(word) || isPersonName(word);
  return plainNames.has(plain) || isGivenName(plain);
}
