import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

export interface KeptProgram {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  stdio: StdioOptions;
  /** The longest pause before it is started again; 5,000 by default. */
  longestPauseMs?: number;
  /** Told of every new process. */
  onStarted?: (child: ChildProcess) => void;
  /** Told of every end; without a restart to come after a stop. */
  onEnded?: (code: number | null, signal: NodeJS.Signals | null) => void;
}

export interface KeptProcess {
  pid: () => number | undefined;
  /** Sends a signal to the process that runs now; its end, if it ends, is made good. */
  kill: (signal: NodeJS.Signals) => void;
  /** Starts the program again after a stop. */
  start(): void;
  /** Resolves with the exit code at the end of the process that runs now, null after a signal. */
  ended: () => Promise<number | null>;
  /** Ends the program for good. Resolves with its exit code, null when a signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const firstPauseMs = 100;
const stopWithinMs = 15_000;
/** A process that lived this long is not in a loop of failing starts. */
const steadyAfterMs = 10_000;

/** Runs a program and starts it again whenever it ends, with growing pauses when it keeps ending. */
export function keepRunning(program: KeptProgram): KeptProcess {
  const { longestPauseMs = 5_000 } = program;
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let stopped: PromiseWithResolvers<number | null> | undefined;

  const start = (): void => {
    timer = undefined;
    const startedAtMs = performance.now();
    child = spawn(program.command, program.args, { env: program.env, stdio: program.stdio });
    program.onStarted?.(child);
    child.once('exit', (code, signal) => {
      program.onEnded?.(code, signal);
      if (stopped !== undefined) {
        stopped.resolve(code);
        return;
      }
      if (performance.now() - startedAtMs >= steadyAfterMs) pauseMs = firstPauseMs;
      timer = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  };
  start();

  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    pid: () => (isRunning() ? child.pid : undefined),
    kill: (signal) => void child.kill(signal),
    async ended() {
      if (!isRunning()) return child.exitCode;
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
    start() {
      if (isRunning()) return;
      stopped = undefined;
      start();
    },
    stop(signal = 'SIGTERM') {
      stopped ??= Promise.withResolvers<number | null>();
      clearTimeout(timer);
      if (!isRunning()) {
        stopped.resolve(child.exitCode);
        return stopped.promise;
      }
      child.kill(signal);
      // A frozen process hears nothing else; one that hangs must not keep the stop from its end.
      child.kill('SIGCONT');
      const lastResort = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
      return stopped.promise.finally(() => clearTimeout(lastResort));
    },
  };
}

/** V8's young generation grows with the machine's memory; bounded, a process takes a third less. */
export const nodeFlags = ['--max-semi-space-size=16'] as const;
