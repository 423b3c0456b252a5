import type { Logger } from '@workspace-ops/service-kit';
import { Logger as EngineLogger } from 'graphile-worker';

/** The engine's own log at debug level: what matters to an operator is logged by this package. */
export const createEngineLogger = (logger: Logger): EngineLogger =>
  new EngineLogger((scope) => (level, message, meta) => {
    const error: unknown = meta?.['error'];
    logger.debug(
      { ...scope, engineLevel: level, ...(error instanceof Error && { err: error }) },
      message,
    );
  });
