import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { clip } from '../facts/inline-text.ts';
import { namesFor } from '../facts/field-names.ts';
import { isOfTwo, toLineName, readSum } from './variances.ts';

/** A plan in one currency and a spend in another have no variance: somebody says which of them is right. */
export const askAboutMixed = (context: JsonObject): string[] =>
  [context, ...Object.values(context).flatMap((value) => (Array.isArray(value) ? value : []))]
    .filter((value) => isJsonObject(value))
    .flatMap((record) => askAboutRecord(record))
    .slice(0, mostAsked);

const mostAsked = 3;

function askAboutRecord(record: JsonObject): string[] {
  const [planned, actual] = [find(record, 'planned'), find(record, 'actual')];
  const [plan, spend] = [readSum(planned), readSum(actual)];
  return typeof planned === 'string' &&
    typeof actual === 'string' &&
    plan &&
    spend &&
    isOfTwo(plan, spend)
    ? [
        `“${clip(planned, 40)}” is planned and “${clip(actual, 40)}” spent: in which currency are both?`,
      ]
    : [];
}

function find(record: JsonObject, name: string): JsonValue | undefined {
  const names = new Set(namesFor(name));
  return Object.entries(record).find(([own]) => names.has(toLineName(own, record)))?.[1];
}
