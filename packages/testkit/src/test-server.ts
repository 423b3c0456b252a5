import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  ignoring,
  postgresRelease,
  startEmbeddedPostgres,
  throwawayParent,
  type EmbeddedPostgres,
} from '@workspace-ops/embedded-postgres';
import { folderPrefix, removeAbandonedServers, watchFolder } from './watch-folder.ts';

/** Nothing that a server does only for data which must last, or for other servers. */
const settings = {
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  shared_buffers: '64MB',
  max_connections: '300',
};

export type TestServer = Pick<EmbeddedPostgres, 'url' | 'dataDir' | 'dataDirectory' | 'stop'> & {
  /** Process id of the server at the moment; one that is killed is started again. */
  pid: () => number;
};

/**
 * A server on a folder of its own; both end with this process, however it ends.
 * @param own further settings, which win
 * @param fill puts a database into the data folder; an empty one by default
 */
export async function startTestServer(
  own: Record<string, string> = {},
  fill: (dataDir: string) => Promise<void> = copyTemplate,
): Promise<TestServer> {
  const { folder, end } = await makeThrowawayFolder();
  try {
    await fill(folder);
    const server = await startEmbeddedPostgres({
      dataDir: folder,
      durable: false,
      settings: { ...settings, ...own },
    });
    const { url, dataDir, dataDirectory } = server;
    const stop = async () => {
      await server.stop();
      await end();
    };
    return { url, dataDir, dataDirectory, stop, pid: () => server.serverPid };
  } catch (error) {
    await end();
    throw error;
  }
}

/** A folder that is deleted when this process ends, however it ends; or by `end`. */
export async function makeThrowawayFolder(): Promise<{
  folder: string;
  end: () => Promise<void>;
}> {
  await removeAbandonedServers();
  const folder = await mkdtemp(join(await throwawayParent(), `${folderPrefix}${process.pid}-`));
  // The account that runs the server for root must get to its own files inside.
  await chmod(folder, 0o755);
  const watcher = watchFolder(folder);
  return { folder, end: () => watcher.end() };
}

const execute = promisify(execFile);
const cacheFolder = join(import.meta.dirname, '../node_modules/.cache');

/** Copies a server's initial files into the folder, made once for each release and user. */
async function copyTemplate(folder: string): Promise<void> {
  const name = `postgres-${await postgresRelease()}-${process.getuid?.() ?? 0}`;
  await fillFromTemplate(folder, join(cacheFolder, name), { durable: false });
}

/** What a template is to be, but for the server's initial files. */
interface Template {
  durable: boolean;
  migrate?: (adminUrl: string) => Promise<unknown>;
}

/** Fills a server's data folder with a copy of the template, which whoever comes first makes. */
export async function fillFromTemplate(
  folder: string,
  template: string,
  made: Template,
): Promise<void> {
  if (!(await isReadable(template))) await makeTemplate(template, made);
  if (await isReadable(template)) await copyFolder(template, join(folder, 'postgres'));
}

/** Leaves no template where root has to keep the server's files outside the folder. */
async function makeTemplate(template: string, { durable, migrate }: Template): Promise<void> {
  const folder = await mkdtemp(join(await throwawayParent(), 'workspace-ops-template-'));
  const draft = `${template}.${randomUUID()}`;
  try {
    await chmod(folder, 0o755);
    const server = await startEmbeddedPostgres({ dataDir: folder, durable });
    try {
      await migrate?.(server.url);
    } finally {
      await server.stop();
    }
    if (!(await isReadable(join(folder, 'postgres')))) return;
    await mkdir(dirname(template), { recursive: true });
    await copyFolder(join(folder, 'postgres'), draft);
    // Another run may have made it in the meantime; one is as good as the other.
    await rename(draft, template).catch(ignoring('EEXIST', 'ENOTEMPTY'));
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/** Owners stay: PostgreSQL runs as the owner of its files. */
const copyFolder = (from: string, to: string) => execute('cp', ['-a', from, to]);

const isReadable = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
