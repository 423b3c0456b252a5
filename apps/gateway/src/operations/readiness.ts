import type { CheckReadiness } from '@workspace-ops/service-host';
import { AppError } from '@workspace-ops/service-kit';
import type { Request, RequestHandler } from 'express';
import { sendJson } from '../http/send-json.ts';

/**
 * Whether the service can serve; and, for whoever may know, what cannot.
 * @throws {AppError} 503, which then names what cannot serve.
 */
export const readiness =
  (check: CheckReadiness, maySeeDetail: (req: Request) => boolean): RequestHandler =>
  async (req, res) => {
    const { status, message, checks } = await check();
    const detail = maySeeDetail(req) ? { status, checks } : { status };
    if (status === 'not_ready') {
      throw new AppError('unavailable', 'checks' in detail ? message : 'Not ready.', {
        retryAfterSeconds: 1,
        extra: detail,
      });
    }
    sendJson(res, 200, detail);
  };
