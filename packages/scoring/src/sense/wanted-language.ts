import type { JsonValue } from '@workspace-ops/contracts';
import type { RunInput } from '../facts/index-input.ts';
import { guessLanguage, findLanguage, type Language } from './find-foreign.ts';

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

/** The language that the input asks for, or is written in; English where it does not say. */
export function wantedLanguage(input: RunInput | undefined): Language | undefined {
  if (input === undefined) return undefined;
  const { context } = input;
  const asked = named
    .map((name) => context[name])
    .filter((value) => typeof value === 'string')
    .map(findLanguage)
    .find((language) => language !== undefined);
  return asked ?? guessLanguage(textsIn(context)) ?? 'en';
}

const enough = 5_000;

function textsIn(context: JsonValue): string {
  const pending: JsonValue[] = [context];
  let text = '';
  while (pending.length > 0 && text.length < enough) {
    const value = pending.shift()!;
    if (typeof value === 'string') text += ` ${value.slice(0, 1_000)}`;
    else if (typeof value === 'object' && value !== null)
      pending.push(...Object.values(value).slice(0, 100));
  }
  return text;
}
