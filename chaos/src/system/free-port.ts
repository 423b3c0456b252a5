import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that is free now; a process that is started again keeps it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
