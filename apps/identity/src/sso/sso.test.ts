import type { Caller, Role } from '@workspace-ops/contracts';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '@workspace-ops/service-kit';
import {
  anonymous,
  bearer,
  callAs,
  type IdentityFixture,
  newAddress,
  readOutcome,
  startIdentity,
  toAppErrorFields,
} from '../../test/identity-fixture.ts';
import {
  callbackUri,
  type OidcProvider,
  type ProviderPerson,
  startOidcProvider,
} from '../../test/oidc-provider.ts';

let fixture: IdentityFixture;
let provider: OidcProvider;
const secret = 'a secret of the tests, long enough';

/** TXT records of the tests' zone. */
const zone = new Map<string, string[]>();

beforeAll(async () => {
  provider = await startOidcProvider();
  fixture = await startIdentity(
    { SESSION_KEY_SECRET: secret },
    { resolveTxt: async (name) => zone.get(name) ?? [] },
  );
});
afterAll(() => Promise.all([fixture.close(), provider.close()]));
beforeEach(() => {
  provider.down = false;
});

let domains = 0;
const newDomain = (): string => {
  domains += 1;
  return `company-${domains}.example.com`;
};

const connection = (domain: string, further: object = {}) => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: encodeURIComponent(provider.clientSecret),
  domains: [domain],
  roleClaim: 'groups',
  roleMapping: { Leads: 'approver', Sales: 'editor', Admins: 'admin' } as const,
  defaultRole: 'viewer' as const,
  ...further,
});

const signUp = (email: string) =>
  fixture.client.accounts.signUp.mutate({ email, password: 'correct horse' }, anonymous());

const as = (token: string, caller: Partial<Caller> = {}) => {
  const claims = decodeJwt<{ ws: string; sid: string; email: string }>(token);
  return callAs({
    workspaceId: claims.ws,
    userId: claims.sub ?? null,
    email: claims.email,
    role: 'owner',
    sessionId: claims.sid,
    ...caller,
  });
};

async function prove(owner: string, domain: string) {
  const found = await fixture.client.sso.get.query(undefined, as(owner));
  const named = found.connection!.domains.find((one) => one.domain === domain)!;
  zone.set(named.recordName, ['v=spf1 -all', named.recordValue]);
  return fixture.client.sso.proveDomain.mutate({ domain }, as(owner));
}

/** A workspace whose domain is proved. */
async function setUp(further: object = {}) {
  const domain = newDomain();
  const owner = await signUp(`owner@${domain}`);
  await fixture.client.sso.save.mutate(connection(domain, further), as(owner.token));
  await prove(owner.token, domain);
  return { domain, owner, workspaceId: owner.user.workspaceId };
}

const start = (email: string, returnTo = '/') =>
  fixture.client.sso.start.mutate(
    { email, returnTo, redirectUri: callbackUri },
    anonymous(newAddress()),
  );

const finish = (back: URL, browserSecret: string | undefined) =>
  fixture.client.sso.finish.mutate(
    { answer: Object.fromEntries(back.searchParams), browserSecret },
    anonymous(newAddress()),
  );

/** A whole sign-in of somebody, in one browser. */
async function signIn(person: ProviderPerson, email = person.email!) {
  provider.person = person;
  const { location, browserSecret } = await start(email);
  return finish(await provider.visit(location), browserSecret);
}

const invite = (owner: string, email: string, role: Role = 'viewer') =>
  fixture.client.invitations.create.mutate({ email, role }, as(owner));

const readRole = (token: string) => decodeJwt<{ role: string; ws: string }>(token);

