import type { Call, RawAnswer } from '@workspace-ops/rpc';
import type { Clock } from '@workspace-ops/service-kit';
import type { Fold, Snapshot, Snapshots } from '../db/snapshots.ts';
import { TextPage } from './text-page.ts';
import { csvHeader, csvRecord, type ExportRow } from './to-csv.ts';

export interface ExportContext {
  snapshots: Snapshots;
  clock: Clock;
}

const batchRows = 150;

const exported = `
  select id, timestamp, agent, action, model, status, latency_ms, tokens_total, cost,
    policy_checks->>'saifPassed' as saif_passed, policy_checks->>'piiDetected' as pii_detected, message
  from audit.entries where workspace_id = current_setting('app.workspace_id')
  order by timestamp desc, id desc`;

/**
 * All entries of the caller's workspace as CSV, newest first, streamed: memory does not grow with
 * their number. What fails before the first byte is thrown; later, the body breaks off.
 */
export async function exportLogs(
  { snapshots, clock }: ExportContext,
  call: Call,
): Promise<RawAnswer> {
  const { caller, signal } = call;
  const snapshot = await snapshots.open({ workspaceId: caller.workspaceId, signal });
  const chunks = writeCsv(snapshot);
  const first = await chunks.next();
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(clock.now())}"`,
    },
    body: startedWith(first, chunks),
  };
}

const fileName = (now: Date): string =>
  `workspace-audit-logs-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}.csv`;

/** A batch of rows would outlive a collection of short-lived objects, and fill the heap for long. */
const records: Fold<ExportRow, TextPage> = {
  begin: () => new TextPage(),
  add: (page, row) => page.add(csvRecord(row)),
};

async function* writeCsv(snapshot: Snapshot): AsyncGenerator<string | Uint8Array> {
  try {
    // The first page is awaited with the header: what fails before it is told as an error.
    let lead: string | undefined = csvHeader;
    for await (const page of snapshot.folds(exported, batchRows, records)) {
      if (lead !== undefined) yield lead;
      lead = undefined;
      yield page.bytes();
    }
    if (lead !== undefined) yield lead;
  } finally {
    await snapshot.close();
  }
}

/** Not a generator: one that is given up before it began would not give up what it reads from. */
function startedWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncIterable<T> {
  let pending: IteratorResult<T> | undefined = first;
  const iterator: AsyncIterator<T> = {
    async next() {
      const result = pending ?? (await rest.next());
      pending = undefined;
      return result;
    },
    return: () => rest.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
