import { startFleet } from '@workspace-ops/fleet';
import postgres, { type Sql } from 'postgres';
import type { Bench } from '../bench.ts';

/** All services in processes of their own, on a database of their own of the same server. */
export interface ServicesApart {
  url: string;
  sql: Sql;
  /** By the service's name. */
  pids: Record<string, number>;
  stop(): Promise<void>;
}

const readyWithinMs = 120_000;

export async function startApart(
  { databaseUrl, sql: admin }: Pick<Bench, 'databaseUrl' | 'sql'>,
  database: string,
): Promise<ServicesApart> {
  await admin`create database ${admin(database)}`;
  const address = new URL(databaseUrl);
  address.pathname = `/${database}`;
  const fleet = await startFleet({
    databaseUrl: address.href,
    environment: { LOG_LEVEL: 'error', TENANCY: 'open' },
    readyWithinMs,
  });
  const sql = postgres(address.href, { max: 2, onnotice: () => {} });
  return {
    url: fleet.url,
    sql,
    pids: Object.fromEntries(fleet.processes.map(({ service, pid }) => [service, pid()!])),
    async stop() {
      await sql.end();
      await fleet.stop();
    },
  };
}
