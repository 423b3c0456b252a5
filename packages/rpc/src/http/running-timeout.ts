export interface RunningTimeout {
  readonly signal: AbortSignal;
  clear(): void;
}

const parts = 20;

/**
 * As AbortSignal.timeout, but of the time in which this process runs: a time in which it was held
 * up counts as one part of twenty at most. Between two parts the event loop reads what has come
 * meanwhile, so that an answer which waits to be read is never taken for none.
 */
export function startRunningTimeout(timeoutMs: number): RunningTimeout {
  const controller = new AbortController();
  let left = parts;
  const wait = (): NodeJS.Timeout => setTimeout(endPart, timeoutMs / parts).unref();
  const endPart = (): void => {
    left -= 1;
    if (left > 0) timer = wait();
    else controller.abort(new DOMException(`No answer in ${timeoutMs} ms.`, 'TimeoutError'));
  };
  let timer = wait();
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
