import type { Operations } from './operations.ts';

/**
 * The company's people and their groups, by SCIM 2.0: for a client whose token is that of the directory, which
 * `sso.createScimToken` makes.
 */
export const createDirectoryNouns = ({ bare, withQuery, withBody }: Operations) => ({
  directory: {
    users: {
      list: withQuery('/scim/v2/Users'),
      get: bare('get', '/scim/v2/Users/{id}'),
      add: withBody('post', '/scim/v2/Users'),
      replace: withBody('put', '/scim/v2/Users/{id}'),
      change: withBody('patch', '/scim/v2/Users/{id}'),
      remove: bare('delete', '/scim/v2/Users/{id}'),
    },
    groups: {
      list: withQuery('/scim/v2/Groups'),
      get: withQuery('/scim/v2/Groups/{id}'),
      add: withBody('post', '/scim/v2/Groups'),
      replace: withBody('put', '/scim/v2/Groups/{id}'),
      change: withBody('patch', '/scim/v2/Groups/{id}'),
      remove: bare('delete', '/scim/v2/Groups/{id}'),
    },
    /** What of SCIM there is. */
    config: bare('get', '/scim/v2/ServiceProviderConfig'),
    resourceTypes: bare('get', '/scim/v2/ResourceTypes'),
    schemas: bare('get', '/scim/v2/Schemas'),
  },
});
