import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

export interface KeptProgram {
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  stdio: StdioOptions;
  /** The longest pause before it is started again; 5,000 by default. */
  longestPauseMs?: number;
  /** True: it runs from `start()` on. */
  startsLater?: boolean;
  onStarted?: (child: ChildProcess) => void;
  /** Called at every end; after a stop no restart follows. */
  onEnded?: (code: number | null, signal: NodeJS.Signals | null) => void;
}

const firstPauseMs = 100;
/** `stopTimes.supervisor` of packages/service-kit, which this package needs for nothing else. */
const stopWithinMs = 15_000;
/** A process that lived this long is not in a loop of failing starts. */
const steadyAfterMs = 10_000;

/** Runs a program and starts it again whenever it ends, with growing pauses when it keeps ending. */
export function keepRunning(program: KeptProgram) {
  const { longestPauseMs = 5_000 } = program;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = firstPauseMs;
  let stopped: PromiseWithResolvers<number | null> | undefined;

  const start = (): void => {
    timer = undefined;
    const startedAtMs = performance.now();
    const started = spawn(program.command, program.args, {
      env: program.env,
      stdio: program.stdio,
    });
    child = started;
    program.onStarted?.(started);
    started.once('exit', (code, signal) => {
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
  if (program.startsLater === true) {
    stopped = Promise.withResolvers();
    stopped.resolve(null);
  } else start();

  const findRunning = (): ChildProcess | undefined =>
    child?.exitCode === null && child.signalCode === null ? child : undefined;
  return {
    /** Whether it is to run: it has been started, and not been stopped since. */
    isKept: (): boolean => stopped === undefined,
    pid: (): number | undefined => findRunning()?.pid,
    /** Sends a signal to the process that runs now; its end, if it ends, is made good. */
    kill: (signal: NodeJS.Signals): void => void child?.kill(signal),
    /** The exit code of the process that runs now, at its end; null after a signal. */
    async ended(): Promise<number | null> {
      const running = findRunning();
      if (running === undefined) return child?.exitCode ?? null;
      const [code] = (await once(running, 'exit')) as [number | null];
      return code;
    },
    /** Starts the program, also again after a stop. */
    start(): void {
      if (findRunning() !== undefined) return;
      stopped = undefined;
      start();
    },
    /** Ends the program for good. Resolves with its exit code, null when a signal ended it. */
    stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
      stopped ??= Promise.withResolvers<number | null>();
      clearTimeout(timer);
      const running = findRunning();
      if (running === undefined) {
        stopped.resolve(child?.exitCode ?? null);
        return stopped.promise;
      }
      running.kill(signal);
      // A frozen process gets no other signal; one that hangs must not keep the stop from ending.
      running.kill('SIGCONT');
      const lastResort = setTimeout(() => running.kill('SIGKILL'), stopWithinMs);
      return stopped.promise.finally(() => clearTimeout(lastResort));
    },
  };
}

/** V8's young generation grows with the machine's memory; bounded, a process takes a third less. */
export const nodeFlags = ['--max-semi-space-size=16'] as const;
