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
