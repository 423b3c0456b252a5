import { editOutsideCode } from '@workspace-ops/content';
import { ofContent, ranks, type Demand } from './demand.ts';
import { spellings } from './spelling-words.ts';

const asks =
  /^(?:(?:use|in|to|with|switch to|change(?: it)? to|convert(?: it)? (?:in)?to|turn(?: it)? into|apply) )*(?:the )?(?<side>british|uk|english \(uk\)|gb|american|us|u\.s\.|usa)(?: (?:english|spellings?|orthography|style))+(?: (?:throughout|everywhere|only))?$|^(?:british|american) ?ise(?: the spelling)?$|^spell it (?:the )?(?<way>british|american)(?: way)?$/i;

const toBritish = new Map(spellings.map(([british, american]) => [american, british]));
const toAmerican = new Map(spellings);

/** `in British spelling`, `US English`. */
export function changeSpelling(clause: string): Demand | null {
  const groups = asks.exec(clause)?.groups;
  if (groups === undefined) return null;
  const side = groups['side'] ?? groups['way'] ?? clause;
  const words = /^(?:us|usa|u\.s\.|american)/i.test(side) ? toAmerican : toBritish;
  const respell = (text: string) => editOutsideCode(text, (prose) => respelled(prose, words));
  return {
    ...ofContent(ranks.words, { follow: respell, isMet: (text) => respell(text) === text }),
    inCells: true,
  };
}

/** A capital within a sentence makes it a name: `Rockefeller Center` stays. */
const respelled = (prose: string, words: ReadonlyMap<string, string>): string =>
  prose.replace(
    /(?<![\p{L}\p{N}_@./#-])\p{L}\p{Ll}{2,30}(?![\p{L}\p{N}_@]|\.\p{L})/gu,
    (word, at: number) => {
      const other = words.get(word.toLowerCase());
      if (other === undefined) return word;
      if (word === word.toLowerCase()) return other;
      const isFirst = /(?:^|[.!?:]["”’']?\s+|\n[\s>*#-]*)$/.test(
        prose.slice(Math.max(0, at - 12), at),
      );
      return isFirst ? other.charAt(0).toUpperCase() + other.slice(1) : word;
    },
  );
