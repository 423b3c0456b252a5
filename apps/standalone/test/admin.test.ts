import { createTestDatabase, waitFor } from '@workspace-ops/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { apiClient, signUp } from './client.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { runAdmin } from './run-admin.ts';
import { runProgram } from './run-program.ts';
import { runService, type RunningService } from './run-service.ts';

let dataDir: string;
let service: RunningService;

async function start(): Promise<void> {
  dataDir = await makeDataFolder();
  service = await runService({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
}

const admin = (...args: string[]) => runAdmin({ DATA_DIR: dataDir }, args);
const program = (...args: string[]) => runProgram('admin.ts', { DATA_DIR: dataDir }, args);

interface Me {
  user: { workspaceId: string; email: string; name: string } | null;
}

it('lists, suspends, resumes and deletes workspaces, and cares for people, while the service runs', async () => {
  await start();
  const user = await signUp(service.url);
  const { body: me } = await user.get<Me>('/api/auth/me');
  const { workspaceId, email, name } = me.user!;
  const statusOfRuns = async () => (await user.get('/api/runs')).status;

  const list = await program('workspaces', 'list');
  expect(list.stderr).toBe('');
  expect(list.stdout).toContain(`${workspaceId}  ${JSON.stringify(name)}, of 20`);
  expect(list.stdout).toContain(`members: 1, owners: ${email}\n`);

  const suspended = await admin('workspaces', 'suspend', workspaceId);
  expect(suspended).toMatchObject({ exitCode: 0, stdout: `Suspended: ${workspaceId}.\n` });
  await waitFor(async () => (await statusOfRuns()) === 403);
  const anonymous = await fetch(`${service.url}/api/sync/state`, {
    headers: { 'x-workspace-id': workspaceId },
  });
  expect([anonymous.status, await anonymous.json()]).toMatchObject([
    403,
    { code: 'workspace_suspended' },
  ]);
  expect((await admin('workspaces', 'list')).stdout).toContain(', suspended since 20');
  await admin('workspaces', 'resume', workspaceId);
  const mistyped = await admin('workspaces', 'suspend', 'ws_mistyped');
  expect(mistyped).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      'ws_mistyped is no workspace with an account. If only callers without a credential name it: --without-account.\n',
  });
  expect(await admin('workspaces', 'resume', 'ws_mistyped')).toMatchObject({
    exitCode: 1,
    stderr: 'ws_mistyped is no workspace with an account, and is not suspended.\n',
  });
  await admin('workspaces', 'suspend', 'ws_mistyped', '--without-account');
  expect((await admin('workspaces', 'list')).stdout).toContain('\nws_mistyped  without an account');
  await waitFor(async () => (await statusOfRuns()) === 200);
  await waitFor(async () => {
    const { body } = await user.get<{ totalCount: number }>('/api/audit-logs?q=admin.workspace');
    return body.totalCount === 2;
  });

  const unread = await runProgram('admin.ts', { DATA_DIR: dataDir }, ['workspaces', 'list'], {
    readsOutput: false,
  });
  expect(unread).toEqual({ exitCode: 0, stdout: '', stderr: '' });

  const reset = await admin('users', 'reset-password', email);
  const [token] = reset.stdout.split('\n');
  const newPassword = 'an entirely new horse';
  const client = apiClient(service.url);
  const confirmed = await client.post('/api/auth/password/reset/confirm', { token, newPassword });
  expect(confirmed.status).toBe(200);
  expect((await client.post('/api/auth/login', { email, password: newPassword })).status).toBe(200);
  const ended = await admin('users', 'end-sessions', email);
  expect(ended.stdout).toBe('Sessions ended: 1.\n');

  const rotated = await admin('secrets', 'rotate');
  expect(rotated).toMatchObject({ exitCode: 0, stderr: '' });
  expect(rotated.stdout).toMatch(/^key_\w+ signs sessions from now on\./);

  const unasked = await program('workspaces', 'delete', workspaceId);
  expect(unasked).toMatchObject({
    exitCode: 1,
    stderr: 'Nobody can be asked here: give the name with --name.\n',
  });
  const misnamed = await admin('workspaces', 'delete', workspaceId, '--name', 'another');
  expect(misnamed).toMatchObject({
    exitCode: 1,
    stderr: 'The name is not that of the workspace.\n',
  });
  const deleted = await admin('workspaces', 'delete', workspaceId, '--name', name);
  expect(deleted).toMatchObject({
    exitCode: 0,
    stdout: `Deleted: ${workspaceId}. Members that it had: 1.\n`,
  });
}, 180_000);

it.each([
  [[], 'Name a command.'],
  [['workspaces', 'dance'], 'workspaces dance is no command.'],
  [['users', 'end-sessions'], 'Usage: pnpm admin users end-sessions <email>'],
  [['workspaces', 'list', '--all'], "Unknown option '--all'"],
])('refuses %j with a message', async (args, message) => {
  const { exitCode, stderr } = await runAdmin({}, args);
  expect([exitCode, stderr.split('\n')[0]?.slice(0, message.length)]).toEqual([1, message]);
});

it('says of a database with another schema than its own what is to be done', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const listed = await runProgram('admin.ts', { DATABASE_URL: database.url }, [
    'workspaces',
    'list',
  ]);
  expect(listed.exitCode).toBe(1);
  expect(listed.stderr).toMatch(
    /^The database is not ready for this version: .* Run the migration/,
  );
});
