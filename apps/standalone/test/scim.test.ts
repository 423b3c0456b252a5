import type { MemberList, ScimGroup, ScimUser } from '@workspace-ops/contracts';
import type { OidcProvider } from '@workspace-ops/identity/stand-in/oidc-provider';
import { waitFor, type Browser } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { apiClient, type ApiClient } from './client.ts';
import { signInAt, startCompany, startProviderFor, type Company } from './company.ts';
import { createConnect, expectAllCalled } from './sdk-clients.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let provider: OidcProvider;

it.beforeAll(async ({ system: shared }) => {
  system = shared;
  provider = await startProviderFor(system);
});
it.afterAll(() => provider.close());

interface Listed<T> {
  totalResults: number;
  Resources: T[];
}

interface Directory extends Company {
  scim: ApiClient;
  token: string;
}

const mediaType = 'application/scim+json';

async function startDirectory(): Promise<Directory> {
  const company = await startCompany(system, provider);
  const made = await company.owner.post<{ token: string }>('/api/sso/scim-token');
  expect(made.status).toBe(201);
  const { token } = made.body;
  return { ...company, token, scim: apiClient(system.url).as(token) };
}

/** As a directory writes: with the media type of SCIM. */
const send = <T>(scim: ApiClient, method: string, path: string, body?: object) =>
  scim.send<T>(method, `/scim/v2${path}`, {
    ...(body !== undefined && { body }),
    headers: { 'content-type': mediaType },
  });

const addUser = async ({ scim, domain }: Directory, name: string): Promise<ScimUser> => {
  const user = { userName: `${name}@${domain}`, externalId: name, active: true };
  const { status, body } = await send<ScimUser>(scim, 'POST', '/Users', user);
  expect(status).toBe(201);
  return body;
};

const patch = <T>(scim: ApiClient, path: string, ...Operations: object[]) =>
  send<T>(scim, 'PATCH', path, {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
    Operations,
  });

async function readRole({ owner }: Directory, userId: string): Promise<string | undefined> {
  const { body } = await owner.get<MemberList>('/api/members');
  return body.members.find((member) => member.userId === userId)?.role;
}

it('a directory adds, lists, changes and removes users', async () => {
  const directory = await startDirectory();
  const { scim, domain } = directory;
  const made = await send<ScimUser>(scim, 'POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `Dana@${domain}`,
    externalId: '00u1',
    name: { givenName: 'Dana', familyName: 'Doe' },
    emails: [{ value: `Dana@${domain}`, primary: true }],
  });
  const location = `${system.url}/scim/v2/Users/${made.body.id}`;
  expect([made.status, made.headers.get('location')]).toEqual([201, location]);
  expect(made.headers.get('content-type')).toContain(mediaType);
  expect(made.body).toMatchObject({ userName: `dana@${domain}`, active: true, meta: { location } });
  expect(await readRole(directory, made.body.id)).toBe('viewer');
  await addUser(directory, 'other');
  const filter = encodeURIComponent(`userName eq "DANA@${domain}"`);
  const found = await send<Listed<ScimUser>>(scim, 'GET', `/Users?filter=${filter}`);
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: made.body.id }] });
  expect((await send<Listed<ScimUser>>(scim, 'GET', '/Users?count=1')).body).toMatchObject({
    totalResults: 2,
    itemsPerPage: 1,
  });
  const path = `/Users/${made.body.id}`;
  const change = { op: 'Replace', path: 'name.familyName', value: 'Roe' };
  expect((await patch<ScimUser>(scim, path, change)).body.name.familyName).toBe('Roe');
  const replaced = { userName: `dana@${domain}`, displayName: 'D', active: true };
  const { body: whole } = await send<ScimUser>(scim, 'PUT', path, replaced);
  expect(whole).toMatchObject({ displayName: 'D', name: {} });
  expect((await send(scim, 'DELETE', path)).status).toBe(204);
  const gone = await send<{ schemas: string[] }>(scim, 'GET', path);
  expect([gone.status, gone.body.schemas]).toEqual([
    404,
    ['urn:ietf:params:scim:api:messages:2.0:Error'],
  ]);
  expect(await readRole(directory, made.body.id)).toBeUndefined();
});

