import type {
  AnswerOf,
  BodyOf,
  Calls,
  CallOptions,
  Method,
  OptionsOf,
  PathOf,
  QueryOf,
  Tagged,
} from './calls.ts';

/** The parameters of a path in its order: `/api/runs/{runId}` has one. */
type PathArguments<P extends string> = P extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...PathArguments<Rest>]
  : [];

type BodyArgument<Body> = undefined extends Body ? [body?: Body] : [body: Body];

type QueryArgument<Query> = object extends Query ? [query?: Query] : [query: Query];

/** The path, if its operation takes no query: with `bare` nobody could give one. */
type WithoutQuery<P extends string> =
  P extends PathOf<'get'> ? ([QueryOf<P>] extends [never] ? P : never) : P;

/** An operation that an address says all of. */
export type Bare<M extends Method, P extends PathOf<M>> = (
  ...args: [...PathArguments<P>, options?: OptionsOf<M, P>]
) => Promise<AnswerOf<M, P>>;

/** A read that takes a query. */
export type WithQuery<P extends PathOf<'get'>> = (
  ...args: [...PathArguments<P>, ...QueryArgument<QueryOf<P>>, options?: CallOptions]
) => Promise<AnswerOf<'get', P>>;

/** A read whose answer has an `ETag`. */
export type TaggedRead<P extends PathOf<'get'>> = (
  ...args: [...PathArguments<P>, options?: CallOptions]
) => Promise<Tagged<AnswerOf<'get', P>>>;

/** An operation with a body. */
export type WithBody<M extends Method, P extends PathOf<M>> = (
  ...args: [...PathArguments<P>, ...BodyArgument<BodyOf<M, P>>, options?: OptionsOf<M, P>]
) => Promise<AnswerOf<M, P>>;

/** An operation whose answer is a file. */
export type File<P extends PathOf<'get'>> = (
  ...args: [...PathArguments<P>, options?: CallOptions]
) => Promise<Response>;

/** An operation with a body whose answer is a file or a stream. */
export type PostedFile<P extends PathOf<'post'>> = (
  ...args: [...PathArguments<P>, ...BodyArgument<BodyOf<'post', P>>, options?: CallOptions]
) => Promise<Response>;

/** Makes functions of operations, which take the path's parameters one by one, then the query or body. */
export interface Operations {
  bare: <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P & (M extends 'get' ? WithoutQuery<P> : P),
  ) => Bare<M, P>;
  withQuery: <P extends PathOf<'get'>>(path: P) => WithQuery<P>;
  tagged: <P extends PathOf<'get'>>(path: P) => TaggedRead<P>;
  withBody: <M extends Method, P extends PathOf<M>>(method: M, path: P) => WithBody<M, P>;
  file: <P extends PathOf<'get'>>(path: P) => File<P>;
  postedFile: <P extends PathOf<'post'>>(path: P) => PostedFile<P>;
}

type Untyped = (path: string, input: object) => Promise<never>;

export function createOperations(calls: Calls): Operations {
  const bind = (method: keyof Calls, path: string, place?: 'query' | 'body') => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return (...args: unknown[]): Promise<never> => {
      const inPath = Object.fromEntries(names.map((name, index) => [name, args[index]]));
      const rest = args.slice(names.length);
      const given = place === undefined ? undefined : rest.shift();
      const [options] = rest as [object?];
      const query = place === 'query' ? { query: given } : {};
      const body = place === 'body' ? { body: given } : {};
      const input = { params: { path: inPath, ...query }, ...body, ...options };
      return (calls[method] as Untyped)(path, input);
    };
  };
  return {
    bare: (method, path) => bind(method, path),
    withQuery: (path) => bind('get', path, 'query'),
    tagged: (path) => bind('getTagged', path),
    withBody: (method, path) => bind(method, path, 'body'),
    file: (path) => bind('open', path),
    postedFile: (path) => bind('openPosted', path, 'body'),
  };
}
