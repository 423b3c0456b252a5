/** Delays as an argument, so that tests let time pass. */
export interface Timers {
  /** Does the work once after the delay; the answer cancels it. */
  after(delayMs: number, work: () => void): () => void;
}

/** Real delays; none of them keeps the process alive. */
export const systemTimers: Timers = {
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

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
