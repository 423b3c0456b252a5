import { join } from 'node:path';
import { connect } from '@workspace-ops/db';
import { visitEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { onTestFinished } from 'vitest';
import { makeDataFolder } from './make-data-folder.ts';
import { runService, type RunningService } from './run-service.ts';

export interface StartedWithDatabase {
  dataDir: string;
  service: RunningService;
  sql: ReturnType<typeof connect>;
}

/** A start of the service in a data folder of its own, and a connection to its database. */
export async function startWithDatabase(): Promise<StartedWithDatabase> {
  const dataDir = await makeDataFolder();
  const service = await runService({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const { url } = await visitEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const sql = connect({ url, applicationName: 'test', maxConnections: 1 });
  onTestFinished(() => sql.end());
  return { dataDir, service, sql };
}
