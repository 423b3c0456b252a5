import { liveEventsTable } from '@workspace-ops/bus/events';
import { syncSchema } from './sync-schema.ts';

/** Empty where NATS keeps the events. */
export const liveEvents = liveEventsTable(syncSchema);
