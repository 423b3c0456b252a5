import {
  scimGroupInput,
  scimListQuery,
  scimPatchInput,
  scimResourceParams,
  scimResourceQuery,
  scimSchemas,
  scimGroupList,
  scimGroupSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import type { Route } from './route.ts';
import {
  answer,
  answerCreated,
  answerList,
  locate,
  noContent,
  readList,
  readToken,
  scimBase,
  scimRoute,
  showsMembers,
} from './scim-route.ts';

const collection = `${scimBase}/Groups`;

export const scimGroupRoutes: readonly Route[] = [
  scimRoute({
    method: 'get',
    path: collection,
    operationId: 'listScimGroups',
    summary: 'List the directory’s groups',
    status: 200,
    query: scimListQuery,
    answers: 'A page of groups, in the order in which they came.',
    schema: scimGroupList,
    call: async ({ identity }, { query, headers, origin }, ctx) => {
      const call = { ...readToken(headers), ...readList(query) };
      const list = await identity.scim.groups.list.query(call, withContext(ctx));
      return answerList(list, `${origin()}${collection}`);
    },
  }),
  scimRoute({
    method: 'post',
    path: collection,
    operationId: 'createScimGroup',
    summary: 'Add a group',
    description: '`roleMapping` of the sign-in provider gives the members of a group its role.',
    status: 201,
    body: scimGroupInput,
    answers: 'The group.',
    schema: scimGroupSchema,
    errors: [409],
    example: { schemas: [scimSchemas.group], displayName: 'Sales', members: [] },
    call: async ({ identity }, { body, headers, origin }, ctx) => {
      const call = { ...body, ...readToken(headers) };
      const group = await identity.scim.groups.create.mutate(call, withContext(ctx));
      return answerCreated(group, `${origin()}${collection}`);
    },
  }),
  scimRoute({
    method: 'get',
    path: `${collection}/:id`,
    operationId: 'getScimGroup',
    summary: 'Show a group',
    status: 200,
    params: scimResourceParams,
    query: scimResourceQuery,
    answers: 'The group.',
    schema: scimGroupSchema,
    errors: [404],
    call: async ({ identity }, { params, query, headers, origin }, ctx) => {
      const call = { ...params, ...readToken(headers), withMembers: showsMembers(query) };
      const group = await identity.scim.groups.find.query(call, withContext(ctx));
      return answer(200, locate(group, `${origin()}${collection}`));
    },
  }),
  scimRoute({
    method: 'put',
    path: `${collection}/:id`,
    operationId: 'replaceScimGroup',
    summary: 'Replace a group',
    status: 200,
    params: scimResourceParams,
    body: scimGroupInput,
    answers: 'The group.',
    schema: scimGroupSchema,
    errors: [404, 409],
    example: { schemas: [scimSchemas.group], displayName: 'Sales', members: [] },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const group = await identity.scim.groups.replace.mutate(call, withContext(ctx));
      return answer(200, locate(group, `${origin()}${collection}`));
    },
  }),
  scimRoute({
    method: 'patch',
    path: `${collection}/:id`,
    operationId: 'modifyScimGroup',
    summary: 'Change a group',
    description: 'Members as `members` with a list of values, or as `members[value eq "usr_1"]`.',
    status: 200,
    params: scimResourceParams,
    body: scimPatchInput,
    answers: 'The group.',
    schema: scimGroupSchema,
    errors: [404, 409],
    example: {
      schemas: [scimSchemas.patch],
      Operations: [{ op: 'add', path: 'members', value: [{ value: 'usr_019a' }] }],
    },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const group = await identity.scim.groups.modify.mutate(call, withContext(ctx));
      return answer(200, locate(group, `${origin()}${collection}`));
    },
  }),
  scimRoute({
    method: 'delete',
    path: `${collection}/:id`,
    operationId: 'deleteScimGroup',
    summary: 'Remove a group',
    description: 'Its members get the role of the groups that they are still in.',
    status: 204,
    params: scimResourceParams,
    answers: 'Nothing.',
    errors: [404],
    call: async ({ identity }, { params, headers }, ctx) => {
      await identity.scim.groups.delete.mutate(
        { ...params, ...readToken(headers) },
        withContext(ctx),
      );
      return noContent;
    },
  }),
];
