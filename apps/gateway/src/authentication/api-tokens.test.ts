import { hash } from 'node:crypto';
import type { FoundToken, TokenScope } from '@workspace-ops/contracts';
import { createManualClock, waitFor } from '@workspace-ops/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '@workspace-ops/service-kit';
import { routes } from '../routes/table.ts';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

const start = '2026-03-01T12:00:00.000Z';
let gateway: StartedGateway;
let clock: ReturnType<typeof createManualClock>;
let made = 0;

beforeEach(async () => {
  clock = createManualClock(start);
  gateway = await startGateway({ clock });
});
afterEach(() => gateway.gateway.stop());

/** A token that the identity service knows. @returns its secret and its id. */
function makeToken(scopes: TokenScope[], more: Partial<FoundToken> = {}) {
  made += 1;
  const secret = `wsk_${String(made).padStart(43, '0')}`;
  const token: FoundToken = {
    id: `tok_${made}`,
    kind: 'service',
    name: 'CRM',
    scopes,
    workspaceId: 'ws_1',
    expiresAt: null,
    ...more,
  };
  gateway.identity.apiTokens.set(hash('sha256', secret, 'base64url'), token);
  return { secret, token };
}

const send = (secret: string, path: string, init: RequestInit = {}) =>
  gateway.request(path, {
    ...init,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  });
const readStatus = async (secret: string, path = '/api/runs') => (await send(secret, path)).status;

describe('an API token', () => {
  it('calls in its own workspace, as itself and as no person', async () => {
    const { secret, token } = makeToken(['ingest'], { workspaceId: 'ws_7', kind: 'agent' });
    const answer = await gateway.request('/api/sync/ingest', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'x-workspace-id': 'ws_2' },
    });
    expect(answer.status).toBe(201);
    expect(gateway.ingested.at(-1)!.ctx.caller).toMatchObject({
      workspaceId: 'ws_7',
      userId: null,
      role: null,
      sessionId: null,
      token: { id: token.id, kind: 'agent', name: 'CRM', scopes: ['ingest'] },
    });
  });

  it('is asked for once, and again only to say that it is in use', async () => {
    const { secret } = makeToken(['read']);
    await Promise.all([readStatus(secret), readStatus(secret), readStatus(secret)]);
    expect(await readStatus(secret)).toBe(200);
    expect(gateway.identity.finds).toBe(1);
    clock.advance(minuteMs);
    expect(await readStatus(secret)).toBe(200);
    expect(await readStatus(secret)).toBe(200);
    await waitFor(() => gateway.identity.finds === 2);
  });

  it.each(['wsk_', 'wsk_short', `wsk_${'x'.repeat(43)}`, `wsk_${'0'.repeat(44)}`])(
    'that nobody made is refused: %s',
    async (secret) => {
      expect([await readStatus(secret), await readStatus(secret)]).toEqual([401, 401]);
      expect(gateway.identity.finds).toBeLessThan(2);
    },
  );

  it('that was deleted is refused within seconds, and its stream ends', async () => {
    const { secret, token } = makeToken(['read']);
    const stream = await send(secret, '/api/events');
    expect(stream.status).toBe(200);
    gateway.identity.deletedTokens.push(token.id);
    await stream.text();
    expect(await readStatus(secret)).toBe(401);
  });

  it('is refused from the moment of its expiry', async () => {
    const expiresAt = new Date(Date.parse(start) + minuteMs).toISOString();
    const { secret } = makeToken(['read'], { expiresAt });
    clock.advance(minuteMs - 1);
    expect(await readStatus(secret)).toBe(200);
    clock.advance(1);
    expect(await readStatus(secret)).toBe(401);
  });

  it('goes on for a while without the identity service, which a new one does not', async () => {
    const [known, fresh] = [makeToken(['read']), makeToken(['read'])];
    expect(await readStatus(known.secret)).toBe(200);
    gateway.identity.down = true;
    clock.advance(14 * minuteMs);
    expect(await readStatus(known.secret)).toBe(200);
    expect(await readStatus(fresh.secret)).toBe(503);
    clock.advance(minuteMs);
    expect(await readStatus(known.secret)).toBe(503);
    gateway.identity.down = false;
    expect(await readStatus(known.secret)).toBe(200);
  });

  it('opens the rows of its scopes alone, and none without one', async () => {
    for (const { path, method, operationId, ...route } of routes) {
      if (['none', 'optional', 'directory', 'strict'].includes(route.auth)) continue;
      const { scope = [] } = route;
      const opening: readonly TokenScope[] = typeof scope === 'string' ? [scope] : scope;
      const { secret } = makeToken([opening.includes('calendar') ? 'read' : 'calendar']);
      const answer = await send(secret, path.replaceAll(/:\w+/g, 'x'), {
        method: method.toUpperCase(),
      });
      const { message } = (await answer.json()) as { message: string };
      expect([operationId, answer.status]).toEqual([operationId, 403]);
      const named = opening.length === 0 ? 'No API token may do this' : opening.join(' or ');
      expect(message).toContain(named);
    }
  });

  it.each(['/api/auth/me', '/api/playbooks', '/api/playbooks/bdr-follow-up', '/api/auth/logout'])(
    'without the scope is as none where none is needed: %s',
    async (path) => {
      const { secret } = makeToken(['calendar']);
      const method = path.endsWith('logout') ? 'POST' : 'GET';
      const [answer, without] = [
        await send(secret, path, { method }),
        await gateway.request(path, { method }),
      ];
      expect(answer.status).toBe(without.status);
      expect(answer.status).not.toBe(403);
      expect(await answer.json()).toEqual(await without.json());
    },
  );

  it('starts a run by an ingestion with the scope for that, too', async () => {
    const ingest = async (scopes: TokenScope[]) => {
      const body = JSON.stringify({ triggerWorkflowId: 'MKT-01' });
      const { secret } = makeToken(scopes);
      return (await send(secret, '/api/sync/ingest', { method: 'POST', body })).status;
    };
    expect(await ingest(['ingest'])).toBe(403);
    expect(await ingest(['runs:start'])).toBe(403);
    expect(await ingest(['ingest', 'runs:start'])).toBe(201);
  });

  it('decides by a remote action with the scope for that alone', async () => {
    const act = async (scopes: TokenScope[], body: object) =>
      (
        await send(makeToken(scopes).secret, '/api/sync/action', {
          method: 'POST',
          body: JSON.stringify(body),
        })
      ).status;
    const starting = { action: 'trigger_workflow', workflowId: 'MKT-01' };
    const decide = { action: 'approve_run', runId: 'run_1', approvalId: 'apr_1' };
    expect(await act(['runs:start'], starting)).toBe(200);
    expect(await act(['runs:start'], decide)).toBe(403);
    expect(await act(['runs:decide'], decide)).toBe(200);
    expect(await act(['runs:decide'], starting)).toBe(403);
  });
});
