import { createHmac } from 'node:crypto';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface ForgedToken {
  secret: string;
  audience: string;
  /** 60 by default; negative for a token that has expired. */
  lifetimeSeconds?: number;
  algorithm?: 'HS256' | 'none';
}

/** The `Authorization` of one service's call to another, made without the services' own code. */
export function internalAuthorization(token: ForgedToken): string {
  const { secret, audience, lifetimeSeconds = 60, algorithm = 'HS256' } = token;
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const issuedAt = lifetimeSeconds < 0 ? nowSeconds - 3_600 : nowSeconds;
  const claims = {
    iss: 'workspace-ops internal',
    sub: 'gateway',
    aud: audience,
    iat: issuedAt,
    exp: nowSeconds + lifetimeSeconds,
  };
  const signed = `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}`;
  const signature =
    algorithm === 'none' ? '' : createHmac('sha256', secret).update(signed).digest('base64url');
  return `Bearer ${signed}.${signature}`;
}
