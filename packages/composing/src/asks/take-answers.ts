import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { normalName } from '../facts/field-names.ts';
import { amendText } from './amend-text.ts';
import { nameAgreement } from '../facts/amount-question.ts';
import { askAboutTotals } from '../facts/check-totals.ts';
import { findConflicts } from '../facts/conflicts.ts';
import { readFacts } from '../facts/read-facts.ts';

/**
 * The data of a run with what was answered. An answer about what two fields say differently settles it for
 * both of them: else the question would stand for ever.
 */
export function takeAnswers(context: JsonObject, answers: JsonObject): JsonObject {
  const conflicts = findConflicts(readFacts(context));
  let taken = context;
  for (const [name, answer] of Object.entries(answers)) {
    const settled = conflicts.find(({ name: single, facts }) =>
      [single, ...facts.map(({ path }) => path.at(-1)!)].map(normalName).includes(normalName(name)),
    );
    const paths = settled?.facts.map(({ path }) => path) ?? [[name]];
    for (const path of paths) taken = replaceAt(taken, path, answer);
  }
  // An amount that was asked about is right as it is answered, whether or not its lines add up to it.
  const contested = askAboutTotals(readFacts(context), context).map(
    ({ stated }) => stated.path[0]!,
  );
  const [agreed] = contested.filter((name) => Object.hasOwn(answers, name));
  return agreed === undefined ? taken : { ...taken, [nameAgreement(agreed)]: taken[agreed]! };
}

function replaceAt(
  record: JsonObject,
  [key, ...rest]: readonly string[],
  answer: JsonValue,
): JsonObject {
  const child = record[key!];
  if (rest.length === 0) {
    const isText = typeof child === 'string' && typeof answer === 'string';
    return { ...record, [key!]: isText ? amendText(child, answer) : answer };
  }
  return typeof child === 'object' && child !== null && !Array.isArray(child)
    ? { ...record, [key!]: replaceAt(child, rest, answer) }
    : record;
}
