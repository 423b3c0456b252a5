import { createDatabase, type Database, serviceRole } from '@workspace-ops/db';
import {
  createManualClock,
  createTestDatabase,
  type ManualClock,
  type TestDatabase,
} from '@workspace-ops/testkit';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '@workspace-ops/service-kit';
import { startOfTests } from '../../test/times.ts';
import { identityMigration } from '../migrate.ts';
import { createSessionKeys, type SessionKeys } from './session-keys.ts';

const secret = 'a secret of at least 32 characters';

let scratch: TestDatabase;
let database: Database;
let admin: Sql;
let clock: ManualClock;

beforeEach(async () => {
  scratch = await createTestDatabase({ template: 'identity', migrate: identityMigration.migrate });
  admin = postgres(scratch.url, { max: 1 });
  clock = createManualClock(startOfTests);
  database = createDatabase({
    url: scratch.url,
    role: serviceRole('identity'),
    applicationName: 'identity',
  });
});
afterEach(async () => {
  await Promise.all([database.close(), admin.end()]);
  await scratch.drop();
});

async function startKeys(keySecret: string | undefined = secret): Promise<SessionKeys> {
  const keys = createSessionKeys({ database, clock, rotationDays: 90, secret: keySecret });
  await keys.refresh();
  return keys;
}

const readKid = (token: string) => decodeProtectedHeader(token).kid;
const listKids = (keys: SessionKeys) => keys.jwks().keys.map((key) => key.kid);
const sign = (keys: SessionKeys) => {
  const seconds = Math.floor(clock.now().getTime() / 1_000);
  return keys.sign({ sub: 'usr_1', iat: seconds, exp: seconds + 365 * 24 * 60 * 60 });
};
const isAccepted = (token: string, keys: SessionKeys) =>
  jwtVerify(token, createLocalJWKSet(keys.jwks()), { currentDate: clock.now() }).then(
    () => true,
    () => false,
  );
const storedPrivateKeys = async (): Promise<(string | null)[]> => {
  const rows = await admin`select private_key from identity.signing_keys order by signs_from`;
  return rows.map((row) => row['private_key'] as string | null);
};

describe('session keys', () => {
  test('are one for all replicas that start at the same instant', async () => {
    const replicas = await Promise.all(Array.from({ length: 5 }, () => startKeys()));
    const kids = new Set(replicas.flatMap(listKids));
    expect(kids.size).toBe(1);
    expect(await isAccepted(await sign(replicas[0]!), replicas[4]!)).toBe(true);
  });

  test('rotate: published before the first use, and nobody is logged out', async () => {
    const [one, other] = [await startKeys(), await startKeys()];
    const token = await sign(one);
    clock.advance(89 * dayMs);
    await Promise.all([one.refresh(), other.refresh()]);
    expect(listKids(one)).toHaveLength(2);
    expect(listKids(other)).toEqual(listKids(one));
    expect(readKid(await sign(one))).toBe(readKid(token));

    clock.advance(dayMs);
    expect(readKid(await sign(one))).toBe(listKids(one)[1]);
    expect(await isAccepted(token, one)).toBe(true);

    for (let days = 90; days < 360; days += 30) {
      clock.advance(30 * dayMs);
      await one.refresh();
    }
    expect(await isAccepted(token, one)).toBe(true);
    expect(listKids(one)).toContain(readKid(token));
  });

  test('leave the set once their last token has expired', async () => {
    const keys = await startKeys();
    const first = readKid(await sign(keys));
    clock.advance(89 * dayMs);
    await keys.refresh();
    clock.advance(368 * dayMs);
    await keys.refresh();
    expect(listKids(keys)).not.toContain(first);
    expect(await isAccepted(await sign(keys), keys)).toBe(true);
  });

  test('lose their private half once another key signs', async () => {
    const keys = await startKeys();
    clock.advance(89 * dayMs);
    await keys.refresh();
    clock.advance(3 * dayMs);
    await keys.refresh();
    expect(await storedPrivateKeys()).toEqual([null, expect.stringMatching(/^sealed\./)]);
  });

  test('are sealed when the secret comes later', async () => {
    const open = createSessionKeys({ database, clock, rotationDays: 90, secret: undefined });
    await open.refresh();
    const token = await sign(open);
    expect(await storedPrivateKeys()).toEqual([expect.stringMatching(/^plain\./)]);
    const keys = await startKeys();
    expect(await storedPrivateKeys()).toEqual([expect.stringMatching(/^sealed\./)]);
    expect(await isAccepted(token, keys)).toBe(true);
    expect(readKid(await sign(keys))).toBe(readKid(token));
  });

  test('are not opened by another secret, and the message says so', async () => {
    await startKeys();
    await expect(startKeys(`${secret}!`)).rejects.toThrow('SESSION_KEY_SECRET is not the one');
  });
});
