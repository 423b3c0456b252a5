import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '@workspace-ops/service-kit';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;
let accounts = 0;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

async function newAccount() {
  accounts += 1;
  const email = `person-${accounts}@example.com`;
  const { token } = await fixture.client.accounts.signUp.mutate(
    { email, password: 'correct horse', client: { userAgent: 'First browser' } },
    anonymous('192.0.2.1'),
  );
  const logIn = async (userAgent: string) =>
    fixture.client.accounts.logIn.mutate(
      { email, password: 'correct horse', client: { userAgent } },
      anonymous('::ffff:192.0.2.2'),
    );
  return { email, token, logIn };
}
const list = async (token: string) =>
  (await fixture.client.sessions.list.query(undefined, bearer(token))).sessions;
const isSignedIn = async (token: string): Promise<boolean> =>
  (await fixture.client.sessions.me.query(undefined, bearer(token))).user !== null;
const revokedNow = async (): Promise<string[]> => {
  const since = fixture.clock.now().toISOString();
  return (await fixture.client.sessions.revokedSince.query({ since }, anonymous())).sessionIds;
};
const see = (workspaceId: string, sessionId: string, address = '192.0.2.9') =>
  fixture.client.sessions.seen.mutate(
    { sessions: [{ workspaceId, sessionId, address }] },
    anonymous(),
  );

describe('the sessions of an account', () => {
  test('say where they began, and which one asks', async () => {
    const { token, logIn } = await newAccount();
    fixture.clock.advance(minuteMs);
    const second = await logIn('Second browser');
    const at = fixture.clock.now().toISOString();
    expect(await list(second.token)).toMatchObject([
      {
        createdAt: at,
        lastSeenAt: at,
        userAgent: 'Second browser',
        address: '192.0.2.2',
        current: true,
      },
      { userAgent: 'First browser', address: '192.0.2.1', current: false },
    ]);
    expect((await list(token)).map(({ current }) => current)).toEqual([false, true]);
  });

  test('are ended one by one, everywhere', async () => {
    const { token, logIn } = await newAccount();
    const second = await logIn('Second browser');
    const id = (await list(token)).find(({ current }) => !current)!.id;
    expect(await fixture.client.sessions.end.mutate({ id }, bearer(token))).toEqual({
      success: true,
    });
    expect([await isSignedIn(second.token), await isSignedIn(token)]).toEqual([false, true]);
    expect(await revokedNow()).toContain(id);
    expect(await readOutcome(fixture.client.sessions.end.mutate({ id }, bearer(token)))).toBe(
      'not_found',
    );
    expect(fixture.audited.at(-1)).toMatchObject({
      action: 'account.sessions_ended',
      details: { sessionId: id },
    });
  });

  test('are ended all but the one that asks', async () => {
    const { token, logIn } = await newAccount();
    const others = [await logIn('Second browser'), await logIn('Third browser')];
    await fixture.client.sessions.endOthers.mutate(undefined, bearer(token));
    expect(await list(token)).toHaveLength(1);
    for (const other of others) expect(await isSignedIn(other.token)).toBe(false);
  });

  test('of another account are neither seen nor ended', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const [session] = await list(other.token);
    expect((await list(one.token)).map(({ id }) => id)).not.toContain(session!.id);
    const end = fixture.client.sessions.end.mutate({ id: session!.id }, bearer(one.token));
    expect(await readOutcome(end)).toBe('not_found');
    await fixture.client.sessions.endOthers.mutate(undefined, bearer(one.token));
    expect(await isSignedIn(other.token)).toBe(true);
  });

  test('need somebody who is signed in', async () => {
    const asked = fixture.client.sessions.list.query(undefined, anonymous(newAddress()));
    expect(await readOutcome(asked)).toBe('unauthenticated');
  });
});

describe('a session in use', () => {
  test('is noted every few minutes at most, with the address', async () => {
    const { token } = await newAccount();
    const { id, lastSeenAt } = (await list(token))[0]!;
    const workspaceId = bearer(token).context.ctx.caller.workspaceId;
    fixture.clock.advance(minuteMs);
    expect(await see(workspaceId, id)).toEqual({ ended: [] });
    expect(await list(token)).toMatchObject([{ lastSeenAt, address: '192.0.2.1' }]);
    fixture.clock.advance(5 * minuteMs);
    await see(workspaceId, id);
    expect(await list(token)).toMatchObject([
      { lastSeenAt: fixture.clock.now().toISOString(), address: '192.0.2.9' },
    ]);
  });

  test('goes on; one that rested for 30 days has ended', async () => {
    const [used, rested] = [await newAccount(), await newAccount()];
    const findId = async (token: string) => (await list(token))[0]!.id;
    const [usedId, restedId] = [await findId(used.token), await findId(rested.token)];
    const findWorkspace = (token: string) => bearer(token).context.ctx.caller.workspaceId;
    fixture.clock.advance(20 * dayMs);
    await see(findWorkspace(used.token), usedId);
    fixture.clock.advance(11 * dayMs);
    expect([await isSignedIn(used.token), await isSignedIn(rested.token)]).toEqual([true, false]);
    expect(await see(findWorkspace(rested.token), restedId)).toEqual({ ended: [restedId] });
    expect(await see(findWorkspace(used.token), usedId)).toEqual({ ended: [] });
    expect(await see(findWorkspace(used.token), 'ses_unknown')).toEqual({ ended: ['ses_unknown'] });
  });
});

describe('the list of ended sessions', () => {
  test('says when each one’s token expires, and leaves out what has expired', async () => {
    const { token } = await newAccount();
    const [session] = await list(token);
    const since = fixture.clock.now().toISOString();
    await fixture.client.sessions.revoke.mutate(undefined, bearer(token));
    const ask = () => fixture.client.sessions.revokedSince.query({ since }, anonymous());
    const answer = await ask();
    const at = answer.sessionIds.indexOf(session!.id);
    const inDays = (answer.expireAt![at]! * 1_000 - fixture.clock.now().getTime()) / dayMs;
    expect(Math.round(inDays)).toBe(365);
    expect(answer.idleSeconds).toBe((30 * dayMs) / 1_000);
    fixture.clock.advance(366 * dayMs);
    expect((await ask()).sessionIds).not.toContain(session!.id);
  });

  test('comes in pages that together hold all', async () => {
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    const now = fixture.clock.now();
    await sql`insert into identity.sessions (workspace_id, id, user_id, created_at, expires_at, revoked_at)
      select 'ws_1', 'ses_many_' || n, (select id from identity.users limit 1), ${now},
        ${new Date(now.getTime() + dayMs)}, ${now} from generate_series(1, 20005) n`;
    const ids = new Set<string>();
    const since = now.toISOString();
    let pages = 0;
    let after: { revokedAt: string; sessionId: string } | undefined;
    do {
      const page = await fixture.client.sessions.revokedSince.query({ since, after }, anonymous());
      page.sessionIds.forEach((id) => ids.add(id));
      after = page.next;
      pages += 1;
    } while (after !== undefined);
    expect(pages).toBe(2);
    expect([...ids].filter((id) => id.startsWith('ses_many_'))).toHaveLength(20_005);
    await sql.end();
  });
});
