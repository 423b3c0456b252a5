import { startFleet, type ReplicaCounts } from '@workspace-ops/fleet';
import type { Sql } from 'postgres';
import type { Bench } from '../bench.ts';
import { openSql } from './open-sql.ts';

/** All services in processes of their own, on a database of their own of the same server. */
export interface ServicesApart {
  url: string;
  sql: Sql;
  /** By the service's name, with a number from its second process on. */
  pids: Record<string, number>;
  stop(): Promise<void>;
}

const readyWithinMs = 120_000;

export async function startApart(
  { databaseUrl, sql: admin }: Pick<Bench, 'databaseUrl' | 'sql'>,
  database: string,
  replicas: ReplicaCounts = {},
): Promise<ServicesApart> {
  await admin`create database ${admin(database)}`;
  const address = new URL(databaseUrl);
  address.pathname = `/${database}`;
  const fleet = await startFleet({
    databaseUrl: address.href,
    replicas,
    environment: { LOG_LEVEL: 'error', TENANCY: 'open' },
    readyWithinMs,
  });
  const sql = openSql(address.href, 2);
  return {
    url: fleet.url,
    sql,
    pids: Object.fromEntries(
      fleet.processes.map(({ service, replica, pid }) => [
        replica === 0 ? service : `${service} ${replica + 1}`,
        pid()!,
      ]),
    ),
    async stop() {
      await sql.end();
      await fleet.stop();
    },
  };
}
