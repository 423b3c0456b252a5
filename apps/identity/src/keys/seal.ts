import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const saltBytes = 16;
const ivBytes = 12;

/** What a sealed value is bound to: it opens for nothing else. */
export interface Sealing {
  /** What kind of value it is, in words. */
  purpose: string;
  /** The id of the row that it is stored in. */
  id: string;
  /** SESSION_KEY_SECRET. */
  secret: string | undefined;
}

/**
 * A secret as it is stored: `sealed.<salt>.<iv>.<tag>.<ciphertext>` (AES-256-GCM, the key derived
 * from the secret by HKDF-SHA256, bound to the id), or `plain.<value>` without a secret.
 */
export function seal(value: Buffer, { purpose, id, secret }: Sealing): string {
  if (secret === undefined) return `plain.${value.toString('base64url')}`;
  const salt = randomBytes(saltBytes);
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, deriveKey(secret, salt, purpose), iv);
  encryption.setAAD(Buffer.from(id));
  const ciphertext = Buffer.concat([encryption.update(value), encryption.final()]);
  const parts = [salt, iv, encryption.getAuthTag(), ciphertext];
  return `sealed.${parts.map((part) => part.toString('base64url')).join('.')}`;
}

/** The stored value, or null when the secret is missing or not the one that it was sealed with. */
export function openSealed(stored: string, { purpose, id, secret }: Sealing): Buffer | null {
  const [form, ...parts] = stored.split('.');
  if (form === 'plain') return Buffer.from(parts[0] ?? '', 'base64url');
  if (secret === undefined) return null;
  const [salt, iv, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
  try {
    const decryption = createDecipheriv(cipher, deriveKey(secret, salt!, purpose), iv!);
    decryption.setAAD(Buffer.from(id));
    decryption.setAuthTag(tag!);
    return Buffer.concat([decryption.update(ciphertext!), decryption.final()]);
  } catch {
    // Authenticated decryption says only that secret and text do not belong together.
    return null;
  }
}

export const isSealed = (stored: string): boolean => stored.startsWith('sealed.');

const deriveKey = (secret: string, salt: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `workspace-ops ${purpose}`, 32));
