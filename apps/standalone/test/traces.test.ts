import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIn, waitFor, type StandIn } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from './client.ts';
import { isApart } from './composed.ts';
import { startFleetUnderTest } from './fleet-under-test.ts';
import { runService } from './run-service.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  service: string;
}

interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

let collector: StandIn;
let folder: string;

beforeAll(async () => {
  collector = await startStandIn(() => ({ json: {} }));
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
});

afterAll(async () => {
  await collector.close();
  await rm(folder, { recursive: true, force: true });
});

const spansOf = ({ resourceSpans }: Sent): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const service = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

const sent = (): Span[] =>
  collector.requests.flatMap(({ body }) => spansOf(JSON.parse(body) as Sent));

/** As a user starts it, told where the collector is. */
async function start(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  if (isApart) return startFleetUnderTest({ environment });
  const service = await runService({ ...environment, DATA_DIR: join(folder, 'data') });
  return { url: service.url, stop: () => service.end('SIGTERM') };
}

const traceId = 'c0ffee'.padEnd(32, '0');
const clientSpan = 'f00d'.padEnd(16, '0');

it(
  'records a request through all services as one trace, and a run as a job',
  { timeout: 120_000 },
  async () => {
    const system = await start();
    const user = await signUp(system.url);
    const answer = await user.post(
      '/api/sync/ingest',
      { payload: { customer: 'Harbour Dental' }, triggerWorkflowId: 'MKT-01', autoExecute: true },
      { traceparent: `00-${traceId}-${clientSpan}-01` },
    );
    expect(answer.status).toBe(201);
    const job = await waitFor(() => sent().find(({ name }) => name.startsWith('job ')), {
      timeoutMs: 30_000,
    });
    await system.stop();
    const spans = sent();
    const trace = spans.filter((span) => span.traceId === traceId);
    const edge = trace.find(({ name }) => name === 'POST /api/sync/ingest')!;
    expect(edge).toMatchObject({ parentSpanId: clientSpan });
    // Every other span of the trace hangs on one of the trace.
    const ids = new Set(trace.map(({ spanId }) => spanId));
    const loose = trace.filter((span) => span !== edge && !ids.has(span.parentSpanId ?? ''));
    expect(loose).toEqual([]);
    expect(trace.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'COMMIT']));
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).length).toBeGreaterThan(
      0,
    );
    const services = new Set(trace.map(({ service }) => service));
    if (isApart)
      expect([...services]).toEqual(expect.arrayContaining(['gateway', 'sync-bridge', 'audit']));
    else expect([...services]).toEqual(['workspace-ops']);
  },
);
