import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as readWhatHasCome, setTimeout as wait } from 'node:timers/promises';
import { stopTimes } from '@workspace-ops/service-kit';

export type Listener = ReturnType<typeof createListener>;

export interface ListenerOptions {
  port: number;
  /** The interface to listen on; all of them by default. */
  host?: string | undefined;
  /** Called first thing at the stop. */
  onDraining: () => void;
  /** How long open connections may still bring a request, which a closed one would lose. */
  gracePeriodMs?: number;
  /** When, from the beginning of the stop, what is left is cut: the rest of a stop needs time too. */
  deadlineMs?: number;
  /** Answers what node's parser refused, on the connection of `latest`; closed by default. */
  onClientError?: (error: Error, socket: Duplex, latest: ServerResponse | undefined) => void;
}

const bounds = {
  // The missing Host header gets an answer in the one shape.
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Longer than the usual minute of a load balancer, which must be the one that closes.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** An HTTP server with bounded waits, whose stop resets no connection that is in use. */
export function createListener(handle: RequestListener, options: ListenerOptions) {
  const { onDraining, gracePeriodMs = 250, deadlineMs = stopTimes.port, onClientError } = options;
  const latest = new WeakMap<Duplex, ServerResponse>();
  const running = new Set<ServerResponse>();
  let closing = false;

  const follow: RequestListener = (req, res) => {
    latest.set(req.socket, res);
    running.add(res);
    if (closing) res.setHeader('Connection', 'close');
    res.on('close', () => running.delete(res));
    handle(req, res);
  };
  const server = createServer(bounds, follow);
  if (onClientError !== undefined) {
    server.on('clientError', (error: Error, socket: Duplex) =>
      onClientError(error, socket, latest.get(socket)),
    );
  }
  // An expectation that is not known may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', follow);

  return {
    /** Resolves when connections are accepted. */
    start: () => listen(server, options),
    /** Stops accepting, lets running requests finish, and cuts what is left at the deadline. */
    async stop(): Promise<void> {
      onDraining();
      if (!server.listening) return;
      closing = true;
      for (const res of running) if (!res.headersSent) res.setHeader('Connection', 'close');
      await close(server, gracePeriodMs, deadlineMs);
    },
    /** @throws {Error} before the start. */
    url(): string {
      const address = server.address() as AddressInfo | null;
      if (address === null) throw new Error('The service is not listening.');
      return `http://${reachable(address)}:${address.port}`;
    },
  };
}

/** Where this machine itself reaches an address that is listened on. */
function reachable({ address, family }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
}

/**
 * How many connections may wait to be accepted, up to the system's own limit. With Node's 511, of a thousand
 * clients that connect in one moment half are dropped, and try again only after a second, then two, then four.
 */
const backlog = 4_096;

function listen(server: Server, { port, host }: ListenerOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ port, host, backlog }, () => {
    server.off('error', reject);
    resolve();
  });
  return promise;
}

const idleCheckMs = 50;

/**
 * http's close cuts idle connections at once, and requests on their way with them. So accepting
 * ends first, idle connections after the grace period, all others at the deadline.
 */
async function close(server: Server, gracePeriodMs: number, deadlineMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  NetServer.prototype.close.call(server, () => resolve());
  await Promise.race([promise, wait(gracePeriodMs)]);
  // An answer that had begun before the stop keeps its connection: it is idle once it is done.
  const idle = setInterval(() => void closeIdle(server), idleCheckMs);
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs - gracePeriodMs);
  await readWhatHasCome();
  server.close();
  await promise;
  clearInterval(idle);
  clearTimeout(deadline);
}

/** Timers run before node reads its sockets: a request that has arrived is read first. */
async function closeIdle(server: Server): Promise<void> {
  await readWhatHasCome();
  server.closeIdleConnections();
}
