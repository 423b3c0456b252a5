import type { IncomingHttpHeaders } from 'node:http';
import {
  scimErrorSchema,
  scimGroupInput,
  scimListQuery,
  type ScimListQuery,
  scimMediaType,
  scimPatchInput,
  scimResourceParams,
  scimResourceQuery,
  scimSchemas,
  scimUserInput,
  createdScimToken,
  doneSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { z } from 'zod';
import { readCredential } from '../authentication/credential.ts';
import { jsonRoute, rawRoute, type RawRoute, type Route } from './route.ts';
import { describeScim } from './scim-discovery.ts';

const area = 'Directory provisioning';
const base = '/scim/v2';

const kinds: Partial<Record<AppError['code'], string>> = { invalid_input: 'invalidValue' };

/** RFC 7644, 3.12. */
const errorBody = {
  schema: scimErrorSchema,
  mediaType: scimMediaType,
  render({ status, code, message, extra }: AppError) {
    const scimType = extra?.['scimType'] ?? kinds[code];
    return {
      schemas: [scimSchemas.error],
      status: String(status),
      ...(typeof scimType === 'string' && { scimType }),
      detail: message,
    };
  },
};

const tokenForm = /^scim_[\w-]{1,100}$/;

/** The directory's token. It is no session: a cookie does not stand for it. */
function readToken(headers: IncomingHttpHeaders): { token: string } {
  const credential = readCredential({ authorization: headers.authorization });
  if (credential.kind === 'token' && tokenForm.test(credential.token)) {
    return { token: credential.token };
  }
  throw new AppError(
    'unauthenticated',
    'The directory’s token is required, as Authorization: Bearer.',
  );
}

type Located = { id: string; meta: object };

/** A resource with its address, in the media type of SCIM. */
const answer = (status: number, body: object, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'Content-Type': `${scimMediaType}; charset=utf-8`, ...headers },
  body: JSON.stringify(body),
});

const locate = <R extends Located>(resource: R, collection: string): R => ({
  ...resource,
  meta: { ...resource.meta, location: `${collection}/${resource.id}` },
});

const answerCreated = (resource: Located, collection: string) => {
  const located = locate(resource, collection);
  return answer(201, located, { Location: `${collection}/${resource.id}` });
};

const answerList = (list: { Resources: Located[] }, collection: string) =>
  answer(200, { ...list, Resources: list.Resources.map((one) => locate(one, collection)) });

const noContent = { status: 204, headers: {}, body: '' };

const readList = ({ excludedAttributes, ...page }: ScimListQuery) => ({
  ...page,
  withMembers: showsMembers({ excludedAttributes }),
});

const showsMembers = ({ excludedAttributes }: Pick<ScimListQuery, 'excludedAttributes'>): boolean =>
  !(excludedAttributes ?? '')
    .toLowerCase()
    .split(',')
    .some((name) => name.trim() === 'members');

type Nothing = z.ZodUndefined;

/** A row of the directory's: with its token, its media type and its errors. */
const scimRoute = <
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  row: Omit<RawRoute<P, Q, B>, 'kind' | 'area' | 'auth' | 'role' | 'errorBody' | 'output'> & {
    answers: string;
  },
): Route => {
  const { answers, ...given } = row;
  const output = { mediaTypes: given.status === 204 ? [] : [scimMediaType], description: answers };
  return rawRoute<P, Q, B>({
    ...given,
    area,
    auth: 'directory',
    role: 'anyone',
    errorBody,
    output,
  });
};

const tokenRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/sso/scim-token',
    area,
    operationId: 'createScimToken',
    summary: 'Make a token for the company’s directory',
    description:
      'A directory, as Okta or Entra ID, provisions users and groups with it at `/scim/v2`. It replaces the token of before at once. 404 without a sign-in provider.',
    auth: 'credential',
    role: 'admin',
    status: 201,
    output: createdScimToken,
    errors: [404],
    call: ({ identity }, _input, ctx) =>
      identity.scim.createToken.mutate(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/sso/scim-token',
    area,
    operationId: 'deleteScimToken',
    summary: 'Remove the directory’s token',
    auth: 'credential',
    role: 'admin',
    status: 200,
    output: doneSchema,
    errors: [404],
    call: ({ identity }, _input, ctx) =>
      identity.scim.deleteToken.mutate(undefined, withContext(ctx)),
  }),
];

