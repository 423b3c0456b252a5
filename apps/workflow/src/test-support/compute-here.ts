import type { Compute } from '@workspace-ops/service-kit';

/** Does all work in the event loop. */
export const computeHere: Compute = { run: async (task, data, input) => task(data, input) };
