import { openSealed, seal } from './seal.ts';

const purpose = 'session signing key';

/** A private key as it is stored, bound to its kid. */
export const sealPrivateKey = (pkcs8: Buffer, kid: string, secret: string | undefined): string =>
  seal(pkcs8, { purpose, id: kid, secret });

/** The stored key, or null when the secret is missing or not the one that it was sealed with. */
export const openPrivateKey = (
  stored: string,
  kid: string,
  secret: string | undefined,
): Buffer | null => openSealed(stored, { purpose, id: kid, secret });
