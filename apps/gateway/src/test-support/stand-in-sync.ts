import {
  ingestedSchema,
  ingestInput,
  syncActionInput,
  syncActionSchema,
  syncStateSchema,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure, type Call } from '@workspace-ops/rpc';
import { sampleState } from './samples.ts';
import { createStandInWebhooks } from './stand-in-webhooks.ts';

/** A sync bridge that notes what it is called with. */
export const createStandInSync = (received: { call: Call; input: unknown }[]) =>
  router({
    state: router({
      get: workspaceProcedure
        .output(syncStateSchema)
        .query(({ ctx }) => sampleState(ctx.caller.workspaceId, new Date().toISOString())),
    }),
    ingestions: router({
      create: workspaceProcedure
        .input(ingestInput)
        .output(ingestedSchema)
        .mutation(({ ctx, input }) => {
          received.push({ call: ctx, input });
          return {
            success: true as const,
            message: 'Ingested.',
            ingestionId: 'ing_1',
            receivedAt: '2026-01-02T03:04:05.000Z',
            dataType: input.dataType,
            status: 'ingested' as const,
          };
        }),
    }),
    actions: router({
      perform: workspaceProcedure
        .input(syncActionInput)
        .output(syncActionSchema)
        .mutation(() => ({ success: true as const, message: 'Done.', runId: 'run_1' })),
    }),
    webhooks: createStandInWebhooks(),
  });
