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
