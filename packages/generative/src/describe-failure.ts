import { STATUS_CODES } from 'node:http';
import { APICallError, NoObjectGeneratedError, TypeValidationError } from 'ai';
import { z } from 'zod';

export interface Failure {
  reason: string;
  /** The key was refused: no other model would take it either. */
  keyRefused: boolean;
  /** False where the provider surely did no work: it refused the request or never got it. */
  mayBeBilled: boolean;
  /** Seconds after which the provider says a retry makes sense. */
  retryAfterSeconds: number | undefined;
}

/** An answer that arrived and cannot be used: blocked, empty or cut short. */
export class UnusableAnswerError extends Error {
  override readonly name = 'UnusableAnswerError';
}

/** A model whose provider has no key: nothing was sent. */
export class NotConfiguredError extends Error {
  override readonly name = 'NotConfiguredError';
}

export function describeFailure(error: unknown, timeoutMs: number): Failure {
  if (APICallError.isInstance(error)) return describeCallError(error);
  return {
    reason: describeOther(error, timeoutMs),
    keyRefused: false,
    mayBeBilled: !(error instanceof NotConfiguredError),
    retryAfterSeconds: undefined,
  };
}

function describeOther(error: unknown, timeoutMs: number): string {
  if (NoObjectGeneratedError.isInstance(error))
    return `answered outside the schema${describeIssue(error)}`;
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return `gave no answer within ${timeoutMs} ms`;
  }
  return error.message;
}

const errorBody = z.object({
  error: z.object({
    message: z.string(),
    details: z.array(
      z.object({ reason: z.string().optional(), retryDelay: z.string().optional() }),
    ),
  }),
});

function describeCallError(error: APICallError): Failure {
  const status = error.statusCode;
  const details = errorBody.safeParse(error.data).data?.error.details ?? [];
  return {
    reason: describeStatus(error),
    mayBeBilled: status === undefined ? !neverSent.has(findErrorCode(error.cause)) : status < 400,
    keyRefused:
      status === 401 ||
      status === 403 ||
      (status === 400 &&
        (/api key not valid/i.test(error.message) ||
          details.some((detail) => detail.reason === 'API_KEY_INVALID'))),
    retryAfterSeconds: parseSeconds(
      details.find((detail) => detail.retryDelay !== undefined)?.retryDelay ??
        error.responseHeaders?.['retry-after'],
    ),
  };
}

function describeStatus(error: APICallError): string {
  const status = error.statusCode;
  if (status === undefined) return `could not be reached (${findErrorCode(error.cause)})`;
  if (status < 400) return `answered ${status} with a body that cannot be read`;
  return `answered ${status}: ${error.message || (STATUS_CODES[status] ?? 'no reason given')}`;
}

/** The codes of errors before anything was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The innermost error code, as ECONNREFUSED; never the message, which names addresses. */
function findErrorCode(cause: unknown): string {
  let code = 'connection failed';
  for (let depth = 0, at = cause; depth < 8 && at instanceof Error; depth += 1, at = at.cause) {
    if ('code' in at && typeof at.code === 'string') code = at.code;
  }
  return code;
}

/** The seconds of a protobuf duration or of a Retry-After header, as "34.07s" or "34". */
function parseSeconds(duration: string | undefined): number | undefined {
  const seconds = duration === undefined ? null : /^(\d{1,6}(?:\.\d+)?)s?$/.exec(duration);
  return seconds === null ? undefined : Math.ceil(Number(seconds[1]));
}

function describeIssue(error: NoObjectGeneratedError): string {
  const validation = error.cause;
  if (!TypeValidationError.isInstance(validation)) return ': not JSON';
  const issue = validation.cause instanceof z.ZodError ? validation.cause.issues[0] : undefined;
  return issue === undefined ? '' : `: ${[...issue.path.map(String), issue.message].join(' ')}`;
}

const longestReason = 300;

/** An upstream's reason as it may be shown: one line, of bounded length, without the keys. */
export function presentable(text: string, apiKeys: readonly string[]): string {
  const forms = apiKeys
    .filter((key) => key !== '')
    .flatMap((key) => [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]);
  const redacted = forms.reduce((rest, form) => rest.replaceAll(form, '[redacted]'), text);
  const line = redacted
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > longestReason ? `${line.slice(0, longestReason).toWellFormed()}…` : line;
}
