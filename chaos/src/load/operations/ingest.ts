import type { Operation } from '../load-client.ts';
import { writeIngestion } from '../write-ingestion.ts';

/** Workflows of the departments that every workspace has; some pause, some do not. */
const workflows = ['MKT-01', 'OPS-01', 'OPS-02'];
/** A run costs as much as dozens of ingestions, and makes further ones by handoffs. */
const routedShare = 0.08;
const keyedShare = 0.5;

export const ingest: Operation = {
  weight: 50,
  async perform(client) {
    const { random } = client;
    const isRouted = random.chance(routedShare);
    const route = isRouted
      ? { triggerWorkflowId: random.pick(workflows), autoExecute: true }
      : undefined;
    await writeIngestion(client, {
      isRouted,
      // The others share their commit with those that come in the same moment.
      repeatable: random.chance(keyedShare),
      makeBody: (marker) => ({
        payload: { customer: `Customer ${marker}`, observation: 'The gate sticks.' },
        ...route,
      }),
    });
    return 'tried';
  },
};
