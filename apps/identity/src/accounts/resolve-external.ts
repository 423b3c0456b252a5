import type { resolveExternalInput, User } from '@workspace-ops/contracts';
import type { z } from 'zod';
import type { Identity } from '../identity.ts';
import { givenOrLocalName } from './derive-name.ts';
import { findAccountByEmail } from './find-account.ts';
import { provisionGoogleAccount } from './provision-google-account.ts';

/**
 * The user behind an identity provider's token, which the edge has verified; an unknown email
 * gets an account, as with Google (decisions.md 13). Called for every such request, so only the
 * making of an account is audited.
 */
export async function resolveExternal(
  identity: Identity,
  input: z.output<typeof resolveExternalInput>,
): Promise<User> {
  const { email } = input;
  const found = await findAccountByEmail(identity.database, email);
  if (found !== undefined) return found.user;
  const name = givenOrLocalName(input.name, email);
  const made = await provisionGoogleAccount(identity, { email, subject: null }, name);
  return made.user;
}
