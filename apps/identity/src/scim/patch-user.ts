import {
  scimUserInput,
  type ScimOperation,
  type ScimUser,
  type ScimUserInput,
} from '@workspace-ops/contracts';
import { invalidInput } from '@workspace-ops/service-kit';
import { type Change, readPatch } from './read-patch.ts';
import { scimFault } from './scim-errors.ts';

type Attributes = Record<string, unknown> & { name: Record<string, unknown> };

/** What may be set, by its path in lower case; all other attributes are not kept. */
const kept: Record<string, (to: Attributes, value: unknown) => void> = {
  username: (to, value) => (to['userName'] = value),
  externalid: (to, value) => (to['externalId'] = value),
  active: (to, value) => (to['active'] = value),
  displayname: (to, value) => (to['displayName'] = value),
  'name.formatted': (to, value) => (to.name['formatted'] = value),
  'name.givenname': (to, value) => (to.name['givenName'] = value),
  'name.familyname': (to, value) => (to.name['familyName'] = value),
  name: (to, value) => {
    if (value === undefined) to.name = {};
    else if (typeof value === 'object' && value !== null) to.name = { ...to.name, ...value };
    else throw scimFault('invalidValue', 'name must be an object');
  },
};

const required = ['username', 'active'];

/**
 * The user as a PATCH makes it, held to the rules of a whole one.
 * @throws {AppError} `invalid_input`.
 */
export function patchUser(user: ScimUser, operations: readonly ScimOperation[]): ScimUserInput {
  const { userName, externalId, active, displayName, name } = user;
  const patched: Attributes = { userName, externalId, active, displayName, name: { ...name } };
  for (const change of readPatch(operations)) apply(patched, change);
  const { success, data, error } = scimUserInput.safeParse(patched);
  if (success) return data;
  throw invalidInput(error, patched);
}

function apply(patched: Attributes, { op, path, selected, value }: Change): void {
  const set = Object.hasOwn(kept, path) && selected === undefined ? kept[path] : undefined;
  if (set === undefined) return;
  if (op === 'remove' && required.includes(path)) {
    throw scimFault('invalidValue', `${path} cannot be removed`);
  }
  set(patched, op === 'remove' ? undefined : value);
}
