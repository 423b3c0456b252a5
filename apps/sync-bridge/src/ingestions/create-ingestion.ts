import type { PhoneRegion } from '@workspace-ops/contacts';
import {
  nameCaller,
  type Ingested,
  type IngestInput,
  type JsonObject,
} from '@workspace-ops/contracts';
import { type Database, buildInsert, withIdempotencyKey, type Write } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import {
  type Clock,
  type Compute,
  isLargeJson,
  newId,
  plainIdentifier,
  yieldToRequests,
} from '@workspace-ops/service-kit';
import { ingestions } from '../db/schema/ingestions.ts';
import { idempotencyKeys } from '../db/schema/sync-schema.ts';
import { applyIngestionWishes } from './apply-ingestion-wishes.ts';
import { readIngestionWishes, type IngestionWishes } from './read-ingestion-wishes.ts';

export interface IngestionDependencies {
  database: Database;
  clock: Clock;
  phoneRegion: PhoneRegion;
  compute: Compute;
}

/**
 * Stores field data with its audit event, its live event and, where a workflow is named, the run
 * to create: one transaction, so that none is lost while another service is away.
 */
export async function createIngestion(
  { database, clock, phoneRegion, compute }: IngestionDependencies,
  ctx: RequestContext,
  input: IngestInput,
): Promise<Ingested> {
  const now = clock.now();
  const { workspaceId } = ctx.caller;
  const payload = mergeNotes(input.payload, input.notes);
  const asked = await compute.run(readIngestionWishes, payload, phoneRegion);
  const given = { ctx, input, payload, asked, now };
  if (isLargeJson(payload)) await yieldToRequests();
  if (ctx.idempotencyKey === undefined) {
    return database.write(workspaceId, (write) => storeIngestion(write, given));
  }
  const request = { endpoint: 'ingest', key: ctx.idempotencyKey, body: input, now };
  return database.transaction(workspaceId, (tx) =>
    withIdempotencyKey(tx, idempotencyKeys, request, async () => storeIngestion(tx, given)),
  );
}

interface NewIngestion {
  ctx: RequestContext;
  input: IngestInput;
  /** The notes included. */
  payload: JsonObject;
  asked: IngestionWishes | null;
  now: Date;
}

function storeIngestion(write: Write, given: NewIngestion): Ingested {
  const { input, payload, asked, now } = given;
  const routedRunId = input.triggerWorkflowId === undefined ? undefined : newId('run');
  const ingestion = {
    ingestionId: newId('ing'),
    receivedAt: now.toISOString(),
    dataType: input.dataType,
    status: routedRunId === undefined ? ('ingested' as const) : ('routed_to_workflow' as const),
    ...(routedRunId === undefined ? {} : { routedRunId }),
  };
  const row = {
    workspaceId: write.workspaceId,
    receivedAt: now,
    id: ingestion.ingestionId,
    source: input.source,
    dataType: input.dataType,
    payload,
    notes: input.notes ?? null,
    triggerWorkflowId: input.triggerWorkflowId ?? null,
    routedRunId: routedRunId ?? null,
  };
  write.send(buildInsert(ingestions, [row]));
  if (routedRunId !== undefined && input.triggerWorkflowId !== undefined) {
    write.createRun({
      runId: routedRunId,
      workspaceId: write.workspaceId,
      workflowId: input.triggerWorkflowId,
      initialContext: payload,
      triggerSource: 'mobile_ingest',
      processNow: input.autoExecute,
    });
  }
  auditIngestion(write, given, ingestion);
  const { ingestionId } = ingestion;
  applyIngestionWishes(write, { ingestionId, input, payload, asked });
  write.publish({
    event: 'ROAMING_DATA_INGESTED',
    timestamp: ingestion.receivedAt,
    data: { ingestionId: ingestion.ingestionId },
  });
  return { success: true, message: describeIngestion(input), ...ingestion };
}

/** Says what kind of data came and from where, and nothing of what is in it. */
function auditIngestion(
  write: Write,
  { ctx, input }: NewIngestion,
  ingestion: Omit<Ingested, 'success' | 'message'>,
): void {
  const source = plainIdentifier(input.source);
  write.audit({
    agent: nameCaller(ctx.caller) ?? 'Mobile sync bridge',
    action: 'sync.ingest',
    timestamp: ingestion.receivedAt,
    message: `Ingested field data of type ${input.dataType}.`,
    details: {
      ingestionId: ingestion.ingestionId,
      dataType: input.dataType,
      source,
      status: ingestion.status,
      ...(ingestion.routedRunId === undefined
        ? {}
        : {
            routedRunId: ingestion.routedRunId,
            workflowId: plainIdentifier(input.triggerWorkflowId ?? ''),
          }),
    },
  });
}

const describeIngestion = (input: IngestInput): string =>
  input.triggerWorkflowId === undefined
    ? 'Field data ingested'
    : 'Field data ingested and routed to the workflow';

/** The payload with the notes as its `notes`; without notes the payload as it is. */
const mergeNotes = (payload: JsonObject, notes: string | undefined): JsonObject =>
  notes === undefined ? payload : { ...payload, notes };
