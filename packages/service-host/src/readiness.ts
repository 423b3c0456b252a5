import { runProbes, shareCall, type Logger, type Probe } from '@workspace-ops/service-kit';

export interface ReadinessOptions {
  probes: readonly Probe[];
  logger: Logger;
  isDraining: () => boolean;
}

/** Whether a process can serve, and what cannot. */
export interface Readiness {
  status: 'ready' | 'not_ready';
  /** Names what cannot serve. */
  message: string;
  checks: { name: string; ok: boolean; detail?: string }[];
}

/**
 * Simultaneous questions share one run of the probes. Reasons are logged: they can hold addresses.
 */
export function createReadiness({ probes, logger, isDraining }: ReadinessOptions) {
  const look = shareCall(() => runProbes(probes));
  return async (): Promise<Readiness> => {
    if (isDraining()) {
      return { status: 'not_ready', message: 'The service is stopping.', checks: [] };
    }
    const results = await look();
    const checks = results.map(({ reason: _reason, ...check }) => check);
    const failed = results.filter(({ ok }) => !ok);
    if (failed.length === 0) return { status: 'ready', message: 'Ready.', checks };
    logger.warn({ failed }, 'not ready');
    const message = `Not ready: ${failed.map(({ name }) => name).join(', ')}.`;
    return { status: 'not_ready', message, checks };
  };
}

export type CheckReadiness = ReturnType<typeof createReadiness>;
