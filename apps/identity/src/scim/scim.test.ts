import type { ScimOperation } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonymous,
  bearer,
  type IdentityFixture,
  newAddress,
  readOutcome,
  secretIn,
  startIdentity,
  toAppErrorFields,
} from '../../test/identity-fixture.ts';

let fixture: IdentityFixture;
const zone = new Map<string, string[]>();

beforeAll(async () => {
  fixture = await startIdentity({}, { resolveTxt: async (name) => zone.get(name) ?? [] });
});
afterAll(() => fixture.close());

let companies = 0;

const signUp = (email: string) =>
  fixture.client.accounts.signUp.mutate({ email, password: 'correct horse' }, anonymous());

const logIn = (email: string) =>
  fixture.client.accounts.logIn.mutate(
    { email, password: 'correct horse' },
    anonymous(newAddress()),
  );

/** A workspace with a proved domain and a directory. */
async function startCompany(): Promise<Company> {
  companies += 1;
  const domain = `directory-${companies}.example.com`;
  const owner = await signUp(`owner@${domain}`);
  const as = bearer(owner.token);
  return setDirectory({ domain, owner, as, workspaceId: owner.user.workspaceId });
}

type Owned = Omit<Company, 'token'>;

async function setDirectory({ domain, owner, as, workspaceId }: Owned): Promise<Company> {
  const saved = await fixture.client.sso.save.mutate(
    {
      issuer: 'https://login.example.com',
      clientId: 'client',
      clientSecret: 'secret',
      domains: [domain],
      roleMapping: { Sales: 'editor', Leads: 'approver' },
      defaultRole: 'viewer',
    },
    as,
  );
  const [named] = saved.connection.domains;
  zone.set(named!.recordName, [named!.recordValue]);
  await fixture.client.sso.proveDomain.mutate({ domain }, as);
  const { token } = await fixture.client.scim.createToken.mutate(undefined, as);
  return { domain, owner, as, token, workspaceId };
}

interface Company {
  domain: string;
  owner: Awaited<ReturnType<typeof signUp>>;
  as: ReturnType<typeof bearer>;
  token: string;
  workspaceId: string;
}

const addUser = ({ token, domain }: Company, name: string, further: object = {}) =>
  fixture.client.scim.users.create.mutate(
    { token, userName: `${name}@${domain}`, ...further },
    anonymous(),
  );

const patchUser = ({ token }: Company, id: string, ...Operations: ScimOperation[]) =>
  fixture.client.scim.users.modify.mutate({ token, id, Operations }, anonymous());

const addGroup = ({ token }: Company, displayName: string, ids: string[] = []) =>
  fixture.client.scim.groups.create.mutate(
    { token, displayName, members: ids.map((value) => ({ value })) },
    anonymous(),
  );

const patchGroup = ({ token }: Company, id: string, ...Operations: ScimOperation[]) =>
  fixture.client.scim.groups.modify.mutate({ token, id, Operations }, anonymous());

const page = { startIndex: 1, count: 100, withMembers: true };

const listUsers = ({ token }: Company, further: object = {}) =>
  fixture.client.scim.users.list.query({ token, ...page, ...further }, anonymous());

async function readRole({ as }: Company, userId: string): Promise<string | undefined> {
  const { members } = await fixture.client.members.list.query({}, as);
  return members.find((member) => member.userId === userId)?.role;
}

const readFault = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const { code, extra } = toAppErrorFields(error) as { code: string; extra?: object };
      return { code, ...extra };
    },
  );

