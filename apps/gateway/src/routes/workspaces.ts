import {
  changeWorkspaceInput,
  createWorkspaceInput,
  deleteWorkspaceInput,
  doneSchema,
  oneWorkspaceSchema,
  signedInSchema,
  switchWorkspaceInput,
  webhookSecretsSchema,
  workspaceListSchema,
  workspaceParams,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { clientFacts } from '../http/client-facts.ts';
import { jsonRoute, type Route } from './route.ts';

const area = 'Workspaces';

export const workspaceRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/workspaces',
    area,
    operationId: 'listWorkspaces',
    summary: 'List the workspaces that you are a member of',
    description: 'With your role in each and its settings. `current` is the one of the session.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    output: workspaceListSchema,
    call: ({ identity }, _input, ctx) =>
      identity.workspaces.list.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/workspaces',
    area,
    operationId: 'createWorkspace',
    summary: 'Make a workspace that you own',
    description:
      'The session stays in its workspace; `POST /api/auth/switch` leads into the new one.',
    auth: 'credential',
    role: 'anyone',
    status: 201,
    body: createWorkspaceInput,
    output: oneWorkspaceSchema,
    errors: [429],
    example: { name: 'Northwind' },
    call: ({ identity }, { body }, ctx) =>
      identity.workspaces.create.mutate(body, withContext(ctx)),
  }),
  jsonRoute({
    method: 'patch',
    path: '/api/workspaces/:id',
    area,
    operationId: 'changeWorkspace',
    summary: 'Change the settings of a workspace',
    description:
      'For admins of it, whichever workspace the session is of. `timeZone` is an IANA name; `workingHours` are counted in it, with 1 for Monday.',
    auth: 'credential',
    role: 'admin',
    inNamedWorkspace: true,
    status: 200,
    params: workspaceParams,
    body: changeWorkspaceInput,
    output: oneWorkspaceSchema,
    errors: [403, 404],
    example: {
      name: 'Northwind',
      timeZone: 'Europe/Berlin',
      workingHours: { days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' },
      brandName: 'Northwind Traders',
    },
    call: ({ identity }, { params, body }, ctx) =>
      identity.workspaces.change.mutate({ ...body, ...params }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'delete',
    path: '/api/workspaces/:id',
    area,
    operationId: 'deleteWorkspace',
    summary: 'Delete a workspace',
    description:
      'For owners of it, whichever workspace the session is of. `confirm` is its name. Its sessions end everywhere within five seconds, its members and invitations go; whose personal workspace it was gets a new, empty one.',
    auth: 'credential',
    role: 'owner',
    inNamedWorkspace: true,
    status: 200,
    params: workspaceParams,
    body: deleteWorkspaceInput,
    output: doneSchema,
    errors: [403, 404],
    example: { confirm: 'Northwind' },
    call: ({ identity }, { params, body }, ctx) =>
      identity.workspaces.delete.mutate({ ...body, ...params }, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/auth/switch',
    area: 'Accounts and sessions',
    operationId: 'switchWorkspace',
    summary: 'Start a session in another of your workspaces',
    description:
      'Answers as a login does; the session that it is called with goes on. A workspace that you are no member of is 404.',
    auth: 'credential',
    role: 'anyone',
    status: 200,
    body: switchWorkspaceInput,
    output: signedInSchema,
    session: 'set',
    errors: [404],
    example: { workspaceId: 'ws_0198c0a5f3b87c2e9d4e1f6a7b8c9d0e' },
    call: ({ identity }, { body, headers }, ctx) =>
      identity.workspaces.switch.mutate(
        { ...body, client: clientFacts(headers) },
        withContext(ctx),
      ),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/workspaces/:id/webhook-secrets',
    area,
    operationId: 'listWebhookSecrets',
    summary: 'Show the secrets that inbound webhooks of the workspace are signed with',
    description:
      'Derived from `VOICE_WEBHOOK_SECRET` and `COLDMAIL_WEBHOOK_SECRET`, for this workspace alone: a delivery that is signed with one is taken in by no other workspace.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    params: workspaceParams,
    output: webhookSecretsSchema,
    errors: [403, 404],
    call: async ({ voice, outbound }, { params: { id } }, ctx) => {
      if (id !== ctx.caller.workspaceId) throw new AppError('not_found', 'Workspace not found.');
      const secrets = await Promise.all([
        voice.calls.webhookSecret.query(undefined, withContext(ctx)),
        outbound.events.webhookSecret.query(undefined, withContext(ctx)),
      ]);
      return { workspaceId: id, secrets };
    },
  }),
];
