import { hash } from 'node:crypto';
import { tokenSecretPattern, type Role, type TokenScope } from '@workspace-ops/contracts';
import { allWorkspaces, createDatabase, serviceRole } from '@workspace-ops/db';
import { serviceContext, withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { dayMs, minuteMs } from '@workspace-ops/service-kit';
import {
  anonymous,
  callAs,
  type IdentityFixture,
  startIdentity,
  toAppErrorFields,
} from '../../test/identity-fixture.ts';
import { apiTokens } from '../db/schema/api-tokens.ts';
import { purgeDeletedTokens } from './deleted-tokens.ts';

let fixture: IdentityFixture;
let people = 0;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

/** Calls of a member of a workspace of its own. */
async function newMember() {
  people += 1;
  const { user } = await fixture.client.accounts.signUp.mutate(
    { email: `person-${people}@example.com`, password: 'correct horse', name: 'Dana' },
    anonymous(),
  );
  const as = (role: Role) =>
    callAs({ workspaceId: user.workspaceId, userId: user.id, email: user.email, role });
  return { user, as };
}

const reader = { name: 'Reader', kind: 'service' as const, scopes: ['read' as const] };
const own = () => withContext(serviceContext('*', 'req_test'));
const find = async (secret: string) =>
  (await fixture.client.tokens.find.query({ hash: hash('sha256', secret, 'base64url') }, own()))
    .token;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => toAppErrorFields(error),
  );

