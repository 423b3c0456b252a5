import type { JsonObject } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { isEmpty, replaceFields } from './fields.ts';

const companies = new Set(
  ['customer', 'company'].flatMap(namesFor).filter((name) => !/^(?:lead|prospect)$/.test(name)),
);
const isContact = /^(?:contact|contactname)$/;
const called = /^(?:leadname|displayname)$/;

/** Close calls a company a lead, and whoever is spoken to there a contact of it. */
export function withCompanyOfLead(record: JsonObject): JsonObject {
  const fields = Object.entries(record).filter(([, value]) => !isEmpty(value));
  const contact = fields.find(([name]) => isContact.test(plainName(name)))?.[1];
  if (contact === undefined || fields.some(([name]) => companies.has(normalName(name))))
    return record;
  return replaceFields(record, ([name, value]) =>
    called.test(plainName(name)) && value !== contact ? [[['company', name], value]] : null,
  );
}
