import { editOutsideCode } from '@workspace-ops/content';
import { fillerRunShape, findFiller } from './fillers.ts';

/** The text without filler, shouting and exclamation marks; code is left alone. */
export const plainWording = (text: string): string =>
  editOutsideCode(text, (prose, before) => calm(withoutFiller(prose, before)));

function withoutFiller(prose: string, preceding: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of prose.matchAll(fillerRunShape)) {
    const end = match.index + match[0].length;
    const before = prose.slice(at, match.index);
    const after = prose.slice(end, end + 40);
    const joint = jointFor(match[0], {
      before,
      preceding: at === 0 ? preceding || '\n' : '',
      after,
    });
    parts.push(joint.before, joint.text);
    at = end + joint.skip;
  }
  return parts.join('') + prose.slice(at);
}

/** How the text before and after a deletion meet. */
interface Joint {
  before: string;
  text: string;
  /** Characters after the deletion that go too. */
  skip: number;
}

interface Place {
  before: string;
  /** What stands before `before`, as far as it matters. */
  preceding: string;
  after: string;
}

function jointFor(written: string, place: Place): Joint {
  const filler = findFiller(written) ?? { kind: 'adjective', plain: '' };
  const isStart = sentenceStart.test((place.preceding + place.before).slice(-40));
  if (filler.plain !== '') {
    const text = isStart ? capital(filler.plain) : filler.plain;
    return { before: place.before, text, skip: 0 };
  }
  if (isStart) return startWithout(place);
  const isEnd = /^\s*(?:[.;:!?)]|$|\n|, (?:and|but|or|so|which|who|because|for|yet)\b)/.test(
    place.after,
  );
  if (filler.kind === 'adjective' && isEnd)
    return { before: place.before, text: 'useful', skip: 0 };
  return joinWithin(place);
}

const sentenceStart = /(?:[.!?]["”’')]*\s+|\n[ \t]*(?:[-*>][ \t]+|\d+\. )?)$/;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function startWithout({ before, after }: Place): Joint {
  const whole = /^[.!?]+[ \t]*/.exec(after);
  if (whole !== null) return { before, text: '', skip: whole[0].length };
  const gap = /^(?:,| and)?[ \t]*/.exec(after)![0].length;
  const next = after.slice(gap).match(/^\p{Ll}/u);
  return next === null
    ? { before, text: '', skip: gap }
    : { before, text: capital(next[0]), skip: gap + 1 };
}

function joinWithin({ before, after }: Place): Joint {
  const isBeforeMark = /^\s*[.;:!?),]/.test(after);
  const isBetweenCommas = isBeforeMark && /,[ \t]*$/.test(before);
  if (isBetweenCommas) {
    const skip = /^,(?= \p{Ll})/u.test(after) ? 1 : 0;
    return { before: before.replace(/,[ \t]*$/, ''), text: '', skip };
  }
  const isSpaced = /[ \t]$/.test(before);
  const gap = isSpaced
    ? /^(?:(?:,| and)?[ \t]+(?=[\p{L}\p{N}])|[ \t]*)/u.exec(after)![0].length
    : 0;
  if (isBeforeMark && gap === 0) return { before: before.trimEnd(), text: '', skip: 0 };
  return { before: before.replace(article, articleFor(after.slice(gap))), text: '', skip: gap };
}

const article = /(?<=(?:^|\P{L})a)n?(?= $)/iu;

/** The end of `a` or `an`, by the sound that follows. */
const articleFor = (next: string): string =>
  /^(?:[aeio]|u(?!s[ei]|ni|ti)|hour|honest)/i.test(next) && !/^(?:eu|one)/i.test(next) ? 'n' : '';

function calm(prose: string): string {
  return (
    prose
      // From the beginning of each run only: from each of its marks would be quadratic.
      .replace(/(?<![!！])[!！]+(?=\s|$|["”’')])/g, '.')
      .replace(
        /(?<![\p{L}\p{N}_])\p{Lu}{6,}(?![\p{L}\p{N}_])/gu,
        (loud) => loud.charAt(0) + loud.slice(1).toLowerCase(),
      )
  );
}
