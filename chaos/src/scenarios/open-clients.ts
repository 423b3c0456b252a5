import { createClient, type Client } from '../http/client.ts';
import { createTally, type Tally } from '../http/tally.ts';
import { openJournal, type Journal } from '../journal/journal.ts';
import { createWorkspaces, type Workspace } from '../load/workspaces.ts';

/** Who speaks to the system, and what they were told. */
export interface Clients {
  readonly http: Client;
  readonly tally: Tally;
  readonly journal: Journal;
  signUp(count: number): Promise<Workspace[]>;
  close(): Promise<void>;
}

export async function openClients(
  urls: readonly string[],
  journalFile: string,
  runId: string,
): Promise<Clients> {
  const tally = createTally();
  const http = createClient(urls, tally.record);
  const journal = await openJournal(journalFile, runId);
  return {
    http,
    tally,
    journal,
    signUp: (count) => createWorkspaces(http, runId, count),
    async close() {
      await http.close();
      await journal.close();
    },
  };
}
