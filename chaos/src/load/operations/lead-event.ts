import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

/** An event of the cold-email provider; its payload is unique, so it is no duplicate. */
export const leadEvent: Operation = {
  weight: 3,
  async perform(client) {
    const { workspace } = client;
    await write(client, {
      kind: 'lead event',
      service: 'outbound',
      workspaceId: workspace.id,
      repeatable: true,
      request: (marker) => ({
        method: 'POST',
        path: '/api/webhooks/coldmail',
        token: workspace.token,
        body: { event_type: 'email_opened', lead_email: `${marker}@example.com` },
      }),
    });
    return 'tried';
  },
};
