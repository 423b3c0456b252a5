import type { JsonValue } from '@workspace-ops/contracts';
import type { RunInput } from '../facts/index-input.ts';
import { findLanguage, guessLanguage, listRuns, listWords, type Language } from './find-foreign.ts';

const named = ['language', 'locale', 'lang', 'targetLanguage', 'outputLanguage', 'replyLanguage'];

/** `translate it into German`, `in French, please`; not what somebody wants no more. */
const orders = /(?<!\bnot |n't )\b(?:into|in|to) (?:\p{L}{2,12} )?(\p{L}{5,12})(?!\p{L})/giu;
const longest = 8_000;

/** The language that instructions ask for, where the text is in it; of several the last. */
export function translatedInto(instructions = '', text: string): Language | undefined {
  const asked = [...instructions.slice(0, longest).matchAll(orders)]
    .map(([, name = '']) => findLanguage(name))
    .findLast((language) => language !== undefined);
  return asked !== undefined && guessLanguage(text) === asked ? asked : undefined;
}

/** What a text may be written in beside its input, and what of that it may quote as it stands. */
export interface Wanted {
  /** Of several the text keeps to one; none where nothing says it. */
  languages: readonly Language[];
  /** The runs of words that the input has; none where a translation was asked for. */
  runs: ReadonlySet<string>;
}

/**
 * The language that instructions or the input ask for. Else that of the input, or English: our own sentences are in
 * English, whatever language they tell of.
 */
export function wantedLanguages(input: RunInput | undefined, translated?: Language): Wanted {
  if (translated !== undefined) return { languages: [translated], runs: new Set() };
  if (input === undefined) return { languages: [], runs: new Set() };
  const { context } = input;
  const asked = named
    .map((name) => context[name])
    .filter((value) => typeof value === 'string')
    .map(findLanguage)
    .find((language) => language !== undefined);
  const given = textsIn(context);
  const languages = [asked ?? guessLanguage(given.slice(0, enough)) ?? 'en', ...(asked ? [] : own)];
  return { languages: [...new Set(languages)], runs: new Set(listRuns(listWords(given))) };
}

const own = ['en'] as const;
const enough = 5_000;
const most = 20_000;

function textsIn(context: JsonValue): string {
  const pending: JsonValue[] = [context];
  let text = '';
  while (pending.length > 0 && text.length < most) {
    const value = pending.shift()!;
    if (typeof value === 'string') text += ` ${value.slice(0, 1_000)}`;
    else if (typeof value === 'object' && value !== null)
      pending.push(...Object.values(value).slice(0, 100));
  }
  return text;
}
