import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { isGivenName } from '../facts/given-names.ts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields, type Field } from './fields.ts';
import { withAside } from './set-aside.ts';

/** `Stage 2 - Switchboard upgrade`, `Onboarding: managed IT`; a person has a given name first. */
const isTitle = (value: string): boolean =>
  /^\S.{2,60}? [-–] \S|^\S.{2,60}?: \S|^\p{L}{3,12} \d{1,3}(?= |$)| (?!(?:and|of|the|for|at|on|de|del|van|von|der|den|du|di|da)(?!\p{L}))\p{Ll}{2}/u.test(
    value,
  ) && !isGivenName(value.split(/[ ,]/)[0]!);
const isMilestone = (value: string): boolean => /^(?:milestone|stage|phase) \d/i.test(value);

/** Whether a program has numbered the record, or what it refers to. */
export const hasNumber = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      /^(?:g?id|key|uuid|idshort|.{2,20}(?:_id|Id|_uuid))$/i.test(name) ||
      (isJsonObject(value) && ('id' in value || 'ID' in value || 'gid' in value)),
  );

/** What a program that numbers its records calls one by, where that names neither a person nor a company. */
export function withTitle(record: JsonObject): JsonObject {
  if (!hasNumber(record)) return record;
  const isOfMilestone = typeof record['type'] === 'string' && /milestone$/i.test(record['type']);
  const isLeft = ([name, value]: Field): boolean =>
    isOfMilestone &&
    (name === 'type' || (name === 'status' && (value === 'next' || value === 'unstarted')));
  return replaceFields(withAside(record, isLeft), ([name, value]) => {
    if (isOfMilestone && name === 'lead' && isJsonObject(value))
      return [[['owner', name], value['name'] ?? value]];
    const plain = plainName(name);
    if (typeof value !== 'string' || !/^(?:name|summary|title)$/.test(plain)) return null;
    if (isMilestone(value) || (isOfMilestone && plain === 'name'))
      return [[['milestone', name], value]];
    return plain === 'name' && isTitle(value) ? [[['title', name], value]] : null;
  });
}
