import { waitFor } from '@workspace-ops/testkit';
import type { Sql } from 'postgres';
import { expect, it } from 'vitest';
import { signUp } from './client.ts';
import { runAdmin } from './run-admin.ts';
import type { RunningService } from './run-service.ts';
import { startWithDatabase } from './start-with-database.ts';

let dataDir: string;
let service: RunningService;
let sql: Sql;

async function start(): Promise<void> {
  ({ dataDir, service, sql } = await startWithDatabase());
}

const logs = (...args: string[]) => runAdmin({ DATA_DIR: dataDir }, ['logs', ...args]);

const findEntry = async (workspaceId: string, action: string) => {
  const [entry] = await sql`select agent, details from audit.events
    where workspace_id = ${workspaceId} and action = ${action}`;
  return entry as { agent: string; details: Record<string, unknown> } | undefined;
};

interface Deleted {
  id: string;
  name: string;
}

async function deleteOne(): Promise<Deleted> {
  const user = await signUp(service.url);
  const { body } = await user.get<{ user: { workspaceId: string; name: string } }>('/api/auth/me');
  const { workspaceId: id, name } = body.user;
  expect((await logs('remove', id, '--name', name)).stderr).toBe(
    `${id} is no deleted workspace.\n`,
  );
  expect(
    (await user.send('DELETE', `/api/workspaces/${id}`, { body: { confirm: name } })).status,
  ).toBe(200);
  return { id, name };
}

it('verifies and removes the log of a deleted workspace once all else is erased, one that was tampered with only if it is to be', async () => {
  await start();
  const [sound, tampered] = [await deleteOne(), await deleteOne()];
  expect((await logs('remove', sound.id, '--name', sound.name)).stderr).toMatch(
    /^Not erased yet is what these/,
  );
  // As if they had been deleted two hours ago.
  await sql`update identity.deletions set deleted_at = deleted_at - interval '2 hours'`;
  for (const { id } of [sound, tampered]) {
    await waitFor(() => findEntry(id, 'workspace.erased'));
  }
  await removeSound(sound);
  await removeTampered(tampered);
}, 180_000);

async function removeSound({ id, name }: Deleted): Promise<void> {
  const valid = await logs('verify', id);
  expect(valid).toMatchObject({ exitCode: 0, stderr: '' });
  const end = valid.stdout.slice('Valid: '.length);
  expect(end).toMatch(/^the log of ws_\w+, entries: \d+, the last one's hash: [0-9a-f]{64}\.\n$/);

  const misnamed = await logs('remove', id, '--name', 'another');
  expect(misnamed.stderr).toBe('The name is not that of the workspace.\n');
  const removed = await logs('remove', id, '--name', name);
  expect(removed).toEqual({ exitCode: 0, stdout: `Removed: ${end}`, stderr: '' });
  expect(await findEntry(id, 'workspace.erased')).toBeUndefined();
  const recorded = await waitFor(() => findEntry('ws_default', 'admin.log_removed'));
  expect(recorded).toMatchObject({
    agent: 'Operator',
    details: { removedLogOf: id, isValid: true, headHash: /hash: (\w+)/.exec(end)![1] },
  });
  expect((await logs('remove', id, '--name', name)).stderr).toMatch(
    /^The log of ws_\w+ was removed/,
  );
  expect((await logs('verify', id)).stdout).toMatch(
    /^Removed at 20\S+ by Operator: the log of ws_/,
  );
  expect(await logs('verify', 'ws_nobody')).toMatchObject({
    exitCode: 1,
    stderr: 'ws_nobody has no audit log.\n',
  });
}

async function removeTampered({ id, name }: Deleted): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update audit.events set message = 'x' where workspace_id = ${id} and position = 1`;
  });
  const found = `Not valid: the log of ${id}, at position 1: The event was changed`;
  expect((await logs('verify', id)).stderr).toContain(found);
  const kept = await logs('remove', id, '--name', name);
  expect([kept.exitCode, kept.stderr]).toEqual([1, expect.stringContaining('takes --invalid.')]);
  const removed = await logs('remove', id, '--name', name, '--invalid');
  expect(removed).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await logs('verify', id)).stdout).toContain(', not valid.');
}
