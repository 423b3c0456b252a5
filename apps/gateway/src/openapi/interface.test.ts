import { expect, test } from 'vitest';
import { routes } from '../routes/table.ts';
import { createOpenApiDocument } from './create-document.ts';

/** Every row of the interface, by area. */
const rows = `
POST /api/auth/signup
POST /api/auth/login
POST /api/auth/google
GET /api/auth/me
POST /api/auth/logout
GET /api/sync/state
POST /api/sync/ingest
POST /api/sync/action
GET /api/mobilehub/state
POST /api/mobilehub/ingest
POST /api/mobilehub/action
POST /api/mobilehub/webhook/register
POST /api/voice/tts
GET /api/voice/slots
POST /api/voice/book
POST /api/voice/webhook
POST /api/voice/dispatch
GET /api/assessment-questions
POST /api/assessment-questions
DELETE /api/assessment-questions/{id}
POST /api/assessment-questions/generate-ai
POST /api/assessment-sessions
GET /api/icp/profiles
POST /api/icp/generate
POST /api/icp/profiles
DELETE /api/icp/profiles/{id}
GET /api/snapshots
POST /api/snapshots/save
POST /api/snapshots/{id}/clone
POST /api/snapshots/{id}/restore
DELETE /api/snapshots/{id}
GET /api/artifacts
GET /api/artifacts/content-calendar
GET /api/artifacts/{id}/download
PATCH /api/artifacts/{id}
POST /api/artifacts/{id}/evaluate
POST /api/artifacts/{id}/refine
GET /api/runs/{runId}/artifacts
GET /api/runs
GET /api/runs/{runId}
POST /api/runs/{runId}/approve
POST /api/runs/{runId}/reject
GET /api/marketplace/items
GET /api/marketplace/packages
POST /api/marketplace/mount/{id}
POST /api/marketplace/packages/{packageId}/subscribe
POST /api/marketplace/unmount/{id}
GET /api/audit-logs
GET /api/audit-logs/stats
GET /api/audit-logs/export
POST /api/audit-logs/{id}/approve
POST /api/audit-logs/{id}/reject
GET /api/outbound/coldmail/verify
GET /api/outbound/coldmail/campaigns
POST /api/webhooks/coldmail
GET /api/playbooks
GET /api/playbooks/{id}
POST /plants`;

/** What the service offers beside the interface. */
const additions = `
GET /api/auth/ways
GET /api/auth/sessions
DELETE /api/auth/sessions
DELETE /api/auth/sessions/{id}
POST /api/auth/password
POST /api/auth/password/reset
POST /api/auth/password/reset/confirm
POST /api/auth/email/verify
POST /api/tokens
GET /api/tokens
DELETE /api/tokens/{id}
POST /api/members/invitations
GET /api/members/invitations
DELETE /api/members/invitations/{id}
POST /api/auth/invitations/accept
GET /api/auth/factors
POST /api/auth/factors/totp
POST /api/auth/factors/totp/confirm
POST /api/auth/factors/passkeys/options
POST /api/auth/factors/passkeys
POST /api/auth/factors/recovery-codes
DELETE /api/auth/factors/{id}
POST /api/auth/login/factor
POST /api/auth/passkey/options
POST /api/auth/passkey/verify
POST /api/auth/confirm/options
POST /api/auth/confirm
GET /api/sso
PUT /api/sso
DELETE /api/sso
POST /api/sso/domains/prove
GET /api/auth/sso/start
GET /api/auth/sso/callback
GET /api/auth/sso/challenge
POST /api/sso/scim-token
DELETE /api/sso/scim-token
GET /scim/v2/Users
POST /scim/v2/Users
GET /scim/v2/Users/{id}
PUT /scim/v2/Users/{id}
PATCH /scim/v2/Users/{id}
DELETE /scim/v2/Users/{id}
GET /scim/v2/Groups
POST /scim/v2/Groups
GET /scim/v2/Groups/{id}
PUT /scim/v2/Groups/{id}
PATCH /scim/v2/Groups/{id}
DELETE /scim/v2/Groups/{id}
GET /scim/v2/ServiceProviderConfig
GET /scim/v2/ResourceTypes
GET /scim/v2/Schemas
GET /scim/v2/ResourceTypes/{id}
GET /scim/v2/Schemas/{id}
GET /api/audit-logs/verify
GET /api/members/me/notifications
PATCH /api/members/me/notifications
GET /api/notifications/unsubscribe
POST /api/notifications/unsubscribe
GET /api/budgets
PUT /api/budgets
GET /api/metrics/series
GET /api/workspaces/{id}/webhook-secrets
GET /api/workspaces
POST /api/workspaces
PATCH /api/workspaces/{id}
DELETE /api/workspaces/{id}
POST /api/auth/switch
GET /api/members
PATCH /api/members/{userId}
DELETE /api/members/{userId}
DELETE /api/members/me
POST /api/members/me/delegate
DELETE /api/members/me/delegate
POST /api/audit-logs/acknowledge-rollback
GET /api/mobilehub/webhooks
GET /api/mobilehub/webhooks/{id}
DELETE /api/mobilehub/webhooks/{id}
POST /api/mobilehub/webhooks/{id}/rotate-secret
POST /api/mobilehub/webhooks/{id}/test
GET /api/mobilehub/webhooks/{id}/deliveries
GET /api/contacts/suppressed
POST /api/contacts/suppressed
DELETE /api/contacts/suppressed/{id}
GET /api/events
GET /
GET /api/snapshots/{id}
GET /healthz
GET /readyz
GET /metrics
GET /openapi.json
GET /api/artifacts/content-calendar.ics
GET /api/artifacts/{id}
POST /api/runs/{runId}/restart
POST /api/artifacts/{id}/revisions
GET /api/approvals
GET /api/approvals/{id}
POST /api/approvals/{id}/decide
GET /api/field-names
PUT /api/field-names
POST /api/field-names/test
GET /api/approval-policies
PUT /api/approval-policies
POST /api/approval-policies/test
GET /docs`;

const listed = (text: string): string[] => text.trim().split('\n');

test('the document lists every method and path of the interface, and nothing undocumented', () => {
  const paths = createOpenApiDocument(routes)['paths'] as Record<string, Record<string, object>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.toSorted()).toEqual([...listed(rows), ...listed(additions)].toSorted());
});

test('every operation has a summary, a success answer, error answers, and an example of its body', () => {
  const paths = createOpenApiDocument(routes)['paths'] as Record<string, Record<string, Operation>>;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect(operation.summary, name).toBeTruthy();
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.some((status) => /^[23]/.test(status)),
        name,
      ).toBe(true);
      const body = operation.requestBody?.content['application/json'];
      if (body !== undefined) expect(body.example ?? body.examples, name).toBeDefined();
    }
  }
});

interface Operation {
  summary?: string;
  responses: Record<string, object>;
  requestBody?: { content: Record<string, { example?: unknown; examples?: unknown }> };
}
