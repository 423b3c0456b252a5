import type { ErrorCode } from '@workspace-ops/contracts';
import { toAppError } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';

const byStatus: Record<number, [ErrorCode, string]> = {
  413: ['payload_too_large', 'The body is too large.'],
  415: ['unsupported_media_type', 'The Content-Encoding of the body is not supported.'],
};

/** Whatever a handler or express itself threw, as the one error class. */
export function toHttpError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = clientStatus(error);
  if (status === null) return toAppError(error);
  const [code, sentence] = byStatus[status] ?? ['invalid_input', 'The request is malformed.'];
  return new AppError(code, sentence, { cause: error });
}

/** The status of an error that express or its body reader blames on the request. */
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
