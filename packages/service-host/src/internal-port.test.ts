import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createCredentials,
  generateServiceKeys,
  publicKeysSchema,
  router,
  signingKeySchema,
  serviceProcedure,
} from '@workspace-ops/rpc';
import { AppError, createLogger, type Probe } from '@workspace-ops/service-kit';
import { Registry } from 'prom-client';
import { createInternalPort } from './internal-port.ts';
import type { Listener } from './listener.ts';
import { createReadiness } from './readiness.ts';

const keys = generateServiceKeys();
const credentials = createCredentials(
  'gateway',
  signingKeySchema.parse(keys.findSettings('gateway').INTERNAL_SIGNING_KEY),
);
const logger = createLogger({ name: 'test', level: 'silent' });
const served = router({
  find: serviceProcedure.query(() => {
    throw new AppError('not_found', 'Run not found.');
  }),
  count: serviceProcedure.query(() => 1),
  other: serviceProcedure.query(() => 2),
  forbidden: serviceProcedure.query(() => 3),
});

const own = { gateway: 'service' } as const;
let database: Probe['check'];
const registry = new Registry();
let port: Listener;

beforeAll(async () => {
  port = createInternalPort({
    router: served,
    port: 0,
    host: '127.0.0.1',
    registry,
    readiness: createReadiness({
      probes: [{ name: 'database', check: () => database() }],
      logger,
      isDraining: () => false,
    }),
    logger,
    guard: {
      service: 'audit',
      publicKeys: publicKeysSchema.parse(keys.publicKeys),
      rows: { find: own, count: own, other: own, forbidden: { workflow: 'service' } },
    },
    onDraining: () => undefined,
  });
  await port.start();
});
afterAll(() => port.stop());

const get = async (path: string) => {
  const answer = await fetch(port.url() + path);
  return { status: answer.status, text: await answer.text() };
};

const call = async (...paths: string[]) => {
  const [caller, requestId] = [{ workspaceId: 'ws_a' }, 'req-1'];
  const answer = await fetch(`${port.url()}/calls`, {
    method: 'POST',
    headers: { authorization: credentials.authorizationFor('audit') },
    body: JSON.stringify(
      paths.map((path) => ({ caller, requestId, remainingMs: 1_000, type: 'query', path })),
    ),
  });
  return answer.text();
};

describe('the internal port', () => {
  it('says that it runs, whatever its dependencies do', async () => {
    database = async () => Promise.reject(new Error('down'));
    expect(await get('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}' });
  });

  it('says what it misses, and nothing of why', async () => {
    database = async () => undefined;
    expect((await get('/readyz')).status).toBe(200);
    database = async () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432'));
    const { status, text } = await get('/readyz');
    expect([status, JSON.parse(text)]).toEqual([
      503,
      {
        status: 'not_ready',
        message: 'Not ready: database.',
        checks: [{ name: 'database', ok: false }],
      },
    ]);
  });

  it('answers all else only to callers with a token', async () => {
    for (const path of [
      '/calls',
      '/sink',
      '/raw/x',
      '/',
      '/metrics?x',
      '/healthz/',
      '/__proto__',
    ]) {
      expect((await get(path)).status, path).toBe(401);
    }
    expect(await call('other')).toBe('{"index":0,"data":2}\n');
  });

  it('counts calls by procedure and outcome, under no name that a caller made up', async () => {
    await call('count', 'count', 'find', 'made.up', '__proto__', 'constructor');
    const { status, text } = await get('/metrics');
    expect(status).toBe(200);
    const counts = text.split('\n').filter((line) => /^rpc_calls_total\{(?!.*other)/.test(line));
    expect(counts.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'rpc_calls_total{procedure="count",outcome="ok"} 2',
      'rpc_calls_total{procedure="find",outcome="not_found"} 1',
      'rpc_calls_total{procedure="unknown",outcome="not_found"} 3',
    ]);
    expect(text).toContain('rpc_call_duration_seconds_count{procedure="count"} 2');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('refuses, counts and logs what the table of calls does not have', async () => {
    const log = vi.spyOn(logger, 'warn');
    const answer = JSON.parse(await call('forbidden')) as { error: { code: string } };
    expect(answer.error.code).toBe('forbidden');
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ reason: 'table', from: 'gateway', procedure: 'forbidden' }),
      'refused a call (table): gateway may not call forbidden of audit for itself.',
    );
    const { text } = await get('/metrics');
    expect(text).toContain('rpc_calls_refused_total{from="gateway",reason="table"} 1');
  });

  it('says clock, by how many seconds, for a token that another clock made', async () => {
    const log = vi.spyOn(logger, 'warn');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 200_000 });
    const authorization = credentials.authorizationFor('audit');
    vi.useRealTimers();
    const request = { method: 'POST', headers: { authorization }, body: '[]' };
    expect((await fetch(`${port.url()}/calls`, request)).status).toBe(401);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({
        reason: 'clock',
        from: 'gateway',
        skewSeconds: expect.any(Number),
      }),
      expect.stringMatching(/clock.* (199|200) s ahead of/i),
    );
    const { text } = await get('/metrics');
    expect(text).toContain('rpc_calls_refused_total{from="gateway",reason="clock"} 1');
  });

  it('survives a page that fails', async () => {
    registry.metrics = async () => Promise.reject(new Error('no figures'));
    await expect(get('/metrics')).rejects.toThrow('fetch failed');
    expect((await get('/healthz')).status).toBe(200);
  });
});
