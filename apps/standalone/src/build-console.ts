import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { GatewaySettings } from '@workspace-ops/gateway/settings';
import { isBuilt } from '@workspace-ops/console/source-hash';

type ConsoleSettings = Pick<GatewaySettings, 'CONSOLE' | 'CONSOLE_DIR' | 'CONSOLE_DEV_SERVER'>;

/** Where a start has the console built, when it is its own to build; undefined when it is not. */
export const consoleFolder = (settings: ConsoleSettings, dataDir: string): string | undefined =>
  settings.CONSOLE &&
  settings.CONSOLE_DIR === undefined &&
  settings.CONSOLE_DEV_SERVER === undefined
    ? join(dataDir, 'console')
    : undefined;

const program = join(import.meta.dirname, '../../console/build/main.ts');

/**
 * Builds the console where its sources have changed, in a process of its own, which leaves the processor to
 * the service. A build that fails is said and stops nothing. @returns how to end it.
 */
export function startConsoleBuild(folder: string | undefined): () => Promise<void> {
  if (folder === undefined) return async () => {};
  const stopped = new AbortController();
  const built = build(folder, stopped.signal).catch((error: unknown) => {
    if (stopped.signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The console could not be built, the service works without it: ${reason}\n`,
    );
  });
  return () => {
    stopped.abort();
    return built;
  };
}

async function build(folder: string, signal: AbortSignal): Promise<void> {
  if (await isBuilt(folder)) return;
  signal.throwIfAborted();
  const child = spawn(process.execPath, [program, folder], {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  child.once('spawn', () => yieldProcessor(child));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(output.trim() || `it ended with ${code}.`);
}

function yieldProcessor({ pid }: ChildProcess): void {
  try {
    setPriority(pid!, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system has no priorities: it then runs as any other process.
  }
}
