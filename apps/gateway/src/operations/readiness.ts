import type { CheckReadiness } from '@workspace-ops/service-host';
import { AppError } from '@workspace-ops/service-kit';
import type { RequestHandler } from 'express';
import { sendJson } from '../http/send-json.ts';

/**
 * Whether the service can serve, and what cannot.
 * @throws {AppError} 503 that names what cannot serve.
 */
export const readiness =
  (check: CheckReadiness): RequestHandler =>
  async (_req, res) => {
    const { status, sentence, checks } = await check();
    if (status === 'not_ready') {
      throw new AppError('unavailable', sentence, {
        retryAfterSeconds: 1,
        extra: { status, checks },
      });
    }
    sendJson(res, 200, { status, checks });
  };
