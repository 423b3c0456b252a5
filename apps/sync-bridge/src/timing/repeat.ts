import type { Timers } from './timers.ts';

/** Does the work each time after the delay; the answer ends that. */
export function repeat(timers: Timers, delayMs: number, work: () => void): () => void {
  let cancel = () => {};
  const wait = (): void => {
    cancel = timers.after(delayMs, () => {
      wait();
      work();
    });
  };
  wait();
  return () => cancel();
}
