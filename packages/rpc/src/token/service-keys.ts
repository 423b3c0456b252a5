import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { z } from 'zod';
import { allServiceNames, type ServiceName } from '../topology.ts';

/*
 * Each service signs with an Ed25519 key of its own and knows everybody's public keys. A service
 * may have several public keys, so that replicas with the old and the new one run side by side.
 */

/** What a service signs with. */
export interface SigningKey {
  privateKey: KeyObject;
  /** The raw public key, base64url: its name in what it signs. */
  publicKey: string;
}

export interface PublicKey {
  service: ServiceName;
  key: KeyObject;
}

/** All services' public keys, by their names. */
export type PublicKeys = ReadonlyMap<string, PublicKey>;

/** A new key as the settings have it: PKCS #8 and the raw public key, both base64url. */
export function generateServiceKey(): { signingKey: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
  return { signingKey, publicKey: exportPublicKey(privateKey) };
}

/** As `INTERNAL_PUBLIC_KEYS` has them. */
export const formatPublicKeys = (
  keys: readonly { service: ServiceName; publicKey: string }[],
): string => keys.map(({ service, publicKey }) => `${service}:${publicKey}`).join(',');

/** A key for each service, and the public keys of all, as settings. */
export interface ServiceKeys {
  publicKeys: string;
  findSettings(
    service: ServiceName,
  ): Record<'INTERNAL_SIGNING_KEY' | 'INTERNAL_PUBLIC_KEYS', string>;
}

export function generateServiceKeys(): ServiceKeys {
  const made = allServiceNames.map((service) => ({ service, ...generateServiceKey() }));
  const publicKeys = formatPublicKeys(made);
  return {
    publicKeys,
    findSettings: (service: ServiceName) => ({
      INTERNAL_SIGNING_KEY: made.find((one) => one.service === service)!.signingKey,
      INTERNAL_PUBLIC_KEYS: publicKeys,
    }),
  };
}

const exportPublicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'jwk' }).x!;

/** The setting of a service's own key. */
export const signingKeySchema = z.string().transform((text, context): SigningKey => {
  try {
    const der = Buffer.from(text, 'base64url');
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    if (privateKey.asymmetricKeyType === 'ed25519') {
      return { privateKey, publicKey: exportPublicKey(privateKey) };
    }
  } catch {
    // What cannot be read as a key is refused below.
  }
  context.addIssue({
    code: 'custom',
    message: 'must be an Ed25519 key made by `pnpm service-keys`',
  });
  return z.NEVER;
});

const publicKeyPattern = /^([a-z-]+):([\w-]{43})$/;

/** The setting of all services' public keys. */
export const publicKeysSchema = z.string().transform((text, context): PublicKeys => {
  const keys = new Map<string, PublicKey>();
  for (const entry of text.split(',')) {
    const found = readPublicKey(entry.trim());
    if (found === undefined) {
      const message = `must be service:key, separated by commas, got ${JSON.stringify(entry)}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    keys.set(found.publicKey, found);
  }
  const named = new Set([...keys.values()].map(({ service }) => service));
  const missing = allServiceNames.filter((service) => !named.has(service));
  if (missing.length === 0) return keys;
  context.addIssue({ code: 'custom', message: `has no key of ${missing.join(', ')}` });
  return z.NEVER;
});

function readPublicKey(entry: string): (PublicKey & { publicKey: string }) | undefined {
  const [, name, publicKey] = publicKeyPattern.exec(entry) ?? [];
  const service = allServiceNames.find((known) => known === name);
  if (service === undefined || publicKey === undefined) return undefined;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  return { service, publicKey, key: createPublicKey({ key: jwk, format: 'jwk' }) };
}
