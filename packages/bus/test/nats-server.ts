import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pickPorts } from '@workspace-ops/fleet';
import { waitFor } from '@workspace-ops/testkit';

export interface NatsServer {
  url: string;
  /** Kills the server and starts another at its address, with what it has stored. */
  restart(): Promise<void>;
  /** As `restart`, but nothing that was stored is left. */
  lose(): Promise<void>;
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
  const folder = await mkdtemp(join(tmpdir(), 'nats-'));
  const start = (): Promise<NatsProcess> =>
    startProcess(program, ['--port', String(port), '--jetstream', '--store_dir', folder]);
  let server = await start();
  return {
    url: `nats://${credentials}@127.0.0.1:${port}`,
    async restart() {
      await server.kill();
      server = await start();
    },
    async lose() {
      await server.kill();
      await rm(folder, { recursive: true });
      server = await start();
    },
    async stop() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface NatsCluster {
  /** Of all servers. */
  url: string;
  /** By the names of the servers. */
  kill(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Servers that keep everything together; a server is named n0, n1 and so on. */
export async function startNatsCluster(program: string, count: number): Promise<NatsCluster> {
  const ports = await pickPorts(2 * count);
  const [clients, routes] = [ports.slice(0, count), ports.slice(count)];
  const folder = await mkdtemp(join(tmpdir(), 'nats-'));
  const servers = new Map<string, NatsProcess>();
  const start = async (index: number): Promise<void> => {
    const name = `n${index}`;
    const server = await startProcess(program, [
      '--name',
      name,
      '--port',
      String(clients[index]),
      '--jetstream',
      '--store_dir',
      join(folder, name),
      '--cluster_name',
      'test',
      '--cluster',
      `nats://127.0.0.1:${routes[index]}`,
      '--routes',
      routes.map((port) => `nats://127.0.0.1:${port}`).join(','),
    ]);
    servers.set(name, server);
  };
  await Promise.all(clients.map((_, index) => start(index)));
  return {
    url: clients.map((port) => `nats://${credentials}@127.0.0.1:${port}`).join(','),
    kill: (name) => servers.get(name)!.kill(),
    async stop() {
      await Promise.all([...servers.values()].map((server) => server.kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface NatsProcess {
  kill(): Promise<void>;
}

const credentials = 'bus:p%40ss';

async function startProcess(program: string, options: readonly string[]): Promise<NatsProcess> {
  const child: ChildProcess = spawn(
    program,
    ['--addr', '127.0.0.1', '--user', 'bus', '--pass', 'p@ss', ...options],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  child.stderr!.on('data', (part) => (log += String(part)));
  await waitFor(() => log.includes('Server is ready'));
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
