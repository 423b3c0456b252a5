import { AppError } from '@workspace-ops/service-kit';

const wellFormed = /^[\x21-\x7e]{1,200}$/;

/**
 * The client's `Idempotency-Key`, or undefined for none.
 * @throws {AppError} 400 for one that is not 1 to 200 visible ASCII characters.
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  if (wellFormed.test(header)) return header;
  throw new AppError(
    'invalid_input',
    'Idempotency-Key must be 1 to 200 visible ASCII characters without spaces.',
  );
}