describe('a sign-in with the provider of the email’s domain', () => {
  test('makes the account and the membership, and starts a session in the workspace', async () => {
    const { domain, workspaceId } = await setUp();
    const email = `new@${domain}`;
    provider.person = { sub: 'new', email, name: 'New Person', groups: ['Sales', 'Others'] };
    const begun = await start(email, '/docs?x=1#y');
    const asked = new URL(begun.location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: callbackUri,
      scope: 'openid email profile groups',
      login_hint: email,
    });
    const finished = await finish(await provider.visit(begun.location), begun.browserSecret);
    expect(finished).toMatchObject({
      returnTo: '/docs?x=1#y',
      user: { email, name: 'New Person', role: 'editor', workspaceId, emailVerified: true },
    });
    expect(readRole(finished.token)).toMatchObject({ ws: workspaceId, role: 'editor' });
  });

  test('gives the account of the email, and ends what a stranger set before', async () => {
    const { domain } = await setUp();
    const email = `early@${domain}`;
    const stranger = await signUp(email);
    const { user } = await signIn({ sub: 'early', email });
    expect(user.id).toBe(stranger.user.id);
    const me = await fixture.client.sessions.me.query(undefined, bearer(stranger.token));
    expect(me.user).toBeNull();
    const again = fixture.client.accounts.logIn.mutate(
      { email, password: 'correct horse' },
      anonymous(),
    );
    expect(await readOutcome(again)).toBe('unauthenticated');
  });

  test('binds issuer and subject: the email of another subject is refused, a new email is not', async () => {
    const { domain } = await setUp();
    const email = `bound@${domain}`;
    const { user } = await signIn({ sub: 'bound-1', email });
    expect(await readOutcome(signIn({ sub: 'bound-2', email }))).toBe('unauthenticated');
    const renamed = await signIn({ sub: 'bound-1', email: `renamed@${domain}` }, email);
    expect(renamed.user).toMatchObject({ id: user.id, email });
  });

  test('changes the role as the claim changes, but never an owner’s', async () => {
    const { domain, owner } = await setUp();
    const email = `mover@${domain}`;
    const roles: string[] = [];
    for (const groups of [['Sales'], ['Sales', 'Leads'], 'Admins', ['Nobody'], { a: 1 }]) {
      roles.push((await signIn({ sub: 'mover', email, groups })).user.role);
    }
    expect(roles).toEqual(['editor', 'approver', 'admin', 'viewer', 'viewer']);
    const own = await signIn({ sub: 'the-owner', email: owner.user.email, groups: ['Sales'] });
    expect(own.user.role).toBe('owner');
  });

  test('changes no role without a role claim', async () => {
    const { domain, owner } = await setUp();
    const email = `stays@${domain}`;
    await signIn({ sub: 'stays', email, groups: ['Leads'] });
    await fixture.client.sso.save.mutate(
      connection(domain, { roleClaim: undefined }),
      as(owner.token),
    );
    expect((await signIn({ sub: 'stays', email, groups: [] })).user.role).toBe('approver');
  });

  test('asks for the user info where the ID token says too little', async () => {
    const terse = await startOidcProvider({ conformIdTokenClaims: true });
    const { domain, owner } = await setUp();
    await fixture.client.sso.save.mutate(
      connection(domain, { issuer: terse.issuer }),
      as(owner.token),
    );
    await prove(owner.token, domain);
    terse.person = { sub: 'terse', email: `terse@${domain}`, groups: ['Leads'] };
    const { location, browserSecret } = await start(`terse@${domain}`);
    const { user } = await finish(await terse.visit(location), browserSecret);
    expect(user).toMatchObject({ email: `terse@${domain}`, role: 'approver' });
    await terse.close();
  });

  test('is refused for emails of other domains, unverified ones, and without one', async () => {
    const { domain } = await setUp();
    const email = `anyone@${domain}`;
    const refused = [
      { sub: 'other', email: 'somebody@elsewhere.example.com' },
      { sub: 'unverified', email, email_verified: false },
      { sub: 'none' },
    ];
    const outcomes: string[] = [];
    for (const person of refused) outcomes.push(await readOutcome(signIn(person, email)));
    expect(outcomes).toEqual(['forbidden', 'unauthenticated', 'unauthenticated']);
  });

  test('is audited where it is refused to somebody whom the provider has named', async () => {
    const { domain, owner, workspaceId } = await setUp();
    const email = `refused@${domain}`;
    await signIn({ sub: `first-${domain}`, email });
    const abroad = 'somebody@elsewhere.example.com';
    await readOutcome(signIn({ sub: 'unverified', email, email_verified: false }));
    await readOutcome(signIn({ sub: `second-${domain}`, email }));
    await readOutcome(signIn({ sub: `abroad-${domain}`, email: abroad }, email));
    await readOutcome(signIn({ sub: 'unnamed' }, email));
    const begun = await start(email);
    const forged = new URL(callbackUri);
    forged.searchParams.set('state', new URL(begun.location).searchParams.get('state')!);
    forged.searchParams.set('code', 'made up');
    expect(await readOutcome(finish(forged, begun.browserSecret))).toBe('unauthenticated');
    const entries = fixture.audited.filter(
      (entry) => entry.workspaceId === workspaceId && entry.action === 'account.sign_in_failed',
    );
    expect(entries.map(({ agent, status, details }) => [agent, status, details])).toEqual(
      [
        [email, 'The sign-in provider has not verified the email address.'],
        [email, 'email belongs to another identity of the provider.'],
        [abroad, 'The email’s domain is none of those that the workspace has proved.'],
        ['Sign-in', 'The sign-in provider did not tell an email address.'],
      ].map(([agent, reason]) => [
        agent,
        'warning',
        { method: 'sso', reason, address: expect.any(String) },
      ]),
    );
    expect(entries.map(({ agent }) => agent)).not.toContain(owner.user.email);
  });

  test('of a subject that another workspace’s domain is bound to is refused', async () => {
    const one = await setUp();
    const other = await setUp();
    await signIn({ sub: 'theirs', email: `theirs@${one.domain}` });
    const attempt = signIn(
      { sub: 'theirs', email: `theirs@${other.domain}` },
      `theirs@${other.domain}`,
    );
    expect(await readOutcome(attempt)).toBe('forbidden');
  });
});

