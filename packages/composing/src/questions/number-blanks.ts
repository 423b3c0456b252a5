import { findPlaceholders } from '@workspace-ops/content';
import { isJsonObject, type JsonValue } from '@workspace-ops/contracts';
import { spacedName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';

/** Made of noughts, or of what masks figures: `00-00-00`, `XXXXXXXX`. */
const number = /^(?:[0Xx#_*?]+[-./ ]?)+$/;
const mayHold = /00|[Xx]{2}|#{2}|__|\*{2}|\?{2}/;
/** What stands before one that is a piece of a text, and no value of its own. */
const word = /\p{L}{2}/u;
const unknown = '(not known)';

/** The numbers of noughts or masks that stand within a text: to cut them would damage it. */
const findNumbers = (text: string): { text: string; start: number; end: number }[] => {
  if (!mayHold.test(text)) return [];
  const found = findPlaceholders(text).filter((one) => number.test(one.text));
  const rest = found.reduce((said, one) => said.replace(one.text, ' '), text);
  return word.test(rest) ? found : [];
};

/** `sort code (not known), account 4411`, where it is asked which number it is. */
export const keepNumbers = (text: string): string =>
  findNumbers(text).reduceRight(
    (said, { start, end }) => `${said.slice(0, start)}${unknown}${said.slice(end)}`,
    text,
  );

/** What is asked of the numbers that a table does not tell: a summary could not quote them. */
export function askAboutNumbers(context: JsonValue): string[] {
  const found = listTexts(context, '', 0).flatMap(({ name, text }) =>
    findNumbers(text).map(({ start }) => ({ name, said: wordsBefore(text.slice(0, start)) })),
  );
  return found
    .slice(0, mostNumbers)
    .map(
      ({ name, said }) =>
        `${clip(spacedName(name), 60)} has noughts or signs for a number that is not known yet, “${said}${unknown}”: which number is it?`,
    )
    .map((question) => question.charAt(0).toUpperCase() + question.slice(1));
}
const wordsBefore = (text: string): string => /(?:[^\s,;.]+ ){0,4}$/u.exec(text)?.[0] ?? '';
const mostNumbers = 3;
const mostTexts = 2000;

function listTexts(
  value: JsonValue,
  name: string,
  depth: number,
): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value.slice(0, 2000) }];
  if (value === null || typeof value !== 'object' || depth > 3) return [];
  const own: (readonly [string, JsonValue])[] = isJsonObject(value)
    ? Object.entries(value)
    : value.map((one) => [name, one] as const);
  return own.slice(0, mostTexts).flatMap(([key, one]) => listTexts(one, key, depth + 1));
}
