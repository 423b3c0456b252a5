import {
  registerWebhookInput,
  type Webhook,
  webhookDeletedSchema,
  webhookDeliveriesSchema,
  webhookFoundSchema,
  webhookIdInput,
  webhookListSchema,
  webhookRegisteredSchema,
  webhookSecretRotatedSchema,
  webhookTestedSchema,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';

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
export const createStandInWebhooks = () =>
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