describe('somebody who was invited into the workspace', () => {
  const listOpen = async (owner: string) =>
    (await fixture.client.invitations.list.query(undefined, as(owner))).invitations;

  const acceptances = (workspaceId: string) =>
    fixture.audited.filter(
      (entry) => entry.workspaceId === workspaceId && entry.action === 'invitation.accepted',
    );

  test('has the invited role without a role claim, and the invitation is accepted', async () => {
    const { domain, owner, workspaceId } = await setUp({ roleClaim: undefined });
    const person = { sub: `asked-${domain}`, email: `asked@${domain}`, groups: ['Sales'] };
    const { invitation } = await invite(owner.token, person.email, 'approver');
    const { user } = await signIn(person);
    expect(user).toMatchObject({ role: 'approver', workspaceId });
    expect(await listOpen(owner.token)).toEqual([]);
    expect((await signIn(person)).user.role).toBe('approver');
    expect(acceptances(workspaceId)).toEqual([
      expect.objectContaining({
        agent: person.email,
        actor: expect.objectContaining({ kind: 'person', id: user.id }),
        details: { invitationId: invitation.id, userId: user.id, role: 'approver' },
      }),
    ]);
  });

  test('has the claim’s role where it says one, and the invitation is accepted', async () => {
    const { domain, owner, workspaceId } = await setUp();
    const person = { sub: `claimed-${domain}`, email: `claimed@${domain}`, groups: ['Sales'] };
    await invite(owner.token, person.email, 'admin');
    expect((await signIn(person)).user.role).toBe('editor');
    expect(await listOpen(owner.token)).toEqual([]);
    expect(acceptances(workspaceId)).toHaveLength(1);
    // The invited role has been changed by the claim.
    expect((await signIn({ ...person, groups: ['Others'] })).user.role).toBe('viewer');
  });

  test('keeps the invited role while the claim says none, until it is changed', async () => {
    const { domain, owner } = await setUp();
    const person = { sub: `silent-${domain}`, email: `silent@${domain}`, groups: ['Others'] };
    await invite(owner.token, person.email, 'approver');
    const { user } = await signIn(person);
    expect(user.role).toBe('approver');
    fixture.clock.advance(60_000);
    expect((await signIn(person)).user.role).toBe('approver');
    await fixture.client.members.change.mutate(
      { userId: user.id, role: 'editor' },
      as(owner.token),
    );
    expect((await signIn(person)).user.role).toBe('viewer');
  });

  test('has the default role once the invitation is withdrawn or too old', async () => {
    const { domain, owner, workspaceId } = await setUp();
    const { invitation } = await invite(owner.token, `withdrawn@${domain}`, 'admin');
    await fixture.client.invitations.withdraw.mutate({ id: invitation.id }, as(owner.token));
    const withdrawn = await signIn({ sub: `w-${domain}`, email: `withdrawn@${domain}` });
    await invite(owner.token, `late@${domain}`, 'admin');
    fixture.clock.advance(30 * dayMs);
    const late = await signIn({ sub: `l-${domain}`, email: `late@${domain}` });
    expect([withdrawn.user.role, late.user.role]).toEqual(['viewer', 'viewer']);
    expect(acceptances(workspaceId)).toEqual([]);
  });

  test('has no role by another workspace’s invitation, which stays open', async () => {
    const { domain } = await setUp();
    const other = await signUp(`other@${newDomain()}`);
    await invite(other.token, `both@${domain}`, 'admin');
    const { user } = await signIn({ sub: `both-${domain}`, email: `both@${domain}` });
    expect(user.role).toBe('viewer');
    expect(await listOpen(other.token)).toMatchObject([{ email: `both@${domain}` }]);
    expect(acceptances(other.user.workspaceId)).toEqual([]);
  });
});

