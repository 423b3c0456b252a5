import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIn, waitFor, type StandIn } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from './client.ts';
import { isApart } from './composed.ts';
import { startFleetUnderTest } from './fleet-under-test.ts';
import { makeDataFolder } from './make-data-folder.ts';
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

const listSpans = ({ resourceSpans }: Sent): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const name = resource.attributes.find(({ key }) => key === 'service.name');
    const service = name?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

const sent = (): Span[] =>
  collector.requests.flatMap(({ body }) => listSpans(JSON.parse(body) as Sent));

const kinds = ['with', 'without'] as const;
type Kind = (typeof kinds)[number];

interface System {
  url: string;
  stop: () => Promise<unknown>;
}

/** Where the processes write what they loaded: of a service without a collector, and of all others. */
const moduleFolder = (kind: Kind): string => join(folder, kind);

const readSettings = (kind: Kind): Record<string, string> => {
  const recorder = new URL('record-modules.ts', import.meta.url);
  recorder.searchParams.set('folder', moduleFolder(kind));
  return {
    NODE_OPTIONS: `--import ${recorder.href}`,
    ...(kind === 'with' && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
  };
};

/** The addresses of the modules that were loaded; to be asked once the processes have stopped. */
async function readModules(kind: Kind): Promise<string[]> {
  const files = await readdir(moduleFolder(kind));
  const paths = files.map((file) => join(moduleFolder(kind), file));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return texts.flatMap((text) => text.split('\n'));
}

/** As a user starts it. Apart, one service has no collector. */
async function start(kind: Kind): Promise<System> {
  await Promise.all(kinds.map((each) => mkdir(moduleFolder(each), { recursive: true })));
  if (isApart) {
    return startFleetUnderTest({
      makeEnvironment: (service) => readSettings(service === untraced ? 'without' : 'with'),
    });
  }
  const service = await runService({ ...readSettings(kind), DATA_DIR: await makeDataFolder() });
  return { url: service.url, stop: () => service.end('SIGTERM') };
}

/** The service that has no collector apart. */
const untraced = 'knowledge';

const ofOpenTelemetry = (url: string): boolean => url.includes('/@opentelemetry/');

const traceId = 'c0ffee'.padEnd(32, '0');
const clientSpan = 'f00d'.padEnd(16, '0');

it(
  'records a request through all services as one trace, and a run as a job',
  { timeout: 120_000 },
  async () => {
    const system = await start('with');
    const user = await signUp(system.url);
    const answer = await user.post(
      '/api/sync/ingest',
      { payload: { customer: 'Harbour Dental' }, triggerWorkflowId: 'MKT-01', autoExecute: true },
      { traceparent: `00-${traceId}-${clientSpan}-01` },
    );
    expect(answer.status).toBe(201);
    expect((await user.get('/api/assessment-questions')).status).toBe(200);
    const job = await waitFor(() => sent().find(({ name }) => name.startsWith('job ')));
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
    // Statements come without values, the workspace's own scope included.
    expect(JSON.stringify(spans)).not.toContain(user.workspaceId);
    expect(JSON.stringify(spans)).not.toContain('Harbour Dental');
    expect(spans.filter(({ parentSpanId }) => parentSpanId === job.spanId).length).toBeGreaterThan(
      0,
    );
    const services = new Set(trace.map(({ service }) => service));
    if (isApart)
      expect([...services]).toEqual(expect.arrayContaining(['gateway', 'sync-bridge', 'audit']));
    else expect([...services]).toEqual(['workspace-ops']);
    expect((await readModules('with')).filter(ofOpenTelemetry)).not.toEqual([]);
    if (isApart) await expectUntraced(spans.filter(({ service }) => service === untraced));
  },
);

it.skipIf(isApart)(
  'loads nothing of OpenTelemetry where no collector is set, nor of NATS, and sends no spans',
  { timeout: 120_000 },
  async () => {
    const before = sent().length;
    const system = await start('without');
    await signUp(system.url);
    await system.stop();
    await expectUntraced(sent().slice(before));
  },
);

async function expectUntraced(spans: readonly Span[]): Promise<void> {
  const modules = await readModules('without');
  // Others are seen: the packages' absence is no fault of the recording.
  expect(modules.some((url) => url.includes('/undici/'))).toBe(true);
  expect(modules.filter((url) => /\/bundle\/.*-src-(?:main|start)\.mjs$/.test(url))).not.toEqual(
    [],
  );
  expect(modules.filter((url) => ofOpenTelemetry(url) || url.includes('/@nats-io/'))).toEqual([]);
  expect(spans).toEqual([]);
}
