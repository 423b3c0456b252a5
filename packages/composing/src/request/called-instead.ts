import { dayWord } from '../facts/day-word.ts';
import { telephone } from '../facts/phone-on-record.ts';

/** Whom somebody wants spoken to in the place of whoever is on record. */
interface CalledInstead {
  name: string;
  phone: string | undefined;
  /** What says so: a sentence, or two. */
  said: readonly string[];
}

const speaks =
  '(?:(?:call|ring|phone|contact|text|message|e-?mail)s?(?: back)?|(?:speak|talk|write|reply|answer) (?:back )?(?:to|with)|(?:deal|go|come|sort it|sort this) (?:with|through))';
const kin =
  '(?:wife|husband|partner|son|daughter|mother|father|mum|mam|mom|mammy|dad|daddy|granny|gran|grandad|nan|aunt|uncle|brother|sister|niece|nephew|carer|guardian|bride|groom)';
const whose = '(?:my|her|his|their|the|our)';
/** `Catherine`, `Tom Geraghty`; case counts in a name alone, and a day is nobody. */
const aName = `(?-i:(?!${dayWord}|(?:Not|No|Please|Only|Or|And|But|Thanks|On|At|The|I|We|My)(?!\\p{L}))\\p{Lu}[\\p{L}’'-]{1,20}(?: \\p{Lu}[\\p{L}’'-]{1,20})?)`;
const whom = `(?<who>me(?!\\p{L})(?:(?:,| [-–])? ?\\(?${aName}\\)?)?|${whose} ${kin}(?:,? \\(?${aName}\\)?)?|${aName})`;
const other = (names: readonly string[]): string =>
  `(?:(?:to |with |through )?(?:her|him|them|${whose} ${kin}|${kin}${names.map((name) => `|${RegExp.escape(name)}`).join('')}))(?!\\p{L})`;
const not = '(?:not|never|rather than|instead of|and leave)';

/**
 * Where a sentence wants one person spoken to and another left alone: `call me, Catherine, 086 555 0111, not her`, `do
 * not ring Nora, ring her son Tom`. @param names of whoever is on record.
 */
export function findCalledInstead(
  sentences: readonly string[],
  names: readonly string[],
): CalledInstead | undefined {
  const others = other(names);
  const shapes = [
    `(?<!\\p{L})${speaks} ${whom}[^.?!]{0,50}[,;(–-]? ?(?<!\\p{L})(?:please |and |but )?${not} ${speaks}? ?${others}`,
    `(?:(?<!\\p{L})(?:not|never)|n['’]?t) ${speaks} ${others}[^?!]{0,60}?(?<!\\p{L})${speaks} ${whom}`,
  ].map((shape) => new RegExp(shape, 'iu'));
  // `Do not ring Nora. Ring me, Tom.`
  const pairs = sentences.slice(1).map((sentence, at) => [sentences[at]!, sentence]);
  for (const said of [...sentences.map((one) => [one]), ...pairs]) {
    const text = said.join(' ').slice(0, longest);
    for (const shape of shapes) {
      const found = shape.exec(text);
      const who = found?.groups?.['who'];
      if (who === undefined || names.some((name) => who.includes(name))) continue;
      const name = findName(who, sentences, names);
      if (name === undefined) continue;
      const behind = text.slice(text.indexOf(who) + who.length).slice(0, near);
      const [phone] = telephone.exec(behind) ?? telephone.exec(text) ?? [];
      return { name, phone: phone?.trim(), said };
    }
  }
  return undefined;
}
const longest = 400;
const near = 60;

/** Who writes `me` is somebody else where they speak of whoever is on record: `my mother Nora`. */
function findName(
  who: string,
  sentences: readonly string[],
  names: readonly string[],
): string | undefined {
  const [named] = /(?!Me\b)\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?/u.exec(who) ?? [];
  if (named !== undefined) return named;
  if (!/^me\b/i.test(who)) return who.replace(/^(?:my|our) /i, 'their ');
  const called = names.map((name) => RegExp.escape(name)).join('|');
  const ofOther = new RegExp(
    `(?<!\\p{L})[Mm]y ${kin},? (?:${called})(?!\\p{L})|(?<!\\p{L})(?:${called}) (?:is|was) my ${kin}(?!\\p{L})`,
    'u',
  );
  return names.length > 0 && sentences.some((one) => ofOther.test(one))
    ? 'whoever wrote'
    : undefined;
}
