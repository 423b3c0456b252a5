import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@workspace-ops/embedded-postgres';
import { fullVolumes, quickVolumes, type Bench } from './bench.ts';
import { startGenerator } from './load/generator.ts';
import { openSql } from './system/open-sql.ts';
import { makeScratchFolder } from './system/scratch-folder.ts';
import { startService, type RunningService, type ServiceOptions } from './system/start-service.ts';

export interface StartOptions {
  isQuick: boolean;
  /** PATH and HOME for the processes that are started. */
  environment: ServiceOptions['environment'];
  /** A folder for processor profiles of the service. */
  profile: string | undefined;
  /** Whether the database keeps account of its statements. */
  isTelling: boolean;
  log: (text: string) => void;
}

/** Statements within functions too, and how often they are planned anew. */
const statementSettings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
  'pg_stat_statements.track_planning': 'on',
};

/** A fresh database and what works on it. Stop it. */
export async function startBench(
  options: StartOptions,
): Promise<Bench & { stop(): Promise<void> }> {
  const folder = await makeScratchFolder();
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    settings: {
      max_connections: '400',
      ...(options.isTelling ? statementSettings : {}),
    },
  });
  const sql = openSql(database.socketUrl, 2);
  const generator = startGenerator();
  let shared: Promise<RunningService> | undefined;
  const start: Bench['startService'] = (settings, command = {}) =>
    startService({
      ...command,
      execArgv: profileOptions(options.profile),
      environment: {
        ...options.environment,
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: database.socketUrl,
        TENANCY: 'open',
        // The fan-out has a thousand callbacks in one workspace.
        WEBHOOK_MAX_SUBSCRIPTIONS: '10000',
        ...settings,
      },
    });
  return {
    databaseUrl: database.socketUrl,
    databasePid: database.serverPid,
    sql,
    generator,
    volumes: options.isQuick ? quickVolumes : fullVolumes,
    log: options.log,
    startService: start,
    service: () => (shared ??= start({})),
    async stop() {
      // A start that failed was told to the case that asked for it.
      await shared?.then(
        (service) => service.stop(),
        () => undefined,
      );
      await generator.stop();
      await sql.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const profileOptions = (folder: string | undefined): string[] =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
