import type { Caller } from '@workspace-ops/contracts';

/** Who a token stands for; the address is the request's own. */
export type TokenHolder = Omit<Caller, 'address'>;