describe('a user of the directory', () => {
  test('gets an account and the default role, and is found by name and external id', async () => {
    const company = await startCompany();
    const user = await addUser(company, 'Dana.Doe', {
      externalId: '00u1',
      name: { givenName: 'Dana', familyName: 'Doe' },
    });
    expect(user).toMatchObject({
      userName: `dana.doe@${company.domain}`,
      externalId: '00u1',
      active: true,
      displayName: 'Dana Doe',
      groups: [],
    });
    expect(await readRole(company, user.id)).toBe('viewer');
    for (const filter of [
      `userName eq "DANA.DOE@${company.domain}"`,
      'externalId eq "00u1"',
      `id eq "${user.id}"`,
    ]) {
      expect(await listUsers(company, { filter }), filter).toMatchObject({
        totalResults: 1,
        Resources: [user],
      });
    }
    expect((await listUsers(company, { filter: 'userName eq "x"' })).totalResults).toBe(0);
  });

  test('is added once, and only of a proved domain', async () => {
    const company = await startCompany();
    await addUser(company, 'once');
    expect(await readFault(addUser(company, 'once'))).toEqual({
      code: 'conflict',
      scimType: 'uniqueness',
    });
    const foreign = fixture.client.scim.users.create.mutate(
      { token: company.token, userName: 'somebody@elsewhere.example.com' },
      anonymous(),
    );
    expect(await readFault(foreign)).toEqual({ code: 'invalid_input', scimType: 'invalidValue' });
  });

  test('who signed up before keeps the account, but nothing that a stranger set', async () => {
    const company = await startCompany();
    const stranger = await signUp(`early@${company.domain}`);
    const user = await addUser(company, 'early');
    expect(user.id).toBe(stranger.user.id);
    const me = await fixture.client.sessions.me.query(undefined, bearer(stranger.token));
    expect(me.user).toBeNull();
    expect(await readOutcome(logIn(`early@${company.domain}`))).toBe('unauthenticated');
  });

  test('loses the membership and all sessions when deactivated, and comes back', async () => {
    const company = await startCompany();
    const user = await addUser(company, 'leaver', { active: false });
    expect(await readRole(company, user.id)).toBeUndefined();
    // Entra writes the operation with a capital letter and the value as a text.
    await patchUser(company, user.id, { op: 'Replace', path: 'active', value: 'True' });
    expect(await readRole(company, user.id)).toBe('viewer');
    const off = await patchUser(company, user.id, { op: 'replace', value: { active: false } });
    expect(off.active).toBe(false);
    expect(await readRole(company, user.id)).toBeUndefined();
    const actions = fixture.audited
      .filter(({ workspaceId }) => workspaceId === company.workspaceId)
      .map(({ action }) => action);
    expect(actions).toContain('scim.user_deactivated');
  });

  test('who is a member already and is added as inactive is none any more', async () => {
    const company = await startCompany();
    const first = await addUser(company, 'known');
    // Without its provider, the workspace has a member of whom its next directory knows nothing.
    await fixture.client.sso.delete.mutate(undefined, company.as);
    expect(await readRole(company, first.id)).toBe('viewer');
    const again = await setDirectory(company);
    const added = await addUser(again, 'known', { active: false });
    expect(added).toMatchObject({ id: first.id, active: false });
    expect(await readRole(again, first.id)).toBeUndefined();
    const owner = addUser(again, 'owner', { active: false });
    expect(await readFault(owner)).toEqual({ code: 'conflict' });
  });

  test('who is deleted is signed in no more', async () => {
    const company = await startCompany();
    const user = await addUser(company, 'gone');
    const mail = `gone@${company.domain}`;
    await fixture.client.passwords.requestReset.mutate({ email: mail }, anonymous(newAddress()));
    const session = await signInByReset(mail);
    const asGone = bearer(session);
    const isSignedIn = async () =>
      (await fixture.client.sessions.me.query(undefined, asGone)).user !== null;
    expect(await isSignedIn()).toBe(true);
    await fixture.client.scim.users.delete.mutate(
      { token: company.token, id: user.id },
      anonymous(),
    );
    expect(await isSignedIn()).toBe(false);
    expect(await readRole(company, user.id)).toBeUndefined();
    expect(await readFault(patchUser(company, user.id, { op: 'add', path: 'x' }))).toEqual({
      code: 'not_found',
    });
  });

  test('who is the last owner stays', async () => {
    const company = await startCompany();
    const user = await addUser(company, 'owner');
    expect(user.id).toBe(company.owner.user.id);
    // Who is inside already keeps password and sessions.
    expect(await readOutcome(logIn(company.owner.user.email))).toBe('signed in');
    const off = patchUser(company, user.id, { op: 'replace', path: 'active', value: false });
    expect(await readFault(off)).toEqual({ code: 'conflict' });
    const gone = fixture.client.scim.users.delete.mutate(
      { token: company.token, id: user.id },
      anonymous(),
    );
    expect(await readFault(gone)).toEqual({ code: 'conflict' });
    expect(await readRole(company, user.id)).toBe('owner');
    const found = await listUsers(company, { filter: `id eq "${user.id}"` });
    expect(found.Resources).toMatchObject([{ active: true }]);
  });

  test('is changed by the paths that directories send; what is not kept is ignored', async () => {
    const company = await startCompany();
    const { id } = await addUser(company, 'paths', { displayName: 'Before' });
    const changed = await patchUser(
      company,
      id,
      { op: 'Add', path: 'name.givenName', value: 'Pat' },
      { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:displayName', value: 'P' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'x@elsewhere.example.com' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Sales',
      },
      { op: 'replace', value: { 'name.familyName': 'Hs', externalId: '00u9', title: 'Dr' } },
    );
    expect(changed).toMatchObject({
      displayName: 'P',
      externalId: '00u9',
      name: { givenName: 'Pat', familyName: 'Hs' },
      emails: [{ value: `paths@${company.domain}` }],
    });
    const removed = await patchUser(company, id, { op: 'remove', path: 'externalId' });
    expect(removed.externalId).toBeUndefined();
  });

  test.each<[string, ScimOperation, string]>([
    ['an unknown operation', { op: 'move', path: 'active', value: true }, 'invalidValue'],
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['a path that is none', { op: 'add', path: 'a b', value: 1 }, 'invalidPath'],
    ['the removal of what is required', { op: 'remove', path: 'active' }, 'invalidValue'],
    ['no object without a path', { op: 'add', value: 'x' }, 'invalidValue'],
    ['another email', { op: 'replace', path: 'userName', value: 'a@b.example.com' }, 'mutability'],
  ])('is not changed by %s', async (_name, operation, scimType) => {
    const company = await startCompany();
    const { id } = await addUser(company, 'refused');
    expect(await readFault(patchUser(company, id, operation))).toEqual({
      code: 'invalid_input',
      scimType,
    });
  });

  test('is found by the name that is shown, without regard to case, and has the account’s for none', async () => {
    const company = await startCompany();
    const { id } = await addUser(company, 'shown', { displayName: 'Ada P' });
    const find = async (name: string) =>
      (await listUsers(company, { filter: `displayName eq "${name}"` })).Resources.map(
        (user) => user.id,
      );
    expect(await find('ADA P')).toEqual([id]);
    const empty = await addUser(company, 'empty', { displayName: '' });
    expect(empty.displayName).toBe('empty');
    expect(await find('Empty')).toEqual([empty.id]);
  });

  test('is audited where the directory describes them otherwise', async () => {
    const company = await startCompany();
    const { id, userName } = await addUser(company, 'told', { displayName: 'Before' });
    const set = (path: string, value: string) =>
      patchUser(company, id, { op: 'replace', path, value });
    await set('displayName', 'Before');
    await set('displayName', 'After');
    await set('externalId', '4711');
    const changes = fixture.audited.filter(
      ({ workspaceId, action }) =>
        workspaceId === company.workspaceId && action === 'scim.user_changed',
    );
    expect(changes.map(({ details }) => details)).toEqual([
      { userId: id, email: userName, changed: ['displayName'] },
      { userId: id, email: userName, changed: ['externalId'] },
    ]);
  });

  test('is listed page by page', async () => {
    const company = await startCompany();
    for (const name of ['a', 'b', 'c']) await addUser(company, name);
    const second = await listUsers(company, { startIndex: 2, count: 1 });
    expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(second.Resources.map(({ userName }) => userName)).toEqual([`b@${company.domain}`]);
    expect(await listUsers(company, { count: 0 })).toMatchObject({
      totalResults: 3,
      Resources: [],
    });
    const filter = 'userName co "a"';
    expect(await readFault(listUsers(company, { filter }))).toEqual({
      code: 'invalid_input',
      scimType: 'invalidFilter',
    });
  });
});

