import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  type IdentityFixture,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;

const password = 'correct horse';
const crowdSize = 60;

/** Accounts with the password of the first one, so that they cost one hash. */
beforeAll(async () => {
  fixture = await startIdentity();
  await fixture.client.accounts.signUp.mutate(
    { email: 'stranger@example.com', password },
    anonymous(),
  );
  const sql = postgres(fixture.databaseUrl, { max: 1 });
  await sql`insert into identity.users (id, email, name, login_method, personal_workspace_id, created_at)
    select 'usr_' || n, 'crowd-' || n || '@example.com', 'Crowd', 'email', 'ws_' || n, now()
    from generate_series(1, ${crowdSize}::int) n`;
  await sql`insert into identity.workspaces (id, name, created_at)
    select 'ws_' || n, 'Crowd', now() from generate_series(1, ${crowdSize}::int) n`;
  await sql`insert into identity.memberships (workspace_id, user_id, role, created_at)
    select 'ws_' || n, 'usr_' || n, 'owner', now() from generate_series(1, ${crowdSize}::int) n`;
  await sql`insert into identity.passwords (user_id, hash, updated_at)
    select 'usr_' || n, (select hash from identity.passwords limit 1), now()
    from generate_series(1, ${crowdSize}::int) n`;
  await sql.end();
});
afterAll(() => fixture.close());

const logIn = (email: string, address: string) =>
  readOutcome(fixture.client.accounts.logIn.mutate({ email, password }, anonymous(address)));

const crowd = (address: (index: number) => string, size = crowdSize) =>
  Array.from({ length: size }, (_, index) =>
    logIn(`crowd-${(index % crowdSize) + 1}@example.com`, address(index)),
  );

describe('sixty right logins at once from one network', () => {
  test('do not make a stranger wait for them', async () => {
    let done = 0;
    const outcomes = crowd(() => '192.0.2.60').map(async (login) => {
      const outcome = await login;
      done += 1;
      return outcome;
    });
    expect(await logIn('stranger@example.com', '192.0.2.61')).toBe('signed in');
    // Those that had begun before the stranger came, and what ended in the same moment.
    expect(done).toBeLessThan(20);
    // On a machine that hashes six a second, the last of them wait for longer than one may.
    expect([...new Set(await Promise.all(outcomes))]).not.toContain('rate_limited');
  });

  test('and thirty more than may wait are refused, from a /48 as from an address', async () => {
    const outcomes = crowd((index) => `2001:db8:9:${index}::1`, 90);
    expect(await logIn('stranger@example.com', '192.0.2.61')).toBe('signed in');
    const refused = (await Promise.all(outcomes)).filter((outcome) => outcome === 'rate_limited');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(90 - 64 + 1);
  });
});
