import {
  campaignFilter,
  campaignListSchema,
  coldmailVerifiedSchema,
  eventProcessedSchema,
  receiveEventInput,
  signedRequestSchema,
  webhookSecretSchema,
  type ReceiveEventInput,
} from '@workspace-ops/contracts';
import {
  ownerProcedure,
  router,
  serviceProcedure,
  workspaceProcedure,
  type RequestContext,
} from '@workspace-ops/rpc';

/** An outbound service with one campaign, that notes the events it is given. */
export const createStandInOutbound = (
  received: { ctx: RequestContext; input: ReceiveEventInput }[],
) =>
  router({
    connection: router({
      verify: workspaceProcedure.output(coldmailVerifiedSchema).query(() => ({
        success: true as const,
        message: 'Connected.',
        campaignCount: 1,
      })),
    }),
    campaigns: router({
      list: workspaceProcedure
        .input(campaignFilter)
        .output(campaignListSchema)
        .query(() => ({ success: true as const, count: 1, campaigns: [{ id: 'c-1' }] })),
    }),
    events: router({
      webhookSecret: ownerProcedure.output(webhookSecretSchema).query(() => ({
        webhook: 'coldmail' as const,
        path: '/api/webhooks/coldmail',
      })),
      verify: serviceProcedure.input(signedRequestSchema).mutation(() => undefined),
      receive: workspaceProcedure
        .input(receiveEventInput)
        .output(eventProcessedSchema)
        .mutation(({ ctx, input }) => {
          received.push({ ctx, input });
          return {
            success: true as const,
            timestamp: '2026-01-02T03:04:05.000Z',
            processed: {
              actionTaken: 'logged_activity' as const,
              leadEmail: input.event.lead_email,
              summary: 'Logged.',
              isHotLead: false,
            },
          };
        }),
    }),
  });
