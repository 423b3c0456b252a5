import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTokenIssuer, createTokenVerifier } from './internal-token.ts';

const secret = 'a secret of more than thirty-two characters';
const verify = createTokenVerifier(secret, 'audit');

const refusal = expect.objectContaining({ code: 'unauthenticated' });

/** A token like the issuer's, but for what is changed. */
const sign = async (
  change: (token: SignJWT) => SignJWT,
  { alg = 'HS256', claims = { sub: 'gateway' } }: { alg?: string; claims?: JWTPayload } = {},
): Promise<string> => {
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg })
    .setIssuer('workspace-ops internal')
    .setAudience('audit')
    .setIssuedAt()
    .setExpirationTime('60s');
  return `Bearer ${await change(token).sign(new TextEncoder().encode(secret))}`;
};

const setClock = (offsetMs: number) => vi.setSystemTime(Date.now() + offsetMs);

afterEach(() => void vi.useRealTimers());

describe('the token between services', () => {
  it('opens the port that it was made for', async () => {
    await verify(await createTokenIssuer(secret, 'gateway')('audit'));
    await verify(await sign((token) => token));
  });

  it('opens no other service’s port', async () => {
    const token = await createTokenIssuer(secret, 'gateway')('identity');
    await expect(verify(token)).rejects.toEqual(refusal);
  });

  it.each([
    [
      'another secret',
      () => createTokenIssuer('another secret of thirty-two characters', 'x')('audit'),
    ],
    ['another issuer', () => sign((token) => token.setIssuer('workspace-ops'))],
    ['no subject', () => sign((token) => token, { claims: {} })],
    ['another algorithm', () => sign((token) => token, { alg: 'HS512' })],
    [
      'a life longer than a minute',
      () => sign((token) => token.setIssuedAt(Date.now() / 1_000 - 600).setExpirationTime('1h')),
    ],
    [
      'an issue in the future',
      () => sign((token) => token.setIssuedAt(Date.now() / 1_000 + 600).setExpirationTime('1h')),
    ],
    ['an end that has passed', () => sign((token) => token.setExpirationTime('-31s'))],
    ['nothing', async () => undefined],
    ['no token', async () => 'Bearer '],
    ['another scheme', async () => 'Basic YTpi'],
    ['garbage', async () => 'Bearer a.b.c'],
  ])('is refused with %s', async (_what, token) => {
    await expect(verify(await token())).rejects.toEqual(refusal);
  });

  it('is refused without a signature', async () => {
    const token = new UnsecuredJWT({ sub: 'gateway' })
      .setIssuer('workspace-ops internal')
      .setAudience('audit')
      .setIssuedAt()
      .setExpirationTime('60s')
      .encode();
    await expect(verify(`Bearer ${token}`)).rejects.toEqual(refusal);
  });

  it('is refused once it has expired, also where it was seen before', async () => {
    const token = await createTokenIssuer(secret, 'gateway')('audit');
    await verify(token);
    vi.useFakeTimers({ toFake: ['Date'] });
    setClock(91_000);
    await expect(verify(token)).rejects.toEqual(refusal);
  });

  it.each([-29_000, 29_000])('bears clocks that are %i ms apart', async (skewMs) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await createTokenIssuer(secret, 'gateway')('audit');
    setClock(skewMs);
    await verify(token);
  });

  it('is renewed after half its life, and when the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const issue = createTokenIssuer(secret, 'gateway');
    const first = await issue('audit');
    setClock(29_000);
    expect(await issue('audit')).toBe(first);
    setClock(2_000);
    const second = await issue('audit');
    expect(second).not.toBe(first);
    setClock(-3_600_000);
    expect(await issue('audit')).not.toBe(second);
  });
});
