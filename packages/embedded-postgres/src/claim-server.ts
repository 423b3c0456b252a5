import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { DataFolderInUseError } from './errors.ts';
import { connectSuperuser } from './superuser.ts';
import { isAlive } from './system.ts';

/** The owner's session holds this advisory lock: the server itself frees it when the owner dies. */
const ownerLock = 7_406_181_129;
const ownerName = 'workspace-ops owner';

/** An owner just killed needs a moment to be noticed; a living one is told from it by its process. */
const gracePeriodMs = { living: 1_000, dead: 10_000 };

export interface Claim {
  sql: Sql;
  /** Resolves when the session ends, whatever ends it. */
  lost: Promise<void>;
}

/**
 * Makes this process the server's owner; undefined when the server accepts no connections now.
 * @throws {DataFolderInUseError} when another living process owns it.
 */
export async function claimServer(address: {
  dataDir: string;
  port: number;
  password: string;
}): Promise<Claim | undefined> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const sql = connectSuperuser(address, {
    connect_timeout: 10,
    onclose: () => resolve(),
    connection: { application_name: `${ownerName} ${process.pid}` },
  });
  try {
    await takeOwnerLock(sql, address.dataDir);
    return { sql, lost };
  } catch (error) {
    await sql.end({ timeout: 1 });
    if (isPassing(error)) return undefined;
    throw error;
  }
}

async function takeOwnerLock(sql: Sql, dataDir: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${ownerLock}::bigint) as taken`;
    if (row?.taken === true) return;
    const holder = await findHolder(sql);
    const waitedMs = performance.now() - startedAt;
    if (
      holder !== undefined &&
      waitedMs > (isAlive(holder) ? gracePeriodMs.living : gracePeriodMs.dead)
    ) {
      throw new DataFolderInUseError(dataDir, holder);
    }
    await delay(20);
  }
}

async function findHolder(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select application_name as name
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 1
      and (classid::bigint << 32 | objid::bigint) = ${ownerLock}::bigint`;
  return row === undefined ? undefined : Number(row.name.slice(ownerName.length));
}

/** Starting, stopping, or ended since it was found: the caller searches again. */
function isPassing(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return /^(57P0[123]|53300|08...|ECONN\w+|EPIPE|CONNECT\w*|CONNECTION_\w+)$/.test(code);
}
