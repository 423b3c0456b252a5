export interface Reconciler {
  start(): void;
  /** Resolves when the turn under way has ended. */
  stop(): Promise<void>;
}

/** Takes turns of the work, one at a time, so often. The work must not reject. */
export function createReconciler(everyMs: number, work: () => Promise<void>): Reconciler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const turn = (): void => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  return {
    start() {
      timer = setInterval(turn, everyMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
