import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres, throwawayParent } from '@workspace-ops/embedded-postgres';
import { folderPrefix, removeAbandonedServers } from './abandoned-servers.ts';
import { copyTemplate } from './copy-template.ts';
import { watchFolder } from './watch-folder.ts';

export interface TestServer {
  /** The superuser's address. */
  url: string;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

/** Nothing that a server does only for data which must last, or for other servers. */
const settings = {
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  shared_buffers: '64MB',
  max_connections: '300',
};

/** A server on a folder of its own; both end with this process, however it ends. */
export async function startTestServer(): Promise<TestServer> {
  await removeAbandonedServers();
  const folder = await mkdtemp(join(await throwawayParent(), `${folderPrefix}${process.pid}-`));
  // The account that runs the server for root must get to its own files inside.
  await chmod(folder, 0o755);
  const watcher = watchFolder(folder);
  try {
    await copyTemplate(folder);
    const server = await startEmbeddedPostgres({ dataDir: folder, durable: false, settings });
    const stop = async () => {
      await server.stop();
      await watcher.end();
    };
    return { url: server.url, stop };
  } catch (error) {
    await watcher.end();
    throw error;
  }
}
