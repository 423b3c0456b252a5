import {
  AppError,
  runProbes,
  type Logger,
  type Probe,
  type ProbeResult,
} from '@workspace-ops/service-kit';
import type { RequestHandler } from 'express';
import { sendJson } from '../http/send-json.ts';

export interface ReadinessOptions {
  probes: readonly Probe[];
  logger: Logger;
  isDraining: () => boolean;
}

/**
 * Whether the service can serve, and what cannot. Requests at the same time share one look;
 * the reasons go to the log, since they can hold addresses and a driver's words.
 * @throws {AppError} 503 that names what cannot serve.
 */
export function readiness({ probes, logger, isDraining }: ReadinessOptions): RequestHandler {
  let underWay: Promise<ProbeResult[]> | undefined;
  const look = (): Promise<ProbeResult[]> => {
    underWay ??= runProbes(probes).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return async (_req, res) => {
    if (isDraining()) throw notReady('The service is stopping.', []);
    const results = await look();
    const checks = results.map(({ name, ok }) => ({ name, ok }));
    const failed = results.filter(({ ok }) => !ok);
    if (failed.length === 0) {
      sendJson(res, 200, { status: 'ready', checks });
      return;
    }
    logger.warn({ failed }, 'not ready');
    throw notReady(`Not ready: ${failed.map(({ name }) => name).join(', ')}.`, checks);
  };
}

const notReady = (sentence: string, checks: { name: string; ok: boolean }[]): AppError =>
  new AppError('unavailable', sentence, {
    retryAfterSeconds: 1,
    extra: { status: 'not_ready', checks },
  });
