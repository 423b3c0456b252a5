import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const saltBytes = 16;
const ivBytes = 12;

/**
 * A private key as it is stored: `sealed.<salt>.<iv>.<tag>.<ciphertext>` (AES-256-GCM, the key
 * derived from the secret by HKDF-SHA256, bound to the kid), or `plain.<key>` without a secret.
 */
export function sealPrivateKey(pkcs8: Buffer, kid: string, secret: string | undefined): string {
  if (secret === undefined) return `plain.${pkcs8.toString('base64url')}`;
  const salt = randomBytes(saltBytes);
  const iv = randomBytes(ivBytes);
  const encryption = createCipheriv(cipher, deriveKey(secret, salt), iv);
  encryption.setAAD(Buffer.from(kid));
  const ciphertext = Buffer.concat([encryption.update(pkcs8), encryption.final()]);
  const parts = [salt, iv, encryption.getAuthTag(), ciphertext];
  return `sealed.${parts.map((part) => part.toString('base64url')).join('.')}`;
}

/** The stored key, or null when the secret is missing or not the one that it was sealed with. */
export function openPrivateKey(
  stored: string,
  kid: string,
  secret: string | undefined,
): Buffer | null {
  const [form, ...parts] = stored.split('.');
  if (form === 'plain') return Buffer.from(parts[0] ?? '', 'base64url');
  if (secret === undefined) return null;
  const [salt, iv, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
  try {
    const decryption = createDecipheriv(cipher, deriveKey(secret, salt!), iv!);
    decryption.setAAD(Buffer.from(kid));
    decryption.setAuthTag(tag!);
    return Buffer.concat([decryption.update(ciphertext!), decryption.final()]);
  } catch {
    // Authenticated decryption says only that secret and text do not belong together.
    return null;
  }
}

export const isSealed = (stored: string): boolean => stored.startsWith('sealed.');

const deriveKey = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'workspace-ops session signing key', 32));
