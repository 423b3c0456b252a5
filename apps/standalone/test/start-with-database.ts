import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@workspace-ops/db';
import { visitEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { onTestFinished } from 'vitest';
import { runService, type RunningService } from './run-service.ts';

export interface StartedWithDatabase {
  dataDir: string;
  service: RunningService;
  sql: ReturnType<typeof connect>;
}

/** A start of the service in a data folder of its own, and a connection to its database. */
export async function startWithDatabase(): Promise<StartedWithDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = join(folder, 'data');
  const service = await runService({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const { url } = await visitEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const sql = connect({ url, applicationName: 'test', maxConnections: 1 });
  onTestFinished(() => sql.end());
  return { dataDir, service, sql };
}
