import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './argon2id.ts';

const hasher = createPasswordHasher();

describe('password hashes', () => {
  test('are argon2id of 19 MiB, 2 passes and 1 lane, salted', async () => {
    const [one, two] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  test('are verified by the one password', async () => {
    const hash = await hasher.hash('pässword 🗝');
    expect(await hasher.verify('pässword 🗝', hash)).toBe(true);
    expect(await hasher.verify('passwörd 🗝', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
  });

  test('made elsewhere at another cost are verified too', async () => {
    // The Argon2 reference implementation's test vector: 256 KiB, 2 passes, "somesalt".
    const reference =
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await hasher.verify('password', reference)).toBe(true);
    expect(await hasher.verify('Password', reference)).toBe(false);
  });

  test('that stand for no password match none', async () => {
    expect(await hasher.verify('', hasher.unmatchable())).toBe(false);
  });

  test('are made beside the event loop', async () => {
    const before = { thread: process.threadCpuUsage(), all: process.cpuUsage() };
    await hasher.hash('secret');
    const thread = process.threadCpuUsage(before.thread);
    const all = process.cpuUsage(before.all);
    expect(thread.user + thread.system).toBeLessThan((all.user + all.system) / 2);
  });
});
