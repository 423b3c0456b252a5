import type { ClosedWorkspaces, ErasedWorkspace } from '@workspace-ops/contracts';
import type { Logger, PeriodicTask } from '@workspace-ops/service-kit';
import type { Database } from '../database-interface.ts';
import { eraseWorkspace } from './erase-workspace.ts';

/** Says which workspaces are closed, and takes reports of what a service has erased. */
export interface ClosedWorkspacesSource {
  list: () => Promise<ClosedWorkspaces>;
  reportErased: (erased: ErasedWorkspace) => Promise<void>;
  /** How often it is asked; 3,000 by default: what is closed is closed everywhere within five seconds. */
  everyMs?: number;
}

export interface WatchOptions {
  source: ClosedWorkspacesSource;
  database: Database;
  /** Where the service's data is. */
  schema: string;
  logger: Pick<Logger, 'warn'>;
  /** Called when workspaces were closed, or are open again and their work can go on. */
  onChanged?: () => Promise<void>;
  /** Erases what the service has of a workspace outside its schema. */
  eraseElsewhere?: ((workspaceId: string) => Promise<void>) | undefined;
}

export interface WatchedWorkspaces {
  /** Whether the workspace is suspended or deleted: nothing of it goes on. */
  has: (workspaceId: string) => boolean;
  tasks: readonly PeriodicTask[];
}

const defaultEveryMs = 3_000;

/**
 * Keeps what a service knows of closed workspaces, and erases the data of deleted ones. While nobody
 * answers, what was last known counts.
 */
export function watchClosedWorkspaces(options: WatchOptions): WatchedWorkspaces {
  const { source, logger, onChanged } = options;
  const { everyMs = defaultEveryMs } = source;
  let closed: ReadonlySet<string> = new Set();
  let deleted: ClosedWorkspaces['deleted'] = [];
  let failures = 0;

  const refresh = async (): Promise<void> => {
    try {
      const answer = await source.list();
      const before = closed;
      closed = new Set([...answer.suspended, ...answer.deleted.map((one) => one.workspaceId)]);
      ({ deleted } = answer);
      failures = 0;
      if (closed.symmetricDifference(before).size > 0) await onChanged?.();
    } catch (err) {
      failures += 1;
      // Once, and not for a start together, in which the one that is asked comes a moment later.
      if (failures === 2) logger.warn({ err }, 'which workspaces are closed is not known anew');
    }
  };
  return {
    has: (workspaceId) => closed.has(workspaceId),
    tasks: [
      { name: 'refresh closed workspaces', everyMs, atStart: true, run: refresh },
      {
        name: 'erase deleted workspaces',
        everyMs,
        run: createEraser(options, () => deleted),
      },
    ],
  };
}

/**
 * Erases each deleted workspace when its deletion is first read, and once more when it is settled: what was
 * under way at its end may have come in between.
 */
function createEraser(
  { source, database, schema, logger, eraseElsewhere }: WatchOptions,
  list: () => ClosedWorkspaces['deleted'],
): () => Promise<void> {
  let erased: ReadonlySet<string> = new Set();
  return async () => {
    const deleted = list();
    const done = new Set(deleted.map((one) => one.workspaceId).filter((id) => erased.has(id)));
    for (const { workspaceId, isSettled } of deleted) {
      if (done.has(workspaceId) && !isSettled) continue;
      try {
        const rows = await eraseWorkspace(database, { schema, workspaceId });
        await eraseElsewhere?.(workspaceId);
        if (rows > 0 || isSettled) await source.reportErased({ workspaceId, rows });
        done.add(workspaceId);
      } catch (err) {
        // The others' data is erased all the same; this one's turn comes again.
        logger.warn({ err, workspaceId }, 'data of a deleted workspace is not erased yet');
      }
    }
    erased = done;
  };
}
