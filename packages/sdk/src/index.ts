export { createClient, type ClientOptions, type OpsClient } from './create-client.ts';
export type { AnswerOf, CallOptions, InputOf, PathOf } from './calls.ts';
export { OpsError, type OpsErrorCode } from './ops-error.ts';
export type { ErrorBody, ErrorCode, Issue, Schemas } from './schemas.ts';
export type { paths } from './generated/schema.ts';
