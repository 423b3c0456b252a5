import type { AnswerOf, Calls, CallOptions, PathOf, QueryOf } from './calls.ts';
import { OpsError } from './ops-error.ts';

interface Page {
  nextCursor: string | null;
}

/** The paths of the lists that are read page by page. */
export type ListPath = {
  [P in PathOf<'get'>]: AnswerOf<'get', P> extends Page ? P : never;
}[PathOf<'get'>];

/** The field of a list's answer that has the rows. */
export type RowsOf<P extends ListPath> = {
  [K in keyof AnswerOf<'get', P>]: AnswerOf<'get', P>[K] extends readonly unknown[] ? K : never;
}[keyof AnswerOf<'get', P>];

/** A list that is read as far as one looks, page by page. Each loop begins anew. */
export interface List<Row, Answer> extends AsyncIterable<Row> {
  /** Its pages, each the whole answer. */
  pages(): AsyncIterable<Answer>;
}

export type RowOf<P extends ListPath> = AnswerOf<'get', P>[RowsOf<P>] extends readonly (infer Row)[]
  ? Row
  : never;

export type ListOf<P extends ListPath> = (
  filter?: QueryOf<P>,
  options?: CallOptions,
) => List<RowOf<P>, AnswerOf<'get', P>>;

type Fetch = (
  path: string,
  input: { params: { query: object } } & CallOptions,
) => Promise<Page & Record<string, unknown[]>>;

/** Makes the function of a list. */
export type MakeList = <P extends ListPath>(path: P, rows: RowsOf<P>) => ListOf<P>;

/** @param rows the field of the answer that has them. */
export function createList<P extends ListPath>(calls: Calls, path: P, rows: RowsOf<P>): ListOf<P> {
  const get = calls.get as unknown as Fetch;
  const list = (filter: { cursor?: string } = {}, options: CallOptions = {}) => {
    async function* pages() {
      let { cursor } = filter;
      for (;;) {
        const page = await get(path, { params: { query: { ...filter, cursor } }, ...options });
        yield page;
        if (page.nextCursor === null) return;
        if (page.nextCursor === cursor) throw endlessList(path);
        cursor = page.nextCursor;
      }
    }
    async function* iterate() {
      for await (const page of pages()) yield* page[rows as string]!;
    }
    return { pages, [Symbol.asyncIterator]: iterate };
  };
  return list as unknown as ListOf<P>;
}

const endlessList = (path: string): OpsError =>
  new OpsError('invalid_answer', `${path} names the same page as the next one.`, { status: 200 });
