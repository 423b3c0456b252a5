import type { ErrorBody } from '@workspace-ops/contracts';
import type { AppError } from '@workspace-ops/service-kit';

/** The one error body. */
export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  ...error.extra,
  success: false,
  error: error.message,
  message: error.message,
  code: error.code,
  requestId,
  ...(error.issues === undefined ? {} : { issues: error.issues }),
});
