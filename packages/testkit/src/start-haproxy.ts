import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { findFreePort } from '@workspace-ops/embedded-postgres';
import { findProgram } from './find-program.ts';
import { waitFor } from './wait-for.ts';

/** Undefined where HAProxy is not here; what is then not tested is said once. */
export function findHaproxy(untested: string): string | undefined {
  const program = findProgram('haproxy', 'HAPROXY');
  if (program === undefined) {
    process.stderr.write(`HAProxy is not here (HAPROXY, or on the path): ${untested}.\n`);
  }
  return program;
}

export interface Haproxy {
  /** The host and port where it listens. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts HAProxy with a configuration that binds to `HAPROXY_BIND`; resolves once it listens.
 * @param environment what else the configuration reads
 */
export async function startHaproxy(
  program: string,
  configuration: string,
  environment: Record<string, string>,
): Promise<Haproxy> {
  const port = await findFreePort();
  const address = `127.0.0.1:${port}`;
  const proxy = spawn(program, ['-f', configuration], {
    env: { ...process.env, HAPROXY_BIND: address, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [proxy.stdout, proxy.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const isOver = (): boolean => proxy.exitCode !== null || proxy.signalCode !== null;
  await waitFor(async () => {
    if (isOver()) throw new Error(`HAProxy ended: ${output}`);
    return accepts(port);
  });
  return {
    address,
    async stop() {
      if (isOver()) return;
      const exited = once(proxy, 'exit');
      proxy.kill('SIGKILL');
      await exited;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // It is asked again until the time is over.
    return false;
  } finally {
    socket.destroy();
  }
}