/** A session of an account that has no password yet. */
async function signInByReset(email: string): Promise<string> {
  await expect.poll(() => fixture.mailsTo(email).then((mails) => mails.length)).toBeGreaterThan(0);
  const token = secretIn((await fixture.mailsTo(email)).at(-1));
  const newPassword = 'nineteen yellow lorries';
  await fixture.client.passwords.confirmReset.mutate({ token, newPassword }, anonymous());
  const started = await fixture.client.accounts.logIn.mutate(
    { email, password: newPassword },
    anonymous(newAddress()),
  );
  return started.token;
}

describe('a group of the directory', () => {
  test('gives its members the mapped role, the highest of several, and takes it back', async () => {
    const company = await startCompany();
    const { id } = await addUser(company, 'rep');
    const sales = await addGroup(company, 'Sales', [id]);
    expect(sales.members).toEqual([{ value: id, display: `rep@${company.domain}` }]);
    expect(await readRole(company, id)).toBe('editor');
    const leads = await addGroup(company, 'Leads');
    await patchGroup(company, leads.id, { op: 'Add', path: 'members', value: [{ value: id }] });
    expect(await readRole(company, id)).toBe('approver');
    await patchGroup(company, leads.id, { op: 'Remove', path: `members[value eq "${id}"]` });
    expect(await readRole(company, id)).toBe('editor');
    await patchGroup(company, sales.id, { op: 'replace', path: 'displayName', value: 'Old sales' });
    expect(await readRole(company, id)).toBe('viewer');
    const found = await listUsers(company, { filter: `id eq "${id}"` });
    expect(found.Resources[0]!.groups).toEqual([{ value: sales.id, display: 'Old sales' }]);
  });

  test('takes its role back when it is removed', async () => {
    const company = await startCompany();
    const { id } = await addUser(company, 'temp');
    const sales = await addGroup(company, 'Sales', [id]);
    await fixture.client.scim.groups.delete.mutate(
      { token: company.token, id: sales.id },
      anonymous(),
    );
    expect(await readRole(company, id)).toBe('viewer');
  });

  test('changes no owner, and no role where there are no groups', async () => {
    const company = await startCompany();
    const owner = await addUser(company, 'owner');
    const { id } = await addUser(company, 'promoted');
    await fixture.client.members.change.mutate({ userId: id, role: 'admin' }, company.as);
    await patchUser(company, id, { op: 'replace', path: 'displayName', value: 'Still admin' });
    expect(await readRole(company, id)).toBe('admin');
    await addGroup(company, 'Sales', [owner.id, id]);
    expect(await readRole(company, owner.id)).toBe('owner');
    expect(await readRole(company, id)).toBe('editor');
  });

  test('has a name of its own, and members of the directory alone', async () => {
    const company = await startCompany();
    const other = await startCompany();
    const theirs = await addUser(other, 'theirs');
    await addGroup(company, 'Sales');
    const taken = { code: 'conflict', scimType: 'uniqueness' };
    expect(await readFault(addGroup(company, 'Sales'))).toEqual(taken);
    expect(await readFault(addGroup(company, 'sales'))).toEqual(taken);
    const found = await fixture.client.scim.groups.list.query(
      { token: company.token, ...page, filter: 'displayName eq "SALES"' },
      anonymous(),
    );
    expect(found.Resources).toMatchObject([{ displayName: 'Sales' }]);
    // Two that are there from before stay as they are, and only a new name is looked at.
    const renamed = await patchGroup(company, found.Resources[0]!.id, {
      op: 'replace',
      path: 'displayName',
      value: 'SALES',
    });
    expect(renamed.displayName).toBe('SALES');
    expect(await readFault(addGroup(company, 'Leads', [theirs.id]))).toEqual({
      code: 'invalid_input',
      scimType: 'invalidValue',
    });
  });

  test('replaces and removes members, and is shown without them', async () => {
    const company = await startCompany();
    const [a, b] = [await addUser(company, 'a'), await addUser(company, 'b')];
    const { id } = await addGroup(company, 'Sales', [a.id]);
    const { token } = company;
    const replaced = await fixture.client.scim.groups.replace.mutate(
      { token, id, displayName: 'Sales', members: [{ value: b.id }] },
      anonymous(),
    );
    expect(replaced.members!.map(({ value }) => value)).toEqual([b.id]);
    expect([await readRole(company, a.id), await readRole(company, b.id)]).toEqual([
      'viewer',
      'editor',
    ]);
    const emptied = await patchGroup(company, id, { op: 'remove', path: 'members' });
    expect(emptied.members).toEqual([]);
    const listed = await fixture.client.scim.groups.list.query(
      { token, ...page, withMembers: false, filter: 'displayName eq "Sales"' },
      anonymous(),
    );
    expect(listed.Resources).toMatchObject([{ id, displayName: 'Sales' }]);
    expect(listed.Resources[0]!.members).toBeUndefined();
  });
});

