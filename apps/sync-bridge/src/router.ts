import {
  ingestedSchema,
  ingestInput,
  performActionInput,
  registerWebhookInput,
  syncActionSchema,
  syncStateSchema,
  webhookRegisteredSchema,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { type ActionDependencies, performAction } from './actions/perform-action.ts';
import { createIngestion, type IngestionDependencies } from './ingestions/create-ingestion.ts';
import { getState, type StateDependencies } from './state/get-state.ts';
import { registerWebhook, type RegistrationDependencies } from './webhooks/register-webhook.ts';

export type SyncBridgeOperations = StateDependencies &
  IngestionDependencies &
  ActionDependencies &
  RegistrationDependencies;

export const createSyncBridgeRouter = (deps: SyncBridgeOperations) =>
  router({
    state: router({
      get: workspaceProcedure.output(syncStateSchema).query(({ ctx }) => getState(deps, ctx)),
    }),
    ingestions: router({
      create: workspaceProcedure
        .input(ingestInput)
        .output(ingestedSchema)
        .mutation(({ ctx, input }) => createIngestion(deps, ctx, input)),
    }),
    actions: router({
      perform: workspaceProcedure
        .input(performActionInput)
        .output(syncActionSchema)
        .mutation(({ ctx, input }) => performAction(deps, ctx, input)),
    }),
    webhooks: router({
      register: workspaceProcedure
        .input(registerWebhookInput)
        .output(webhookRegisteredSchema)
        .mutation(({ ctx, input }) => registerWebhook(deps, ctx, input)),
    }),
  });

export type SyncBridgeRouter = ReturnType<typeof createSyncBridgeRouter>;
