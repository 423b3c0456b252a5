/** The runs that this process executes, so that their leases are renewed. */
export interface LeaseRegistry {
  /** Registers an attempt; the signal aborts its work when the lease is lost. */
  register(token: string): AbortSignal;
  unregister(token: string): void;
  /** Aborts the work of an attempt that lost its lease. */
  abort(token: string): void;
  tokens(): string[];
}

export function createLeaseRegistry(): LeaseRegistry {
  const attempts = new Map<string, AbortController>();
  return {
    register(token) {
      const controller = new AbortController();
      attempts.set(token, controller);
      return controller.signal;
    },
    unregister: (token) => void attempts.delete(token),
    abort: (token) => attempts.get(token)?.abort(),
    tokens: () => [...attempts.keys()],
  };
}
