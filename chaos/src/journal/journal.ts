import { open, type FileHandle } from 'node:fs/promises';

export const kinds = [
  'ingest',
  'trigger',
  'decide',
  'book',
  'mount',
  'create question',
  'delete question',
  'patch artifact',
  'sign in',
  'lead event',
] as const;

export type Kind = (typeof kinds)[number];

/**
 * What the client knows of a write. `acknowledged`: 2xx. `refused`: 4xx, so not done. `unknown`:
 * 5xx, a reset or no answer, so done or not. `held`: 2xx that says it is in memory only, as a mount
 * may be while the database is away.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown' | 'held';

export interface Entry {
  /** Unique, and part of what is written where the interface has a field for it. */
  readonly marker: string;
  readonly kind: Kind;
  readonly workspaceId: string;
  /** What identifies the write in the database: ids, the decision, the date. */
  readonly subject: Readonly<Record<string, string>>;
  /** `unknown` until it is settled. */
  outcome: Outcome;
  /** Ids that the answer gave. */
  answer: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch: of the intent, and of the outcome. */
  readonly begunAt: number;
  settledAt: number;
}

export interface Intent {
  kind: Kind;
  workspaceId: string;
  subject?: Record<string, string>;
}

/** The clients' record of what they meant to write and what was answered. */
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

interface GroupWriter {
  /** Resolves once the line is on the disk. */
  append(line: object): Promise<void>;
  /** Writes the line with the next group. */
  note(line: object): void;
  flush(): Promise<void>;
}

/** Writes what came meanwhile together, one sync for all. */
function createGroupWriter(handle: FileHandle): GroupWriter {
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  let last = Promise.resolve();

  const writeWaiting = async (): Promise<void> => {
    await last;
    const lines = waiting;
    waiting = [];
    next = undefined;
    last = write(lines.join(''));
    await last;
  };
  const write = async (text: string): Promise<void> => {
    await handle.appendFile(text);
    await handle.datasync();
  };
  const flush = (): Promise<void> => (next ??= writeWaiting());
  const note = (line: object): void => void waiting.push(`${JSON.stringify(line)}\n`);
  return {
    note,
    flush,
    append(line) {
      note(line);
      return flush();
    },
  };
}
