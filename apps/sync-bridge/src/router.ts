import {
  ingestedSchema,
  ingestInput,
  performActionInput,
  registerWebhookInput,
  syncActionSchema,
  syncStateSchema,
  webhookDeletedSchema,
  webhookDeliveriesSchema,
  webhookFoundSchema,
  webhookIdInput,
  webhookListSchema,
  webhookRegisteredSchema,
  webhookSecretRotatedSchema,
  webhookTestedSchema,
} from '@workspace-ops/contracts';
import { checkAccess, router, workspaceProcedure } from '@workspace-ops/rpc';
import { type ActionDependencies, performAction } from './actions/perform-action.ts';
import { createIngestion, type IngestionDependencies } from './ingestions/create-ingestion.ts';
import { getState, type StateDependencies } from './state/get-state.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { listDeliveries } from './webhooks/list-deliveries.ts';
import { getWebhook, listWebhooks } from './webhooks/list-webhooks.ts';
import { registerWebhook } from './webhooks/register-webhook.ts';
import { rotateSecret } from './webhooks/rotate-secret.ts';
import { testWebhook } from './webhooks/test-webhook.ts';
import type { WebhookDependencies } from './webhooks/webhook-context.ts';

export type SyncBridgeOperations = StateDependencies &
  IngestionDependencies &
  ActionDependencies &
  WebhookDependencies;

export const createSyncBridgeRouter = (deps: SyncBridgeOperations) =>
  router({
    state: router({
      get: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .output(syncStateSchema)
        .query(({ ctx }) => getState(deps, ctx)),
    }),
    ingestions: router({
      create: workspaceProcedure
        .meta({ role: 'editor', scope: 'ingest' })
        .input(ingestInput)
        .output(ingestedSchema)
        .mutation(({ ctx, input }) => {
          if (input.triggerWorkflowId !== undefined) checkAccess(ctx.caller, startsRun);
          return createIngestion(deps, ctx, input);
        }),
    }),
    actions: router({
      perform: workspaceProcedure
        .meta({ role: 'editor', scope: ['runs:start', 'runs:decide'] })
        .input(performActionInput)
        .output(syncActionSchema)
        .mutation(({ ctx, input }) => performAction(deps, ctx, input)),
    }),
    webhooks: router({
      register: workspaceProcedure
        .meta({ role: 'admin' })
        .input(registerWebhookInput)
        .output(webhookRegisteredSchema)
        .mutation(({ ctx, input }) => registerWebhook(deps, ctx, input)),
      list: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .output(webhookListSchema)
        .query(({ ctx }) => listWebhooks(deps, ctx)),
      get: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .input(webhookIdInput)
        .output(webhookFoundSchema)
        .query(({ ctx, input }) => getWebhook(deps, ctx, input)),
      delete: workspaceProcedure
        .meta({ role: 'admin' })
        .input(webhookIdInput)
        .output(webhookDeletedSchema)
        .mutation(({ ctx, input }) => deleteWebhook(deps, ctx, input)),
      rotateSecret: workspaceProcedure
        .meta({ role: 'admin' })
        .input(webhookIdInput)
        .output(webhookSecretRotatedSchema)
        .mutation(({ ctx, input }) => rotateSecret(deps, ctx, input)),
      test: workspaceProcedure
        .meta({ role: 'admin' })
        .input(webhookIdInput)
        .output(webhookTestedSchema)
        .mutation(({ ctx, input }) => testWebhook(deps, ctx, input)),
      deliveries: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .input(webhookIdInput)
        .output(webhookDeliveriesSchema)
        .query(({ ctx, input }) => listDeliveries(deps, ctx, input)),
    }),
  });

/** What it takes beside the ingestion to start a run with it. */
const startsRun = { role: 'editor', scope: 'runs:start' } as const;

export type SyncBridgeRouter = ReturnType<typeof createSyncBridgeRouter>;
