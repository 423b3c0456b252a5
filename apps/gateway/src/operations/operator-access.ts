import { AppError, isSameText } from '@workspace-ops/service-kit';
import type { Request } from 'express';
import { readCredential } from '../authentication/credential.ts';
import type { GatewaySettings } from '../settings.ts';

/** What the public port shows of the service's inside, and to whom. */
export interface OperatorAccess {
  /** @throws {AppError} 401 without METRICS_TOKEN, 403 in production where none is set. */
  checkMetrics: (req: Request) => void;
  /** Whether `/readyz` may name what cannot serve. */
  maySeeDetail: (req: Request) => boolean;
}

/** Whoever shows METRICS_TOKEN sees everything; without one set, everybody outside production. */
export function createOperatorAccess({
  METRICS_TOKEN: token,
  NODE_ENV,
}: Pick<GatewaySettings, 'METRICS_TOKEN' | 'NODE_ENV'>): OperatorAccess {
  const isProduction = NODE_ENV === 'production';
  const maySeeDetail = (req: Request): boolean =>
    token === undefined ? !isProduction : showsToken(req, token);
  return {
    maySeeDetail,
    checkMetrics(req) {
      if (maySeeDetail(req)) return;
      if (token !== undefined) {
        throw new AppError('unauthenticated', 'Send METRICS_TOKEN as the bearer token.');
      }
      throw new AppError('forbidden', 'In production the metrics need METRICS_TOKEN to be set.');
    },
  };
}

function showsToken(req: Request, token: string): boolean {
  const credential = readCredential(req.headers);
  const isBearer = credential.kind === 'token' && credential.carrier === 'bearer';
  return isBearer && isSameText(credential.token, token);
}
