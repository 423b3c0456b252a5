import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields } from './fields.ts';

/** What holds the answers of a form; the form's own name is no one's. */
export const withFormName = (record: JsonObject): JsonObject => {
  const isForm =
    findField(record, /^formid$/) !== undefined &&
    Object.entries(record).some(
      ([name, value]) => plainName(name) === 'data' && isJsonObject(value),
    );
  return isForm
    ? replaceFields(record, ([name, value]) =>
        plainName(name) === 'name' ? [[['form name', name], value]] : null,
      )
    : record;
};
