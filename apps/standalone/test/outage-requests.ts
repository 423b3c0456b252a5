import type { InternalServiceName } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import type { Answer, ApiClient } from './client.ts';

/** One request of the interface, and the services without which it has no answer. */
export interface OutageRequest {
  name: string;
  needs: readonly InternalServiceName[];
  /** Needs the database beside its services, in whatever way they fall back. */
  needsDatabase: boolean;
  /** Its status while everything serves. */
  status: number;
  send: (client: ApiClient) => Promise<Answer<unknown>>;
}

const request = (
  name: string,
  needs: readonly InternalServiceName[],
  status: number,
  body?: () => object,
): OutageRequest => {
  const [method, path] = name.split(' ') as [string, string];
  const options = body === undefined ? {} : { body };
  return {
    name,
    needs,
    needsDatabase: needs.length > 0,
    status,
    send: (client) =>
      client.send(method, path, options.body === undefined ? {} : { body: options.body() }),
  };
};

const fresh = (): string => newId('key');

/** The interface as a signed-in user walks through it. */
export const outageRequests: readonly OutageRequest[] = [
  request('GET /api/auth/me', [], 200),
  request('POST /api/auth/signup', ['identity'], 200, () => ({
    email: `${fresh()}@example.com`,
    password: 'correct horse',
  })),
  request('POST /api/auth/login', ['identity'], 200, () => ({
    email: `${fresh()}@example.com`,
    password: 'correct horse',
  })),
  request('POST /api/auth/google', ['identity'], 200, () => ({ email: `${fresh()}@example.com` })),
  request('GET /api/sync/state', ['sync-bridge'], 200),
  request('POST /api/sync/ingest', ['sync-bridge'], 201, () => ({ notes: 'Seen.' })),
  request('POST /api/sync/action', ['sync-bridge', 'workflow'], 200, () => ({
    action: 'trigger_workflow',
    workflowId: 'OPS-02',
  })),
  request('POST /api/mobilehub/webhook/register', ['sync-bridge'], 201, () => ({
    endpointUrl: 'http://127.0.0.1:9/hook',
  })),
  request('GET /api/voice/slots', ['voice-gateway'], 200),
  request('POST /api/voice/webhook', ['voice-gateway'], 200, () => ({ callId: fresh() })),
  request('POST /api/voice/dispatch', ['voice-gateway'], 200, () => ({
    recipientPhone: '+12125550100',
  })),
  request('GET /api/assessment-questions', ['knowledge'], 200),
  request('POST /api/assessment-sessions', ['knowledge'], 201, () => ({ callNotes: 'Short.' })),
  request('GET /api/icp/profiles', ['knowledge'], 200),
  request('GET /api/runs', ['workflow'], 200),
  request('GET /api/artifacts', ['workflow'], 200),
  request('GET /api/artifacts/content-calendar', ['workflow'], 200),
  request('GET /api/snapshots', ['workflow'], 200),
  request('GET /api/contacts/suppressed', ['workflow'], 200),
  request('POST /api/contacts/suppressed', ['workflow'], 201, () => ({
    email: `${fresh()}@example.com`,
  })),
  request('GET /api/playbooks', [], 200),
  request('GET /api/playbooks/sale-to-delivery', [], 200),
  { ...request('GET /api/marketplace/items', ['commerce'], 200), needsDatabase: false },
  {
    ...request('POST /api/marketplace/mount/sal-playbook', ['commerce'], 200),
    needsDatabase: false,
  },
  request('POST /plants', ['commerce'], 200, () => ({
    id: Math.floor(Math.random() * 2 ** 48),
    name: 'Fern',
  })),
  request('GET /api/audit-logs', ['audit'], 200),
  request('GET /api/audit-logs/stats', ['audit'], 200),
  request('GET /api/audit-logs/export', ['audit'], 200),
  request('GET /api/audit-logs/verify', ['audit'], 200),
  request('POST /api/webhooks/coldmail', ['outbound'], 200, () => ({
    event_type: 'email_opened',
    lead_email: `${fresh()}@example.com`,
  })),
];
