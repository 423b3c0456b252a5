import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createCallHandler,
  createGuard,
  drainingHeader,
  type CallHandlerOptions,
  type GuardOptions,
} from '@workspace-ops/rpc';
import type { Logger } from '@workspace-ops/service-kit';
import type { Registry } from 'prom-client';
import { createListener, type Listener } from './listener.ts';
import { measureCalls } from './measure-calls.ts';
import type { CheckReadiness } from './readiness.ts';
import { reportRefusals } from './report-refusals.ts';

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
const graceMs = 1_200;

/** The port that a service listens on when run apart: its operations, and the others' calls. */
export function createInternalPort(options: InternalPortOptions): Listener {
  const { registry, readiness, port, host, logger, onDraining } = options;
  const onRefused = reportRefusals({ registry, logger });
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
        const { status, sentence, checks } = await readiness();
        if (status === 'ready') sendJson(res, 200, { status, checks });
        else sendJson(res, 503, { status, message: sentence, checks });
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
    graceMs,
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
