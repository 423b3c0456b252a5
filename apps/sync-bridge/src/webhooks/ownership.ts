import type { Wakeups } from '@workspace-ops/bus';
import type { EventLog } from '@workspace-ops/bus/events';
import type { Database, Transaction } from '@workspace-ops/db';
import { type Logger, repeat, type Timers } from '@workspace-ops/service-kit';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import type { Deliveries } from '../deliveries/deliveries.ts';
import { releaseWebhooks, renewAndClaim, resumeInLog, withSettled } from './claim-webhooks.ts';

interface OwnershipOptions {
  database: Database;
  log: Pick<EventLog, 'resumeAt'>;
  replicaId: string;
  deliveries: Deliveries;
  /** Whether a workspace is suspended or deleted: nothing is delivered then. */
  isClosed: (workspaceId: string) => boolean;
  wakeups: Wakeups;
  timers: Timers;
  logger: Logger;
}

/** Which callbacks this replica delivers to: those whose rows say so. */
export interface Ownership {
  /** Tells the other replicas of a change of a callback, once it is committed. */
  announce(tx: Transaction, id?: string): void;
  /** Delivers by a callback's row as it was just stored. Never rejects. */
  apply(row: WebhookRow): Promise<void>;
  /** The same by what is stored of it now, if anything is. Never rejects. */
  reload(workspaceId: string, id: string): Promise<void>;
  /** Looks now, and not at the next turn, which callbacks it delivers to. */
  claim(): void;
  start(): void;
  /** Ends the turns. */
  stop(): Promise<void>;
  /** Leaves the callbacks to the other replicas. */
  release(): Promise<void>;
}

/** A third of the lease, so that two turns can fail before another replica takes over. */
const turnMs = 3_000;

/** The callbacks that this replica delivers to. Why: docs/decisions/0022. */
export function createOwnership(options: OwnershipOptions): Ownership {
  const { database, log, replicaId, deliveries, wakeups, timers, logger, isClosed } = options;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let endTurns = () => {};

  const take = async (owned: readonly WebhookRow[]): Promise<void> => {
    const isKnown = ({ id }: WebhookRow): boolean => deliveries.has(id);
    const changed = owned.filter(isKnown).map((subscription) => ({ subscription, settled: [] }));
    const unknown = owned.filter((row) => !isKnown(row));
    const fresh = await withSettled(database, await resumeInLog(database, log, unknown));
    if (isStopped) return;
    await Promise.all([...fresh, ...changed].map((one) => deliveries.put(one)));
  };

  const isOurs = (row: WebhookRow): boolean =>
    row.ownerId === replicaId && row.status === 'active' && !isClosed(row.workspaceId);

  /** What a callback has settled is stored before it is left, as that of a workspace that is closed. */
  const leave = async (ids: readonly string[]): Promise<void> => {
    if (ids.length > 0) await deliveries.save();
    for (const id of ids) deliveries.remove(id);
  };

  const apply = async (row: WebhookRow): Promise<void> => {
    try {
      if (isStopped || !isOurs(row)) deliveries.remove(row.id);
      else await deliveries.put({ subscription: row, settled: [] });
    } catch (error) {
      logger.warn({ err: error }, 'a callback cannot be followed yet; the next turn does');
    }
  };

  const takeTurn = async (): Promise<void> => {
    try {
      let isMore: boolean;
      do {
        // What is added by a registration while the rows are read is not among them.
        const before = deliveries.ids();
        const turn = await renewAndClaim(database, replicaId);
        const owned = turn.owned.filter(isOurs);
        const ids = new Set(owned.map(({ id }) => id));
        await leave(before.filter((id) => !ids.has(id)));
        await take(owned);
        isMore = turn.isMore && !isStopped;
      } while (isMore);
    } catch (error) {
      logger.warn({ err: error }, 'callbacks cannot be claimed; the next turn tries again');
    }
    running = undefined;
  };

  const runTurn = (): void => {
    if (!isStopped) running ??= takeTurn();
  };

  const reload = async (workspaceId: string, id: string): Promise<void> => {
    try {
      const [row] = await database.read(workspaceId, ({ db }) =>
        db
          .select()
          .from(webhooks)
          .where(and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id))),
      );
      if (row !== undefined && isOurs(row)) await take([row]);
      else deliveries.remove(id);
    } catch (error) {
      logger.warn({ err: error }, 'a callback cannot be read; the next turn does');
    }
  };

  const announce = (tx: Transaction, id?: string): void => {
    const about: Announcement = { from: replicaId, workspaceId: tx.workspaceId, id };
    tx.afterCommit(() => wakeups.wake(webhooksTopic, writeAnnouncement(about)));
  };

  const onAnnouncement = (notice: string): void => {
    const told = readAnnouncement(notice);
    if (told === undefined || told.from === replicaId) return;
    if (told.id === undefined) runTurn();
    else if (deliveries.has(told.id)) void reload(told.workspaceId, told.id);
  };

  return {
    announce,
    apply,
    reload,
    claim: runTurn,
    start() {
      const stopHearing = wakeups.on(webhooksTopic, onAnnouncement);
      const endRepeating = repeat(timers, turnMs, runTurn);
      endTurns = () => {
        stopHearing();
        endRepeating();
      };
      runTurn();
    },
    async stop() {
      isStopped = true;
      endTurns();
      await running;
    },
    release: () => releaseWebhooks(database, replicaId, (tx) => announce(tx)),
  };
}

/** Replicas tell each other here which callback has changed; the tables are the truth. */
const webhooksTopic = 'sync_webhooks';

const announcementSchema = z.object({
  /** The replica that has made the change, and has seen to its own part of it. */
  from: z.string(),
  workspaceId: z.string(),
  /** Absent: the replica has released its callbacks. */
  id: z.string().optional(),
});

type Announcement = z.infer<typeof announcementSchema>;

const writeAnnouncement = (announcement: Announcement): string => JSON.stringify(announcement);

/** Undefined for what an older version of the service says, which holds its callbacks in memory. */
function readAnnouncement(notice: string): Announcement | undefined {
  if (!notice.startsWith('{')) return undefined;
  return announcementSchema.safeParse(JSON.parse(notice)).data;
}
