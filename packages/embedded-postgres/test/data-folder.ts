import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { ignoring, throwawayParent } from '../src/index.ts';

export const isRoot = process.getuid?.() === 0;

/** An empty folder that every account can enter, or, private, only this process's. */
export async function newFolder(kind: 'open' | 'private' = 'open'): Promise<string> {
  const folder = await mkdtemp(join(await throwawayParent(), 'workspace-ops-embedded-'));
  if (kind === 'open') await chmod(folder, 0o755);
  return folder;
}

/** Deletes the folder, and the data directory that root keeps for its data folder elsewhere. */
export async function removeFolder(folder: string, dataDir = folder): Promise<void> {
  const staged = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(
    ignoring('ENOENT', 'ENOTDIR'),
  );
  if (staged !== undefined) await rm(staged.trim(), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

/** Runs the queries on a connection of their own. */
export async function withConnection<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

export const writeNote = (url: string, body: string): Promise<unknown> =>
  withConnection(url, async (sql) => {
    await sql`create table if not exists notes (body text not null)`;
    await sql`insert into notes values (${body})`;
  });

/** The notes; none when nothing was ever written. */
export const readNotes = (url: string): Promise<string[]> =>
  withConnection(url, async (sql) => {
    const [table] = await sql`select to_regclass('notes') as name`;
    if (table?.['name'] === null) return [];
    const rows = await sql<{ body: string }[]>`select body from notes order by body`;
    return rows.map((row) => row.body);
  });