describe('somebody who was removed from the workspace', () => {
  /** A member by the provider, whom the owner has removed. */
  async function remove(name: string) {
    const { domain, owner, workspaceId } = await setUp();
    const person = { sub: `${name}-${domain}`, email: `${name}@${domain}`, groups: ['Sales'] };
    const { user } = await signIn(person);
    await fixture.client.members.remove.mutate({ userId: user.id }, as(owner.token));
    return { domain, owner, workspaceId, person, user };
  }

  test('is not let in by the provider, is told so, and it is audited', async () => {
    const { person, user, workspaceId, owner } = await remove('removed');
    const refused = await signIn(person).catch(toAppErrorFields);
    expect(refused).toMatchObject({
      code: 'member_removed',
      message: 'You were removed from this workspace. Ask one of its admins to invite you again.',
    });
    const { members } = await fixture.client.members.list.query({}, as(owner.token));
    expect(members.map(({ userId }) => userId)).toEqual([owner.user.id]);
    expect(fixture.audited.filter((entry) => entry.workspaceId === workspaceId)).toContainEqual(
      expect.objectContaining({
        action: 'account.sign_in_failed',
        status: 'warning',
        agent: person.email,
        details: expect.objectContaining({ method: 'sso', userId: user.id }),
      }),
    );
  });

  test('comes in again once they are invited, as long as the invitation is open', async () => {
    const { person, user, owner } = await remove('invited');
    const { invitation } = await invite(owner.token, person.email);
    await fixture.client.invitations.withdraw.mutate({ id: invitation.id }, as(owner.token));
    expect(await readOutcome(signIn(person))).toBe('member_removed');
    await invite(owner.token, person.email);
    expect((await signIn(person)).user).toMatchObject({ id: user.id, role: 'editor' });
    // Who is a member has no removal that could count later.
    expect(await readOutcome(signIn(person))).toBe('signed in');
  });

  test('is removed again after that, and an old invitation does not help', async () => {
    const { person, user, owner } = await remove('again');
    await invite(owner.token, person.email);
    await signIn(person);
    await fixture.client.members.remove.mutate({ userId: user.id }, as(owner.token));
    expect(await readOutcome(signIn(person))).toBe('member_removed');
    await invite(owner.token, person.email);
    fixture.clock.advance(30 * dayMs);
    expect(await readOutcome(signIn(person))).toBe('member_removed');
  });

  test('is let into another workspace, and may have left by themselves', async () => {
    const { domain, owner } = await setUp();
    const person = { sub: `left-${domain}`, email: `left@${domain}` };
    const { token, user } = await signIn(person);
    await fixture.client.members.leave.mutate(undefined, as(token));
    expect((await signIn(person)).user.id).toBe(user.id);
    await fixture.client.members.remove.mutate({ userId: user.id }, as(owner.token));
    const other = await setUp();
    // The domain goes to the other workspace, and its people with it.
    await fixture.client.sso.delete.mutate(undefined, as(owner.token));
    const both = connection(other.domain, { domains: [other.domain, domain] });
    await fixture.client.sso.save.mutate(both, as(other.owner.token));
    await prove(other.owner.token, domain);
    expect((await signIn(person)).user.workspaceId).toBe(other.workspaceId);
  });
});

