import { spacedName } from './field-names.ts';

/** A field's name as people read it: `Due Date` is `due date`, `Note from Sunita` and `our PO` keep their capitals. */
export function labelName(name: string): string {
  const parted = runTogether[name.toLowerCase()];
  if (parted !== undefined) return parted;
  const words = spacedName(name);
  if (!/\p{Lu}/u.test(name)) return words;
  const own = name.trim().split(/[_\s]+/);
  const isShouted =
    name === name.toUpperCase() &&
    (own.filter(isLong).length > 1 || (isLong(own[0]!) && own[0]!.length > longestShort));
  // Where all words begin with a capital, it says nothing.
  const isTitle = own.length > 1 && own.every((word) => /^\P{Ll}/u.test(word));
  const kept = own.filter(
    (word, at) => !isShouted && (isShort(word) || (at > 0 && !isTitle && isCapital(word))),
  );
  return kept.reduce(
    (label, word) =>
      label.replace(new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u'), word),
    words,
  );
}

/** As a program writes names of two words. */
const runTogether: Readonly<Record<string, string>> = {
  jobtitle: 'job title',
  createdate: 'created',
  closedate: 'close date',
  dealname: 'deal name',
  customerneed: 'customer need',
  proposedsolution: 'proposed solution',
  estimatedstart: 'estimated start',
  fullname: 'full name',
};

const longestShort = 4;
const isLong = (word: string): boolean => /^\p{L}{2,}$/u.test(word);
/** `PO`, `VAT` */
const isShort = (word: string): boolean => /^\p{Lu}{2,4}$/u.test(word);
/** `Thursday`, `Sunita` */
const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);
