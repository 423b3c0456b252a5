import { z } from 'zod';
import { errorDetails } from './error-details.ts';

/**
 * The closed set of error codes and the HTTP status each one has at the edge.
 * A code whose status differs from that of its kind has its own row.
 */
export const errorStatus = {
  invalid_input: 400,
  not_pending_approval: 400,
  email_taken: 400,
  provider_rejected: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  confirmation_required: 403,
  member_removed: 403,
  workspace_suspended: 403,
  workspace_deleted: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  stale_subject: 409,
  budget_exceeded: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  misdirected_request: 421,
  wrong_cell: 421,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  speech_failed: 500,
  provider_failed: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const issueSchema = z.object({
  path: z.string().describe('The field, as a dotted path.'),
  message: z.string(),
});

export type Issue = z.infer<typeof issueSchema>;

/** The one error body of every service. */
export const errorBodySchema = z
  .object({
    success: z.literal(false),
    error: z.string().describe('What is wrong, in one sentence.'),
    message: z.string().describe('The same sentence as `error`.'),
    code: z.enum(errorCodes),
    requestId: z.string(),
    issues: z.array(issueSchema).optional(),
    ...errorDetails,
  })
  .loose()
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
