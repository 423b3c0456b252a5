import { once } from 'node:events';
import { createServer } from 'node:net';
import { defaultPort } from '@workspace-ops/gateway/default-port';

/**
 * Finds out that the port is taken before anything is made or started, and ends the process with a
 * sentence then. What is no port number is left to the settings, which name it.
 */
export async function expectFreePort(environment: NodeJS.ProcessEnv): Promise<void> {
  const text = environment['PORT'] || defaultPort;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) return;
  try {
    // Every default for HOST includes the loopback interface.
    const host = environment['HOST'] || '127.0.0.1';
    const server = createServer().listen({ port: Number(text), host });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    const { explainStartFailure } =
      await import('@workspace-ops/service-host/explain-start-failure');
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}
