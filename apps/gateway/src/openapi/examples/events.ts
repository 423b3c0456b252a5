import type { WebhookEventName } from '@workspace-ops/contracts';

const run = { runId: 'run_01a1fc79b479734caf5b321f9261b81d', workflowId: 'mkt-01' };
const pause = {
  ...run,
  status: 'paused_for_approval',
  stepTitle: 'Approve the post',
};

const approval = { ...run, approvalId: 'apr_01a1fc79c0ba7a6fd4f5061728394a5b' };

const webhookId = 'sub_01a1fc79b7e0713d8c5b2f6a9d104e58';

/** The `data` of each event that a callback receives, by its name. */
const eventExamples: Record<WebhookEventName, object> = {
  ROAMING_DATA_INGESTED: { ingestionId: 'ing_01a1fc79b479734caf5b340b1045175b' },
  RUN_CREATED: { ...run, status: 'pending', triggerSource: 'mobile_ingest' },
  RUN_STATUS_CHANGED: { ...run, status: 'running' },
  APPROVAL_REQUESTED: {
    ...pause,
    approvalId: 'apr_01a1fc79c0ba7a6fd4f5061728394a5b',
    auditLogId: 'aud_01a1fc79b4a1755c9e6e1f2a3b4c5d6e',
  },
  APPROVAL_VOTED: { ...approval, have: 1, need: 2 },
  APPROVAL_VOIDED: approval,
  APPROVAL_ESCALATED: { ...approval, to: ['admin'] },
  APPROVAL_DECIDED: { ...approval, status: 'approved' },
  ARTIFACT_CREATED: {
    ...run,
    artifactId: 'art_01a1fc79b6a1742c8a3b7a1f0c5d9e22',
    artifactType: 'post',
    status: 'draft',
  },
  HOT_LEAD_FLAGGED: {
    eventId: 'cev_01a1fc79bfa9795fd3e4f50617283940',
    status: 'flagged_hot_lead',
    leadEmail: 'ada@example.com',
    eventType: 'reply_received',
  },
  BOOKING_CONFIRMED: {
    bookingRef: 'VBK-RFBXRYS217O2',
    status: 'confirmed',
    scheduledSlot: '2026-11-23T09:00:00.000Z',
  },
  CONTACT_SUPPRESSED: {
    suppressedId: 'sup_01a1fc79bef8784fc2d3e4f506172839',
    status: 'suppressed',
    kind: 'phone',
    source: 'voice_call',
    sourceId: 'call_8f14e45f',
  },
  BUDGET_THRESHOLD_REACHED: {
    percent: 80,
    period: 'day',
    from: '2026-11-20',
    spentUsd: 20.4,
    budgetUsd: 25,
  },
  WEBHOOK_TEST: { webhookId },
};

/** The body of an event as a callback URL receives it. */
export const eventBodyExample = (event: WebhookEventName) => ({
  event,
  timestamp: '2026-11-20T09:00:00.000Z',
  data: eventExamples[event],
});

export const eventStreamExample = `id: evt_01a1fc79b47d745aa6633c849832959d
event: RUN_CREATED
data: ${JSON.stringify(eventBodyExample('RUN_CREATED'))}

`;

const delivery = {
  id: 'evt_01a1fc79b47d745aa6633c849832959d',
  event: 'ROAMING_DATA_INGESTED',
  at: '2026-11-20T09:00:00.120Z',
  status: 'delivered',
  attempts: 1,
  responseStatus: 204,
} as const;

const webhook = {
  id: webhookId,
  endpointUrl: 'https://mobile.example.com/hooks',
  label: 'Tablet',
  events: ['ROAMING_DATA_INGESTED', 'APPROVAL_REQUESTED'],
  status: 'active',
  createdAt: '2026-11-19T15:30:00.000Z',
  lastDelivery: delivery,
} as const;

export const webhookAnswers = {
  registerWebhook: {
    success: true,
    message: 'Webhook registered',
    subscriberId: webhookId,
    endpointUrl: webhook.endpointUrl,
    signingSecret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3',
  },
  listWebhooks: { webhooks: [webhook], totalCount: 1 },
  getWebhook: { webhook },
  deleteWebhook: { success: true },
  rotateWebhookSecret: { signingSecret: 'whsec_NzY1NDMyMTBmZWRjYmE5ODc2NTQzMjEw' },
  testWebhook: { delivered: true, status: 204, latencyMs: 87 },
  listWebhookDeliveries: { deliveries: [delivery] },
};
