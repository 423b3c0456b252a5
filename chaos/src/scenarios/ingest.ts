import type { Entry } from '../journal/journal.ts';
import type { LoadClient } from '../load/load-client.ts';
import { writeIngestion } from '../load/write-ingestion.ts';

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
  return writeIngestion(client, {
    isRouted: given.triggerWorkflowId !== undefined,
    repeatable,
    makeBody: () => ({ ...body, payload }),
  });
}

/** Text of about so many bytes, in parts that each are within what a field may hold. */
export function largePayload(bytes: number): object {
  const part = 'x'.repeat(900);
  const parts = Math.ceil(bytes / (part.length + 14));
  return Object.fromEntries(Array.from({ length: parts }, (_, place) => [`part${place}`, part]));
}
