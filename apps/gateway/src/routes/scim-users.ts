import {
  scimListQuery,
  scimPatchInput,
  scimResourceParams,
  scimSchemas,
  scimUserInput,
  scimUserList,
  scimUserSchema,
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
} from './scim-route.ts';

const collection = `${scimBase}/Users`;

export const scimUserRoutes: readonly Route[] = [
  scimRoute({
    method: 'get',
    path: collection,
    operationId: 'listScimUsers',
    summary: 'List the directory’s users',
    status: 200,
    query: scimListQuery,
    answers: 'A page of users, in the order in which they came.',
    schema: scimUserList,
    call: async ({ identity }, { query, headers, origin }, ctx) => {
      const call = { ...readToken(headers), ...readList(query) };
      const list = await identity.scim.users.list.query(call, withContext(ctx));
      return answerList(list, `${origin()}${collection}`);
    },
  }),
  scimRoute({
    method: 'post',
    path: collection,
    operationId: 'createScimUser',
    summary: 'Add a user',
    description:
      'Makes the account where there is none, and a membership with the default role, unless `active` is false.',
    status: 201,
    body: scimUserInput,
    answers: 'The user.',
    schema: scimUserSchema,
    errors: [409],
    example: { schemas: [scimSchemas.user], userName: 'dana@example.com', active: true },
    call: async ({ identity }, { body, headers, origin }, ctx) => {
      const call = { ...body, ...readToken(headers) };
      const user = await identity.scim.users.create.mutate(call, withContext(ctx));
      return answerCreated(user, `${origin()}${collection}`);
    },
  }),
  scimRoute({
    method: 'get',
    path: `${collection}/:id`,
    operationId: 'getScimUser',
    summary: 'Show a user',
    status: 200,
    params: scimResourceParams,
    answers: 'The user.',
    schema: scimUserSchema,
    errors: [404],
    call: async ({ identity }, { params, headers, origin }, ctx) => {
      const call = { ...params, ...readToken(headers) };
      const user = await identity.scim.users.find.query(call, withContext(ctx));
      return answer(200, locate(user, `${origin()}${collection}`));
    },
  }),
  scimRoute({
    method: 'put',
    path: `${collection}/:id`,
    operationId: 'replaceScimUser',
    summary: 'Replace a user',
    description: 'Another `userName` is 400. What `active: false` does is said of the change.',
    status: 200,
    params: scimResourceParams,
    body: scimUserInput,
    answers: 'The user.',
    schema: scimUserSchema,
    errors: [404, 409],
    example: { schemas: [scimSchemas.user], userName: 'dana@example.com', active: false },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const user = await identity.scim.users.replace.mutate(call, withContext(ctx));
      return answer(200, locate(user, `${origin()}${collection}`));
    },
  }),
  scimRoute({
    method: 'patch',
    path: `${collection}/:id`,
    operationId: 'modifyScimUser',
    summary: 'Change a user',
    description:
      '`active: false` ends the membership and all sessions of the account; the last owner is 409. Attributes that are not kept are ignored.',
    status: 200,
    params: scimResourceParams,
    body: scimPatchInput,
    answers: 'The user.',
    schema: scimUserSchema,
    errors: [404, 409],
    example: {
      schemas: [scimSchemas.patch],
      Operations: [{ op: 'replace', path: 'active', value: false }],
    },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const user = await identity.scim.users.modify.mutate(call, withContext(ctx));
      return answer(200, locate(user, `${origin()}${collection}`));
    },
  }),
  scimRoute({
    method: 'delete',
    path: `${collection}/:id`,
    operationId: 'deleteScimUser',
    summary: 'Remove a user',
    description: 'Ends the membership and all sessions; the account stays. The last owner is 409.',
    status: 204,
    params: scimResourceParams,
    answers: 'Nothing.',
    errors: [404, 409],
    call: async ({ identity }, { params, headers }, ctx) => {
      await identity.scim.users.delete.mutate(
        { ...params, ...readToken(headers) },
        withContext(ctx),
      );
      return noContent;
    },
  }),
];
