import { describe, expect, test } from 'vitest';
import { hashPassword, unmatchableHash, verifyPassword } from './argon2id.ts';

describe('password hashes', () => {
  test('are argon2id of 19 MiB, 2 passes and 1 lane, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  test('are verified by the one password', async () => {
    const hash = await hashPassword('pässword 🗝');
    expect(await verifyPassword('pässword 🗝', hash)).toBe(true);
    expect(await verifyPassword('passwörd 🗝', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  test('made elsewhere at another cost are verified too', async () => {
    // The Argon2 reference implementation's test vector: 256 KiB, 2 passes, "somesalt".
    const reference =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(await verifyPassword('Password', reference)).toBe(false);
  });

  test('that stand for no password match none', async () => {
    expect(await verifyPassword('', unmatchableHash())).toBe(false);
  });

  test('are made beside the event loop', async () => {
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 1);
    await hashPassword('secret');
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(1);
  });
});
