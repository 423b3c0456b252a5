import type { Caller } from '@workspace-ops/contracts';
import type { Response } from 'express';
import type { Route } from '../routes/route.ts';

/** What the gateway knows of one request, from its arrival to its log line. */
export interface Exchange {
  requestId: string;
  /** W3C Trace Context: the client's trace, or one that starts here. */
  traceparent: string;
  /** Milliseconds of the monotonic clock. */
  startedAtMs: number;
  /** The path of the row, once matched: a label of few values. */
  routePath: string | undefined;
  /** Another error body than the one shape, from the matched row. */
  errorBody: Route['errorBody'];
  caller: Caller | undefined;
  /** What is left to do when the connection's part in it ends, complete or not. */
  atEnd: (() => void)[];
}

export const exchangeOf = (res: Response): Exchange => res.locals as Exchange;
