import { findMark, hashtags } from './forbid-marks.ts';
import { leveled, ranks, unquoted, type Demand } from './demand.ts';

const asks =
  /^(?:keep|leave|preserve|retain|(?:do not|don't|never) (?:remove|delete|drop|change|touch|alter|lose|cut)) (?:(?:all|the|all the|my|our) )?(?<what>.{1,200}?)(?: (?:as (?:it|they) (?:is|are)|unchanged|untouched|in|alone|intact|exactly))?$/i;

const figures = /^(?:figures?|numbers?|dates?|facts and figures|data|amounts?|prices?)$/i;
const titles = /^(?:title|headline|heading)$/i;

/** `keep the hashtags`, `do not change the figures`: what is there stays. */
export function keepWords(clause: string): Demand | null {
  const what = asks.exec(clause)?.groups?.['what'];
  if (what === undefined) return null;
  const same = readKept(what);
  return same === null
    ? null
    : {
        rank: ranks.words,
        keeps: unquoted(what),
        follow: (draft) => draft,
        isMet: (draft, original) => {
          const there = same(original.content, original.title);
          const now = new Set(same(draft.content, draft.title));
          return there.length > 0 && there.every((one) => now.has(one));
        },
      };
}

type List = (content: string, title: string) => readonly string[];

function readKept(what: string): List | null {
  if (titles.test(what)) return (_, title) => [title];
  if (figures.test(what)) return (content) => content.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  const mark = findMark(what);
  if (mark !== undefined) {
    if (mark === hashtags)
      return (content) => (content.match(mark.shape) ?? []).map((tag) => tag.trim());
    return (content) => (content.search(mark.shape) === -1 ? [] : ['']);
  }
  const words = leveled(unquoted(what));
  return (content) => (leveled(content).includes(words) ? [words] : []);
}
