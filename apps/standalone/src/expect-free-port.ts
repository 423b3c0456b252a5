import { once } from 'node:events';
import { createServer } from 'node:net';
import { defaultPort } from '@workspace-ops/gateway/default-port';

export interface WantedPort {
  /** The setting that it comes from. */
  setting: string;
  /** As it is set. */
  port: string;
  host: string;
}

/** The port of the edge. Every default for HOST includes the loopback interface. */
export const edgePort = (environment: NodeJS.ProcessEnv): WantedPort => ({
  setting: 'PORT',
  port: environment['PORT'] || defaultPort,
  host: environment['HOST'] || '127.0.0.1',
});

/**
 * Finds out that the port is taken, or the address none of this machine, before anything is made or started, and
 * ends the process with a sentence then. What is no port number is left to the settings, which name it.
 */
export async function expectFreePort({ setting, port, host }: WantedPort): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return;
  try {
    const server = createServer().listen({ port: Number(port), host });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    const { explainStartFailure } =
      await import('@workspace-ops/service-host/explain-start-failure');
    process.stderr.write(`${explainHost(host, error) ?? explainStartFailure(error, setting)}\n`);
    process.exit(1);
  }
}

/** Undefined where the address is not what is wrong. */
function explainHost(host: string, error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')) return undefined;
  return `HOST is ${JSON.stringify(host)}, which is no address of this machine (${code}). Set it to one, to 0.0.0.0 for all of them, or to 127.0.0.1 for this machine alone.`;
}
