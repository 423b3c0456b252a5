import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';

const words: readonly string[] = ['one', 'two', 'three', 'four', 'five'];
/** What one of the usual programs for tickets has as the answers to its question. */
const answers: Readonly<Record<string, string>> = {
  '103': 'extremely happy',
  '102': 'very happy',
  '101': 'happy',
  '100': 'neither happy nor unhappy',
  '-101': 'unhappy',
  '-102': 'very unhappy',
  '-103': 'extremely unhappy',
};

/** Of which scale a rating is: `FIVE` and `5` stars are 5 of 5. */
export const withSaidRatings = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (/^(?:stars|starrating)$/.test(plain)) return say(name, readStars(value), 'stars');
    if (/^(?:conversationrating|conversationratingrating)$/.test(plain))
      return say(name, readStars(value), '');
    const answer = typeof value === 'number' ? answers[String(value)] : undefined;
    if (plain.endsWith('defaultquestion') && answer !== undefined) return [[[name], answer]];
    return null;
  });

const say = (name: string, stars: number | undefined, of: string) =>
  stars === undefined ? null : [[[name], `${stars} of 5 ${of}`.trim()] as const];

function readStars(value: JsonValue): number | undefined {
  const told = typeof value === 'string' ? words.indexOf(value.toLowerCase()) + 1 : Number(value);
  const stars = told > 0 ? told : Number(value);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined;
}
