export const workspaceAnswers = {
  listWebhookSecrets: {
    workspaceId: 'ws_019a',
    secrets: [
      {
        webhook: 'voice',
        path: '/api/voice/webhook',
        secret: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
      },
      { webhook: 'coldmail', path: '/api/webhooks/coldmail' },
    ],
  },
};
