export { eventBody } from './event-body.ts';
export {
  beforeAll,
  type ConnectedEventLog,
  type EventLog,
  type EventsAfter,
  type LoggedEvent,
} from './event-log.ts';
export { createNatsEventLog } from './nats/event-log.ts';
export { openEventLog, type OpenEventLogOptions } from './open-event-log.ts';
export { deleteOldEvents } from './postgres/delete-old-events.ts';
export { liveEventsTable, type LiveEventsTable } from './postgres/live-events-table.ts';