describe('the token of a directory', () => {
  test('is of one workspace: it neither sees nor changes another’s users and groups', async () => {
    const company = await startCompany();
    const other = await startCompany();
    const user = await addUser(company, 'mine');
    const group = await addGroup(company, 'Sales', [user.id]);
    expect((await listUsers(other)).totalResults).toBe(0);
    const off: ScimOperation = { op: 'replace', path: 'active', value: false };
    expect(await readFault(patchUser(other, user.id, off))).toEqual({ code: 'not_found' });
    expect(await readFault(patchGroup(other, group.id, off))).toEqual({ code: 'not_found' });
    const gone = fixture.client.scim.users.delete.mutate(
      { token: other.token, id: user.id },
      anonymous(),
    );
    expect(await readFault(gone)).toEqual({ code: 'not_found' });
  });

  test('is void once there is another, and once it is deleted', async () => {
    const company = await startCompany();
    const next = await fixture.client.scim.createToken.mutate(undefined, company.as);
    expect(next.token).toMatch(/^scim_[\w-]{43}$/);
    expect(await readOutcome(listUsers(company))).toBe('unauthenticated');
    const renewed = { ...company, token: next.token };
    expect((await listUsers(renewed)).totalResults).toBe(0);
    await fixture.client.scim.deleteToken.mutate(undefined, company.as);
    expect(await readOutcome(listUsers(renewed))).toBe('unauthenticated');
    expect(await readOutcome(fixture.client.scim.deleteToken.mutate(undefined, company.as))).toBe(
      'not_found',
    );
  });

  test('takes a sign-in provider', async () => {
    const { token } = await signUp('nobody@no-provider.example.com');
    const made = fixture.client.scim.createToken.mutate(undefined, bearer(token));
    expect(await readOutcome(made)).toBe('not_found');
  });
});
