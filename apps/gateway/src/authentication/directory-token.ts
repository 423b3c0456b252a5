import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@workspace-ops/service-kit';
import { readCredential } from './credential.ts';

const tokenForm = /^scim_[\w-]{1,100}$/;

/**
 * The directory's token. It is no session: a cookie does not stand for it.
 * @throws {AppError} 401 for none, and for what cannot be one.
 */
export function readDirectoryToken({ authorization }: IncomingHttpHeaders): { token: string } {
  const credential = readCredential({ authorization });
  if (credential.kind === 'token' && tokenForm.test(credential.token)) {
    return { token: credential.token };
  }
  throw new AppError(
    'unauthenticated',
    'The directory’s token is required, as Authorization: Bearer.',
  );
}
