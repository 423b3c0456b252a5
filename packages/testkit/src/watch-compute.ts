import { isLargeTask, type ComputeThread } from '@workspace-ops/service-kit';
import type { Sql } from 'postgres';

/** A compute thread's stand-in, which does all work in the event loop. */
export interface WatchedCompute extends ComputeThread {
  /** The large tasks so far, by name. */
  readonly large: string[];
  /** Those of them that a transaction was kept open for. */
  readonly held: string[];
}

/** Says for which tasks a transaction in the database waits: none may wait for the thread. */
export function watchCompute(sql: Sql): WatchedCompute {
  const large: string[] = [];
  const held: string[] = [];
  return {
    large,
    held,
    async run(task, data, input) {
      if (isLargeTask(data, input)) {
        large.push(task.name);
        if (await isOneOpen(sql)) held.push(task.name);
      }
      return task(data, input);
    },
    stop: async () => undefined,
  };
}

const longestMs = 1_000;

/** Whether one stays open: those of others' work end soon. */
async function isOneOpen(sql: Sql): Promise<boolean> {
  const first = await listOpen(sql);
  const endsAt = performance.now() + longestMs;
  for (let left = first; left.length > 0;) {
    if (performance.now() >= endsAt) return true;
    const open = new Set(await listOpen(sql));
    left = left.filter((each) => open.has(each));
  }
  return false;
}

/** The open transactions, by their process and beginning. */
async function listOpen(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select pid || ' ' || xact_start as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend' and xact_start is not null`;
  return rows.map(({ name }) => name);
}
