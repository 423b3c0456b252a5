import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { answerClientError } from './answer-client-error.ts';

export interface Listener {
  /** Listens; resolves when connections are accepted. */
  start: () => Promise<void>;
  /** Stops accepting, lets running requests finish, and cuts what is left at the deadline. */
  stop: () => Promise<void>;
  /** @throws {Error} before the start. */
  url: () => string;
}

export interface ListenerOptions {
  port: number;
  /** Called first thing at the stop: from then on answers close their connections. */
  onDraining: () => void;
  /** How long idle connections may still bring a request, which a closed one would lose. */
  graceMs?: number;
  deadlineMs?: number;
}

/** An HTTP server with bounded waits, whose stop resets no connection that is in use. */
export function createListener(handle: RequestListener, options: ListenerOptions): Listener {
  const { port, onDraining, graceMs = 250, deadlineMs = 8_000 } = options;
  const responses = new WeakMap<Duplex, ServerResponse>();
  const remember: RequestListener = (req, res) => {
    responses.set(req.socket, res);
    handle(req, res);
  };
  const server = createServer(
    {
      // The missing Host header gets an answer in the one shape.
      requireHostHeader: false,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // Longer than the usual minute of a load balancer, which must be the one that closes.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    remember,
  );
  server.on('clientError', (error: Error, socket: Duplex) =>
    answerClientError(error, socket, responses.get(socket)),
  );
  // An expectation that is not known may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', remember);

  return {
    start: () => listen(server, port),
    async stop() {
      onDraining();
      if (!server.listening) return;
      await wait(graceMs);
      await close(server, deadlineMs);
    },
    url() {
      const address = server.address() as AddressInfo | null;
      if (address === null) throw new Error('The gateway is not listening.');
      return `http://127.0.0.1:${address.port}`;
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, () => {
    server.off('error', reject);
    resolve();
  });
  return promise;
}

const wait = (delayMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });

async function close(server: Server, deadlineMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await promise;
  clearTimeout(deadline);
}
