import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSettings, traced, type TracedOperation } from '@workspace-ops/service-kit';
import { type StandIn, startStandIn } from '@workspace-ops/testkit';
import { request } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTelemetry, type Telemetry, telemetrySettings } from './start-telemetry.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface SentSpans {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

let collector: StandIn;
let telemetry: Telemetry | undefined;
beforeEach(async () => {
  collector = await startStandIn(() => ({ status: 200, body: '{}' }));
});
afterEach(async () => {
  await telemetry?.stop();
  telemetry = undefined;
  await collector.close();
});

const record = async (settings: { share?: number } = {}): Promise<void> => {
  telemetry = await startTelemetry(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'k' },
      OTEL_TRACES_SAMPLER_ARG: settings.share ?? 1,
    },
    'audit',
  );
};

/** Ends the recording and gives what the collector got. */
async function sent(): Promise<SentSpan[]> {
  await telemetry?.stop();
  const bodies = collector.requests.filter(({ path }) => path === '/v1/traces');
  return bodies.flatMap(({ body }) =>
    (JSON.parse(body) as SentSpans).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const operation =
  (name: string, more: Partial<TracedOperation> = {}) =>
  (): TracedOperation => ({
    name,
    kind: 'internal',
    attributes: {},
    ...more,
  });

test('operations within each other are one trace, with what they say of themselves', async () => {
  await record();
  await traced(operation('outer', { kind: 'server' }), async () => {
    await traced(operation('inner', { attributes: { rows: 3 } }), async (inner) => {
      inner!.attributes['more'] = 'later';
    });
  });
  const spans = await sent();
  const [inner, outer] = ['inner', 'outer'].map((name) => spans.find((span) => span.name === name));
  expect(inner).toMatchObject({ traceId: outer!.traceId, parentSpanId: outer!.spanId });
  expect(inner!.attributes).toEqual([
    { key: 'rows', value: { intValue: 3 } },
    { key: 'more', value: { stringValue: 'later' } },
  ]);
  expect([outer!.parentSpanId, outer!.kind]).toEqual([undefined, 2]);
  expect(collector.requests[0]?.headers['x-key']).toBe('k');
});

test('an operation belongs to the trace that it was sent with, and names itself to the next one', async () => {
  await record();
  const traceId = 'a'.repeat(32);
  let own: string | undefined;
  await traced(
    operation('call', { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }),
    async (it) => {
      own = it!.traceparent;
    },
  );
  const [span] = await sent();
  expect(span).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
  expect(own).toBe(`00-${traceId}-${span!.spanId}-01`);
});

test('a failure is named by its code, and its sentence is kept', async () => {
  await record();
  const failure = Object.assign(new Error('ada@example.com is unknown'), { code: 'not_found' });
  await expect(traced(operation('fails'), () => Promise.reject(failure))).rejects.toBe(failure);
  const [span] = await sent();
  expect(span).toMatchObject({
    status: { code: 2 },
    attributes: [{ key: 'error.type', value: { stringValue: 'not_found' } }],
  });
  expect(JSON.stringify(span)).not.toContain('ada@example.com');
});

test('what is only a part is not recorded on its own, and a request to a provider within one is', async () => {
  await record();
  const query = operation('select', { isPartOnly: true });
  await traced(query, async () => undefined);
  const provider = await startStandIn(() => ({ status: 200, body: '{}' }));
  await traced(operation('job'), async () => {
    await traced(query, async () => undefined);
    const { body } = await request(`${provider.url}/hooks/T0/secret?token=secret`);
    await body.dump();
  });
  const spans = await sent();
  const job = spans.find(({ name }) => name === 'job')!;
  expect(spans.filter(({ name }) => name === 'select')).toMatchObject([
    { parentSpanId: job.spanId },
  ]);
  expect(spans.filter(({ name }) => name === 'GET')).toMatchObject([{ parentSpanId: job.spanId }]);
  // The trace is ours: nothing of it is told to the provider.
  expect(provider.requests[0]?.headers).not.toHaveProperty('traceparent');
  // Addresses of callbacks hold secrets, in their path or their query.
  expect(JSON.stringify(spans)).toContain(provider.url);
  expect(JSON.stringify(spans)).not.toContain('secret');
  await provider.close();
});

test('a share of 0 records only what a client asked to be recorded', async () => {
  await record({ share: 0 });
  await traced(operation('own'), async () => undefined);
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await traced(operation('asked', { traceparent }), async () => undefined);
  expect((await sent()).map(({ name }) => name)).toEqual(['asked']);
});

test('a collector that does not answer holds a stop up for a moment only', async () => {
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { port } = hanging.address() as AddressInfo;
  const stopping = await startTelemetry(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    'audit',
  );
  await traced(operation('unsent'), async () => undefined);
  const startedAt = performance.now();
  await stopping.stop();
  // The process has ten seconds for all that it stops, its database last.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  hanging.closeAllConnections();
  hanging.close();
});

test('without a collector nothing is described or recorded', async () => {
  telemetry = await startTelemetry(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_TRACES_SAMPLER_ARG: 1,
    },
    'audit',
  );
  const describe = (): never => {
    throw new Error('was asked for');
  };
  expect(await traced(describe, async (it) => it ?? 'done')).toBe('done');
});

test.each(['x-key=100%', 'x key=1', '=1', 'x-key'])(
  'the headers %s are refused by the name of their setting',
  (headers) => {
    const read = () => readSettings(telemetrySettings, { OTEL_EXPORTER_OTLP_HEADERS: headers });
    expect(read).toThrow(/OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs/);
  },
);

test('the values of headers are decoded', () => {
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YWJj=, x-key = k' };
  expect(readSettings(telemetrySettings, headers).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
    authorization: 'Basic YWJj=',
    'x-key': 'k',
  });
});
