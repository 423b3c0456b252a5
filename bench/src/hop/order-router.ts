import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { z } from 'zod';

const orderSchema = z.object({
  id: z.string(),
  customer: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
});

/** A procedure as a service has them: its contract in and out, and nothing to do. */
export const orderRouter = router({
  echo: workspaceProcedure
    .input(orderSchema)
    .output(orderSchema)
    .query(({ input }) => input),
});

export type OrderRouter = typeof orderRouter;
