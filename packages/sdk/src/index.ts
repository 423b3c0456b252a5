export { createClient, type ClientOptions, type OpsClient } from './create-client.ts';
export type { AnswerOf, BodyOf, CallOptions, InputOf, PathOf, QueryOf } from './calls.ts';
export type { LiveEvent } from './events/live-event.ts';
export type { EventsOptions } from './events/stream-events.ts';
export type { List } from './lists.ts';
export { OpsError, type OpsErrorCode } from './ops-error.ts';
export type { RunStatus, WaitOptions } from './runs/wait-for-run.ts';
export type { ErrorBody, ErrorCode, Issue, Schemas } from './schemas.ts';
export type { paths } from './generated/schema.ts';
