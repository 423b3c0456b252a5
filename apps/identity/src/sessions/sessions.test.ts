import {
  sessionAudience,
  sessionClaimsSchema,
  sessionIssuer,
  sessionLifetimeSeconds,
} from '@workspace-ops/contracts';
import { createLocalJWKSet, jwtVerify } from 'jose';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '@workspace-ops/service-kit';
import {
  anonymous,
  bearer,
  callAs,
  type IdentityFixture,
  type Replica,
  startIdentity,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;
let people = 0;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

async function signUp() {
  people += 1;
  return fixture.client.accounts.signUp.mutate(
    { email: `person-${people}@example.com`, password: 'correct horse' },
    anonymous(),
  );
}

const me = async (call: ReturnType<typeof callAs>, at: Replica = fixture) =>
  (await at.client.sessions.me.query(undefined, call)).user;

const revokedSince = (since: string) =>
  fixture.client.sessions.revokedSince.query({ since }, anonymous());

const readSessionId = (token: string): string =>
  sessionClaimsSchema.parse(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()))
    .sid;

describe('a session token', () => {
  test('is verified by anybody with the key set, and lasts a year', async () => {
    const { token, user } = await signUp();
    const keySet = createLocalJWKSet(await fixture.client.keys.jwks.query(undefined, anonymous()));
    const { payload, protectedHeader } = await jwtVerify(token, keySet, {
      algorithms: ['EdDSA'],
      issuer: sessionIssuer,
      audience: sessionAudience,
      currentDate: fixture.clock.now(),
    });
    expect(protectedHeader.kid).toMatch(/^key_/);
    expect(sessionClaimsSchema.parse(payload)).toMatchObject({
      sub: user.id,
      sid: expect.stringMatching(/^ses_/),
      ws: user.workspaceId,
      email: user.email,
      role: 'owner',
    });
    expect(payload.exp! - payload.iat!).toBe(sessionLifetimeSeconds);
  });
});

describe('the session look-up', () => {
  test('gives the user of a session, and null without one', async () => {
    const { token, user } = await signUp();
    expect(await me(bearer(token))).toEqual(user);
    expect(await me(bearer(token))).toEqual(user);
    expect(await me(anonymous())).toBeNull();
  });

  test('gives null for an unknown session', async () => {
    const { user } = await signUp();
    const call = callAs({ workspaceId: user.workspaceId, userId: user.id, sessionId: 'ses_none' });
    expect(await me(call)).toBeNull();
  });

  test('does not see another workspace’s session', async () => {
    const [{ token }, other] = [await signUp(), await signUp()];
    const sessionId = readSessionId(token);
    const foreign = callAs({ workspaceId: other.user.workspaceId, sessionId });
    expect(await me(foreign)).toBeNull();
    await me(bearer(token));
    expect(await me(foreign)).toBeNull();
  });

  test('gives the user of an identity provider’s token, in the own workspace only', async () => {
    const [{ user }, other] = [await signUp(), await signUp()];
    const call = { userId: user.id, workspaceId: user.workspaceId };
    expect(await me(callAs(call))).toEqual(user);
    expect(await me(callAs({ ...call, workspaceId: other.user.workspaceId }))).toBeNull();
  });

  test('gives null once the year is over', async () => {
    const { token } = await signUp();
    const signedUpAt = fixture.clock.now();
    fixture.clock.advance(366 * dayMs);
    expect(await me(bearer(token))).toBeNull();
    fixture.clock.set(signedUpAt);
  });
});

describe('logout', () => {
  test('ends the session at once, is audited once, and ends no other session', async () => {
    const { token, user } = await signUp();
    const other = await fixture.client.accounts.logIn.mutate(
      { email: user.email, password: 'correct horse' },
      anonymous(),
    );
    await me(bearer(token));
    for (let time = 0; time < 2; time++) {
      const answer = await fixture.client.sessions.revoke.mutate(undefined, bearer(token));
      expect(answer).toEqual({ success: true });
      expect(await me(bearer(token))).toBeNull();
    }
    expect(await me(bearer(other.token))).toEqual(user);
    const events = fixture.audited.filter((event) => event.workspaceId === user.workspaceId);
    expect(events.map((event) => event.action)).toEqual([
      'account.sign_up',
      'account.sign_in',
      'account.log_out',
    ]);
  });

  test('shows in another replica within the time that revocation may take', async () => {
    const second = await fixture.startReplica();
    const { token, user } = await signUp();
    expect(await me(bearer(token), second)).toEqual(user);
    await fixture.client.sessions.revoke.mutate(undefined, bearer(token));
    fixture.clock.advance(3_000);
    expect(await me(bearer(token), second)).toBeNull();
    await fixture.stopReplica(second);
  });

  test('is a success without a session too', async () => {
    const answer = await fixture.client.sessions.revoke.mutate(undefined, anonymous());
    expect(answer).toEqual({ success: true });
  });

  test('does not end another workspace’s session', async () => {
    const [{ token, user }, other] = [await signUp(), await signUp()];
    const foreign = callAs({
      workspaceId: other.user.workspaceId,
      userId: other.user.id,
      sessionId: readSessionId(token),
    });
    await fixture.client.sessions.revoke.mutate(undefined, foreign);
    const second = await fixture.startReplica();
    expect(await me(bearer(token), second)).toEqual(user);
    await fixture.stopReplica(second);
  });
});