describe('an API token', () => {
  test('is shown with its secret once, and found by the secret’s hash', async () => {
    const { user, as } = await newMember();
    const { token, secret } = await fixture.client.tokens.create.mutate(
      { ...reader, scopes: ['ingest', 'read', 'read'] },
      as('admin'),
    );
    expect(secret).toMatch(tokenSecretPattern);
    expect(token).toEqual({
      id: expect.stringMatching(/^tok_/),
      name: 'Reader',
      kind: 'service',
      scopes: ['read', 'ingest'],
      createdAt: fixture.clock.now().toISOString(),
      createdBy: { kind: 'person', id: user.id, name: user.email },
      expiresAt: null,
      lastUsedAt: null,
    });
    expect(await find(secret)).toEqual({
      id: token.id,
      kind: 'service',
      name: 'Reader',
      scopes: ['read', 'ingest'],
      workspaceId: user.workspaceId,
      expiresAt: null,
    });
    expect(await find(`${secret}x`)).toBeNull();
    const { tokens } = await fixture.client.tokens.list.query({}, as('admin'));
    expect(JSON.stringify(tokens)).not.toContain(secret);
    expect(fixture.audited.at(-1)).toMatchObject({
      action: 'token.create',
      details: { tokenId: token.id, scopes: ['read', 'ingest'] },
    });
  });

  test('is found neither after its expiry nor once it is deleted, and the edges are told', async () => {
    const { as } = await newMember();
    const expiresAt = new Date(fixture.clock.now().getTime() + dayMs).toISOString();
    const first = await fixture.client.tokens.create.mutate({ ...reader, expiresAt }, as('owner'));
    const second = await fixture.client.tokens.create.mutate(reader, as('owner'));
    const since = fixture.clock.now().toISOString();
    await fixture.client.tokens.delete.mutate({ id: second.token.id }, as('owner'));
    expect(await find(first.secret)).toMatchObject({ expiresAt });
    expect(await find(second.secret)).toBeNull();
    const told = await fixture.client.sessions.revokedSince.query({ since }, own());
    expect(told.deletedTokens).toContain(second.token.id);
    expect(told.deletedTokens).not.toContain(first.token.id);
    fixture.clock.advance(dayMs);
    expect(await find(first.secret)).toBeNull();
    const again = fixture.client.tokens.delete.mutate({ id: second.token.id }, as('owner'));
    expect(await refusal(again)).toMatchObject({ code: 'not_found' });
  });

  test('says every few minutes that it was used', async () => {
    const { as } = await newMember();
    const { secret } = await fixture.client.tokens.create.mutate(reader, as('owner'));
    const lastUsed = async () =>
      (await fixture.client.tokens.list.query({}, as('owner'))).tokens[0]!.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await find(secret);
    const used = await lastUsed();
    expect(used).toBe(fixture.clock.now().toISOString());
    fixture.clock.advance(minuteMs);
    await find(secret);
    expect(await lastUsed()).toBe(used);
    fixture.clock.advance(5 * minuteMs);
    await find(secret);
    expect(await lastUsed()).toBe(fixture.clock.now().toISOString());
  });

  test('that decides is given by an owner, and to no agent', async () => {
    const { as } = await newMember();
    const scopes: TokenScope[] = ['read', 'runs:decide'];
    const make = (kind: 'service' | 'agent', role: Role) =>
      refusal(fixture.client.tokens.create.mutate({ name: 'Approver', kind, scopes }, as(role)));
    expect(await make('service', 'owner')).toBe('taken');
    expect(await make('service', 'admin')).toMatchObject({ code: 'forbidden' });
    expect(await make('agent', 'owner')).toMatchObject({
      code: 'invalid_input',
      message: 'scopes must not have runs:decide: no agent decides',
    });
  });

  test('is not made for the past, nor by somebody below an admin or by a token', async () => {
    const { user, as } = await newMember();
    const make = (call: ReturnType<typeof callAs>, more = {}) =>
      refusal(fixture.client.tokens.create.mutate({ ...reader, ...more }, call));
    const past = { expiresAt: fixture.clock.now().toISOString() };
    expect(await make(as('owner'), past)).toMatchObject({
      message: 'expiresAt must be in the future',
    });
    expect(await make(as('approver'))).toMatchObject({ code: 'forbidden' });
    const token = { id: 'tok_1', kind: 'service' as const, name: 'CRM', scopes: ['read' as const] };
    const byToken = callAs({ workspaceId: user.workspaceId, token });
    expect(await make(byToken)).toMatchObject({ code: 'forbidden' });
  });

  test('is neither seen nor deleted from another workspace', async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const { token, secret } = await fixture.client.tokens.create.mutate(reader, mine.as('owner'));
    expect(await fixture.client.tokens.list.query({}, theirs.as('owner'))).toEqual({
      tokens: [],
      nextCursor: null,
      totalCount: 0,
    });
    const foreign = fixture.client.tokens.delete.mutate({ id: token.id }, theirs.as('owner'));
    expect(await refusal(foreign)).toMatchObject({ code: 'not_found' });
    expect(await find(secret)).not.toBeNull();
  });

  test('is listed newest first, page by page', async () => {
    const { as } = await newMember();
    for (const name of ['one', 'two', 'three']) {
      fixture.clock.advance(1_000);
      await fixture.client.tokens.create.mutate({ ...reader, name }, as('owner'));
    }
    const first = await fixture.client.tokens.list.query({ limit: 2 }, as('owner'));
    expect(first.tokens.map(({ name }) => name)).toEqual(['three', 'two']);
    expect(first.totalCount).toBe(3);
    const cursor = first.nextCursor!;
    const last = await fixture.client.tokens.list.query({ limit: 2, cursor }, as('owner'));
    expect(last.tokens.map(({ name }) => name)).toEqual(['one']);
    expect(last.nextCursor).toBeNull();
  });

  test('is refused beyond 500, also when several are made at once', async () => {
    const { as } = await newMember();
    const make = () => fixture.client.tokens.create.mutate(reader, as('owner'));
    for (let made = 0; made < 480; made += 20) {
      await Promise.all(Array.from({ length: 20 }, make));
    }
    const rest = await Promise.allSettled(Array.from({ length: 24 }, make));
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const { totalCount } = await fixture.client.tokens.list.query({ limit: 1 }, as('owner'));
    expect(totalCount).toBe(500);
  });

  test('is forgotten a day after it was deleted with its workspace, and else keeps its maker', async () => {
    const { user, as } = await newMember();
    const { token } = await fixture.client.tokens.create.mutate(reader, as('owner'));
    const since = fixture.clock.now().toISOString();
    await fixture.client.tokens.delete.mutate({ id: token.id }, as('owner'));
    const isTold = async (id: string) => {
      const told = await fixture.client.sessions.revokedSince.query({ since }, own());
      return told.deletedTokens!.includes(id);
    };
    const database = createDatabase({
      url: fixture.databaseUrl,
      role: serviceRole('identity'),
      applicationName: 'clean-up',
    });
    onTestFinished(() => database.close());
    const now = fixture.clock.now();
    await database.transaction(allWorkspaces, async ({ db }) => {
      await db.insert(apiTokens).values({
        ...reader,
        workspaceId: 'ws_gone',
        id: 'tok_gone',
        hash: 'gone',
        createdBy: { kind: 'person', id: user.id, name: 'Dana' },
        createdAt: now,
        deletedAt: now,
      });
    });
    const purge = () => purgeDeletedTokens({ database, clock: fixture.clock });
    await purge();
    expect(await isTold('tok_gone')).toBe(true);
    fixture.clock.advance(dayMs + 1_000);
    await purge();
    expect(await isTold('tok_gone')).toBe(false);
    expect(await isTold(token.id)).toBe(true);
    const facts = await fixture.client.members.facts.query(
      undefined,
      withContext(serviceContext(user.workspaceId, 'req_test')),
    );
    expect(facts.members).toMatchObject([{ userId: user.id, tokenIds: [token.id] }]);
  });
});
