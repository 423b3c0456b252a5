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
