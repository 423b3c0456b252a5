import {
  createIcpProfileInput,
  generateIcpProfileInput,
  icpProfileCreatedSchema,
  icpProfileFilter,
  icpProfileGeneratedSchema,
  icpProfileIdInput,
  icpProfileListSchema,
  recordDeletedSchema,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'ICP library';

export const icpRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/icp/profiles',
    area,
    operationId: 'listIcpProfiles',
    summary: 'List the profiles, newest first',
    description:
      'The global profiles and the workspace’s own. The first call on an empty library stores three system profiles.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    status: 200,
    query: icpProfileFilter,
    output: icpProfileListSchema,
    errors: [404],
    call: ({ knowledge }, { query }, ctx) => knowledge.profiles.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/icp/generate',
    area,
    operationId: 'generateIcpProfile',
    summary: 'Have a model write a profile',
    description:
      'Stored unless `saveToDb` is false. 503 without `GENERATIVE_AI_API_KEY`; 502 when no model gives a usable answer; 409 `budget_exceeded` when the workspace’s budget of the day is spent.',
    auth: 'workspace',
    role: 'editor',
    scope: 'knowledge:write',
    cost: 'generation',
    status: 200,
    body: generateIcpProfileInput,
    bodyOptional: true,
    output: icpProfileGeneratedSchema,
    errors: [404, 409, 502],
    example: { businessName: 'Northwind', offering: 'Route planning', industry: 'Logistics' },
    call: ({ knowledge }, { body }, ctx) =>
      knowledge.profiles.generate.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/icp/profiles',
    area,
    operationId: 'createIcpProfile',
    summary: 'Add a profile',
    auth: 'workspace',
    role: 'editor',
    scope: 'knowledge:write',
    status: 201,
    body: createIcpProfileInput,
    output: icpProfileCreatedSchema,
    errors: [404],
    example: {
      name: 'Regional carriers with their own fleet',
      industry: 'Logistics',
      targetRole: 'Head of operations',
      valueProposition: 'Fewer empty miles without another dispatcher.',
      buyingSignals: ['Advertises for dispatchers'],
    },
    call: ({ knowledge }, { body }, ctx) =>
      knowledge.profiles.create.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/icp/profiles/:id',
    area,
    operationId: 'deleteIcpProfile',
    summary: 'Delete a profile',
    description: '403 for a system profile, and for a global one that another workspace made.',
    auth: 'workspace',
    role: 'editor',
    scope: 'knowledge:write',
    status: 200,
    params: icpProfileIdInput,
    output: recordDeletedSchema,
    errors: [403, 404],
    call: ({ knowledge }, { params }, ctx) =>
      knowledge.profiles.delete.mutate(params, withContext(ctx)),
  }),
];
