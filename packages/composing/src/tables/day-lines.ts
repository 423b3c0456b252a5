import { isGreeting } from '@workspace-ops/contacts';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { markedWords } from '../disclosure/find-markings.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { readOwnParts } from '../questions/own-parts.ts';
import { isStatement } from '../sentences/is-told.ts';

const seen = new Set(namesFor('observation'));
const listed = new Set(['items', 'tasks', 'item', 'location', 'site'].flatMap(namesFor));
const least = { lines: 3, places: 2 };
const most = { text: 6_000, sentence: 400, wordsOfPlace: 4 };

/**
 * A register has a row for each thing, and somebody may tell all of a day in one breath: each sentence is a row, with
 * the place that it begins with. What is told of one place, or beside a list, is one thing.
 */
export function withDayLines(context: JsonObject): JsonObject {
  const entries = Object.entries(context);
  const isLog = ([name]: readonly [string, JsonValue]): boolean => logs.test(normalName(name));
  const told = entries.find((entry) => seen.has(normalName(entry[0])) || isLog(entry));
  const lines = told === undefined ? [] : toLines(told[1], isLog(told));
  const isOne = told === undefined || !isLog(told);
  if (
    entries.some(
      ([name, value]) => typeof value === 'object' || (isOne && listed.has(normalName(name))),
    )
  )
    return context;
  return lines.length < least.lines
    ? context
    : Object.fromEntries(
        entries.map((entry): [string, JsonValue] => (entry === told ? [entry[0], lines] : entry)),
      );
}

/** Each sentence of a log, and of notes of a day, is an entry, wherever it is of. */
const logs =
  /^(?:(?:daily|day|night|shift|duty|site|work)?(?:log|logbook|handover|diary|stand-?up|huddle)(?:notes?)?|(?:daily|day|shift|morning|evening|site|field|walk(?:round|about)?)?notes|observations|(?:e?mail)?(?:body|text)|e?mail|message)$/;

function toLines(value: JsonValue, isLog: boolean): JsonObject[] {
  if (typeof value !== 'string' || value.length > most.text) return [];
  const places = listPlaces(value);
  // What a mark is of may be the sentence before it.
  if ((places.length === 0 && !isLog) || markedWords(value).length > 0) return [];
  const sentences = joinOpening(listSaid(value), isLog ? fewOfLog : fewWords);
  if (sentences.some(({ length }) => length > most.sentence)) return [];
  const own = readOwnParts(sentences);
  return sentences.map((said, at) => {
    const place = findPlace(said, places);
    return {
      observation: said.replace(/[.\s]+$/u, ''),
      ...own[at],
      ...(place !== undefined && { location: place }),
    };
  });
}

/** Each point of a list, and each sentence of a text, but for what makes it a mail. */
const listSaid = (text: string): string[] =>
  text
    .trim()
    .split(/\s*\n\s*/u)
    .filter((line, at, { length }) => !isOfMail(line, at === length - 1))
    .flatMap((line) => (point.test(line) ? [line.replace(point, '')] : splitSentences(line)));
const isOfMail = (line: string, isLast: boolean): boolean =>
  isGreeting(line) ||
  /^(?:from|to|cc|bcc|sent|date|subject): /iu.test(line) ||
  (isLast && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[.!]?$/u.test(line));
const point = /^(?:[-–*•]|\d{1,2}[.)]) /u;

/** `End of day Friday.` is no row of its own. */
function joinOpening([first = '', second = '', ...rest]: readonly string[], few: number): string[] {
  return isStatement(first) || first.split(' ').length > few
    ? [first, second, ...rest]
    : [`${first} ${second}`, ...rest];
}
const fewWords = 6;
const fewOfLog = 2;

/** `did 4 visits, library, mill view, pellon lodge and the bingo` */
const visited =
  /\b(?:did|made|had|was at|been to|went to|visited|covered) (?:\d{1,2} |two |three |four |five |six |seven |eight |nine |ten |all )?(?:visits?|sites?|jobs?|calls?|places?|stops?|houses?|customers?)?(?: today)?[,:]? ?(?:at )?([^.!?\n]{3,200})/iu;

function listPlaces(text: string): string[] {
  const named = visited.exec(text)?.[1] ?? '';
  const places = named
    .split(/, (?:and )?| and /u)
    .map((one) => one.replace(/^the /iu, '').trim())
    .filter((one) => one.length > 2 && one.split(' ').length <= most.wordsOfPlace);
  return places.length < least.places ? [] : places;
}

/** As it is written where the sentence begins. */
function findPlace(said: string, places: readonly string[]): string | undefined {
  const start = said.replace(/^(?:at )?the |^at /iu, '');
  const place = places.find(
    (one) =>
      start.toLowerCase().startsWith(one.toLowerCase()) && !/^\p{L}/u.test(start.slice(one.length)),
  );
  return place === undefined ? undefined : start.slice(0, place.length);
}
