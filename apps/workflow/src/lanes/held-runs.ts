/** The runs that this process executes right now, so that their leases are kept. */
export interface HeldRuns {
  /** Registers an attempt; the signal aborts its work when the run is lost. */
  hold(token: string): AbortSignal;
  release(token: string): void;
  /** Aborts the work of an attempt that lost its run. */
  lose(token: string): void;
  tokens(): string[];
}

export function createHeldRuns(): HeldRuns {
  const attempts = new Map<string, AbortController>();
  return {
    hold(token) {
      const controller = new AbortController();
      attempts.set(token, controller);
      return controller.signal;
    },
    release: (token) => void attempts.delete(token),
    lose: (token) => attempts.get(token)?.abort(),
    tokens: () => [...attempts.keys()],
  };
}
