import { createHmac, randomBytes } from 'node:crypto';

/*
 * Codes of authenticator applications (RFC 6238): HMAC-SHA-1, six digits, steps of 30 seconds, which
 * is what all of them can do.
 */

const stepMs = 30_000;
const digits = 6;
/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
/** Clocks differ, and people take a while to type. */
const allowedSteps = [0, -1, 1] as const;

export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** The code of a time step. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.at(-1)! & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step, of those that count now, whose code it is. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  return allowedSteps.map((away) => current + away).find((step) => totpCode(secret, step) === code);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding; the bytes are a multiple of five. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}

/** What an authenticator application reads from a QR code. */
export function totpUri(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1_000}`;
}
