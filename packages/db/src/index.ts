export { auditRefusals } from './audit-refusals.ts';
export type { ClosedWorkspacesSource } from './closed/closed-workspaces.ts';
export { selectWorkspaceTables } from './closed/workspace-tables.ts';
export * from './database.ts';
export type * from './database-interface.ts';
export { connect, type ConnectionOptions } from './connection.ts';
export type { Write } from './group-commit.ts';
export { databaseError, isRetryable, findPostgresError } from './errors.ts';
export {
  findAnswer,
  idempotencyTable,
  type IdempotentRequest,
  type IdempotencyTable,
  withIdempotencyKey,
} from './idempotency/with-idempotency-key.ts';
export { callWithIdempotencyKey } from './idempotency/call-with-idempotency-key.ts';
export { buildInsert } from './build-insert.ts';
export { formatIso } from './format-iso.ts';
export { LeasePool } from './lease-pool.ts';
export { migrateService, serviceRole, type ServiceSchema } from './migrate-service.ts';
export { outboxTable, type OutboxTable } from './outbox/insert-messages.ts';
export type { Message, Messages, NewAuditEvent, NewLiveEvent, Topic } from './outbox/messages.ts';
export { completeAuditEvent } from './outbox/messages.ts';
export {
  openParkedMessages,
  type Chosen,
  type ParkedMessage,
  type ParkedMessages,
} from './parked-messages.ts';
export type { Deliver } from './outbox/relay-context.ts';
export {
  openServiceDatabase,
  type ServiceDatabase,
  type ServiceDatabaseOptions,
} from './open-service-database.ts';
export { nameCell, readCellName } from './moves/cell-name.ts';
export { compareWorkspace } from './moves/compare-workspace.ts';
export { copyWorkspace } from './moves/copy-workspace.ts';
export type { MovedData } from './moves/moved-data.ts';
export { countMessages } from './moves/count-messages.ts';
export { checkMigrations } from './check-migrations.ts';
export { applyMigration, prepareSchema, type ServiceMigration } from './prepare-schema.ts';
export { giveServiceLogins, serviceLoginUrl } from './give-service-logins.ts';
export { ensureServiceLogin, isServiceLogin, type ServiceLogin } from './service-login.ts';
export { allWorkspaces, type Queries, type Scope } from './scope.ts';
