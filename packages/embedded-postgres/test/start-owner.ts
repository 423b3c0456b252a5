import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface OwnerReport {
  url?: string;
  adopted?: boolean;
  serverPid?: number;
  name?: string;
  message?: string;
  interrupted?: boolean;
  stopped?: boolean;
}

export interface Owner {
  pid: number;
  /** Its first line: the server it has, or its error. */
  report: OwnerReport;
  /** The next line it prints. */
  next(): Promise<OwnerReport>;
  /** Lets it stop its server and end. */
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** As Ctrl-C in its terminal does: to the whole process group. */
  interruptGroup(): void;
}

/** Starts owner-process.ts in a process group of its own and waits for its first line. */
export async function startOwner(
  dataDir: string,
  options: { uid?: number; gid?: number; durable?: boolean } = {},
): Promise<Owner> {
  const { durable = false, ...account } = options;
  const script = join(import.meta.dirname, 'owner-process.ts');
  const child = spawn(process.execPath, [script, dataDir, durable ? 'durable' : 'fast'], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<OwnerReport> => {
    const line = await lines.next();
    return line.done === true ? {} : (JSON.parse(line.value) as OwnerReport);
  };
  const pid = child.pid ?? 0;
  return {
    pid,
    report: await next(),
    next,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
    interruptGroup: () => process.kill(-pid, 'SIGINT'),
  };
}
