import {
  scimGroupInput,
  scimGroupList,
  scimGroupSchema,
  scimSchemas,
} from '@workspace-ops/contracts';
import { scimResourceRoutes } from './scim-resource.ts';

const example = { schemas: [scimSchemas.group], displayName: 'Sales', members: [] };

export const scimGroupRoutes = scimResourceRoutes({
  name: 'Group',
  hasMembers: true,
  input: scimGroupInput,
  schema: scimGroupSchema,
  list: scimGroupList,
  examples: {
    create: example,
    replace: example,
    operation: { op: 'add', path: 'members', value: [{ value: 'usr_019a' }] },
  },
  descriptions: {
    create: '`roleMapping` of the sign-in provider gives the members of a group its role.',
    modify: 'Members as `members` with a list of values, or as `members[value eq "usr_1"]`.',
    delete: 'Its members get the role of the groups that they are still in.',
  },
  deleteErrors: [404],
  calls: {
    list: ({ identity }, input, options) => identity.scim.groups.list.query(input, options),
    find: ({ identity }, input, options) => identity.scim.groups.find.query(input, options),
    create: ({ identity }, input, options) => identity.scim.groups.create.mutate(input, options),
    replace: ({ identity }, input, options) => identity.scim.groups.replace.mutate(input, options),
    modify: ({ identity }, input, options) => identity.scim.groups.modify.mutate(input, options),
    delete: ({ identity }, input, options) => identity.scim.groups.delete.mutate(input, options),
  },
});
