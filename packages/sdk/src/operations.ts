import type { AnswerOf, BodyOf, Calls, CallOptions, Method, OptionsOf, PathOf } from './calls.ts';

/** The parameters of a path in its order: `/api/runs/{runId}` has one. */
type PathArguments<P extends string> = P extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...PathArguments<Rest>]
  : [];

type BodyArgument<Body> = undefined extends Body ? [body?: Body] : [body: Body];

/** An operation that an address says all of. */
export type Bare<M extends Method, P extends PathOf<M>> = (
  ...args: [...PathArguments<P>, options?: OptionsOf<M, P>]
) => Promise<AnswerOf<M, P>>;

/** An operation with a body. */
export type WithBody<M extends Method, P extends PathOf<M>> = (
  ...args: [...PathArguments<P>, ...BodyArgument<BodyOf<M, P>>, options?: OptionsOf<M, P>]
) => Promise<AnswerOf<M, P>>;

/** An operation whose answer is a file. */
export type File<P extends PathOf<'get'>> = (
  ...args: [...PathArguments<P>, options?: CallOptions]
) => Promise<Response>;

/** Makes functions of operations, which take the path's parameters one by one, then the body. */
export interface Operations {
  bare: <M extends Method, P extends PathOf<M>>(method: M, path: P) => Bare<M, P>;
  withBody: <M extends Method, P extends PathOf<M>>(method: M, path: P) => WithBody<M, P>;
  file: <P extends PathOf<'get'>>(path: P) => File<P>;
}

type Untyped = (path: string, input: object) => Promise<never>;

export function createOperations(calls: Calls): Operations {
  const bind = (method: Method | 'open', path: string, hasBody: boolean) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return (...args: unknown[]): Promise<never> => {
      const inPath = Object.fromEntries(names.map((name, index) => [name, args[index]]));
      const [first, second] = args.slice(names.length);
      const rest = hasBody ? { body: first, ...(second as object) } : { ...(first as object) };
      return (calls[method] as Untyped)(path, { params: { path: inPath }, ...rest });
    };
  };
  return {
    bare: (method, path) => bind(method, path, false),
    withBody: (method, path) => bind(method, path, true),
    file: (path) => bind('open', path, false),
  };
}
