import type { LiveEvent } from '@workspace-ops/contracts';

/** What is signed and sent of an event. */
export const eventBody = ({
  event,
  timestamp,
  data,
}: Pick<LiveEvent, 'event' | 'timestamp' | 'data'>): string =>
  JSON.stringify({ event, timestamp, data });
