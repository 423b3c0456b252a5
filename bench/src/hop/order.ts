import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { z } from 'zod';

/** What both hops carry there and back, some 300 bytes. */
export interface Order {
  id: string;
  customer: string;
  lines: { sku: string; quantity: number }[];
}

export const order: Order = {
  id: 'ord_8f14e45fceea467a9e1d2f3c4b5a6978',
  customer: 'Harbour Dental Group',
  lines: Array.from({ length: 5 }, (_, n) => ({ sku: `sku-${n}`, quantity: n + 1 })),
};

const orderSchema = z.object({
  id: z.string(),
  customer: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
});

/** A procedure as a service has them: its contract in and out, and nothing to do. */
export const orderRouter = router({
  echo: workspaceProcedure
    .meta({ role: 'viewer', scope: 'read' })
    .input(orderSchema)
    .output(orderSchema)
    .query(({ input }) => input),
});

export type OrderRouter = typeof orderRouter;
