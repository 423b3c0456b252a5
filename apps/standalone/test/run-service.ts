import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');
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
  PORT: '0',
  ...settings,
});

export function spawnService(settings: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, [main], { env: environment(settings), stdio: 'pipe' });
  // A test that fails half way must not leave its service running.
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  }
  return { child, output: () => text };
}

/** Starts the service as a user does and resolves at its ready line. */
export async function runService(settings: Record<string, string>): Promise<RunningService> {
  const { child, output } = spawnService(settings);
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
