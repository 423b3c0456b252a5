import type { Entry } from '../journal/journal.ts';
import type { LoadClient } from './load-client.ts';
import { write } from './write.ts';

interface Ingestion {
  /** Whether it makes a run. */
  isRouted: boolean;
  /** Sent with an Idempotency-Key until its answer is known. */
  repeatable: boolean;
  makeBody: (marker: string) => object;
}

/** Sends an ingestion and writes it to the journal. */
export const writeIngestion = (
  client: LoadClient,
  { isRouted, repeatable, makeBody }: Ingestion,
): Promise<Entry> =>
  write(client, {
    kind: 'ingest',
    service: 'sync-bridge',
    workspaceId: client.workspace.id,
    subject: { routed: String(isRouted) },
    repeatable,
    request: (marker) => ({
      method: 'POST',
      path: '/api/sync/ingest',
      token: client.workspace.token,
      body: { ...makeBody(marker), notes: marker },
    }),
    readIds: ({
      ingestionId,
      routedRunId = '',
    }: {
      ingestionId: string;
      routedRunId?: string;
    }) => ({ ingestionId, routedRunId }),
  });
