import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { DataFolderInUseError } from './errors.ts';
import { connectSuperuser } from './superuser.ts';
import { isAlive } from './system.ts';

/** The owner's session holds this advisory lock: the server itself frees it when the owner dies. */
const ownerLock = 7_406_181_129;
const ownerName = 'workspace-ops owner';

export const newOwner = (): string => randomBytes(4).toString('hex');

/** An owner just killed needs a moment to be noticed; a living one is told from it by its process. */
const gracePeriodMs = { living: 1_000, dead: 10_000 };

/** An answer that takes longer does not come: the session is given up, and another one is tried. */
const defaultTimeoutMs = 30_000;

interface ClaimOptions {
  dataDir: string;
  port: number;
  password: string;
  /** Tells the sessions of one owner from those of another in the same process. */
  owner: string;
  timeoutMs?: number;
}

export interface Claim {
  sql: Sql;
  /** Resolves when the session ends, whatever ends it. */
  lost: Promise<void>;
}

/**
 * Makes this process the server's owner; undefined when the server accepts no connections now.
 * @throws {DataFolderInUseError} when another living process owns it.
 */
export async function claimServer(options: ClaimOptions): Promise<Claim | undefined> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const sql = connectSuperuser(options, {
    connect_timeout: 10,
    onclose: () => resolve(),
    connection: { application_name: `${ownerName} ${process.pid} ${options.owner}` },
  });
  const giveUp = setTimeout(
    () => void sql.end({ timeout: 0 }),
    options.timeoutMs ?? defaultTimeoutMs,
  );
  try {
    await takeOwnerLock(sql, options);
    return { sql, lost };
  } catch (error) {
    await sql.end({ timeout: 1 });
    if (isPassing(error)) return undefined;
    throw error;
  } finally {
    clearTimeout(giveUp);
  }
}

async function takeOwnerLock(sql: Sql, { dataDir, owner }: ClaimOptions): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${ownerLock}::bigint) as taken`;
    if (row?.taken === true) return;
    const holder = await findHolder(sql);
    const waitedMs = performance.now() - startedAt;
    if (holder?.owner === owner) {
      // A session that this owner gave up or lost, which the server has not noticed.
      await sql`select pg_terminate_backend(${holder.session})`;
    } else if (
      holder !== undefined &&
      waitedMs > (isAlive(holder.pid) ? gracePeriodMs.living : gracePeriodMs.dead)
    ) {
      throw new DataFolderInUseError(dataDir, holder.pid);
    }
    await delay(20);
  }
}

interface Holder {
  pid: number;
  /** Absent for one of a version before. */
  owner: string | undefined;
  /** The server's own process for the session. */
  session: number;
}

async function findHolder(sql: Sql): Promise<Holder | undefined> {
  const [row] = await sql<{ name: string; session: number }[]>`
    select application_name as name, pid as session
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 1
      and (classid::bigint << 32 | objid::bigint) = ${ownerLock}::bigint`;
  if (row === undefined) return undefined;
  const [pid, owner] = row.name.slice(ownerName.length).trim().split(' ');
  return { pid: Number(pid), owner, session: row.session };
}

/** Starting, stopping, or ended since it was found: the caller searches again. */
function isPassing(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code);
  return /^(57P0[123]|53300|08...|ECONN\w+|EPIPE|CONNECT\w*|CONNECTION_\w+)$/.test(code);
}
