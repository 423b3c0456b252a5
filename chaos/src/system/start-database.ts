import { startEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { DatabaseServer } from './system.ts';

export interface DatabaseOptions {
  folder: string;
  synchronousCommit: boolean;
}

/**
 * Acknowledged before it is written, and written as late as PostgreSQL can be made to: what
 * is in the log's buffers is lost with the server's processes.
 */
const losing = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
  wal_buffers: '64MB',
};

const lastLines = 20;

/** The embedded server in the harness's own process, which starts it again when it is killed. */
export async function startDatabase(options: DatabaseOptions): Promise<DatabaseServer> {
  const notes: string[] = [];
  const note = ({ err }: { err?: Error }, message: string): void => {
    notes.push(`${new Date().toISOString()} ${message} ${err?.message ?? ''}`);
  };
  const server = await startEmbeddedPostgres({
    dataDir: join(options.folder, 'postgres'),
    settings: { max_connections: '600', ...(options.synchronousCommit ? {} : losing) },
    logger: { info: note, warn: note, error: note },
  });
  const admin = postgres(server.url, {
    max: 4,
    connect_timeout: 3,
    backoff: () => 0.05,
    fetch_types: false,
    onnotice: () => {},
  });
  return {
    url: server.url,
    socketUrl: server.socketUrl,
    get pid() {
      return server.serverPid;
    },
    admin,
    async lastLog() {
      const log = await readFile(join(server.dataDirectory, 'server.log'), 'utf8');
      const own = log.split('\n').filter((line) => / (LOG|FATAL|PANIC): /.test(line));
      return [...own.slice(-lastLines), ...notes.slice(-lastLines)].join('\n');
    },
    async stop() {
      await admin.end({ timeout: 1 });
      await server.stop();
    },
  };
}
