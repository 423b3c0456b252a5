import { editOutsideCode } from '../policy/mask-code.ts';
import { fillerOf, fillerShape } from './fillers.ts';

/** The text without filler, shouting and repeated exclamation marks; code is left alone. */
export const plainWording = (text: string): string =>
  editOutsideCode(text, (prose) => calm(closeGaps(withoutFiller(prose))));

const article = new RegExp(
  `(?<![\\p{L}\\p{N}])(an?) (?:${fillerShape.source},? ?(?:and )?){1,4}(?=(\\p{L}))`,
  'giu',
);

/** `a revolutionary tool` is `a tool`, and `an amazing tool` too. */
function withoutFiller(prose: string): string {
  return prose
    .replace(article, (_, written: string, next: string) => {
      const fitting = /[aeiou]/i.test(next) ? 'an' : 'a';
      return `${written.startsWith('A') ? fitting.replace('a', 'A') : fitting} `;
    })
    .replace(fillerShape, (match, offset: number) => {
      const { kind, plain } = fillerOf(match);
      if (kind !== 'adjective') return plain;
      // An adjective with no noun after it is what the sentence says.
      return /^ ?\p{L}|^,/u.test(prose.slice(offset + match.length, offset + match.length + 3))
        ? ''
        : 'useful';
    });
}

/** Spaces, commas and capitals that a deletion leaves behind. */
function closeGaps(prose: string): string {
  return prose
    .replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ')
    .replace(/(?<=[^\s|]) +(?=[,.;!?])/g, '')
    .replace(/,{2,}/g, ',')
    .replace(/(?<=^|[.!?] |\n|\n[-*] ), */g, '')
    .replace(/(?<=[.!?] |\n\n)\p{Ll}(?=\p{Ll}* )/gu, (letter) => letter.toUpperCase());
}

function calm(prose: string): string {
  return prose
    .replace(/[!！]+(?=\s|$|["”’')])/g, '.')
    .replace(
      /(?<![\p{L}\p{N}_])\p{Lu}{6,}(?![\p{L}\p{N}_])/gu,
      (loud) => loud.charAt(0) + loud.slice(1).toLowerCase(),
    );
}
