import { hash } from 'node:crypto';
import { deliveryKeyPrefixes, type SignedRequest } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';

/**
 * A signed delivery counts once by its own id, whatever key somebody who repeats it may add. An id
 * that could not be a key, as one that is too long, is the sender's to choose, too.
 */
export const deliveryKeyOf = ({ headers }: SignedRequest): string | undefined => {
  const id = headers['webhook-id'];
  if (id === undefined || headers['webhook-signature'] === undefined) return undefined;
  const key = `${deliveryKeyPrefixes.plain}${id}`;
  return wellFormed.test(key) ? key : `${deliveryKeyPrefixes.hashed}${hash('sha256', id)}`;
};

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
