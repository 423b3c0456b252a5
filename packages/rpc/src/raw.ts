import type { RequestContext } from './request-context.ts';

type Part = string | Uint8Array;

/** An answer that is no JSON: a file, a stream. The body is sent as it comes. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | AsyncIterable<Part>;
}

/** An operation with a raw answer, mounted explicitly beside the router. */
export type RawHandler<I> = (ctx: RequestContext, input: I) => Promise<RawAnswer>;

export interface BegunBody {
  parts: AsyncIterable<Part>;
  /** Ends the source without reading it. */
  cancel: () => Promise<void>;
}

/**
 * A body whose first part has come, so that a source that fails at once can still be answered
 * with an error and not with a broken file.
 */
export async function beginBody(body: AsyncIterable<Part>): Promise<BegunBody> {
  const source = body[Symbol.asyncIterator]();
  const first = await source.next();
  const cancel = async (): Promise<void> => void (await source.return?.());
  return { parts: { [Symbol.asyncIterator]: () => resumed(first, source) }, cancel };
}

/** No generator: the source must end with one that is never begun, too. */
function resumed(first: IteratorResult<Part>, source: AsyncIterator<Part>): AsyncIterator<Part> {
  let held: IteratorResult<Part> | undefined = first;
  return {
    async next() {
      const part = held ?? (await source.next());
      held = undefined;
      return part;
    },
    async return() {
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}
