import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine's own address that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen({ host: '127.0.0.1', port: 0, exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether there is such a process, of whichever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
