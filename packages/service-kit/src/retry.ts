/** Resolves after the time. @throws the signal's reason, as soon as it is aborted. */
export function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const abort = () => {
      end();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whoever aborts says why
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      end();
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', abort);
  });
}

/**
 * Does the work again while it fails, after a pause.
 * @param delayAfter the milliseconds to wait after a failure, counted from 1; undefined rejects with its error.
 * @throws the signal's reason where it is aborted in a pause.
 */
export async function retry<T>(
  work: () => Promise<T>,
  delayAfter: (error: unknown, failures: number) => number | undefined,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      const delayMs = delayAfter(error, failures);
      if (delayMs === undefined) throw error;
      await pause(delayMs, signal);
    }
  }
}
