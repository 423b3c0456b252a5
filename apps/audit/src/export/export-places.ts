import { randomUUID } from 'node:crypto';
import type { Database } from '@workspace-ops/db';
import { AppError } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';

/** A workspace's place for one export under way. */
export interface ExportPlace {
  /**
   * Keeps the place; to be called as the export goes on.
   * @throws {AppError} `unavailable` when it was not kept in time, and so may be another export's.
   */
  keep(): Promise<void>;
  release(): Promise<void>;
}

export interface ExportPlaces {
  /** @throws {AppError} `rate_limited` when the workspace has as many exports under way as it may. */
  claim(workspaceId: string): Promise<ExportPlace>;
}

/** Exports of a workspace at once, on all replicas together. */
const placesOfWorkspace = 2;
/** Exports of this process at once: each holds a page or two in memory. */
const placesOfProcess = 64;
/** Who reads no page in this time loses the place: a reader, or a gateway, that has stopped. */
const leaseSeconds = 60;
const retryAfterSeconds = 10;

/** @param keepEveryMs how often a place is kept at most, however many pages are read. */
export function createExportPlaces(
  database: Database,
  { keepEveryMs = 15_000 } = {},
): ExportPlaces {
  let underWay = 0;
  return {
    async claim(workspaceId) {
      if (underWay >= placesOfProcess) {
        const message = 'Too many exports are under way. Try again shortly.';
        throw new AppError('unavailable', message, { retryAfterSeconds });
      }
      underWay += 1;
      const token = randomUUID();
      try {
        await claimRow(database, workspaceId, token);
      } catch (error) {
        underWay -= 1;
        throw error;
      }
      const onReleased = (): void => void (underWay -= 1);
      return heldPlace({ database, workspaceId, token, keepEveryMs, onReleased });
    },
  };
}

interface Held {
  database: Database;
  workspaceId: string;
  token: string;
  keepEveryMs: number;
  onReleased: () => void;
}

function heldPlace({ database, workspaceId, token, keepEveryMs, onReleased }: Held): ExportPlace {
  let keptAtMs = performance.now();
  let released: Promise<void> | undefined;
  const release = async (): Promise<void> => {
    onReleased();
    await database.transaction(workspaceId, async ({ db }) => {
      await db.execute(
        sql`delete from audit.exports where workspace_id = ${workspaceId} and token = ${token}`,
      );
    });
  };
  return {
    async keep() {
      if (performance.now() - keptAtMs < keepEveryMs) return;
      const rows = await database.transaction(workspaceId, ({ db }) =>
        db.execute(sql`
          update audit.exports set expires_at = now() + make_interval(secs => ${leaseSeconds})
          where workspace_id = ${workspaceId} and token = ${token} returning place`),
      );
      if (rows.length === 0) {
        throw new AppError('unavailable', 'The export was read too slowly, and was cut off.');
      }
      keptAtMs = performance.now();
    },
    release: () => (released ??= release()),
  };
}

/** Two at the same instant may try for one place: the second then tries for another one. */
async function claimRow(database: Database, workspaceId: string, token: string): Promise<void> {
  for (let attempt = 0; attempt <= placesOfWorkspace; attempt++) {
    const rows = await database.transaction(workspaceId, ({ db }) =>
      db.execute(sql`
        insert into audit.exports as held (workspace_id, place, token, expires_at)
        select ${workspaceId}, min(n), ${token}, now() + make_interval(secs => ${leaseSeconds})
        from generate_series(1, ${placesOfWorkspace}::int) n
        where not exists (
          select from audit.exports other
          where other.workspace_id = ${workspaceId} and other.place = n and other.expires_at > now())
        having count(*) > 0
        on conflict (workspace_id, place) do update
        set token = excluded.token, expires_at = excluded.expires_at where held.expires_at <= now()
        returning place`),
    );
    if (rows.length > 0) return;
  }
  throw new AppError(
    'rate_limited',
    `At most ${placesOfWorkspace} exports of a workspace are under way at once. Try again when one has ended.`,
    { retryAfterSeconds },
  );
}
