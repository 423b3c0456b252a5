import { signatureHeaderNames, type SignedRequest } from '@workspace-ops/contracts';
import type { Request } from 'express';

/** What a webhook's signature is checked against. */
export const signedRequestOf = (req: Request, rawBody: string): SignedRequest => ({
  rawBody,
  headers: Object.fromEntries(
    signatureHeaderNames.flatMap((name) => {
      const value = req.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});
