import { explainStartFailure } from './explain-start-failure.ts';
import { watchLauncher } from './watch-launcher.ts';

const defaultDeadlineMs = 10_000;
/** One Ctrl-C can arrive several times: from the terminal, and from who runs this process. */
const sameSignalMs = 1_000;

/**
 * Drains on the first signal, or when the package manager that this was started through has ended;
 * a second signal, or the deadline, ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>, deadlineMs = defaultDeadlineMs): void {
  let stoppingSinceMs: number | undefined;
  const onSignal = (): void => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSinceMs = performance.now();
    setTimeout(() => process.exit(1), deadlineMs).unref();
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
