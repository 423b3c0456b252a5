import { connect } from '@workspace-ops/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callAs,
  type IdentityFixture,
  type Replica,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;
let buckets = 0;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

/** Takes from a bucket of ten tokens that fills in 100 seconds. */
const bucketOfTen = () => {
  buckets += 1;
  const key = `test:${buckets}`;
  return async (wanted: number, options: { returned?: number; at?: Replica } = {}) => {
    const { returned = 0, at = fixture } = options;
    return at.client.limits.takeTokens.mutate(
      { key, capacity: 10, windowSeconds: 100, wanted, returned },
      callAs({}),
    );
  };
};

describe('a token bucket', () => {
  test('grants what it holds, and no more', async () => {
    const take = bucketOfTen();
    expect(await take(4)).toEqual({ granted: 4, remaining: 6 });
    expect(await take(7)).toEqual({ granted: 6, remaining: 0 });
    expect(await take(1)).toEqual({ granted: 0, remaining: 0 });
  });

  test('grants less than was wanted of the first one, too', async () => {
    expect(await bucketOfTen()(25)).toEqual({ granted: 10, remaining: 0 });
  });

  test('fills with time, up to its capacity', async () => {
    const take = bucketOfTen();
    await take(10);
    fixture.clock.advance(25_000);
    expect(await take(10)).toEqual({ granted: 2, remaining: 0.5 });
    fixture.clock.advance(1_000_000);
    expect(await take(1)).toEqual({ granted: 1, remaining: 9 });
  });

  test('takes back what was not used, up to its capacity', async () => {
    const take = bucketOfTen();
    await take(10);
    expect(await take(1, { returned: 4 })).toEqual({ granted: 1, remaining: 3 });
    expect(await take(1, { returned: 100 })).toEqual({ granted: 1, remaining: 9 });
  });

  test('is no other’s', async () => {
    await bucketOfTen()(10);
    expect(await bucketOfTen()(10)).toMatchObject({ granted: 10 });
  });

  test('gives every token once, when two replicas take at the same instant', async () => {
    const second = await fixture.startReplica();
    const take = bucketOfTen();
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => take(1, { at: index % 2 === 0 ? fixture : second })),
    );
    expect(taken.filter(({ granted }) => granted === 1)).toHaveLength(10);
    await fixture.stopReplica(second);
  });
});

test('the first workspace is that of the first account', async () => {
  const first = () => fixture.client.workspaces.first.query(undefined, callAs({}));
  expect(await first()).toEqual({ workspaceId: null });
  const signUp = (email: string) =>
    fixture.client.accounts.signUp.mutate({ email, password: 'the right one' }, callAs({}));
  const { user } = await signUp('zoe@example.com');
  await signUp('ann@example.com');
  expect(await first()).toEqual({ workspaceId: user.workspaceId });
});

test('the table of the buckets is unlogged: taking waits for no disk', async () => {
  const sql = connect({ url: fixture.databaseUrl, applicationName: 'test', maxConnections: 1 });
  const rows = await sql`select relpersistence from pg_class where relname = 'token_buckets'`;
  await sql.end();
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