const userRoutes: readonly Route[] = [
  scimRoute({
    method: 'get',
    path: `${base}/Users`,
    operationId: 'listScimUsers',
    summary: 'List the directory’s users',
    status: 200,
    query: scimListQuery,
    answers: 'A page of users, in the order in which they came.',
    call: async ({ identity }, { query, headers, origin }, ctx) => {
      const call = { ...readToken(headers), ...readList(query) };
      const list = await identity.scim.users.list.query(call, withContext(ctx));
      return answerList(list, `${origin()}${base}/Users`);
    },
  }),
  scimRoute({
    method: 'post',
    path: `${base}/Users`,
    operationId: 'createScimUser',
    summary: 'Add a user',
    description:
      'Makes the account where there is none, and a membership with the default role, unless `active` is false.',
    status: 201,
    body: scimUserInput,
    answers: 'The user.',
    errors: [409],
    example: { schemas: [scimSchemas.user], userName: 'dana@example.com', active: true },
    call: async ({ identity }, { body, headers, origin }, ctx) => {
      const call = { ...body, ...readToken(headers) };
      const user = await identity.scim.users.create.mutate(call, withContext(ctx));
      return answerCreated(user, `${origin()}${base}/Users`);
    },
  }),
  scimRoute({
    method: 'get',
    path: `${base}/Users/:id`,
    operationId: 'getScimUser',
    summary: 'Show a user',
    status: 200,
    params: scimResourceParams,
    answers: 'The user.',
    errors: [404],
    call: async ({ identity }, { params, headers, origin }, ctx) => {
      const call = { ...params, ...readToken(headers) };
      const user = await identity.scim.users.find.query(call, withContext(ctx));
      return answer(200, locate(user, `${origin()}${base}/Users`));
    },
  }),
  scimRoute({
    method: 'put',
    path: `${base}/Users/:id`,
    operationId: 'replaceScimUser',
    summary: 'Replace a user',
    description: 'Another `userName` is 400. What `active: false` does is said of the change.',
    status: 200,
    params: scimResourceParams,
    body: scimUserInput,
    answers: 'The user.',
    errors: [404, 409],
    example: { schemas: [scimSchemas.user], userName: 'dana@example.com', active: false },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const user = await identity.scim.users.replace.mutate(call, withContext(ctx));
      return answer(200, locate(user, `${origin()}${base}/Users`));
    },
  }),
  scimRoute({
    method: 'patch',
    path: `${base}/Users/:id`,
    operationId: 'modifyScimUser',
    summary: 'Change a user',
    description:
      '`active: false` ends the membership and all sessions of the account; the last owner is 409. Attributes that are not kept are ignored.',
    status: 200,
    params: scimResourceParams,
    body: scimPatchInput,
    answers: 'The user.',
    errors: [404, 409],
    example: {
      schemas: [scimSchemas.patch],
      Operations: [{ op: 'replace', path: 'active', value: false }],
    },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const user = await identity.scim.users.modify.mutate(call, withContext(ctx));
      return answer(200, locate(user, `${origin()}${base}/Users`));
    },
  }),
  scimRoute({
    method: 'delete',
    path: `${base}/Users/:id`,
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

const groupRoutes: readonly Route[] = [
  scimRoute({
    method: 'get',
    path: `${base}/Groups`,
    operationId: 'listScimGroups',
    summary: 'List the directory’s groups',
    status: 200,
    query: scimListQuery,
    answers: 'A page of groups, in the order in which they came.',
    call: async ({ identity }, { query, headers, origin }, ctx) => {
      const call = { ...readToken(headers), ...readList(query) };
      const list = await identity.scim.groups.list.query(call, withContext(ctx));
      return answerList(list, `${origin()}${base}/Groups`);
    },
  }),
  scimRoute({
    method: 'post',
    path: `${base}/Groups`,
    operationId: 'createScimGroup',
    summary: 'Add a group',
    description: '`roleMapping` of the sign-in provider gives the members of a group its role.',
    status: 201,
    body: scimGroupInput,
    answers: 'The group.',
    errors: [409],
    example: { schemas: [scimSchemas.group], displayName: 'Sales', members: [] },
    call: async ({ identity }, { body, headers, origin }, ctx) => {
      const call = { ...body, ...readToken(headers) };
      const group = await identity.scim.groups.create.mutate(call, withContext(ctx));
      return answerCreated(group, `${origin()}${base}/Groups`);
    },
  }),
  scimRoute({
    method: 'get',
    path: `${base}/Groups/:id`,
    operationId: 'getScimGroup',
    summary: 'Show a group',
    status: 200,
    params: scimResourceParams,
    query: scimResourceQuery,
    answers: 'The group.',
    errors: [404],
    call: async ({ identity }, { params, query, headers, origin }, ctx) => {
      const call = { ...params, ...readToken(headers), withMembers: showsMembers(query) };
      const group = await identity.scim.groups.find.query(call, withContext(ctx));
      return answer(200, locate(group, `${origin()}${base}/Groups`));
    },
  }),
  scimRoute({
    method: 'put',
    path: `${base}/Groups/:id`,
    operationId: 'replaceScimGroup',
    summary: 'Replace a group',
    status: 200,
    params: scimResourceParams,
    body: scimGroupInput,
    answers: 'The group.',
    errors: [404, 409],
    example: { schemas: [scimSchemas.group], displayName: 'Sales', members: [] },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const group = await identity.scim.groups.replace.mutate(call, withContext(ctx));
      return answer(200, locate(group, `${origin()}${base}/Groups`));
    },
  }),
  scimRoute({
    method: 'patch',
    path: `${base}/Groups/:id`,
    operationId: 'modifyScimGroup',
    summary: 'Change a group',
    description: 'Members as `members` with a list of values, or as `members[value eq "usr_1"]`.',
    status: 200,
    params: scimResourceParams,
    body: scimPatchInput,
    answers: 'The group.',
    errors: [404, 409],
    example: {
      schemas: [scimSchemas.patch],
      Operations: [{ op: 'add', path: 'members', value: [{ value: 'usr_019a' }] }],
    },
    call: async ({ identity }, { params, body, headers, origin }, ctx) => {
      const call = { ...body, ...params, ...readToken(headers) };
      const group = await identity.scim.groups.modify.mutate(call, withContext(ctx));
      return answer(200, locate(group, `${origin()}${base}/Groups`));
    },
  }),
  scimRoute({
    method: 'delete',
    path: `${base}/Groups/:id`,
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

/** What of SCIM there is (RFC 7643, 5 to 7). */
const discoveryRoutes = (
  [
    ['ServiceProviderConfig', 'getScimConfig', 'Show what of SCIM there is'],
    ['ResourceTypes', 'listScimResourceTypes', 'List the kinds of resources'],
    ['Schemas', 'listScimSchemas', 'List the attributes of the resources'],
  ] as const
).map(([name, operationId, summary]) =>
  scimRoute({
    method: 'get',
    path: `${base}/${name}`,
    operationId,
    summary,
    status: 200,
    answers: 'The description.',
    call: async ({ identity }, { headers, origin }, ctx) => {
      await identity.scim.authenticate.query(readToken(headers), withContext(ctx));
      return answer(200, describeScim[name](`${origin()}${base}`));
    },
  }),
);

export const scimRoutes: readonly Route[] = [
  ...tokenRoutes,
  ...userRoutes,
  ...groupRoutes,
  ...discoveryRoutes,
];
