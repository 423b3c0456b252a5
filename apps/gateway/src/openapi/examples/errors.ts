import type { ErrorBody, ErrorCode } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import { errorBody } from '../../http/errors.ts';

interface Meaning {
  description: string;
  code: ErrorCode;
  message: string;
}

const meanings: Record<number, Meaning> = {
  400: {
    description: 'The input is invalid; the message names the field.',
    code: 'invalid_input',
    message: 'name is required',
  },
  401: {
    description: 'The credential is missing, invalid or expired.',
    code: 'unauthenticated',
    message: 'Sign in to do this: a credential is required.',
  },
  403: {
    description: 'The caller may not do this, or the web page that asks may not.',
    code: 'forbidden',
    message: 'The caller may not do this.',
  },
  404: {
    description: 'There is no such record in the caller’s workspace.',
    code: 'not_found',
    message: 'Record not found.',
  },
  409: {
    description: 'The record’s state, or an earlier use of the idempotency key, does not allow it.',
    code: 'conflict',
    message: 'The Idempotency-Key was used with another body before.',
  },
  412: {
    description: 'The record was changed since the `ETag` of `If-Match`.',
    code: 'precondition_failed',
    message: 'The artifact was changed since it was read: look at its newest revision again.',
  },
  413: {
    description: 'The body is too large.',
    code: 'payload_too_large',
    message: 'The body must be at most 1048576 bytes.',
  },
  415: {
    description: 'The body is not JSON in UTF-8.',
    code: 'unsupported_media_type',
    message: 'The body must be application/json in UTF-8.',
  },
  421: {
    description:
      'Open tenancy: `Host` is no address, not localhost, and not in `ALLOWED_HOSTS`. Or, as `wrong_cell`: another cell has the workspace, `X-Cell` and `cell` name it, and nothing was done.',
    code: 'misdirected_request',
    message: 'In open tenancy Host must be an address, localhost, or one of ALLOWED_HOSTS.',
  },
  429: {
    description: 'Too many requests or attempts; `Retry-After` says when to try again.',
    code: 'rate_limited',
    message: 'The limit RATE_LIMIT_REQUESTS_PER_USER of 1200 in 60 s is reached. Try again in 1 s.',
  },
  431: {
    description: 'The request headers are larger than 16 KiB.',
    code: 'headers_too_large',
    message: 'The request headers are too large.',
  },
  500: {
    description: 'Something went wrong on the service’s side.',
    code: 'internal',
    message: 'Something went wrong.',
  },
  502: {
    description: 'An upstream provider failed.',
    code: 'upstream_failed',
    message: 'No model gave a usable answer.',
  },
  503: {
    description: 'Something needed is unavailable; `Retry-After` says when to try again.',
    code: 'unavailable',
    message: 'The database is unavailable at the moment. Try again shortly.',
  },
};

/** @throws {Error} for a status that no row may answer. */
function findMeaning(status: number): Meaning {
  const meaning = meanings[status];
  if (meaning === undefined) throw new Error(`The status ${status} has no meaning.`);
  return meaning;
}

export const describeStatus = (status: number): string => findMeaning(status).description;

export function exampleError(status: number): AppError {
  const { code, message } = findMeaning(status);
  return new AppError(code, message);
}

export const exampleErrorBody = (status: number): ErrorBody =>
  errorBody(exampleError(status), 'req_01a1fc79b30876708e0acbc0e3d165c7');
