import { open } from 'node:fs/promises';
import { createGroupWriter } from './group-writer.ts';
import type { Entry, Kind, Outcome } from './entry.ts';

export interface Intent {
  kind: Kind;
  workspaceId: string;
  subject?: Record<string, string>;
}

/** The clients' record of what they meant to write and what they were told of it. */
export interface Journal {
  entries(): readonly Entry[];
  acknowledged: () => number;
  /** Resolves once the intent is on the disk. */
  begin(intent: Intent): Promise<Entry>;
  settle(entry: Entry, outcome: Outcome, answer?: Record<string, string>): void;
  close(): Promise<void>;
}

/** Append-only: in memory, and as JSON lines in the file, which is synced. */
export async function openJournal(file: string, runId: string): Promise<Journal> {
  const handle = await open(file, 'a');
  const writer = createGroupWriter(handle);
  const entries: Entry[] = [];
  let acknowledged = 0;
  return {
    entries: () => entries,
    acknowledged: () => acknowledged,
    async begin({ kind, workspaceId, subject = {} }) {
      const now = Date.now();
      const entry: Entry = {
        marker: `${runId}-${entries.length}`,
        kind,
        workspaceId,
        subject,
        outcome: 'unknown',
        answer: {},
        begunAt: now,
        settledAt: now,
      };
      entries.push(entry);
      const { marker } = entry;
      await writer.append({ marker, kind, workspaceId, subject, at: now });
      return entry;
    },
    settle(entry, outcome, answer = {}) {
      entry.outcome = outcome;
      entry.answer = answer;
      entry.settledAt = Date.now();
      if (outcome === 'acknowledged') acknowledged++;
      writer.note({ marker: entry.marker, outcome, answer, at: entry.settledAt });
    },
    async close() {
      await writer.flush();
      await handle.close();
    },
  };
}