describe('the browser that comes back', () => {
  test('must be the one that began, with its own state, once and in time', async () => {
    const { domain } = await setUp();
    const email = `browser@${domain}`;
    provider.person = { sub: 'browser', email };
    const mine = await start(email);
    const others = await start(email);
    const back = await provider.visit(mine.location);
    expect(await readOutcome(finish(back, undefined))).toBe('forbidden');
    expect(await readOutcome(finish(back, others.browserSecret))).toBe('forbidden');
    expect((await finish(back, mine.browserSecret)).user.email).toBe(email);
    expect(await readOutcome(finish(back, mine.browserSecret))).toBe('forbidden');
    const late = await start(email);
    const lateBack = await provider.visit(late.location);
    fixture.clock.advance(601_000);
    expect(await readOutcome(finish(lateBack, late.browserSecret))).toBe('forbidden');
  });

  test('is refused with another’s code, a code of its own making, and a refusal of the provider', async () => {
    const { domain } = await setUp();
    const email = `codes@${domain}`;
    provider.person = { sub: 'codes', email };
    const mine = await start(email);
    const others = await start(email);
    const back = await provider.visit(mine.location);
    const othersBack = await provider.visit(others.location);
    back.searchParams.set('code', othersBack.searchParams.get('code')!);
    // PKCE: the code is another sign-in's.
    expect(await readOutcome(finish(back, mine.browserSecret))).toBe('unauthenticated');
    const third = await start(email);
    const thirdBack = await provider.visit(third.location);
    thirdBack.searchParams.set('code', 'made up');
    expect(await readOutcome(finish(thirdBack, third.browserSecret))).toBe('unauthenticated');
    provider.person = null;
    const fourth = await start(email);
    const refusal = await provider.visit(fourth.location);
    expect(refusal.searchParams.get('error')).toBe('access_denied');
    expect(await readOutcome(finish(refusal, fourth.browserSecret))).toBe('unauthenticated');
  });

  test('is refused with an issuer that is not the provider’s', async () => {
    const { domain } = await setUp();
    provider.person = { sub: 'mixed', email: `mixed@${domain}` };
    const { location, browserSecret } = await start(`mixed@${domain}`);
    const back = await provider.visit(location);
    back.searchParams.set('iss', 'https://attacker.example.com');
    expect(await readOutcome(finish(back, browserSecret))).toBe('unauthenticated');
  });
});

describe('a domain', () => {
  test('counts only once its record is there', async () => {
    const domain = newDomain();
    const owner = await signUp(`owner@${domain}`);
    const saved = await fixture.client.sso.save.mutate(connection(domain), as(owner.token));
    expect(saved.connection.domains).toMatchObject([{ domain, proved: false, provedAt: null }]);
    const attempt = () => fixture.client.sso.proveDomain.mutate({ domain }, as(owner.token));
    expect(await readOutcome(attempt())).toBe('invalid_input');
    expect(await readOutcome(start(`a@${domain}`))).toBe('not_found');
    const proved = await prove(owner.token, domain);
    expect(proved.connection.domains).toMatchObject([{ domain, proved: true }]);
    expect(await readOutcome(start(`a@sub.${domain}`))).toBe('not_found');
    expect((await start(`a@${domain}`)).location).toContain(provider.issuer);
  });

  test('is one workspace’s, and goes to another only when the first has lost its record', async () => {
    const { domain, owner } = await setUp();
    const rival = await signUp(`rival@${newDomain()}`);
    await fixture.client.sso.save.mutate(connection(domain), as(rival.token));
    const found = await fixture.client.sso.get.query(undefined, as(rival.token));
    const { recordName, recordValue } = found.connection!.domains[0]!;
    const attempt = () => fixture.client.sso.proveDomain.mutate({ domain }, as(rival.token));
    zone.set(recordName, [...zone.get(recordName)!, recordValue]);
    expect(await readOutcome(attempt())).toBe('conflict');
    zone.set(recordName, [recordValue]);
    expect((await attempt()).connection.domains).toMatchObject([{ proved: true }]);
    const lost = await fixture.client.sso.get.query(undefined, as(owner.token));
    expect(lost.connection!.domains).toMatchObject([{ proved: false }]);
  });

  test('has to be proved anew for another issuer', async () => {
    const { domain, owner } = await setUp();
    const before = await fixture.client.sso.get.query(undefined, as(owner.token));
    const changed = await fixture.client.sso.save.mutate(
      connection(domain, { issuer: 'https://login.attacker.example.com' }),
      as(owner.token, { role: 'admin' }),
    );
    const [named] = changed.connection.domains;
    expect(named).toMatchObject({ proved: false });
    expect(named!.recordValue).not.toBe(before.connection!.domains[0]!.recordValue);
    const attempt = fixture.client.sso.proveDomain.mutate({ domain }, as(owner.token));
    expect(await readOutcome(attempt)).toBe('invalid_input');
  });
});

