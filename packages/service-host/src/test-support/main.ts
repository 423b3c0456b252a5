import { once } from 'node:events';
import { internalSettings, portSetting, router, serviceProcedure } from '@workspace-ops/rpc';
import { createLogger } from '@workspace-ops/service-kit';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { createInternalPort } from '../internal-port.ts';
import { createReadiness } from '../readiness.ts';
import { runProcess } from '../run-process.ts';

/*
 * A process of a service without a database, for tests to start and to signal: it says `begun`
 * when a call begins, which it answers after as many milliseconds as the call asks for, or when it
 * gets SIGUSR2.
 */

/* Listens from the start: by default the signal ends a process. */
const told = once(process, 'SIGUSR2');

const slowRouter = router({
  slow: serviceProcedure.input(z.number().or(z.literal('told'))).mutation(async ({ input }) => {
    process.stdout.write('begun\n');
    await (input === 'told' ? told : new Promise((resolve) => setTimeout(resolve, input)));
    return 'done';
  }),
});

export type SlowRouter = typeof slowRouter;

await runProcess(
  {
    name: 'identity',
    settings: {
      INTERNAL_PUBLIC_KEYS: internalSettings.INTERNAL_PUBLIC_KEYS,
      IDENTITY_PORT: portSetting('identity'),
    },
    async start(settings) {
      const logger = createLogger({ name: 'identity', level: 'warn' });
      const draining = new AbortController();
      const port = createInternalPort({
        router: slowRouter,
        port: settings.IDENTITY_PORT,
        host: '127.0.0.1',
        registry: new Registry(),
        readiness: createReadiness({
          probes: [],
          logger,
          isDraining: () => draining.signal.aborted,
        }),
        logger,
        guard: {
          service: 'identity',
          publicKeys: settings.INTERNAL_PUBLIC_KEYS,
          rows: { slow: { gateway: 'service' } },
        },
        onDraining: () => draining.abort(),
      });
      await port.start();
      return { url: port.url(), stop: () => port.stop() };
    },
  },
  process.env,
);
