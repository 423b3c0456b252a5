import type { Run, SignedIn, Workspace } from '@workspace-ops/contracts';
import { internalServiceNames } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { expect } from 'vitest';
import { apiClient, openEvents, signUp } from './client.ts';
import { fillWorkspace, isAtRest } from './fill-workspace.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let sql: postgres.Sql;

it.beforeAll(({ system: shared }) => {
  system = shared;
  sql = postgres(system.databaseUrl, { max: 1 });
});
it.afterAll(() => sql.end());

/** What is kept: the audit log, whose ends the edges learn, and that the workspace was deleted. */
const kept = new Set([
  'identity.deletions',
  'identity.sessions',
  'identity.api_tokens',
  // Full again after a while, and deleted then.
  'identity.token_buckets',
]);

/** The tables that hold something of the workspace, but for the audit log and the outboxes. */
async function listHolding(workspaceId: string): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('audit', 'audit_anchor') and c.relname <> 'outbox'`;
  const holding: string[] = [];
  for (const { schema, name } of tables) {
    const [row] = await sql`
      select exists(select from ${sql(schema)}.${sql(name)} where workspace_id = ${workspaceId}) as "isHeld"`;
    if (row!['isHeld'] === true) holding.push(`${schema}.${name}`);
  }
  return holding;
}

it('a deleted workspace is closed to strangers, and nothing but its audit log is left', async () => {
  const owner = await signUp(system.url);
  const made = await owner.post<{ workspace: Workspace }>('/api/workspaces', { name: 'Northwind' });
  const { id } = made.body.workspace;
  const entered = await owner.post<SignedIn>('/api/auth/switch', { workspaceId: id });
  const inside = apiClient(system.url).as(entered.body.token);
  await fillWorkspace(inside);
  await fillWorkspace(owner);
  for (const [client, workspaceId] of [
    [inside, id],
    [owner, owner.workspaceId],
  ] as const) {
    // Without its id it would be every workspace's.
    const question = { domain: 'Operations', text: 'Who?', skill: 'Asking', evaluation: 'Heard' };
    const asked = await client.post('/api/assessment-questions', { ...question, workspaceId });
    expect(asked.status).toBe(201);
  }
  await waitFor(async () => {
    const { body } = await inside.get<{ runs: Run[] }>('/api/runs');
    return body.runs.every(({ status }) => isAtRest(status));
  });
  const held = await listHolding(id);
  const schemas = new Set(held.map((name) => name.split('.')[0]));
  // The gateway and the audit service have no such tables.
  expect(schemas.size).toBe(internalServiceNames.length - 1);
  const stranger = apiClient(system.url, { 'x-workspace-id': id });
  expect((await stranger.get('/api/audit-logs')).status).toBe(200);
  const stream = await openEvents(system.url, stranger);
  const begin = performance.now();
  const answer = await owner.send('DELETE', `/api/workspaces/${id}`, {
    body: { confirm: 'Northwind' },
  });
  expect(answer.status).toBe(200);
  await stream.ended;
  await waitFor(async () => (await stranger.get('/api/audit-logs')).status === 403);
  expect(performance.now() - begin).toBeLessThan(5_000);
  for (const path of ['/api/audit-logs', '/api/sync/state', '/api/snapshots', '/api/events']) {
    const refused = await stranger.get(path);
    expect([path, refused.status, refused.body['code']]).toEqual([path, 403, 'workspace_deleted']);
  }
  await waitFor(async () => (await listHolding(id)).every((name) => kept.has(name)));
  const [log] =
    await sql`select count(*)::int as entries from audit.events where workspace_id = ${id}`;
  expect(log!['entries']).toBeGreaterThan(10);
  // The owner's other workspace has all that it had.
  const own = await listHolding(owner.workspaceId);
  expect(own).toEqual(expect.arrayContaining(held.filter((name) => !kept.has(name))));
});
