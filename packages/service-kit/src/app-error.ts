import { errorStatus, type ErrorCode, type Issue } from '@workspace-ops/contracts';

export interface AppErrorOptions {
  issues?: Issue[];
  /** Seconds after which a retry makes sense; becomes `Retry-After`. */
  retryAfterSeconds?: number;
  /** Further fields of the error body, as `nextAvailable` of a booking conflict. */
  extra?: Record<string, unknown>;
  cause?: unknown;
}

/** The one error that operations throw: a code of the closed set and a sentence for the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.extra = options.extra;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The error that an operation threw, be it as the cause of a link's, which wraps those of the other side. */
export function findAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
}

export const notFound = (what: string): AppError => new AppError('not_found', `${what} not found.`);

export const unavailable = (what: string, cause?: unknown): AppError =>
  new AppError('unavailable', `${what} is unavailable at the moment. Try again shortly.`, {
    retryAfterSeconds: 1,
    cause,
  });

/** The 400 of one field that only the operation itself can judge. */
export const invalidField = (path: string, message: string): AppError =>
  new AppError('invalid_input', `${path} ${message}`, { issues: [{ path, message }] });
