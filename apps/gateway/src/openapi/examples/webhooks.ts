const id = 'sub_01a1fc79b7e0713d8c5b2f6a9d104e58';

const delivery = {
  id: 'evt_01a1fc79b47d745aa6633c849832959d',
  event: 'ROAMING_DATA_INGESTED',
  at: '2026-11-20T09:00:00.120Z',
  status: 'delivered',
  attempts: 1,
  responseStatus: 204,
} as const;

const webhook = {
  id,
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
    subscriberId: id,
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
