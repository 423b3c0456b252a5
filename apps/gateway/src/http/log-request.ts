import { traceIdOf } from '@workspace-ops/rpc';
import type { Logger } from '@workspace-ops/service-kit';
import { exchangeOf } from './exchange.ts';
import type { Stage } from './stage.ts';

/** One line a request when it ends. The query stays out: it can carry what people searched for. */
export const logRequest =
  (logger: Logger): Stage =>
  (req, res) => {
    if (!logger.isLevelEnabled('info')) return;
    const { method, path } = req;
    exchangeOf(res).atEnd.push(() => {
      const { requestId, traceparent, startedAtMs, caller } = exchangeOf(res);
      const line = {
        requestId,
        traceId: traceIdOf(traceparent),
        method,
        path,
        status: res.statusCode,
        durationMs: Math.round(performance.now() - startedAtMs),
        workspaceId: caller?.workspaceId,
        userId: caller?.userId ?? undefined,
      };
      if (res.writableFinished) logger.info(line, 'answered');
      else logger.info(line, 'the client left before the answer was complete');
    });
  };
