import type { Entry } from '../journal/journal.ts';
import type { LoadClient } from '../load/load-client.ts';
import { write } from '../load/write.ts';

export interface OwnIngestion {
  source?: string;
  payload?: object;
  triggerWorkflowId?: string;
  autoExecute?: boolean;
  /** True by default: sent with an Idempotency-Key until its answer is known. */
  repeatable?: boolean;
}

/** A journalled ingestion of a scenario's own. */
export function ingest(client: LoadClient, given: OwnIngestion = {}): Promise<Entry> {
  const { repeatable = true, payload = { observation: 'The gate sticks.' }, ...body } = given;
  const { workspace } = client;
  return write(client, {
    kind: 'ingest',
    service: 'sync-bridge',
    workspaceId: workspace.id,
    subject: { routed: String(given.triggerWorkflowId !== undefined) },
    repeatable,
    request: (marker) => ({
      method: 'POST',
      path: '/api/sync/ingest',
      token: workspace.token,
      body: { ...body, payload, notes: marker },
    }),
    readIds: ({
      ingestionId,
      routedRunId = '',
    }: {
      ingestionId: string;
      routedRunId?: string;
    }) => ({
      ingestionId,
      routedRunId,
    }),
  });
}

/** Text of about so many bytes, in parts that each are within what a field may hold. */
export function largePayload(bytes: number): object {
  const part = 'x'.repeat(900);
  const parts = Math.ceil(bytes / (part.length + 14));
  return Object.fromEntries(Array.from({ length: parts }, (_, place) => [`part${place}`, part]));
}
