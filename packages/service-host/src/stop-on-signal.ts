import { readFileSync } from 'node:fs';
import { stopTimes } from '@workspace-ops/service-kit';
import { explainStartFailure } from './explain-start-failure.ts';

/** One Ctrl-C can arrive several times: from the terminal, and from who runs this process. */
const sameSignalMs = 1_000;

/**
 * Drains on the first signal, or when the package manager that started this has ended; a second
 * signal, or the deadline, ends the process at once.
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  deadlineMs: number = stopTimes.process,
): void {
  let stoppingSinceMs: number | undefined;
  const onSignal = (): void => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSinceMs = performance.now();
    setTimeout(() => {
      process.stderr.write(`The stop was not over after ${deadlineMs} ms.\n`);
      process.exit(1);
    }, deadlineMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explainStartFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  watchLauncher(onSignal);
}

const pollMs = 500;

/** Package managers, and the shells in which they run each other. */
const launcher = /(^|[/\s'"])(npx|npm|pnpm|corepack)(\.c?js)?['"]?(\s|$)/;
const shell = /^(\S*\/)?(ba|da|z)?sh\s/;

/** Calls `onEnd` once a package manager that started this has ended: npx passes no SIGTERM on. */
export function watchLauncher(onEnd: () => void): void {
  const launchers = findLaunchers();
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    onEnd();
  }, pollMs);
  timer.unref();
}

/**
 * The parents, as long as they are package managers; none without /proc. A shell that started the
 * first one may end before it, which means nothing.
 */
function findLaunchers(): number[] {
  const found: { pid: number; command: string }[] = [];
  for (let pid = process.ppid; pid > 1;) {
    const parent = readProcess(pid);
    if (parent === undefined || !launcher.test(parent.command)) break;
    found.push({ pid, command: parent.command });
    pid = parent.ppid;
  }
  const first = found.findLastIndex(({ command }) => !shell.test(command));
  return found.slice(0, first + 1).map(({ pid }) => pid);
}

function readProcess(pid: number): { command: string; ppid: number } | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const ppid = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { command, ppid: Number(ppid) };
  } catch (error) {
    // Ended meanwhile, another user's, or a system without /proc.
    if (['ENOENT', 'EACCES', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
