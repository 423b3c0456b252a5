import { redactLine } from '@workspace-ops/content/log';
import { pino, type Logger } from 'pino';

export type { Logger };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** JSON lines without secrets on standard error; standard output keeps the ready line alone. */
export const createLogger = (options: { name: string; level: string }): Logger =>
  pino(
    {
      name: options.name,
      level: options.level,
      redact: ['*.password', '*.token', '*.authorization', '*.cookie', '*.apiKey'],
      hooks: { streamWrite: redactLine },
    },
    pino.destination({ dest: 2, sync: false }),
  );