it('a directory is reached by the SDK', async () => {
  const { token, domain } = await startDirectory();
  const called = new Set<string>();
  const ops = createConnect(system.url, called).connect(token);
  const { users, groups, config, resourceTypes, resourceType, schemas, schema } = ops.directory;
  const userName = `sam@${domain}`;
  const user = await users.add({ userName, externalId: 'sam', active: true });
  const path = { op: 'replace', path: 'displayName', value: 'Sam' } as const;
  expect(await users.change(user.id, { Operations: [path] })).toMatchObject({ displayName: 'Sam' });
  await users.replace(user.id, { userName, externalId: 'sam', displayName: 'S', active: true });
  expect(await users.get(user.id)).toMatchObject({ userName, displayName: 'S' });
  expect(await users.list({ filter: `userName eq "${userName}"` })).toMatchObject({
    totalResults: 1,
  });
  const group = await groups.add({ displayName: 'Sales', members: [{ value: user.id }] });
  await groups.replace(group.id, { displayName: 'Sales', members: [] });
  const add = { op: 'add', path: 'members', value: [{ value: user.id }] } as const;
  await groups.change(group.id, { Operations: [add] });
  expect(await groups.get(group.id)).toMatchObject({ members: [{ value: user.id }] });
  expect(await groups.list()).toMatchObject({ totalResults: 1 });
  await groups.remove(group.id);
  await users.remove(user.id);
  for (const description of [config, resourceTypes, schemas]) {
    expect(await description()).toHaveProperty('schemas');
  }
  const id = 'urn:ietf:params:scim:schemas:core:2.0:Group';
  expect(await resourceType('Group')).toMatchObject({ name: 'Group', schema: id });
  expect(await schema(id)).toMatchObject({ id, name: 'Group' });
  expectAllCalled('directory', ops, called);
});

it('a directory’s groups give their members roles, and take them back', async () => {
  const directory = await startDirectory();
  const { scim } = directory;
  const { id } = await addUser(directory, 'rep');
  const group = { displayName: 'Sales', members: [{ value: id }] };
  const made = await send<ScimGroup>(scim, 'POST', '/Groups', group);
  expect([made.status, made.body.members]).toMatchObject([201, [{ value: id }]]);
  expect(await readRole(directory, id)).toBe('editor');
  const path = `/Groups/${made.body.id}`;
  await patch(scim, path, { op: 'remove', path: `members[value eq "${id}"]` });
  expect(await readRole(directory, id)).toBe('viewer');
  await patch(scim, path, { op: 'Add', path: 'members', value: [{ value: id }] });
  await patch(scim, path, { op: 'replace', value: { displayName: 'Leads' } });
  expect(await readRole(directory, id)).toBe('approver');
  const listed = await send<Listed<ScimGroup>>(scim, 'GET', '/Groups?excludedAttributes=members');
  expect(listed.body.Resources).toMatchObject([{ id: made.body.id, displayName: 'Leads' }]);
  expect((await send(scim, 'DELETE', path)).status).toBe(204);
  expect(await readRole(directory, id)).toBe('viewer');
});

