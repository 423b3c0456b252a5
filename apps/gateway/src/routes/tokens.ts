import {
  doneSchema,
  newTokenInput,
  sessionParams,
  tokenCreatedSchema,
  tokenFilter,
  tokenListSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { exampleDate, jsonRoute, type Route } from './route.ts';

const area = 'API tokens';

export const tokenRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/api/tokens',
    area,
    operationId: 'createToken',
    summary: 'Make an API token',
    description:
      'Its `secret` is shown in this answer and never again; it goes as `Authorization: Bearer`. Each operation says which scope opens it. `runs:decide` is given by an owner (else 403), and to no `agent` (400); by a session that was confirmed lately where the workspace wants decisions confirmed (else 403 `confirmation_required`). 409 when the workspace has 500.',
    auth: 'credential',
    role: 'admin',
    status: 201,
    body: newTokenInput,
    output: tokenCreatedSchema,
    errors: [409],
    example: {
      name: 'Field forms',
      kind: 'service',
      scopes: ['read', 'ingest'],
      expiresAt: `${exampleDate()}T00:00:00Z`,
    },
    call: ({ identity }, { body }, ctx) => identity.tokens.create.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/tokens',
    area,
    operationId: 'listTokens',
    summary: 'List the API tokens, newest first',
    auth: 'credential',
    role: 'admin',
    status: 200,
    query: tokenFilter,
    output: tokenListSchema,
    call: ({ identity }, { query }, ctx) => identity.tokens.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/tokens/:id',
    area,
    operationId: 'deleteToken',
    summary: 'Delete an API token',
    description: 'It is refused everywhere within five seconds; its open event streams end.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    params: sessionParams,
    output: doneSchema,
    errors: [404],
    call: ({ identity }, { params }, ctx) =>
      identity.tokens.delete.mutate(params, withContext(ctx)),
  }),
];
