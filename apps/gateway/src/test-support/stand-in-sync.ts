import {
  ingestedSchema,
  ingestInput,
  registerWebhookInput,
  syncActionInput,
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
  type Webhook,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure, type RequestContext } from '@workspace-ops/rpc';
import { sampleState } from './samples.ts';

/** A sync bridge that notes what it is called with. */
export const createStandInSync = (received: { ctx: RequestContext; input: unknown }[]) =>
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
          received.push({ ctx, input });
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

const sampleWebhook = (id: string): Webhook => ({
  id,
  endpointUrl: 'https://mobile.example.com/hooks',
  label: 'Tablet',
  events: null,
  status: 'active',
  createdAt: '2026-01-02T03:04:05.000Z',
  lastDelivery: null,
});

/** The sync bridge's callbacks: there is always the one that is asked for. */
const createStandInWebhooks = () =>
  router({
    register: workspaceProcedure
      .input(registerWebhookInput)
      .output(webhookRegisteredSchema)
      .mutation(({ input }) => ({
        success: true as const,
        message: 'Registered.',
        subscriberId: 'sub_1',
        endpointUrl: input.endpointUrl,
        signingSecret: 'whsec_AAAA',
      })),
    list: workspaceProcedure
      .output(webhookListSchema)
      .query(() => ({ webhooks: [sampleWebhook('sub_1')], totalCount: 1 })),
    get: workspaceProcedure
      .input(webhookIdInput)
      .output(webhookFoundSchema)
      .query(({ input }) => ({ webhook: sampleWebhook(input.id) })),
    delete: workspaceProcedure
      .input(webhookIdInput)
      .output(webhookDeletedSchema)
      .mutation(() => ({ success: true as const })),
    rotateSecret: workspaceProcedure
      .input(webhookIdInput)
      .output(webhookSecretRotatedSchema)
      .mutation(() => ({ signingSecret: 'whsec_AAAA' })),
    test: workspaceProcedure
      .input(webhookIdInput)
      .output(webhookTestedSchema)
      .mutation(() => ({ delivered: true, status: 204, latencyMs: 12 })),
    deliveries: workspaceProcedure
      .input(webhookIdInput)
      .output(webhookDeliveriesSchema)
      .query(() => ({ deliveries: [] })),
  });
