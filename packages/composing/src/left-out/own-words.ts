import { spacedName } from '../facts/field-names.ts';

/** What many names have says nothing of one. */
const ofMany =
  /^(?:date|amount|name|number|spend|state|step|of|who|person|item|quote|order|status|note)$/;

const toWords = (name: string): string[] =>
  spacedName(name)
    .split(' ')
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));

/** More than any hint. */
const ofOwnWord = 100;

/** How sure a field's name says what is missing: `custbody churn risk` for `risks`; a `lead source` is a source before it is a lead. */
export function rateOwnWord(name: string, words: string): number {
  const own = toWords(name).filter((word) => !ofMany.test(word));
  const said = toWords(words);
  if (!said.some((word) => own.includes(word))) return 0;
  return own.includes(said.at(-1)!) ? ofOwnWord + 1 : ofOwnWord;
}
