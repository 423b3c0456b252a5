import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';

export interface TestServer {
  url: string;
  port: number;
  /** Refuses new connections and keeps the open ones. */
  stopListening: () => void;
  /** Cuts every connection and listens no more. */
  stop: () => Promise<void>;
}

/** A server over real HTTP on a free port, or on the given one. */
export async function startServer(handle: RequestListener, port = 0): Promise<TestServer> {
  const server = createServer(handle);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    stopListening: () => void NetServer.prototype.close.call(server),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
