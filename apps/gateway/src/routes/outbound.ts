import { hash } from 'node:crypto';
import {
  campaignFilter,
  campaignListSchema,
  coldmailEventInput,
  coldmailVerifiedSchema,
  eventProcessedSchema,
  webhookQuery,
} from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Cold-email outbound';

export const outboundRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/outbound/coldmail/verify',
    area,
    operationId: 'verifyColdmail',
    summary: 'Check the connection to the cold-email provider',
    description:
      'Asks the provider for one campaign. A refusal of the provider is 400 with its status and sentence, any other failure of it 500. 503 without `COLDMAIL_API_KEY`.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    operators: 'OUTBOUND_WORKSPACES',
    status: 200,
    output: coldmailVerifiedSchema,
    errors: [400, 500],
    call: ({ outbound }, _input, ctx) =>
      outbound.connection.verify.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'get',
    path: '/api/outbound/coldmail/campaigns',
    area,
    operationId: 'listColdmailCampaigns',
    summary: 'List the campaigns of the cold-email provider',
    description:
      'Every failure of the provider is 500. 503 without `COLDMAIL_API_KEY`. The provider has no `skip`: a large one walks over its pages.',
    auth: 'workspace',
    role: 'viewer',
    scope: 'read',
    operators: 'OUTBOUND_WORKSPACES',
    status: 200,
    query: campaignFilter,
    output: campaignListSchema,
    errors: [500],
    call: ({ outbound }, { query }, ctx) => outbound.campaigns.list.query(query, withContext(ctx)),
  }),
  jsonRoute({
    method: 'post',
    path: '/api/webhooks/coldmail',
    area,
    operationId: 'receiveColdmailEvent',
    summary: 'Take in an event of the cold-email provider',
    description:
      'Flags hot leads: `lead_interested`, and replies with buying intent. Needs no `COLDMAIL_API_KEY`. A payload that comes again within 24 hours gets the first answer. With `COLDMAIL_WEBHOOK_SECRET` set the request must be signed with it.',
    auth: 'webhook',
    role: 'editor',
    scope: 'ingest',
    verify: ({ outbound }, request, ctx) =>
      outbound.events.verify.mutate(request, withContext(ctx)),
    status: 200,
    query: webhookQuery,
    body: coldmailEventInput,
    output: eventProcessedSchema,
    idempotent: true,
    errors: [409],
    example: {
      event_type: 'reply_received',
      lead_email: 'ada@example.com',
      lead_first_name: 'Ada',
      company_name: 'Northwind',
      campaign_name: 'Spring outreach',
      reply_text: 'Interested, but no calls please. Could you send the pricing?',
      timestamp: '2026-01-05T10:00:00Z',
    },
    call: ({ outbound }, { body, rawBody }, ctx) => {
      const payloadHash = hash('sha256', rawBody);
      return outbound.events.receive.mutate({ event: body, payloadHash }, withContext(ctx));
    },
  }),
];