it('what a directory is told of as missing is missing: bulk, sorting and entity tags', async () => {
  const directory = await startDirectory();
  const { scim } = directory;
  const { body } = await send<Record<string, { supported: boolean }>>(
    scim,
    'GET',
    '/ServiceProviderConfig',
  );
  const supported = Object.entries(body).flatMap(([name, { supported: is }]) =>
    is === undefined ? [] : [[name, is]],
  );
  expect(Object.fromEntries(supported)).toEqual({
    patch: true,
    filter: true,
    bulk: false,
    sort: false,
    etag: false,
    changePassword: false,
  });
  const first = await addUser(directory, 'b');
  await addUser(directory, 'a');
  expect((await send(scim, 'POST', '/Bulk', { Operations: [] })).status).toBe(404);
  const sorted = await send<Listed<ScimUser>>(scim, 'GET', '/Users?sortBy=userName');
  expect(sorted.body.Resources[0]!.id).toBe(first.id);
  const one = await send<ScimUser>(scim, 'GET', `/Users/${first.id}`);
  expect([one.headers.get('etag'), 'version' in one.body.meta]).toEqual([null, false]);
});

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.request(`${system.url}/api/runs`)).status === 200;

it.each(['deactivated', 'removed'])(
  'the session and the open event stream of somebody who is %s end within five seconds',
  async (how) => {
    const directory = await startDirectory();
    const { scim, domain } = directory;
    const people = await Promise.all(['leaver', 'stayer'].map((name) => addUser(directory, name)));
    const signIn = (name: string) =>
      signInAt(system, provider, { sub: name + domain, email: `${name}@${domain}` });
    const { browser } = await signIn('leaver');
    const { browser: other } = await signIn('stayer');
    const streams = await Promise.all(
      [browser, other].map((one) => one.request(`${system.url}/api/events`)),
    );
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const path = `/Users/${people[0]!.id}`;
    const begin = performance.now();
    const { status } =
      how === 'removed'
        ? await send(scim, 'DELETE', path)
        : await patch(scim, path, { op: 'replace', path: 'active', value: false });
    expect(status).toBe(how === 'removed' ? 204 : 200);
    await waitFor(async () => !(await isSignedIn(browser)));
    // An end in the middle is an end.
    await streams[0]!.text().catch(() => '');
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(await isSignedIn(other)).toBe(true);
    await streams[1]!.body!.cancel();
  },
);

it('the provider lets in whom the directory has, and nobody whom it has deactivated or removed', async () => {
  const directory = await startDirectory();
  const { scim, domain } = directory;
  const { id } = await addUser(directory, 'off');
  const person = { sub: `off-${domain}`, email: `off@${domain}` };
  const signIn = async () => {
    const { status, body } = await signInAt(system, provider, person);
    return [status, body.code];
  };
  const setActive = (value: boolean) =>
    patch(scim, `/Users/${id}`, { op: 'replace', path: 'active', value });
  await setActive(false);
  expect(await signIn()).toEqual([403, 'forbidden']);
  await setActive(true);
  expect(await signIn()).toEqual([200, undefined]);
  expect((await send(scim, 'DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await signIn()).toEqual([403, 'member_removed']);
  expect((await addUser(directory, 'off')).id).toBe(id);
  expect(await signIn()).toEqual([200, undefined]);
});

it('the token of another workspace’s directory sees and changes nothing, nor does a session', async () => {
  const directory = await startDirectory();
  const other = await startDirectory();
  const { id } = await addUser(directory, 'mine');
  const { body: group } = await send<ScimGroup>(directory.scim, 'POST', '/Groups', {
    displayName: 'Sales',
    members: [{ value: id }],
  });
  for (const kind of ['Users', 'Groups']) {
    const { body } = await send<Listed<unknown>>(other.scim, 'GET', `/${kind}`);
    expect(body.totalResults, kind).toBe(0);
  }
  const renaming = { displayName: 'Theirs', userName: `mine@${directory.domain}` };
  for (const path of [`/Users/${id}`, `/Groups/${group.id}`]) {
    const answers = [
      await send(other.scim, 'GET', path),
      await send(other.scim, 'PUT', path, renaming),
      await patch(other.scim, path, { op: 'replace', path: 'displayName', value: 'Theirs' }),
      await send(other.scim, 'DELETE', path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await send(directory.owner, 'GET', '/Users')).status).toBe(401);
  expect(await readRole(directory, id)).toBe('editor');
});
