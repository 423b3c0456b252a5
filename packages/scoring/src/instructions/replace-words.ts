import { editOutsideCode, findPlaceholders, maskCode } from '@workspace-ops/content';
import { readSpecifics } from '../facts/read-specifics.ts';
import {
  escapeShape,
  isQuoted,
  ofContent,
  ranks,
  unquoted,
  type Demand,
  type Draft,
} from './demand.ts';

const operand = '("[^"]{1,500}"|[^"]{1,200}?)';
const last = '("[^"]{0,500}"|[^"]{1,400})';
const named =
  '(?:(?:every|each|all|any|the|occurrences? of|mentions? of|words?|phrases?|terms?|names?|figures?|numbers?|dates?) ){0,4}?';

const shapes: readonly (readonly [shape: RegExp, from: 1 | 2, to: 1 | 2])[] = [
  [
    new RegExp(
      `^(?:replace|exchange|swap(?: out)?) ${named}${operand} (?:with|by|for) ${last}$`,
      'i',
    ),
    1,
    2,
  ],
  [new RegExp(`^substitute ${operand} for ${last}$`, 'i'), 2, 1],
  [
    new RegExp(
      `^(?:change|turn|correct|rename|fix) ${named}${operand} (?:to|into|as) ${last}$`,
      'i',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:use|say|write|put|have) ${operand}(?: instead of|,? rather than|,? not|,? in place of) ${last}$`,
      'i',
    ),
    2,
    1,
  ],
  [new RegExp(`^instead of ${operand},? (?:use|say|write|put|have) ${last}$`, 'i'), 1, 2],
  [
    new RegExp(
      `^${named}("[^"]{1,500}") (?:should|must|has to) (?:be|read|say|become) ${last}$`,
      'i',
    ),
    1,
    2,
  ],
];

/** `replace X with Y`, `say Y instead of X`. */
export function replaceWords(clause: string): Demand | null {
  for (const [shape, from, to] of shapes) {
    const match = shape.exec(clause);
    if (match !== null) return toDemand(match[from]!, match[to]!);
  }
  return null;
}

/** `remove the word "very"`: the words alone and not what they stand in. */
export function removeWords(clause: string): Demand | null {
  const match =
    /^(?:remove|delete|drop|cut(?: out)?|take out|leave out|omit|strip(?: out)?|lose|take away) (?:(?:the|every|each|all|any) )?(?:(?:words?|phrases?|terms?|expressions?) )?("[^"]{1,500}")$/i.exec(
      clause,
    ) ??
    /^(?:remove|delete|drop|cut(?: out)?|take out|leave out|omit) (?:the )?(?:words?|phrases?|terms?|expressions?) ([^"]{1,100})$/i.exec(
      clause,
    );
  return match === null ? null : toDemand(match[1]!, '');
}

const unwanted =
  /^(?:(?:do not|don't|never|not) (?:say|use|write)|avoid|no)(?: (?:the )?(?:words?|phrases?|terms?|expressions?))? ("[^"]{1,200}")$/i;

/** `do not say "cheap"`: to take it out may leave half a sentence, so that it is only seen whether it is there. */
export function avoidWords(clause: string): Demand | null {
  const words = unquoted(unwanted.exec(clause)?.[1] ?? '');
  if (words === '') return null;
  const shape = wordsShape(words);
  return ofContent(ranks.words, {
    follow: (text) => text,
    isMet: (text) => maskCode(text).search(shape) === -1,
  });
}

/** `the price`, `Priya's quote`: what the text is to say otherwise, and no words of it. */
const described =
  /^(?:the|an?|this|that|these|those|my|our|your|his|her|its|their|every|each|all|any|[\p{L}-]{1,40}['’]s?) /iu;

/**
 * Whether unquoted words name a thing whose value is to be another. To put the value in the place of
 * the thing's name would leave "EUR 4,500 is EUR 4,200".
 */
function isDescribed(wanted: string, instead: string): boolean {
  if (described.test(wanted)) return true;
  const isThing = !/[\p{Lu}\d]/u.test(wanted) && readSpecifics(wanted).length === 0;
  return isThing && readSpecifics(instead).length > 0;
}

function toDemand(from: string, to: string): Demand | null {
  const [wanted, instead] = [unquoted(from), unquoted(to)];
  const isVague = !isQuoted(from) && (wanted.length < 2 || isDescribed(wanted, instead));
  if (wanted === '' || isVague || wanted === instead) return null;
  if (findPlaceholders(instead).length > 0) return null;
  const shape = wordsShape(wanted);
  const isWithin = instead.toLowerCase().includes(wanted.toLowerCase());
  const left = (text: string) =>
    isWithin ? maskCode(text).replaceAll(instead, '') : maskCode(text);
  return {
    rank: ranks.words,
    inCells: true,
    ...(instead !== '' && { keeps: instead }),
    follow: (draft) => replaceIn(draft, shape, instead),
    isMet: ({ content, title }, original) =>
      `${original.title}\n${original.content}`.search(shape) !== -1 &&
      left(content).search(shape) === -1 &&
      `${title}\n${content}`.toLowerCase().includes(instead.toLowerCase()),
  };
}

/** As whole words where it begins and ends with one, in any case; apostrophes of both kinds. */
function wordsShape(words: string): RegExp {
  const escaped = escapeShape(words)
    .replace(/['’]/g, "['’]")
    .replace(/ /g, String.raw`\s`);
  const before = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : '';
  const after = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?![\p{L}\p{N}])` : '';
  return new RegExp(before + escaped + after, 'giu');
}

function replaceIn({ title, content }: Draft, shape: RegExp, instead: string): Draft {
  const edit = (text: string) =>
    instead === ''
      ? text.replace(new RegExp(`${shape.source} ?`, shape.flags), '').replace(/ (?=[,.;:!?])/g, '')
      : text.replace(shape, (_, at: number) =>
          sentenceStart.test(text.slice(Math.max(0, at - 8), at)) ? capital(instead) : instead,
        );
  return { title: instead === '' ? title : edit(title), content: editOutsideCode(content, edit) };
}

const sentenceStart = /(?:^|[.!?]["”’')]?\s|\n(?:[-*>] )?)$/;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
