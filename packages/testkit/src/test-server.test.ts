import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { throwawayParent } from '@workspace-ops/embedded-postgres';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { waitFor } from './wait-for.ts';
import { folderPrefix, removeAbandonedServers } from './watch-folder.ts';

const listFolders = async (pid: number): Promise<string[]> =>
  (await readdir(await throwawayParent())).filter((name) =>
    name.startsWith(`${folderPrefix}${pid}-`),
  );

const isServing = async (url: string): Promise<boolean> => {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 2,
    fetch_types: false,
    onnotice: () => undefined,
  });
  const serving = await sql`select 1`.then(
    () => true,
    () => false,
  );
  await sql.end({ timeout: 0 });
  return serving;
};

async function startServerProcess(): Promise<{ pid: number; url: string; kill(): Promise<void> }> {
  const script = join(import.meta.dirname, '../test/server-process.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { pid: child.pid ?? 0, url: line.toString().trim(), kill };
}

describe('startTestServer', () => {
  it('leaves nothing behind when its process is killed', async () => {
    const owner = await startServerProcess();
    expect(await isServing(owner.url)).toBe(true);
    await owner.kill();
    await waitFor(async () => (await listFolders(owner.pid)).length === 0, {
      message: 'The data folder was not deleted',
    });
    expect(await isServing(owner.url)).toBe(false);
  });

  it('spares the servers of living processes when it cleans up', async () => {
    const owner = await startServerProcess();
    await removeAbandonedServers();
    expect(await isServing(owner.url)).toBe(true);
    await owner.kill();
    await removeAbandonedServers();
    await waitFor(async () => (await listFolders(owner.pid)).length === 0);
    expect(await isServing(owner.url)).toBe(false);
  });
});
