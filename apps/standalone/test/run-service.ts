import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { countReplicas, pickPorts, planFleet, portSettings } from '@workspace-ops/fleet';
import { removeDatabase } from '@workspace-ops/testkit';
import { onTestFinished } from 'vitest';

const program = (name: 'main' | 'start-services'): string =>
  join(import.meta.dirname, name === 'main' ? '../src/main.mjs' : '../src/start-services.ts');
const readyLine = /ready at (http:\/\/\S+) /;

export interface RunningService {
  url: string;
  process: ChildProcess;
  /** Sends the signal and resolves with the exit code, null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  output(): string;
}

/** Only what a start needs of this process's environment, and what the test sets. */
const environment = (settings: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
  PORT: '0',
  // Each start has a data folder of its own, and would build it anew.
  CONSOLE: 'off',
  ...settings,
});

export function spawnService(
  settings: Record<string, string>,
  name: 'main' | 'start-services' = 'main',
): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, [program(name)], {
    env: environment(settings),
    stdio: 'pipe',
  });
  // A test that fails half way must not leave its service running, and none its database.
  onTestFinished(async () => {
    await kill(child);
    if (settings['DATA_DIR'] !== undefined) await removeEmbeddedDatabase(settings['DATA_DIR']);
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  return { child, output: () => text };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Ends and deletes the embedded database of a service's data folder; the rest of it stays. */
export const removeEmbeddedDatabase = (dataDir: string): Promise<void> =>
  removeDatabase(join(dataDir, 'postgres'));

/** Starts the service as a user does and resolves at its ready line. */
export const runService = (settings: Record<string, string>): Promise<RunningService> =>
  untilReady(spawnService(settings));

/** Starts the services in processes of their own, as a user does. */
export async function runServices(settings: Record<string, string>): Promise<RunningService> {
  const plan = planFleet({}, await pickPorts(countReplicas({})));
  const ports = Object.assign({}, ...plan.map(portSettings)) as Record<string, string>;
  return untilReady(spawnService({ ...ports, ...settings }, 'start-services'));
}

async function untilReady({
  child,
  output,
}: ReturnType<typeof spawnService>): Promise<RunningService> {
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = readyLine.exec(output());
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`The start ended with ${code}: ${output()}`)));
  });
  return {
    url,
    process: child,
    output,
    async end(signal) {
      const exited = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs a start that is expected to fail, and resolves with its exit code and output. */
export async function failToStart(
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnService(settings);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}
