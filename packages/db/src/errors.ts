import { AppError, unavailable } from '@workspace-ops/service-kit';

interface PostgresErrorLike {
  code: string;
  message: string;
}

/** The PostgreSQL or connection error behind whatever drizzle or postgres.js threw, if any. */
export function findPostgresError(error: unknown): PostgresErrorLike | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as Error & { code?: unknown };
    if (typeof code === 'string') return { code, message: current.message };
  }
  return null;
}

/** A transaction whose `begin` failed: nothing of it was done. */
export class TransactionNotBegunError extends Error {
  constructor(cause: unknown) {
    super('The transaction did not begin.', { cause });
    this.name = 'TransactionNotBegunError';
  }
}

/** A transaction whose commit the server answered by rolling it back: a statement had failed. */
export class RolledBackError extends Error {
  constructor() {
    super('The server rolled the transaction back.');
    this.name = 'RolledBackError';
  }
}

/** What follows from a statement that failed before, and says nothing of why. */
export const isConsequence = (error: unknown): boolean =>
  error instanceof RolledBackError || findPostgresError(error)?.code === '25P02';

/** Serialisation failure, deadlock, or a begin on a dying connection: done again, it may succeed. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(findPostgresError(error)?.code ?? '') ||
  (error instanceof TransactionNotBegunError && isConnectionLost(error));

const connectionCodes =
  /^(08|53|57P|CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT|EAGAIN|EACCES|55P03|57014)/;
// The session lost its workspace, role or transaction with its connection; nothing was done.
const lostSessionCodes = /^(42704|25006)$/;
/** The connection broke, or the session lost its workspace with it. */
export function isConnectionLost(error: unknown): boolean {
  const code = findPostgresError(error)?.code ?? '';
  return /^(08|57P|CONNECTION_|ECONNRESET|EPIPE)/.test(code) || lostSessionCodes.test(code);
}

/** For who has waited too long for their turn: nothing of theirs was done. */
export const databaseBusy = (): AppError =>
  new AppError('unavailable', 'The database is busy. Try again shortly.', { retryAfterSeconds: 1 });

const callerFaultCodes = /^(22|235|54)/;

/**
 * The last net below the contracts: data that PostgreSQL refuses is the caller's
 * fault, a database that is away is 503. Everything else stays as it is.
 */
export function databaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = findPostgresError(error)?.code;
  if (code === undefined) return error;
  if (connectionCodes.test(code) || lostSessionCodes.test(code)) {
    return unavailable('The database', error);
  }
  if (code === '23505') {
    return new AppError('conflict', 'A record with these values already exists.', { cause: error });
  }
  if (callerFaultCodes.test(code)) {
    return new AppError('invalid_input', 'A value cannot be stored.', { cause: error });
  }
  return error;
}
