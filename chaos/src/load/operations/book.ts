import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

const slotMs = 30 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** New slots a booking: below one, so that clients race for them. */
const slotsPerBooking = 0.7;
const spread = 2;
/** Whole half hours, beginning tomorrow. */
const firstSlot = Math.ceil((Date.now() + dayMs) / slotMs) * slotMs;

export const book: Operation = {
  weight: 10,
  async perform(client) {
    const { workspace, random } = client;
    const slot = Math.floor(workspace.slotsTried++ * slotsPerBooking) + random.integer(0, spread);
    const scheduledSlot = new Date(firstSlot + slot * slotMs).toISOString();
    await write(client, {
      kind: 'book',
      service: 'voice-gateway',
      workspaceId: workspace.id,
      subject: { scheduledSlot },
      repeatable: true,
      request: (marker) => ({
        method: 'POST',
        path: '/api/voice/book',
        token: workspace.token,
        body: { callerPhone: '+12125550100', scheduledSlot, notes: marker },
      }),
      readIds: ({ bookingRef }: { bookingRef: string }) => ({ bookingRef }),
    });
    return 'tried';
  },
};
