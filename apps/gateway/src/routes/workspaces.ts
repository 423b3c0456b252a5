import { webhookSecretsSchema, workspaceParams } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { jsonRoute, type Route } from './route.ts';

const area = 'Workspaces';

export const workspaceRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/workspaces/:id/webhook-secrets',
    area,
    operationId: 'listWebhookSecrets',
    summary: 'Show the secrets that inbound webhooks of the workspace are signed with',
    description:
      'Derived from `VOICE_WEBHOOK_SECRET` and `COLDMAIL_WEBHOOK_SECRET`, for this workspace alone: a delivery that is signed with one is taken in by no other workspace. For owners of the workspace.',
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
