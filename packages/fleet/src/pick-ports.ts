import { createServer } from 'node:net';
import { once } from 'node:events';

/** Below the range from which the system picks ports for who asks for any. */
const first = 10_240;
const last = 32_000;
const host = '127.0.0.1';

/** Ports that are free at the moment, and that nobody gets by chance who asks for any port. */
export async function pickPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch {
    // Taken, whatever the reason: another one is tried.
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