describe('the connection', () => {
  test('never shows its secret, keeps it for the same client, and asks for it with another', async () => {
    const { domain, owner, workspaceId } = await setUp();
    const { clientSecret: _secret, ...without } = connection(domain);
    const saved = await fixture.client.sso.save.mutate(without, as(owner.token));
    expect(JSON.stringify(saved)).not.toContain('secret');
    expect(await signIn({ sub: 'kept', email: `kept@${domain}` })).toMatchObject({
      user: { workspaceId },
    });
    const other = { ...without, clientId: 'another client' };
    expect(await readOutcome(fixture.client.sso.save.mutate(other, as(owner.token)))).toBe(
      'invalid_input',
    );
  });

  test('maps to owner only where an owner says so', async () => {
    const { domain, owner } = await setUp();
    const admin = as(owner.token, { role: 'admin' });
    const owning = connection(domain, { roleMapping: { Board: 'owner' } });
    expect(await readOutcome(fixture.client.sso.save.mutate(owning, admin))).toBe('forbidden');
    await fixture.client.sso.save.mutate(owning, as(owner.token));
    // An admin could otherwise have another provider send the group.
    expect(await readOutcome(fixture.client.sso.save.mutate(connection(domain), admin))).toBe(
      'forbidden',
    );
    const { user } = await signIn({ sub: 'board', email: `board@${domain}`, groups: ['Board'] });
    expect(user.role).toBe('owner');
  });

  test('is refused with mapped values that differ in case alone', async () => {
    const { domain, owner } = await setUp();
    const given = connection(domain, { roleMapping: { Leads: 'editor', leads: 'approver' } });
    const saved = fixture.client.sso.save.mutate(given, as(owner.token));
    expect(await readOutcome(saved)).toBe('invalid_input');
  });

  test('is refused with an issuer inside, and one without TLS', async () => {
    const { owner, domain } = await setUp();
    const save = (issuer: string) =>
      readOutcome(fixture.client.sso.save.mutate(connection(domain, { issuer }), as(owner.token)));
    const issuers = [
      'http://169.254.169.254',
      'https://10.0.0.1',
      'https://idp.internal',
      'http://login.example.com',
      'https://login.example.com/.well-known/openid-configuration',
      'https://user:pass@login.example.com',
      'ftp://login.example.com',
    ];
    for (const issuer of issuers) expect(await save(issuer), issuer).not.toBe('signed in');
  });

  test('is of its own workspace, and not seen by others', async () => {
    await setUp();
    const other = await signUp(`other@${newDomain()}`);
    const found = await fixture.client.sso.get.query(undefined, as(other.token));
    expect(found.connection).toBeNull();
    expect(await readOutcome(fixture.client.sso.delete.mutate(undefined, as(other.token)))).toBe(
      'not_found',
    );
  });

  test('is for admins', async () => {
    const { owner } = await setUp();
    const approver = as(owner.token, { role: 'approver' });
    expect(await readOutcome(fixture.client.sso.get.query(undefined, approver))).toBe('forbidden');
  });

  test('signs nobody in once it is deleted, and what was begun ends', async () => {
    const { domain, owner } = await setUp();
    const email = `late@${domain}`;
    provider.person = { sub: 'late', email };
    const { location, browserSecret } = await start(email);
    const back = await provider.visit(location);
    await fixture.client.sso.delete.mutate(undefined, as(owner.token));
    expect(await readOutcome(finish(back, browserSecret))).toBe('forbidden');
    expect(await readOutcome(start(email))).toBe('not_found');
  });

  test('says that the provider cannot be asked, and asks again the next time', async () => {
    const own = await startOidcProvider();
    const { domain, owner } = await setUp();
    await fixture.client.sso.save.mutate(
      connection(domain, { issuer: own.issuer }),
      as(owner.token),
    );
    await prove(owner.token, domain);
    own.down = true;
    expect(await readOutcome(start(`a@${domain}`))).toBe('upstream_failed');
    own.down = false;
    expect((await start(`a@${domain}`)).location).toContain(own.issuer);
    await own.close();
  });
});

