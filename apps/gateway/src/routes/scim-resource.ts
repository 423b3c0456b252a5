import {
  scimListQuery,
  scimPatchInput,
  scimResourceParams,
  scimResourceQuery,
  scimSchemas,
  type scimListCall,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import type { z } from 'zod';
import { readDirectoryToken } from '../authentication/directory-token.ts';
import type { Services } from '../services.ts';
import type { Route } from './route.ts';
import {
  answer,
  answerCreated,
  answerList,
  locate,
  type Located,
  noContent,
  readList,
  scimBase,
  scimRoute,
  showsMembers,
} from './scim-route.ts';

type Options = ReturnType<typeof withContext>;
type Operation<I, O> = (services: Services, input: I, options: Options) => Promise<O>;
interface OfOne {
  id: string;
  token: string;
}

interface ScimResource<B extends z.ZodObject> {
  /** `User`: in operation ids, and in lower case in texts. */
  name: 'User' | 'Group';
  /** Whether a caller can ask for one without its members. */
  hasMembers: boolean;
  input: B;
  schema: z.ZodType;
  list: z.ZodType;
  examples: {
    create: z.input<B>;
    replace: z.input<B>;
    operation: z.input<typeof scimPatchInput>['Operations'][number];
  };
  descriptions: { create: string; replace?: string; modify: string; delete: string };
  /** What deleting one can be refused with. */
  deleteErrors: readonly (404 | 409)[];
  calls: {
    list: Operation<z.output<typeof scimListCall>, { Resources: Located[] }>;
    find: Operation<OfOne & { withMembers: boolean }, Located>;
    create: Operation<z.output<B> & { token: string }, Located>;
    replace: Operation<z.output<B> & OfOne, Located>;
    modify: Operation<z.output<typeof scimPatchInput> & OfOne, Located>;
    delete: Operation<OfOne, unknown>;
  };
}

/** The six rows of a kind of resources (RFC 7644, 3). */
export function scimResourceRoutes<B extends z.ZodObject>(
  resource: ScimResource<B>,
): readonly Route[] {
  const { name, input, schema, examples, descriptions, calls } = resource;
  const noun = name.toLowerCase();
  const collection = `${scimBase}/${name}s`;
  const ofOne = { path: `${collection}/:id`, params: scimResourceParams };
  const one = { answers: `The ${noun}.`, schema };
  return [
    scimRoute({
      method: 'get',
      path: collection,
      operationId: `listScim${name}s`,
      summary: `List the directory’s ${noun}s`,
      status: 200,
      query: scimListQuery,
      answers: `A page of ${noun}s, in the order in which they came.`,
      schema: resource.list,
      call: async (services, { query, headers, origin }, ctx) => {
        const call = { ...readDirectoryToken(headers), ...readList(query) };
        const list = await calls.list(services, call, withContext(ctx));
        return answerList(list, `${origin()}${collection}`);
      },
    }),
    scimRoute({
      method: 'post',
      path: collection,
      operationId: `createScim${name}`,
      summary: `Add a ${noun}`,
      description: descriptions.create,
      status: 201,
      body: input,
      ...one,
      errors: [409],
      example: examples.create,
      call: async (services, { body, headers, origin }, ctx) => {
        const call = { ...body, ...readDirectoryToken(headers) };
        const created = await calls.create(services, call, withContext(ctx));
        return answerCreated(created, `${origin()}${collection}`);
      },
    }),
    scimRoute<typeof scimResourceParams, typeof scimResourceQuery>({
      method: 'get',
      ...ofOne,
      operationId: `getScim${name}`,
      summary: `Show a ${noun}`,
      status: 200,
      ...(resource.hasMembers && { query: scimResourceQuery }),
      ...one,
      errors: [404],
      call: async (services, { params, query, headers, origin }, ctx) => {
        const withMembers = resource.hasMembers && showsMembers(query);
        const call = { ...params, ...readDirectoryToken(headers), withMembers };
        const found = await calls.find(services, call, withContext(ctx));
        return answer(200, locate(found, `${origin()}${collection}`));
      },
    }),
    scimRoute({
      method: 'put',
      ...ofOne,
      operationId: `replaceScim${name}`,
      summary: `Replace a ${noun}`,
      ...(descriptions.replace && { description: descriptions.replace }),
      status: 200,
      body: input,
      ...one,
      errors: [404, 409],
      example: examples.replace,
      call: async (services, { params, body, headers, origin }, ctx) => {
        const call = { ...body, ...params, ...readDirectoryToken(headers) };
        const replaced = await calls.replace(services, call, withContext(ctx));
        return answer(200, locate(replaced, `${origin()}${collection}`));
      },
    }),
    scimRoute({
      method: 'patch',
      ...ofOne,
      operationId: `modifyScim${name}`,
      summary: `Change a ${noun}`,
      description: descriptions.modify,
      status: 200,
      body: scimPatchInput,
      ...one,
      errors: [404, 409],
      example: { schemas: [scimSchemas.patch], Operations: [examples.operation] },
      call: async (services, { params, body, headers, origin }, ctx) => {
        const call = { ...body, ...params, ...readDirectoryToken(headers) };
        const modified = await calls.modify(services, call, withContext(ctx));
        return answer(200, locate(modified, `${origin()}${collection}`));
      },
    }),
    scimRoute({
      method: 'delete',
      ...ofOne,
      operationId: `deleteScim${name}`,
      summary: `Remove a ${noun}`,
      description: descriptions.delete,
      status: 204,
      answers: 'Nothing.',
      errors: resource.deleteErrors,
      call: async (services, { params, headers }, ctx) => {
        await calls.delete(
          services,
          { ...params, ...readDirectoryToken(headers) },
          withContext(ctx),
        );
        return noContent;
      },
    }),
  ];
}
