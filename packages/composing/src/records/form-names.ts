import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields, type Field } from './fields.ts';
import { withAside } from './set-aside.ts';

/** `Form: {Id, Name: 'Defect report', Status}`: which form it is, and nothing that was filled in. */
export const withoutNameOfForm = (record: JsonObject): JsonObject => withAside(record, isForm);

const isForm = ([name, value]: Field): boolean =>
  /^(?:form|template|formtemplate|survey|questionnaire)$/.test(plainName(name)) &&
  isJsonObject(value) &&
  ['id', 'name'].every((own) => Object.keys(value).map(plainName).includes(own)) &&
  Object.keys(value).every((own) => ofForm.test(plainName(own)));
const ofForm = /^(?:id|uid|guid|name|title|status|version|type|revision|language)$/;

/** What holds the answers of a form; the form's own name is no one's. */
export const withFormName = (record: JsonObject): JsonObject => {
  const isOfForm =
    findField(record, /^formid$/) !== undefined &&
    Object.entries(record).some(
      ([name, value]) => plainName(name) === 'data' && isJsonObject(value),
    );
  return isOfForm
    ? replaceFields(record, ([name, value]) =>
        plainName(name) === 'name' ? [[['form name', name], value]] : null,
      )
    : record;
};
