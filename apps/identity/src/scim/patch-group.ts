import { scimGroupInput, type ScimGroupInput, type ScimOperation } from '@workspace-ops/contracts';
import { invalidInput } from '@workspace-ops/service-kit';
import { type Change, readPatch } from './read-patch.ts';
import { scimFault } from './scim-errors.ts';

/** A group with the ids of its members. */
export interface GroupState {
  displayName: string;
  externalId: string | null;
  members: readonly string[];
}

/**
 * The group as a PATCH makes it, held to the rules of a whole one.
 * @throws {AppError} `invalid_input`.
 */
export function patchGroup(
  group: GroupState,
  operations: readonly ScimOperation[],
): ScimGroupInput {
  const members = new Set(group.members);
  const patched = {
    displayName: group.displayName as unknown,
    externalId: group.externalId as unknown,
  };
  for (const change of readPatch(operations)) {
    if (change.path === 'displayname') patched.displayName = readValue(change);
    else if (change.path === 'externalid') patched.externalId = readValue(change);
    else if (change.path === 'members') changeMembers(members, change);
  }
  const whole = { ...patched, members: [...members].map((value) => ({ value })) };
  const { success, data, error } = scimGroupInput.safeParse(whole);
  if (success) return data;
  throw invalidInput(error, whole);
}

const readValue = ({ op, value }: Change): unknown => (op === 'remove' ? undefined : value);

function changeMembers(members: Set<string>, { op, selected, value }: Change): void {
  if (selected !== undefined) {
    if (op === 'remove') members.delete(selected);
    else members.add(selected);
    return;
  }
  if (op === 'set' || (op === 'remove' && value === undefined)) members.clear();
  if (value === undefined) return;
  for (const id of readIds(value)) {
    if (op === 'remove') members.delete(id);
    else members.add(id);
  }
}

/** `[{"value": "usr_1"}]`; some directories send one without the list. */
function readIds(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((item) => {
    const id = typeof item === 'object' && item !== null && 'value' in item ? item.value : item;
    if (typeof id !== 'string') throw scimFault('invalidValue', 'members must have a value each');
    return id;
  });
}
