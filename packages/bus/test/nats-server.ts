import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { pickPorts } from '@workspace-ops/fleet';
import { waitFor } from '@workspace-ops/testkit';

export interface NatsServer {
  url: string;
  /** Kills the server and starts another at its address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The server's program: `NATS_SERVER`, or the one on the PATH. */
export const natsServerProgram: string | undefined = [
  process.env['NATS_SERVER'],
  ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'nats-server')),
].find((path) => path !== undefined && isProgram(path));

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A server on a port of its own, for one user. */
export async function startNatsServer(program: string): Promise<NatsServer> {
  // None that the system lends to a connection: it would be taken while the server starts again.
  const [port] = await pickPorts(1);
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      program,
      ['--addr', '127.0.0.1', '--port', String(port), '--user', 'bus', '--pass', 'p@ss'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    child.stderr.on('data', (part) => (log += String(part)));
    await waitFor(() => log.includes('Server is ready'));
    return child;
  };
  const end = async (child: ChildProcess): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  let server = await start();
  return {
    url: `nats://bus:p%40ss@127.0.0.1:${port}`,
    async restart() {
      await end(server);
      server = await start();
    },
    stop: () => end(server),
  };
}
