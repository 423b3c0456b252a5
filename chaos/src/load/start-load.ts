import type { Client } from '../http/client.ts';
import type { Journal } from '../journal/journal.ts';
import type { Random } from '../random.ts';
import { clientsPerWorkspace } from './create-workspaces.ts';
import type { LoadClient } from './load-client.ts';
import { ingest } from './operations/ingest.ts';
import { operations } from './operations/table.ts';
import { createPacer, type Pacer } from './pacer.ts';
import type { Workspace } from './workspace.ts';

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
