// Written by `pnpm check --fix` from the OpenAPI document.

/** The operations that honour `Idempotency-Key`. */
export const keyedOperations: ReadonlySet<string> = new Set([
  "POST /api/sync/ingest",
  "POST /api/mobilehub/ingest",
  "POST /api/sync/action",
  "POST /api/mobilehub/action",
  "POST /api/voice/book",
  "POST /api/voice/webhook",
  "POST /api/voice/dispatch",
  "POST /api/runs/{runId}/approve",
  "POST /api/runs/{runId}/reject",
  "POST /api/runs/{runId}/restart",
  "POST /api/approvals/{id}/decide",
  "POST /api/artifacts/{id}/revisions",
  "POST /api/audit-logs/{id}/approve",
  "POST /api/audit-logs/{id}/reject",
  "POST /api/webhooks/coldmail"
]);
