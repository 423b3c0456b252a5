import { pino, type Logger } from 'pino';

export type { Logger };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** JSON lines on standard error, so that standard output keeps the ready line alone. */
export const createLogger = (options: { name: string; level: string }): Logger =>
  pino(
    {
      name: options.name,
      level: options.level,
      redact: ['*.password', '*.token', '*.authorization', '*.cookie', '*.apiKey'],
    },
    pino.destination({ dest: 2, sync: false }),
  );
