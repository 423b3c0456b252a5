import { createCounters, type Measure } from '@workspace-ops/service-kit';

/** What came of a try: `gone` is a 410, `given_up` the last of them that failed. */
export type DeliveryOutcome = 'delivered' | 'retried' | 'given_up' | 'gone';

export type CountDelivery = (outcome: DeliveryOutcome) => void;

export interface DeliveryCounters {
  readonly measure: Measure;
  count: CountDelivery;
}

export function createDeliveryCounters(): DeliveryCounters {
  const counters = createCounters({
    deliveries: {
      name: 'workspace_ops_deliveries_total',
      help: 'Tries to deliver live events to callback URLs, by outcome: delivered, retried, given_up or gone.',
      labelNames: ['outcome'],
    },
  });
  return {
    measure: counters.measure,
    count: (outcome) => counters.add('deliveries', { outcome }),
  };
}
