export const voiceAnswers = {
  listSlots: {
    available: true,
    timezone: 'Europe/Lisbon',
    slots: ['2026-11-23T09:00:00.000Z', '2026-11-23T09:30:00.000Z'],
    humanHost: 'Marta Reis',
  },
  bookSlot: {
    success: true,
    bookingRef: 'VBK-RFBXRYS217O2',
    status: 'confirmed',
    message: 'Your appointment with Marta Reis is confirmed.',
  },
  recordCall: {
    received: true,
    callId: 'call_8f14e45f',
    crmStatus: 'logged_to_vault',
    timestamp: '2026-11-20T09:00:00.000Z',
  },
  dispatchCall: {
    success: true,
    dispatchId: 'VOUT-JW6Y04V2PF05',
    status: 'queued',
    recipientPhone: '+12125550100',
    scriptPrompt: 'You are Morgan, commercial real estate advisor. …',
    agentAssigned: 'Morgan, commercial real estate advisor',
  },
};

const workspaceId = 'ws_01a1fc79b24e736488ce616f4df21846';

const suppressed = {
  id: 'sup_01a1fc79bef8784fc2d3e4f506172839',
  kind: 'phone',
  value: '+12125550100',
  reason: 'Asked by letter.',
  source: 'manual',
  sourceId: null,
  by: 'dana@example.com',
  createdAt: '2026-11-20T09:00:00.000Z',
} as const;

export const contactAnswers = {
  listSuppressedContacts: {
    workspaceId,
    suppressed: [suppressed],
    nextCursor: null,
    totalCount: 1,
  },
  suppressContact: {
    success: true,
    message: 'Nobody is called or written to there any more.',
    suppressed: [suppressed],
  },
  releaseContact: { success: true, message: 'The entry is off the list.' },
  verifyColdmail: {
    success: true,
    message: 'Connected: the cold-email provider accepts the key.',
    campaignCount: 1,
  },
  listColdmailCampaigns: {
    success: true,
    count: 1,
    campaigns: [{ id: 'cmp_1', name: 'Spring outreach', status: 1 }],
  },
  receiveColdmailEvent: {
    success: true,
    timestamp: '2026-11-20T09:00:00.000Z',
    processed: {
      actionTaken: 'flagged_hot_lead',
      leadEmail: 'ada@example.com',
      summary: 'ada@example.com asks for the pricing.',
      isHotLead: true,
    },
  },
};
