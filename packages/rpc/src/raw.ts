import type { Call } from './context.ts';

/** An answer that is no JSON: a file, a stream. The body is sent as it comes. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | AsyncIterable<string | Uint8Array>;
}

/** An operation with a raw answer, mounted explicitly beside the router. */
export type RawHandler<I> = (call: Call, input: I) => Promise<RawAnswer>;
