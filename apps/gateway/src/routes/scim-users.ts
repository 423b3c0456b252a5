import { scimSchemas, scimUserInput, scimUserList, scimUserSchema } from '@workspace-ops/contracts';
import { scimResourceRoutes } from './scim-resource.ts';

const example = { schemas: [scimSchemas.user], userName: 'dana@example.com', active: true };

export const scimUserRoutes = scimResourceRoutes({
  name: 'User',
  hasMembers: false,
  input: scimUserInput,
  schema: scimUserSchema,
  list: scimUserList,
  examples: {
    create: example,
    replace: { ...example, active: false },
    operation: { op: 'replace', path: 'active', value: false },
  },
  descriptions: {
    create:
      'Makes the account where there is none, and a membership with the default role, unless `active` is false.',
    replace: 'Another `userName` is 400. What `active: false` does is said of the change.',
    modify:
      '`active: false` ends the membership and all sessions of the account; the last owner is 409. Attributes that are not kept are ignored.',
    delete: 'Ends the membership and all sessions; the account stays. The last owner is 409.',
  },
  deleteErrors: [404, 409],
  calls: {
    list: ({ identity }, input, options) => identity.scim.users.list.query(input, options),
    find: ({ identity }, { id, token }, options) =>
      identity.scim.users.find.query({ id, token }, options),
    create: ({ identity }, input, options) => identity.scim.users.create.mutate(input, options),
    replace: ({ identity }, input, options) => identity.scim.users.replace.mutate(input, options),
    modify: ({ identity }, input, options) => identity.scim.users.modify.mutate(input, options),
    delete: ({ identity }, input, options) => identity.scim.users.delete.mutate(input, options),
  },
});
