import { redactJson } from '@workspace-ops/content';
import type { JsonValue } from '@workspace-ops/contracts';
import { readSpecifics } from './read-specifics.ts';
import { splitWords } from '../words.ts';

/** One object of a list of objects. */
export interface ListedRecord {
  id: string;
  values: ReadonlySet<string>;
}

const mostRecords = 50;

/** The first entries of a list of objects, in words as the text's lines are. */
export function toRecords(items: readonly JsonValue[]): ListedRecord[] {
  return redactJson(items.slice(0, mostRecords)).value.flatMap((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    // What a handoff rests on is named by the service itself.
    if ('runId' in item && 'source' in item) return [];
    const texts = Object.values(item).flatMap((value) =>
      typeof value === 'object' ? [] : [splitWords(String(value)).join(' ')],
    );
    const id = texts.find((text) => /\p{L}{2}/u.test(text) && !isDate(text));
    if (id === undefined) return [];
    return [{ id, values: new Set(texts.filter((text) => text !== id && text.length > 1)) }];
  });
}

/** Of no use to tell one record by. */
const isDate = (text: string): boolean =>
  /\d/.test(text) && readSpecifics(text).some(({ kind }) => kind === 'date');
