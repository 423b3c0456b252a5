import { allWorkspaces, type Database } from '@workspace-ops/db';
import type { Logger, Timers } from '@workspace-ops/service-kit';
import { sql } from 'drizzle-orm';
import { webhookDeliveries, type WebhookRow, webhooks } from '../db/schema/webhooks.ts';
import { keptDeliveries, type UnsavedProgress } from './progress.ts';
import type { Subscriber } from './subscriber.ts';

interface Saved {
  subscription: WebhookRow;
  subscriber: Subscriber;
}

interface SaverOptions {
  database: Database;
  replicaId: string;
  timers: Timers;
  logger: Logger;
  /** Everybody whose progress is stored. */
  list: () => Saved[];
}

interface Saver {
  /** Stores what there is, after what is under way. Never rejects. */
  save(): Promise<void>;
  start(): void;
  /** Ends the turns and stores what is left. */
  stop(): Promise<void>;
}

const turnMs = 1_000;
/** Of the time: who has much to store does so more rarely, and delivers meanwhile. */
const greatestPart = 1 / 20;
/**
 * The most deliveries that one turn stores: a fan-out to a thousand callbacks must not spend more on
 * telling of the deliveries than on making them. The others wait for the next turns.
 */
const notesATurn = 1_000;
/** In one statement; the others follow in the next ones. */
const callbacksAtOnce = 500;

/** Stores the progress of all callbacks about every second, of those that made any. */
export function createSaver({ database, replicaId, timers, logger, list }: SaverOptions): Saver {
  let last = Promise.resolve();
  /** Whose deliveries are stored first in the next turn. */
  let next = 0;
  let isStopped = false;
  let endTurns = () => {};
  /** Deliveries stored since the callback's old ones were deleted; at first nobody knows. */
  const stored = new WeakMap<Subscriber, number>();

  const saveSome = async (some: (Saved & CallbackProgress)[]): Promise<void> => {
    await saveProgress(database, { replicaId, callbacks: some });
    for (const { subscriber, progress } of some) {
      subscriber.progress.markSaved(progress);
      const before = stored.get(subscriber) ?? keptDeliveries;
      stored.set(subscriber, before + progress.notes.length);
    }
    const full = some.filter(({ subscriber }) => stored.get(subscriber)! > keptDeliveries);
    if (full.length === 0) return;
    await trimDeliveries(
      database,
      full.map(({ subscription }) => subscription),
    );
    for (const { subscriber } of full) stored.set(subscriber, 0);
  };

  /** What is stored now: all positions, and as many deliveries as there is room for, in turn. */
  const choose = (of: Saved[]): (Saved & CallbackProgress)[] => {
    let room = notesATurn;
    const first = next % Math.max(of.length, 1);
    next = first;
    return [...of.slice(first), ...of.slice(0, first)].flatMap((one) => {
      const progress = one.subscriber.progress.unsaved();
      if (progress === undefined) return [];
      const notes = progress.notes.slice(0, room);
      if (notes.length > 0) next += 1;
      room -= notes.length;
      return progress.hasMoved || notes.length > 0
        ? [{ ...one, progress: { ...progress, notes } }]
        : [];
    });
  };

  const saveAll = async (): Promise<void> => {
    try {
      const changed = choose(list());
      for (let start = 0; start < changed.length; start += callbacksAtOnce)
        await saveSome(changed.slice(start, start + callbacksAtOnce));
    } catch (error) {
      logger.warn({ err: error }, 'the progress of callbacks cannot be stored; tried again');
    }
  };

  const save = (): Promise<void> => {
    last = last.then(saveAll);
    return last;
  };

  const wait = (delayMs: number): void => {
    if (isStopped) return;
    endTurns = timers.after(delayMs, () => void takeTurn());
  };

  const takeTurn = async (): Promise<void> => {
    const startedAt = performance.now();
    await save();
    wait(Math.max(turnMs, (performance.now() - startedAt) / greatestPart));
  };

  return {
    save,
    start: () => wait(turnMs),
    async stop() {
      isStopped = true;
      endTurns();
      await save();
    },
  };
}

interface CallbackProgress {
  subscription: Pick<WebhookRow, 'workspaceId' | 'id'>;
  progress: UnsavedProgress;
}

/**
 * Stores how far callbacks have come, all in one statement: each second's deliveries cost one write.
 * A callback that another replica has taken over is left as it is. Its row is locked before its
 * deliveries are written, so that who deletes it then deletes these as well.
 */
async function saveProgress(
  database: Database,
  { replicaId, callbacks }: { replicaId: string; callbacks: readonly CallbackProgress[] },
): Promise<void> {
  const positions = callbacks.map(({ subscription: { workspaceId, id }, progress }) => ({
    workspace_id: workspaceId,
    id,
    position: progress.position,
    failing_since: progress.failingSince,
  }));
  const notes = callbacks.flatMap(({ subscription: { workspaceId, id }, progress }) =>
    progress.notes.map((note) => ({
      workspace_id: workspaceId,
      webhook_id: id,
      position: note.position,
      event_id: note.eventId,
      event: note.event,
      at: note.at,
      status: note.status,
      attempts: note.attempts,
      response_status: note.responseStatus,
    })),
  );
  await database.transaction(allWorkspaces, async ({ send }) => {
    send(sql`
      with owned as (
        update ${webhooks} as stored
        set position = greatest(stored.position, given.position), failing_since = given.failing_since
        from json_to_recordset(${JSON.stringify(positions)}::text::json)
          as given (workspace_id text, id text, position bigint, failing_since timestamptz)
        where stored.workspace_id = given.workspace_id and stored.id = given.id
          and stored.owner_id = ${replicaId} and stored.status = 'active'
        returning stored.workspace_id, stored.id
      )
      insert into ${webhookDeliveries} (workspace_id, webhook_id, position, event_id, event, at, status, attempts, response_status)
      select given.* from owned
      join json_to_recordset(${JSON.stringify(notes)}::text::json)
        as given (workspace_id text, webhook_id text, position bigint, event_id text, event text,
          at timestamptz, status text, attempts int, response_status int)
        on given.workspace_id = owned.workspace_id and given.webhook_id = owned.id
      on conflict (workspace_id, webhook_id, position) do update
      set at = excluded.at, status = excluded.status, attempts = excluded.attempts,
        response_status = excluded.response_status`);
  });
}

/** Deletes all but the last deliveries of callbacks, whose writer calls this now and then. */
async function trimDeliveries(
  database: Database,
  callbacks: readonly Pick<WebhookRow, 'workspaceId' | 'id'>[],
): Promise<void> {
  const given = callbacks.map(({ workspaceId, id }) => ({ workspace_id: workspaceId, id }));
  await database.transaction(allWorkspaces, async ({ send }) => {
    send(sql`
      with limits as materialized (
        select given.workspace_id, given.id, oldest.position
        from json_to_recordset(${JSON.stringify(given)}::text::json) as given (workspace_id text, id text)
        cross join lateral (
          select kept.position from ${webhookDeliveries} as kept
          where kept.workspace_id = given.workspace_id and kept.webhook_id = given.id
          order by kept.position desc offset ${keptDeliveries - 1} limit 1
        ) as oldest
      )
      delete from ${webhookDeliveries} as old using limits
      where old.workspace_id = limits.workspace_id and old.webhook_id = limits.id
        and old.position < limits.position`);
  });
}