describe('the revocation list', () => {
  test('holds what was revoked since, and goes on from where it answered', async () => {
    const [first, second] = [await signUp(), await signUp()];
    const start = fixture.clock.now().toISOString();
    await fixture.client.sessions.revoke.mutate(undefined, bearer(first.token));
    const one = await revokedSince(start);
    expect(one.sessionIds).toContain(readSessionId(first.token));
    expect(one.sessionIds).not.toContain(readSessionId(second.token));
    fixture.clock.advance(10 * minuteMs);
    const two = await revokedSince(one.asOf);
    await fixture.client.sessions.revoke.mutate(undefined, bearer(second.token));
    const three = await revokedSince(two.asOf);
    expect(three.sessionIds).toEqual([readSessionId(second.token)]);
  });

  test('misses no revocation that commits after a later one was listed', async () => {
    const { token, user } = await signUp();
    const sessionId = readSessionId(token);
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    const revokedAt = fixture.clock.now().toISOString();
    let asOf = '';
    await sql.begin(async (late) => {
      await late`select set_config('app.workspace_id', ${user.workspaceId}, true)`;
      await late`update identity.sessions set revoked_at = ${revokedAt} where id = ${sessionId}`;
      fixture.clock.advance(20_000);
      const early = await revokedSince(revokedAt);
      expect(early.sessionIds).not.toContain(sessionId);
      asOf = early.asOf;
    });
    fixture.clock.advance(5_000);
    expect((await revokedSince(asOf)).sessionIds).toContain(sessionId);
    await sql.end();
  });

  test('forgets sessions whose tokens have expired', async () => {
    const { token } = await signUp();
    const start = fixture.clock.now();
    await fixture.client.sessions.revoke.mutate(undefined, bearer(token));
    fixture.clock.advance(366 * dayMs);
    expect((await revokedSince(start.toISOString())).sessionIds).toEqual([]);
    fixture.clock.set(start);
  });

  test('is short for an edge that starts, however often one user signs in and out', async () => {
    const { user, token } = await signUp();
    const now = fixture.clock.now();
    const start = now.toISOString();
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    await sql`insert into identity.sessions
      (workspace_id, id, user_id, created_at, expires_at, revoked_at, last_seen_at)
      select ${user.workspaceId}, 'ses_over_' || n, ${user.id}, ${start},
        ${new Date(now.getTime() + 365 * dayMs).toISOString()}, ${start}, ${start}
      from generate_series(1, 500) as n`;
    await sql.end();
    const ask = (since: string, first?: boolean) =>
      fixture.client.sessions.revokedSince.query({ since, first }, anonymous());
    const ofEpoch = '1970-01-01T00:00:00.000Z';
    expect((await ask(ofEpoch, true)).unlistedUsers).toEqual([]);
    const before = await ask(start);
    await fixture.client.sessions.revoke.mutate(undefined, bearer(token));

    const started = await ask(ofEpoch, true);
    expect(started.sessionIds.filter((id) => id.startsWith('ses_over_'))).toEqual([]);
    expect(started.unlistedUsers).toEqual([user.id]);
    // An edge that keeps running is told of the end once, and need not keep it for a year.
    const next = await ask(before.asOf);
    expect(next.unlistedUsers).toEqual([user.id]);
    const at = next.sessionIds.indexOf(readSessionId(token));
    expect(next.expireAt![at]! * 1_000 - fixture.clock.now().getTime()).toBeLessThan(11 * minuteMs);
    // And one that asks for the session learns it.
    const seen = { workspaceId: user.workspaceId, address: '192.0.2.1' };
    const { ended } = await fixture.client.sessions.seen.mutate(
      { sessions: [readSessionId(token), 'ses_over_1'].map((id) => ({ ...seen, sessionId: id })) },
      anonymous(),
    );
    expect(ended).toEqual([readSessionId(token), 'ses_over_1']);
  });

  test('refuses a moment that is none', async () => {
    await expect(revokedSince('yesterday')).rejects.toThrow('since must be an ISO 8601 date-time');
  });
});
