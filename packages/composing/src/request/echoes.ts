import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isJsonObject } from '@workspace-ops/contracts';
import { withoutAsides } from '../disclosure/asides.ts';
import { listNameWords } from '../disclosure/excluded-parts.ts';
import { isMarkingName, markedWords } from '../disclosure/find-markings.ts';
import { toShape } from '../disclosure/kept-matters.ts';
import { isFreeText, namesFor, normalName, spacedName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isAcute } from './hazards.ts';

/** What one field tells of what another says that the reader is not to know. */
export interface Echo {
  /** How the field is called. */
  name: string;
  said: string;
}

/** The data of a report to a customer without what gives away something that they are not to know. */
export interface WithoutEchoes {
  context: JsonObject;
  left: readonly Echo[];
  /** What shares a word with it, and may be of something else. */
  near: readonly Echo[];
}

/** A thing that is not to be told, by its words. */
interface Secret {
  shapes: readonly RegExp[];
  /** Whether it stands in a note, which may be about anything. */
  isOfNote: boolean;
}

const limits = { secrets: 20, words: 40, text: 4_000 };
const enough = 2;

/** Words that say nothing of what it is about. */
const empty = new Set(
  'about after again also been before being client clients could customer customers does done don’t down even find first from give gives have here into just keep know known knows later leave left make mention must need needs never next not now only other ours over please pls private quiet same shall should some soon still tell than that their them then there these they this those till told until very want week weeks were what when which will with work working would year yes yet your confidential internal secret share shared want wants doesn’t isn’t until day days month start started starts finish finished take taken took goes going come comes done today tomorrow monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december'.split(
    ' ',
  ),
);
/** Who somebody is, what the report is on, and when: none of it is cut. */
const kept = new Set(
  'customer contact milestone date nextDate plannedDate actualDate owner location recipient'
    .split(' ')
    .flatMap(namesFor),
);

const listWords = (said: string): string[] =>
  (said.slice(0, limits.text).match(/\p{L}[\p{L}’'-]{3,}|\d+/gu) ?? [])
    .map((word) => word.toLowerCase().replaceAll("'", '’'))
    .filter((word) => !empty.has(word))
    .slice(0, limits.words);

const withoutMark = (said: string): string =>
  markedWords(said).reduce((rest, words) => rest.replace(words, ' '), said);

/** What of a text its reader is not to know. */
function listUntold(name: string, said: string): string[] {
  if (markedWords(said, name).length > 0) return splitSentences(withoutMark(said));
  const open = withoutAsides(said);
  if (open === said) return [];
  return splitSentences(said).filter((sentence) => !open.includes(sentence));
}

const listTexts = (value: JsonValue): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listTexts)
      : [];

const isMarkedEntry = (entry: JsonObject): boolean =>
  Object.entries(entry).some(
    ([name, part]) =>
      isMarkingName(name, part) || (typeof part === 'string' && listUntold(name, part).length > 0),
  );

/** The texts that are not to be told, each as a whole: a list entry with a mark, or the sentences that have one. */
function listSecrets(context: JsonObject): Secret[] {
  const { find } = readFacts(context);
  const own = ['customer', 'contact', 'milestone'].flatMap((name) =>
    listNameWords(find(name)?.value ?? ''),
  );
  const isOwn = new RegExp(`^(?:${own.length === 0 ? '$^' : own.join('|')})(?:[’']?s)?$`, 'iu');
  return Object.entries(context)
    .filter(([name]) => !kept.has(normalName(name)))
    .flatMap(([name, value]) =>
      listUntoldIn(name, value).map((texts) => ({ texts, isOfNote: isFreeText({ path: [name] }) })),
    )
    .slice(0, limits.secrets)
    .map(({ texts, isOfNote }) => ({
      isOfNote,
      shapes: [...new Set(texts.flatMap(listWords))]
        .filter((word) => !isOwn.test(word))
        .map(toWord),
    }));
}

function listUntoldIn(name: string, value: JsonValue): string[][] {
  if (typeof value === 'string') {
    const untold = listUntold(name, value);
    return untold.length === 0 ? [] : [untold];
  }
  if (Array.isArray(value)) return value.flatMap((item) => listUntoldIn(name, item));
  if (!isJsonObject(value) || !isMarkedEntry(value)) return [];
  return [listTexts(value).map(withoutMark)];
}

/** A number by itself, and a word with its usual ends; `regrout` is of the grout. */
const toWord = (word: string): RegExp =>
  /^\d/.test(word)
    ? new RegExp(`(?<![\\d.,])${word}(?![\\d,]|\\.\\d)`, 'u')
    : toShape(word, '(?:re-?|un-?)?');

const countShared = ({ shapes }: Secret, said: string): number =>
  shapes.filter((shape) => shape.test(said)).length;
const sharesLong = ({ shapes }: Secret, said: string): boolean =>
  shapes.some((shape) => (shape.exec(said)?.[0].length ?? 0) >= longWord);
const longWord = 5;

/** The parts of a text that may be told or left out by themselves. */
const splitParts = (text: string): string[] =>
  splitSentences(text).flatMap((sentence) => sentence.split(/(?<=;) /));

export const withoutEchoes = onceFor((context: JsonObject): WithoutEchoes => {
  const secrets = listSecrets(context);
  const [left, near]: [Echo[], Echo[]] = [[], []];
  if (secrets.length === 0) return { context, left, near };
  const sort = (name: string, said: string): boolean => {
    const shared = secrets.filter((secret) => countShared(secret, said) >= enough);
    const called = spacedName(name);
    if (shared.some(({ isOfNote }) => !isOfNote) && !isAcute(said)) {
      left.push({ name: called, said });
      return false;
    }
    if (shared.length > 0 || secrets.some((one) => !one.isOfNote && sharesLong(one, said)))
      near.push({ name: called, said });
    return true;
  };
  const strip = (name: string, value: JsonValue): JsonValue | undefined => {
    if (Array.isArray(value)) return value.flatMap((item) => strip(name, item) ?? []);
    if (typeof value !== 'string' || listUntold(name, value).length > 0) return value;
    const parts = splitParts(value);
    const told = parts.filter((part) => sort(name, part));
    if (told.length === parts.length) return value;
    return told.length === 0 ? undefined : told.join(' ').replace(/;$/, '.');
  };
  const entries = Object.entries(context).flatMap(([name, value]): [string, JsonValue][] => {
    const isKept = kept.has(normalName(name)) || isFreeText({ path: [name] });
    const told = isKept ? value : strip(name, value);
    return told === undefined ? [] : [[name, told]];
  });
  return { context: left.length === 0 ? context : Object.fromEntries(entries), left, near };
});
