import type { JsonObject } from '@workspace-ops/contracts';

/**
 * Data as the services hand it to a run, by the names that their context builders use: those live in the apps, on which
 * no package may depend. Each kind is for the workflows that the service starts.
 */

/** A reply that the cold email provider sent: `leadContext` in apps/outbound. */
export const webhook: Readonly<Record<string, JsonObject>> = {
  'SAL-03': {
    source: 'Cold email',
    eventId: 'evt_01a20fe4fb9c72e5af0fd7e28da071a8',
    lead: 'Priya Nair',
    email: 'priya.nair@engine.example',
    company: 'Engine Ltd',
    campaign: 'Missed calls Q4',
    reply:
      'Hi Ada, sounds interesting. What would it cost for two sites? Could do Tuesday at 3.\n\nPriya',
    repliedAt: '2026-11-23T09:41:07.000Z',
  },
};

/** A call that was recorded: `callContext` in apps/voice-gateway. */
const received = {
  source: 'Voice call',
  callId: 'call_8842f1',
  phone: '+441134960112',
  lastOutcome: 'follow up',
  sentiment: 'positive',
  durationSeconds: 184,
  summary:
    'Priya Nair of Engine Ltd asked what a second line costs. They miss calls between 12 and 2. She wants to be called back on Thursday at 10.',
  recordingUrl: 'https://recordings.example/call_8842f1.mp3',
  voiceAgent: 'agent_front_desk',
};

export const call: Readonly<Record<string, JsonObject>> = {
  'SAL-01': received,
  'AFT-01': {
    ...received,
    sentiment: 'neutral',
    summary:
      'Priya Nair of Engine Ltd said that the second line works. The voicemail still has the old greeting.',
  },
};

/** What a phone sends from a site, notes included: `createIngestion` in apps/sync-bridge. */
export const hazard: Readonly<Record<string, JsonObject>> = {
  'OPS-01': {
    timestamp: '2026-11-23T10:00:00Z',
    site: 'North yard, Hull',
    observation: 'Sparks from the socket behind pump 3, burning smell.',
    visitDate: '2026-11-30',
    photos: ['IMG_2231.jpg', 'IMG_2232.jpg'],
    gps: { lat: 53.7444, lon: -0.3325 },
    notes: 'Dev Patel switched the pump off. The gate is locked after 18:00.',
  },
};
