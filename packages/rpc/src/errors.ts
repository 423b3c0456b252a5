import { TRPCError } from '@trpc/server';
import { AppError, findAppError, invalidInput } from '@workspace-ops/service-kit';
import { ZodError } from 'zod';

/** Whatever a procedure threw, as the one error class. The input serves the sentence of a 400. */
export function toAppError(error: unknown, input?: unknown): AppError {
  const known = findAppError(error);
  if (known !== undefined) return known;
  return error instanceof TRPCError ? fromTrpcError(error, input) : internal(error);
}

function fromTrpcError(error: TRPCError, input: unknown): AppError {
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ZodError) {
    return invalidInput(error.cause, input);
  }
  if (error.code === 'NOT_FOUND')
    return new AppError('not_found', 'No such procedure.', { cause: error });
  return internal(error);
}

/** The answer says nothing of an internal fault; the log has the cause. */
const internal = (cause: unknown): AppError =>
  new AppError('internal', 'Something went wrong on our side.', { cause });
