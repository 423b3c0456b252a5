import type { ErrorBody, ErrorCode, Issue } from './schemas.ts';

/** `connection_failed`, `timed_out`: no answer came. `invalid_answer`: what came is not of this service. */
export type OpsErrorCode =
  | ErrorCode
  | 'connection_failed'
  | 'timed_out'
  | 'invalid_answer'
  | 'run_ended';

interface OpsErrorOptions {
  /** 0 where no answer came. */
  status: number;
  body?: Partial<ErrorBody>;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** The one error of the client, beside the reason of a signal that aborted a call. */
export class OpsError<Code extends OpsErrorCode = OpsErrorCode> extends Error {
  override readonly name = 'OpsError';
  readonly code: Code;
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What is wrong, by field. */
  readonly issues: readonly Issue[];
  /** To find the request in the service's logs; null where no answer came from it. */
  readonly requestId: string | null;
  /** How long the service asks to wait. */
  readonly retryAfterMs: number | undefined;
  /** The whole error body: some codes have further fields. */
  readonly body: Partial<ErrorBody>;

  constructor(code: Code, message: string, options: OpsErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.body = options.body ?? {};
    this.issues = this.body.issues ?? [];
    this.requestId = this.body.requestId ?? null;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** Whether something that was thrown is an error of the client, with one of these codes if any are given. */
  static is<Code extends OpsErrorCode = OpsErrorCode>(
    error: unknown,
    ...codes: Code[]
  ): error is OpsError<Code> {
    if (!(error instanceof OpsError)) return false;
    return codes.length === 0 || (codes as OpsErrorCode[]).includes(error.code);
  }
}
