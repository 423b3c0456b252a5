import type { Gauge, Measure } from '@workspace-ops/service-kit';
import type { PoolUsage } from './lease-pool.ts';

const labelNames = ['application', 'pool'];
const gauges = {
  size: {
    name: 'workspace_ops_database_connections',
    help: 'Connections of the pool, by application and by what they are for: reads or transactions.',
    labelNames,
  },
  lent: {
    name: 'workspace_ops_database_connections_in_use',
    help: 'Connections that are in use.',
    labelNames,
  },
  waiting: {
    name: 'workspace_ops_database_waiting',
    help: 'Reads or transactions that wait for a connection.',
    labelNames,
  },
} satisfies Record<keyof PoolUsage, Gauge>;

/** The use of a database's pools. */
export const measurePools = (
  application: string,
  pools: Record<string, () => PoolUsage>,
): Measure => ({
  gauges: Object.values(gauges),
  read: async () =>
    Object.entries(pools).flatMap(([pool, read]) => {
      const usage = read();
      return (['size', 'lent', 'waiting'] as const).map((figure) => ({
        gauge: gauges[figure].name,
        labels: { application, pool },
        value: usage[figure],
      }));
    }),
});
