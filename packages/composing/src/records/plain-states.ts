import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isEmpty, isScalar, replaceFields } from './fields.ts';

/** What programs keep a record of its own for, beside its number and its colour. */
const states =
  /^(?:(?:job|work|workflow|task|request|issue|visit|project)?(?:status|state|stage|priority|severity|type|category|resolution|result)|risk|riskrating|urgency|customfield\d+)$/;
const words = /^(?:name|label|value|title|text|displayvalue|displayname|option)$/;

/** `status: { status: 'to do' }`, `Priority: { Name: 'P2' }`: how it stands is what it is called. */
export const withPlainStates = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (!states.test(plain)) return null;
    if (isJsonObject(value)) {
      const word = readWord(plain, value);
      return word === undefined ? null : [[[name], asWords(word)]];
    }
    return typeof value === 'string' && isCode(value) ? [[[name], asWords(value)]] : null;
  });

function readWord(plain: string, value: JsonObject): JsonValue | undefined {
  const own = Object.entries(value).filter(([, one]) => isScalar(one) && !isEmpty(one));
  return (
    own.find(([name]) => plain.endsWith(plainName(name))) ??
    own.find(([name]) => words.test(plainName(name)))
  )?.[1];
}

/** `work_required` */
const isCode = (value: string): boolean => /^[a-z]{2,20}(?:_[a-z]{2,20}){1,4}$/.test(value);
const asWords = (value: JsonValue): JsonValue =>
  typeof value === 'string' && isCode(value) ? value.replaceAll('_', ' ') : value;