describe('a domain whose people sign in through the provider only', () => {
  const logIn = (email: string, password = 'correct horse') =>
    readOutcome(fixture.client.accounts.logIn.mutate({ email, password }, anonymous(newAddress())));

  test('has no passwords, resets and Google sign-ins, but for the workspace’s owners', async () => {
    const domain = newDomain();
    const owner = await signUp(`owner@${domain}`);
    const member = `member@${domain}`;
    await signUp(member);
    await fixture.client.sso.save.mutate(connection(domain, { ssoOnly: true }), as(owner.token));
    expect(await logIn(member)).toBe('signed in');
    await prove(owner.token, domain);
    expect(await logIn(member)).toBe('forbidden');
    expect(await logIn(member, 'wrong horse')).toBe('unauthenticated');
    expect(await logIn(`nobody@${domain}`)).toBe('unauthenticated');
    expect(await logIn(owner.user.email)).toBe('signed in');
    expect(await readOutcome(signUp(`nobody@${domain}`))).toBe('forbidden');
    const google = fixture.client.accounts.signInWithGoogle.mutate({ email: member }, anonymous());
    expect(await readOutcome(google)).toBe('forbidden');
    const reset = (email: string) =>
      fixture.client.passwords.requestReset.mutate({ email }, anonymous(newAddress()));
    await reset(member);
    await reset(owner.user.email);
    await expect
      .poll(() => fixture.mailsTo(owner.user.email).then((mails) => mails.join()))
      .toContain('Reset your password');
    const mails = await fixture.mailsTo(member);
    expect(mails.join()).not.toContain('Reset your password');
  });

  test('is every proved domain where the setting says so', async () => {
    const { domain } = await setUp();
    const strict = await fixture.startReplica({ SSO_ONLY: 'on', SESSION_KEY_SECRET: secret });
    const email = `strict@${domain}`;
    await signUp(email);
    const attempt = strict.client.accounts.logIn.mutate(
      { email, password: 'correct horse' },
      anonymous(newAddress()),
    );
    expect(await readOutcome(attempt)).toBe('forbidden');
    expect(await logIn(email)).toBe('signed in');
    await fixture.stopReplica(strict);
  });
});

test('where accounts are made by invitation the provider is one, and where none are made it is not', async () => {
  const { domain } = await setUp();
  for (const [mode, outcome] of [
    ['invite', 'signed in'],
    ['off', 'forbidden'],
  ] as const) {
    const replica = await fixture.startReplica({
      SIGN_UP: mode,
      SESSION_KEY_SECRET: secret,
    });
    const email = `${mode}@${domain}`;
    provider.person = { sub: mode, email };
    const { location, browserSecret } = await start(email);
    const back = await provider.visit(location);
    const finished = replica.client.sso.finish.mutate(
      { answer: Object.fromEntries(back.searchParams), browserSecret },
      anonymous(newAddress()),
    );
    expect(await readOutcome(finished), mode).toBe(outcome);
    await fixture.stopReplica(replica);
  }
});
