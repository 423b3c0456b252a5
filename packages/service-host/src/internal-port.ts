import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type CallHandlerOptions,
  createCallHandler,
  createGuard,
  drainingHeader,
  type GuardOptions,
  type Refusal,
} from '@workspace-ops/rpc';
import { createThrottle, type Logger, systemClock } from '@workspace-ops/service-kit';
import { Counter, Histogram, type Registry } from 'prom-client';
import { createListener, type Listener } from './listener.ts';
import { measureProcess } from './measure-process.ts';
import type { CheckReadiness } from './readiness.ts';

export interface InternalPortOptions extends Omit<CallHandlerOptions, 'onCall' | 'guard'> {
  guard: Omit<GuardOptions, 'onRefused'>;
  port: number;
  host: string;
  registry: Registry;
  readiness: CheckReadiness;
  logger: Logger;
  onDraining: () => void;
}

/** Long enough for every caller's probe to learn that this replica is about to stop. */
const gracePeriodMs = 1_200;

/** The port that a service listens on when run apart: its operations, and the others' calls. */
export function createInternalPort(options: InternalPortOptions): Listener {
  const { registry, readiness, port, host, logger, onDraining } = options;
  const onRefused = reportRefusals(registry, logger);
  const handleCall = createCallHandler({
    ...options,
    guard: createGuard({ ...options.guard, onRefused }),
    onCall: measureCalls(registry),
  });
  let draining = false;

  const pages = new Map<string, (res: ServerResponse) => Promise<void>>([
    ['/healthz', async (res) => sendJson(res, 200, { status: 'ok' })],
    [
      '/readyz',
      async (res) => {
        const { status, message, checks } = await readiness();
        if (status === 'ready') sendJson(res, 200, { status, checks });
        else sendJson(res, 503, { status, message, checks });
      },
    ],
    [
      '/metrics',
      async (res) => {
        const text = await registry.metrics();
        res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
      },
    ],
  ]);
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (draining) res.setHeader(drainingHeader, '1');
    const page = req.method === 'GET' ? pages.get(req.url ?? '') : undefined;
    try {
      await (page === undefined ? handleCall(req, res) : page(res));
    } catch (error) {
      logger.error({ err: error, path: req.url }, 'a page failed');
      res.destroy();
    }
  };
  return createListener((req, res) => void handle(req, res), {
    port,
    host,
    gracePeriodMs,
    onDraining() {
      draining = true;
      onDraining();
    },
  });
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  res.end(JSON.stringify(body));
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts the calls of other services and their durations, and the process's own figures. */
function measureCalls(registry: Registry) {
  measureProcess(registry);
  const calls = new Counter({
    name: 'rpc_calls_total',
    help: 'Calls answered, by procedure and outcome: ok or the error code.',
    labelNames: ['procedure', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'rpc_call_duration_seconds',
    help: 'From the arrival of a call to its answer.',
    labelNames: ['procedure'],
    buckets,
    registers: [registry],
  });
  return (procedure: string, outcome: string, durationMs: number): void => {
    calls.inc({ procedure, outcome });
    durations.observe({ procedure }, durationMs / 1_000);
  };
}

/** A line a minute of each kind says what is wrong; the metric has how often. */
const lines = { maxPerKey: 1, max: 60, windowMs: 60_000, clock: systemClock };

/** Counts the calls that were refused, and logs why. */
function reportRefusals(registry: Registry, logger: Logger) {
  const refused = new Counter({
    name: 'rpc_calls_refused_total',
    help: 'Calls refused, by the sending service and reason: token, caller, clock or table.',
    labelNames: ['from', 'reason'],
    registers: [registry],
  });
  const mayLog = createThrottle(lines);
  return ({ reason, from, procedure, error }: Refusal): void => {
    refused.inc({ from: from ?? 'unknown', reason });
    if (!mayLog(`${from} ${reason} ${procedure}`)) return;
    const skewSeconds = error.extra?.['skewSeconds'];
    logger.warn(
      { reason, from, procedure, skewSeconds },
      `refused a call (${reason}): ${error.message}`,
    );
  };
}
