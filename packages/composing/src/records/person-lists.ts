import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields, toText } from './fields.ts';
import { readPerson } from './references.ts';

const lists =
  /^(?:(?:assigned|responsible)(?:users?|employees?|staff|technicians?|members?|crew|persons?|to)|assignees?|members|technicians|hiringteam|hiringmanagers|participants|attendees|owners|crewmembers|collaborators)$/;
const owners = /^(?:assigned|responsible|assignees?$|members$|technicians$|owners$|crewmembers$)/;
const full = /^(?:name|fullname|displayname|full)$/;
const roles = /^(?:(?:assigned)?role|position|jobtitle)$/;
/** Of those who take part in a task whoever has it. */
const carriers = /^(?:assignee|owner|responsible)$/i;

/** `assigned_employees: [{first_name, last_name}]` by their names, and a team by what each does in it. */
export const withPersonLists = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const plain = plainName(name);
    if (!lists.test(plain)) return null;
    const people = listRecords(given);
    const names = people.map(readName);
    if (people.length === 0 || names.some((one) => one === undefined)) return null;
    const asRoles = people.map((one) => findField(one, roles));
    if (plain === 'hiringteam' && asRoles.every((role) => typeof role === 'string'))
      return people.map((_, at) => [[asRoles[at] as string], names[at]!] as const);
    const carrier = names.filter((_, at) => carriers.test(toText(asRoles[at])));
    if (carrier.length > 0)
      return [
        [['owner', name], carrier.join(', ')],
        [[name], names.filter((one) => !carrier.includes(one)).join(', ')],
      ];
    return [[owners.test(plain) ? ['owner', name] : [name], names.join(', ')]];
  });

/** `{nodes: [...]}` is its list. */
function listRecords(given: JsonValue): JsonObject[] {
  const value = isJsonObject(given) ? (given['nodes'] ?? given['items'] ?? given) : given;
  return Array.isArray(value) && value.every(isJsonObject) ? value : [];
}

function readName(person: JsonObject): string | undefined {
  const own = findField(person, full) ?? findField(person, /^(?:user|person|member)$/);
  if (isJsonObject(own)) return readName(own);
  if (typeof own === 'string') return own.trim();
  return readPerson(person);
}
