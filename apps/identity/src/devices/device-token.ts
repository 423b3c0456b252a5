import { hash } from 'node:crypto';
import {
  deviceAudience,
  sessionIssuer,
  sessionLifetimeSeconds,
  sessionTokenAlgorithm,
} from '@workspace-ops/contracts';
import { newId } from '@workspace-ops/service-kit';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Account, Identity } from '../identity.ts';

type Signer = Pick<Identity, 'keys' | 'clock'>;
/** An account as it was when somebody signed in. */
type SignedInto = Pick<Account, 'user' | 'passwordHash'>;

/** The accounts that one browser is remembered for; the oldest is forgotten first. */
const maxAccounts = 5;

const claimsSchema = z.object({
  jti: z.string().min(1),
  users: z.array(z.object({ id: z.string(), password: z.string() })),
});

type Device = z.infer<typeof claimsSchema>;

/**
 * A signed token for a browser or device on which somebody has just signed in. It signs nobody in:
 * it gives failed logins of these accounts a limit of their own.
 * @param given the token that the device has already, which keeps its id and its other accounts.
 */
export async function signDevice(
  { keys, clock }: Signer,
  { user, passwordHash }: SignedInto,
  given: string | undefined,
): Promise<string> {
  const known = await readDevice({ keys, clock }, given);
  const others = known?.users.filter(({ id }) => id !== user.id) ?? [];
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  return keys.sign(
    {
      jti: known?.jti ?? newId('dev'),
      users: [{ id: user.id, password: digestPassword(passwordHash) }, ...others].slice(
        0,
        maxAccounts,
      ),
      iat: issuedAt,
      exp: issuedAt + sessionLifetimeSeconds,
    },
    deviceAudience,
  );
}

/**
 * The id of the device, if its token says that somebody signed in to the account on it, with the
 * password that the account has now: tokens of an earlier password are not
 * valid, since each has a limit of its own and one could collect any number of them.
 */
export async function knownDevice(
  signer: Signer,
  { user, passwordHash }: SignedInto,
  token: string | undefined,
): Promise<string | undefined> {
  const device = await readDevice(signer, token);
  const known = device?.users.find(({ id }) => id === user.id);
  return known?.password === digestPassword(passwordHash) ? device?.jti : undefined;
}

/** Differs from one password to the next. The hash has a random salt, so this reveals neither. */
const digestPassword = (passwordHash: string | null): string =>
  hash('sha256', passwordHash ?? '', 'base64url').slice(0, 16);

/** What a token says; undefined for none and for one that is not ours or has expired. */
async function readDevice(
  { keys, clock }: Signer,
  token: string | undefined,
): Promise<Device | undefined> {
  if (token === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.jwks()), {
      algorithms: [sessionTokenAlgorithm],
      issuer: sessionIssuer,
      audience: deviceAudience,
      currentDate: clock.now(),
    });
    return claimsSchema.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
