import type { Sql } from 'postgres';
import type { Bench } from '../bench.ts';
import { seedRuns } from '../seed/seed-runs.ts';
import { seedTenants } from '../seed/seed-tenants.ts';
import { signUp, type Account } from './api-client.ts';
import { openSql } from './open-sql.ts';
import type { RunningService } from './start-service.ts';

/** An installation of its own, of a size of its own, on the same database server. */
export interface SeededInstallation {
  service: RunningService;
  sql: Sql;
  /** Whose workspace has most of the runs. */
  account: Account;
  close(): Promise<void>;
}

export interface InstallationSize {
  workspaces: number;
  /** In the account's workspace. */
  runs: number;
}

const rowsPerWorkspace = 20;

export async function seedWorkspaces(
  bench: Bench,
  name: string,
  size: InstallationSize,
): Promise<SeededInstallation> {
  await bench.sql`create database ${bench.sql(name)}`;
  const url = new URL(bench.databaseUrl);
  url.pathname = `/${name}`;
  const service = await bench.startService({ DATABASE_URL: url.href });
  const sql = openSql(url.href, 2);
  const startedAt = performance.now();
  const account = await signUp(service.url);
  const { playbooks } = await account.get<{ playbooks: { id: string }[] }>(
    '/api/marketplace/items',
  );
  await account.post(`/api/marketplace/mount/${playbooks[2]!.id}`);
  await seedRuns(sql, { workspaceIds: [account.workspaceId], runs: size.runs });
  await seedTenants(sql, { workspaces: size.workspaces, rows: rowsPerWorkspace });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  bench.log(`  seeded the ${name} installation in ${seconds} s`);
  return {
    service,
    sql,
    account,
    async close() {
      await service.stop();
      await sql.end();
    },
  };
}
