import {
  campaignFilter,
  campaignListSchema,
  coldmailVerifiedSchema,
  eventProcessedSchema,
  receiveEventInput,
  signedRequestSchema,
  webhookSecretSchema,
} from '@workspace-ops/contracts';
import { memberProcedure, router, serviceProcedure, workspaceProcedure } from '@workspace-ops/rpc';
import {
  verifyWebhook,
  describeWebhookSecret,
  type WebhookGuard,
} from '@workspace-ops/service-kit';
import { listCampaigns } from './campaigns/list-campaigns.ts';
import { type CampaignDependencies, verifyConnection } from './campaigns/verify-connection.ts';
import { type EventDependencies, receiveEvent } from './events/receive-event.ts';

export type OutboundOperations = CampaignDependencies & EventDependencies & WebhookGuard;

export const createOutboundRouter = (deps: OutboundOperations) =>
  router({
    connection: router({
      verify: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .output(coldmailVerifiedSchema)
        .query(({ ctx }) => verifyConnection(deps, ctx)),
    }),
    campaigns: router({
      list: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .input(campaignFilter)
        .output(campaignListSchema)
        .query(({ ctx, input }) => listCampaigns(deps, ctx, input)),
    }),
    events: router({
      webhookSecret: memberProcedure
        .meta({ role: 'admin' })
        .output(webhookSecretSchema)
        .query(({ ctx }) => describeWebhookSecret(deps.webhookAuth, ctx.caller.workspaceId)),
      verify: serviceProcedure
        .input(signedRequestSchema)
        .mutation(({ ctx, input }) => verifyWebhook(deps, ctx, input)),
      receive: workspaceProcedure
        .meta({ role: 'editor', scope: 'ingest' })
        .input(receiveEventInput)
        .output(eventProcessedSchema)
        .mutation(({ ctx, input }) => receiveEvent(deps, ctx, input)),
    }),
  });

export type OutboundRouter = ReturnType<typeof createOutboundRouter>;
