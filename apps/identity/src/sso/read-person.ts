import { emailInput } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import { z } from 'zod';
import { readClaimValues } from './choose-role.ts';

/** Somebody as the provider describes them. */
export interface Person {
  issuer: string;
  subject: string;
  email: string;
  name: string | undefined;
  /** Of the connection's role claim. */
  roleValues: string[];
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: emailInput(),
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
});

/**
 * The person in the claims of a verified ID token and of the user info.
 * @throws {AppError} `unauthenticated` without an email, or with one that the provider has not verified.
 */
export function readPerson(claims: Record<string, unknown>, roleClaim: string | null): Person {
  const { success, data } = claimsSchema.safeParse(claims);
  if (!success) {
    throw new AppError('unauthenticated', 'The sign-in provider did not tell an email address.');
  }
  // Some write it as a text. A provider that does not say is trusted with its own domains.
  if (data.email_verified === false || data.email_verified === 'false') {
    throw new AppError(
      'unauthenticated',
      'The sign-in provider has not verified the email address.',
    );
  }
  return {
    issuer: data.iss,
    subject: data.sub,
    email: data.email,
    name: data.name?.trim() === '' ? undefined : data.name?.replaceAll('\u0000', '').toWellFormed(),
    roleValues: roleClaim === null ? [] : readClaimValues(claims[roleClaim]),
  };
}
