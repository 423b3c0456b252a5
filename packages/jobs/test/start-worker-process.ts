import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { waitFor } from '@workspace-ops/testkit';
import { role, schema } from './job-database.ts';

export interface WorkerMessage {
  event: 'ready' | 'started' | 'ended';
  workerId?: string;
  attempt?: number;
  written?: boolean;
  aborted?: boolean;
}

export interface WorkerProcess {
  workerId: string;
  messages: WorkerMessage[];
  /** The next message of the kind that has come or comes. */
  message(event: WorkerMessage['event']): Promise<WorkerMessage>;
  /** Lets waiting tasks go on. */
  go(): void;
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  /** Kills it if it still runs. */
  end(): Promise<void>;
}

export async function startWorkerProcess(url: string, leaseMs = 15_000): Promise<WorkerProcess> {
  const script = fileURLToPath(new URL('worker-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, url, schema, role, String(leaseMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const messages: WorkerMessage[] = [];
  createInterface(child.stdout).on('line', (line) => {
    messages.push(JSON.parse(line) as WorkerMessage);
  });
  const message = (event: WorkerMessage['event']): Promise<WorkerMessage> =>
    waitFor(() => messages.find((one) => one.event === event) ?? false, {
      message: `The worker process did not say "${event}"`,
    });
  const { workerId = '' } = await message('ready');
  return {
    workerId,
    messages,
    message,
    go: () => child.stdin.write('go\n'),
    signal: (name) => child.kill(name),
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
