import {
  sessionAudience,
  sessionIssuer,
  sessionTokenAlgorithm,
  type Role,
  type SessionJwks,
} from '@workspace-ops/contracts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface SessionIssuer {
  /** A session token; the options replace claims. */
  issue(options?: {
    sid?: string;
    ws?: string;
    sub?: string;
    role?: Role;
    cell?: string;
    expiresAt?: Date;
    /** Null for a token of before tokens said it. */
    name?: string | null;
  }): Promise<string>;
  publicKeys(): SessionJwks['keys'];
  /** A new key for further tokens; the old one stays published. */
  rotate(): Promise<void>;
}

/** Issues session tokens as the identity service does. */
export async function createSessionIssuer(): Promise<SessionIssuer> {
  const published: SessionJwks['keys'] = [];
  let current: { kid: string; privateKey: CryptoKey };
  const rotate = async (): Promise<void> => {
    const pair = await generateKeyPair(sessionTokenAlgorithm, { crv: 'Ed25519' });
    const kid = `key_${published.length + 1}`;
    const { x } = await exportJWK(pair.publicKey);
    published.push({ kty: 'OKP', crv: 'Ed25519', x: x!, kid, alg: 'EdDSA', use: 'sig' });
    current = { kid, privateKey: pair.privateKey };
  };
  await rotate();
  return {
    rotate,
    publicKeys: () => published,
    issue: ({
      sid = 'ses_1',
      ws = 'ws_1',
      sub = 'usr_1',
      role = 'owner',
      cell,
      expiresAt,
      name = 'Dana',
    } = {}) =>
      new SignJWT({
        sid,
        ws,
        email: 'dana@example.com',
        role,
        cell,
        ...(name !== null && { name, loginMethod: 'email' }),
      })
        .setProtectedHeader({ alg: sessionTokenAlgorithm, kid: current.kid })
        .setSubject(sub)
        .setIssuer(sessionIssuer)
        .setAudience(sessionAudience)
        .setIssuedAt()
        .setExpirationTime(expiresAt ?? '365d')
        .sign(current.privateKey),
  };
}
