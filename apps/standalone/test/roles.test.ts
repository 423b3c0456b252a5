import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRole, memberRoles, tokenScopes, type Role } from '@workspace-ops/contracts';
import { routes } from '@workspace-ops/gateway/routes';
import { listScopes } from '@workspace-ops/rpc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiClient, signUp, type ApiClient } from './client.ts';
import { startComposed, type Composed } from './composed.ts';
import { inviteMember } from './guests.ts';

/*
 * Every row of the table is called by a member of each role, by tokens, by a stranger and by a member
 * of another workspace. What a call would change names what does not exist.
 */

let system: Composed;
let dataDirectory: string;
let owner: ApiClient & { workspaceId: string };

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'roles-'));
  system = await startComposed({ DATA_DIR: dataDirectory });
  owner = await signUp(system.url);
});

afterAll(async () => {
  await system.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A member of the owner's workspace who came by an invitation. */
async function addMember(role: Role): Promise<ApiClient> {
  const member = await inviteMember({ url: system.url, dataFolder: dataDirectory }, owner, role);
  const { body: me } = await member.get<{ user: { role: string } }>('/api/auth/me');
  expect(me.user.role).toBe(role);
  return member;
}

async function addToken(kind: 'service' | 'agent', scopes: readonly string[]): Promise<ApiClient> {
  const made = await owner.post<{ secret: string }>('/api/tokens', { name: kind, kind, scopes });
  expect(made.status).toBe(201);
  return apiClient(system.url).as(made.body.secret);
}

type Row = (typeof routes)[number];

/** Whether the row looks at credentials in open tenancy. */
const readsCredential = ({ auth }: Row): boolean =>
  auth === 'credential' || auth === 'feed' || auth === 'workspace' || auth === 'webhook';

/** But a stream without an end, and what ends the session that the test goes on with. */
const walked = routes
  .filter(readsCredential)
  .filter((row) => !(row.kind === 'raw' && row.endless === true))
  .filter((row) => !(row.kind === 'json' && row.session === 'clear'));

const describeRow = ({ method, path }: Row): string => `${method.toUpperCase()} ${path}`;

/** With ids of nothing, and a body that is complete where one is taken. */
const call = (client: ApiClient, row: Row) =>
  client.send<{ error?: { code?: string; message?: string } }>(
    row.method.toUpperCase(),
    row.path.replaceAll(/:\w+/g, 'nothing_like_this'),
    row.body === undefined ? {} : { body: { unknownField: true } },
  );

const takesRole = /This takes the role (\w+) in the workspace/;

it('lets a member of each role call the rows from its least role on, and names that role', async () => {
  for (const role of memberRoles) {
    const member = role === 'owner' ? owner : await addMember(role);
    const ofSession = walked.filter(
      (row) => row.role !== 'anyone' && row.inNamedWorkspace === undefined,
    );
    for (const row of ofSession) {
      const { status, body } = await call(member, row);
      const refused = takesRole.exec(JSON.stringify(body))?.[1];
      const least = row.role === 'anyone' ? 'viewer' : row.role;
      const label = `${role}: ${describeRow(row)} answered ${status}`;
      // 503 is the answer where an upstream is not configured.
      expect(status, label).not.toBe(500);
      expect(refused, label).toBe(hasRole(role, least) ? undefined : least);
      if (refused !== undefined) expect(status, label).toBe(403);
    }
  }
});

it('asks for the role in the workspace that a row names, whichever the session is of', async () => {
  const named = walked.filter(({ inNamedWorkspace }) => inNamedWorkspace === true);
  expect(named.map(describeRow)).toEqual([
    'PATCH /api/workspaces/:id',
    'DELETE /api/workspaces/:id',
  ]);
  for (const role of memberRoles.filter((one) => one !== 'owner')) {
    const member = await addMember(role);
    for (const row of named) {
      const path = row.path.replace(':id', owner.workspaceId);
      const body = row.method === 'delete' ? { confirm: 'no name of it' } : { timeZone: 'UTC' };
      const { status } = await member.send(row.method.toUpperCase(), path, { body });
      const least = row.role === 'anyone' ? 'viewer' : row.role;
      const label = `${role}: ${describeRow(row)}`;
      expect([label, status]).toEqual([label, hasRole(role, least) ? 200 : 403]);
    }
    const { body: mine } = await member.get<{ workspaces: { id: string; role: string }[] }>(
      '/api/workspaces',
    );
    const own = mine.workspaces.find((workspace) => workspace.role === 'owner')!;
    const change = { body: { timeZone: 'UTC' } };
    expect((await member.send('PATCH', `/api/workspaces/${own.id}`, change)).status).toBe(200);
  }
});

it('lets a token call what its scopes open, and nothing that an agent must not do', async () => {
  const holders = [
    ...tokenScopes.map((scope) => ({ kind: 'service' as const, scopes: [scope] })),
    {
      kind: 'agent' as const,
      scopes: tokenScopes.filter((scope) => scope !== 'runs:decide'),
    },
  ];
  for (const { kind, scopes } of holders) {
    const token = await addToken(kind, scopes);
    const held = new Set<string>(scopes);
    for (const row of walked) {
      const { status, body } = await call(token, row);
      const label = `${kind} ${scopes.join()}: ${describeRow(row)} answered ${status} ${JSON.stringify(body)}`;
      expect(status, label).not.toBe(500);
      const opening = listScopes(row);
      if (!opening.some((scope) => held.has(scope))) expect(status, label).toBe(403);
      else expect(JSON.stringify(body), label).not.toMatch(/takes an API token with the scope/);
    }
  }
});

it('asks a caller without a credential to sign in, where a role above editor is needed for people', async () => {
  const stranger = apiClient(system.url, { 'x-workspace-id': owner.workspaceId });
  const people = walked.filter(({ path }) =>
    /^\/api\/(members|tokens|approval|budgets|sso|workspaces)/.test(path),
  );
  expect(people.length).toBeGreaterThan(8);
  for (const row of people) {
    const { status } = await call(stranger, row);
    expect([describeRow(row), status]).toEqual([describeRow(row), 401]);
  }
});
