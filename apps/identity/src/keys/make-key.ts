import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { sessionTokenAlgorithm } from '@workspace-ops/contracts';
import { type Clock, newId } from '@workspace-ops/service-kit';
import type { signingKeys } from '../db/schema/signing-keys.ts';
import { sealPrivateKey } from './seal-private-key.ts';

export type KeyRow = typeof signingKeys.$inferSelect;

/** A new key as it is stored. */
export async function makeKey(
  signsFrom: Date,
  { clock, secret }: { clock: Clock; secret: string | undefined },
): Promise<KeyRow> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('ed25519');
  const kid = newId('key');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  return {
    kid,
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid, alg: sessionTokenAlgorithm, use: 'sig' },
    privateKey: sealPrivateKey(pkcs8, kid, secret),
    createdAt: clock.now(),
    signsFrom,
  };
}
