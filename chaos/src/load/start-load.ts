import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '../http/client.ts';
import type { Journal } from '../journal/journal.ts';
import type { Random } from '../random.ts';
import { clientsPerWorkspace, type Workspace } from './workspaces.ts';
import type { LoadClient, Operation } from './load-client.ts';
import { ingest } from './operations/ingest.ts';
import { book } from './operations/book.ts';
import { createQuestion, deleteQuestion } from './operations/questions.ts';
import { decide, trigger } from './operations/runs.ts';
import { leadEvent } from './operations/lead-event.ts';
import { mount } from './operations/mount.ts';
import { patchArtifact } from './operations/patch-artifact.ts';
import { signIn } from './operations/sign-in.ts';

export interface LoadOptions {
  http: Client;
  journal: Journal;
  random: Random;
  workspaces: readonly Workspace[];
  writesPerSecond: number;
}

export interface Load {
  /** Resolves when every client's last write is settled. */
  stop(): Promise<void>;
}

export function startLoad(options: LoadOptions): Load {
  const ending = new AbortController();
  const pacer = createPacer(options.writesPerSecond);
  const running = options.workspaces.flatMap((workspace, number) =>
    Array.from({ length: clientsPerWorkspace }, (_, index) =>
      runClient(
        {
          workspace,
          index,
          random: options.random.branch(`client ${number} ${index}`),
          http: options.http,
          journal: options.journal,
          questions: [],
          artifacts: [],
          ending: ending.signal,
        },
        pacer,
      ),
    ),
  );
  // A fault of the harness itself must end it, not be awaited at the end only.
  const all = Promise.all(running);
  all.catch(() => ending.abort());
  return {
    async stop() {
      ending.abort();
      await all;
    },
  };
}

async function runClient(client: LoadClient, pacer: Pacer): Promise<void> {
  while (!client.ending.aborted) {
    await pacer.turn(client.ending);
    if (client.ending.aborted) return;
    const operation = client.random.weighted(operations);
    if ((await operation.perform(client)) === 'skipped') await ingest.perform(client);
  }
}

interface Pacer {
  /**
   * Waits until the next write is due; at once while the load is behind its plan, and when the load
   * ends.
   */
  turn(ending: AbortSignal): Promise<void>;
}

/** Spreads the writes over the time; what an outage delayed is written afterwards. */
function createPacer(writesPerSecond: number): Pacer {
  const startedAt = performance.now();
  let turns = 0;
  return {
    async turn(ending) {
      const dueAt = startedAt + (turns++ / writesPerSecond) * 1_000;
      const waitMs = dueAt - performance.now();
      if (waitMs <= 0) return;
      // Aborted by the end of the load, it has waited long enough.
      await delay(waitMs, undefined, { signal: ending }).catch(() => undefined);
    },
  };
}

const operations: readonly Operation[] = [
  ingest,
  trigger,
  decide,
  book,
  mount,
  createQuestion,
  deleteQuestion,
  patchArtifact,
  signIn,
  leadEvent,
];
