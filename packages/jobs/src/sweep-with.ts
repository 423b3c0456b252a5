import { withTimeout } from '@workspace-ops/service-kit';
import type pg from 'pg';
import { createClient } from './connection.ts';
import type { WorkerOptions } from './port.ts';
import type { TakeOverOptions } from './take-over.ts';

export type Sweep = (client: pg.Client, options: TakeOverOptions) => Promise<void>;

/** Runs a sweep on a connection of its own; reporting dead workers may take as long as a lease. */
export async function sweepWith(options: WorkerOptions, sweep: Sweep): Promise<void> {
  const client = createClient(options);
  const { leaseMs } = options;
  const onDeadWorkers = (workerIds: string[]): Promise<void> =>
    withTimeout(options.onDeadWorkers(workerIds), leaseMs, `no end within ${leaseMs} ms`);
  try {
    await client.connect();
    await sweep(client, { ...options, onDeadWorkers });
  } finally {
    await client.end();
  }
}
