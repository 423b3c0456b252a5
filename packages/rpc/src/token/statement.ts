import { sign as signBytes, verify as verifyBytes } from 'node:crypto';
import { AppError } from '@workspace-ops/service-kit';
import { z } from 'zod';
import type { ServiceName } from '../topology.ts';
import type { PublicKeys, SigningKey } from './service-keys.ts';

/*
 * A JWT signed by a service (RFC 7519 and RFC 8037, EdDSA). Signed and verified in step, without a
 * thread: a call of another turn of the event loop would cost more than the signature.
 */

/** How far the clocks of two machines may be apart. */
const toleratedSkewSeconds = 60;

export interface StatementKind {
  /** What it is for: one of another kind is refused. */
  type: string;
  lifetimeSeconds: number;
}

const encodePart = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs the claims for the life of the kind, from now on. */
export function signStatement(
  { privateKey, publicKey }: SigningKey,
  { type, lifetimeSeconds }: StatementKind,
  claims: object,
): string {
  const iat = Math.floor(Date.now() / 1_000);
  const header = { alg: 'EdDSA', typ: type, kid: publicKey };
  const text = `${encodePart(header)}.${encodePart({ ...claims, iat, exp: iat + lifetimeSeconds })}`;
  return `${text}.${signBytes(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

const headerSchema = z.object({ alg: z.literal('EdDSA'), typ: z.string(), kid: z.string() });
const timesSchema = z.looseObject({ iat: z.number(), exp: z.number() });

export interface Statement {
  /** Whose key signed it. */
  service: ServiceName;
  claims: Record<string, unknown>;
  /** When it is not accepted any more, in milliseconds of this machine's clock. */
  endsAtMs: number;
}

/** @throws {AppError} `unauthenticated`, with the `reason` among its further fields */
export function verifyStatement(text: string, kind: StatementKind, keys: PublicKeys): Statement {
  const [head = '', body = '', signature = '', ...rest] = text.split('.');
  const header = headerSchema.safeParse(decodePart(head));
  if (!header.success || header.data.typ !== kind.type || rest.length > 0) throw refused();
  const signer = keys.get(header.data.kid);
  const signed = Buffer.from(`${head}.${body}`);
  if (
    signer === undefined ||
    !verifyBytes(null, signed, signer.key, Buffer.from(signature, 'base64url'))
  ) {
    throw refused();
  }
  const times = timesSchema.safeParse(decodePart(body));
  if (!times.success) throw refused();
  const { iat, exp } = times.data;
  if (exp - iat > kind.lifetimeSeconds) throw refused();
  checkClock(signer.service, times.data);
  return {
    service: signer.service,
    claims: times.data,
    endsAtMs: (exp + toleratedSkewSeconds) * 1_000,
  };
}

/** @throws {AppError} when the times differ from this machine's clock by more than is tolerated. */
function checkClock(service: ServiceName, { iat, exp }: { iat: number; exp: number }): void {
  const now = Math.floor(Date.now() / 1_000);
  if (iat - toleratedSkewSeconds <= now && now <= exp + toleratedSkewSeconds) return;
  const skewSeconds = iat - now;
  const direction = skewSeconds > 0 ? 'ahead of' : 'behind';
  throw new AppError(
    'unauthenticated',
    `The clock: what ${service} signed is ${Math.abs(skewSeconds)} s ${direction} the clock of this service. Set the clocks by NTP.`,
    { extra: { reason: 'clock', service, skewSeconds } },
  );
}

function decodePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    // No JSON is no statement.
    return undefined;
  }
}

export const refused = (): AppError =>
  new AppError('unauthenticated', 'This port takes calls of the other services only.', {
    extra: { reason: 'token' },
  });

/** That a call comes from a service, for one audience and one minute. */
export const serviceStatement: StatementKind = {
  type: 'internal-service+jwt',
  lifetimeSeconds: 60,
};

/**
 * Whose request it is, by the gateway's word. It is passed on with every call for that request,
 * and so lives as long as a request can take.
 */
export const callerStatement: StatementKind = {
  type: 'internal-caller+jwt',
  lifetimeSeconds: 300,
};
