import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isEmpty, replaceFields } from './fields.ts';

const holders =
  /^(?:categories|work|jobs?|position|employment|employee|worker|staffmember|newhire|candidate|openings?)$/;
const parts =
  /^(?:(?:job|position)?title|(?:position|job)name|department|team|site|location|manager|reportsto|supervisor|(?:hire|start|targetstart|joining)date|commitment|legalname|preferredname|employmenttype|workertype|openingid)$/;

/** What programs nest of a job, and of whoever has it, under names that are usual by themselves: `work: {title, site, startDate}`. */
export const withEmploymentParts = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const value = Array.isArray(given) && given.length === 1 ? given[0]! : given;
    if (!isJsonObject(value) || !holders.test(plainName(name))) return null;
    const own = Object.entries(value);
    if (own.filter(([part]) => parts.test(plainName(part))).length < 2) return null;
    return own
      .filter(([, of]) => !isEmpty(of))
      .map(([part, of]) => [[part, `${name} ${part}`], of]);
  });
