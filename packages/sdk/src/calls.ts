import type {
  Client,
  ClientPathsWithMethod,
  MethodResponse,
  ParamsOption,
  RequestBodyOption,
} from 'openapi-fetch';
import type { paths } from './generated/schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What every call takes beside its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One is made where the operation honours it and none is given. */
  idempotencyKey?: string | undefined;
}

/** The paths of the interface that have the method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

type OperationOf<M extends Method, P extends PathOf<M>> = paths[P][M & keyof paths[P]];

/** What an operation takes, as `{params: {path, query}, body}`. */
export type InputOf<M extends Method, P extends PathOf<M>> = ParamsOption<OperationOf<M, P>> &
  RequestBodyOption<OperationOf<M, P>>;

/** What an operation answers. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = MethodResponse<Client<paths>, M, P>;

/** The last argument, which may be left out where the operation demands nothing. */
type Rest<T> = object extends T ? [input?: T & CallOptions] : [input: T & CallOptions];

/** A call of any operation with a JSON answer: `get('/api/runs/{runId}', {params: {path: {runId}}})`. */
export type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...rest: Rest<InputOf<M, P>>
) => Promise<AnswerOf<M, P>>;

/** The same with the answer as it came: for files and streams. */
export type OpenCall = <P extends PathOf<'get'>>(
  path: P,
  ...rest: Rest<InputOf<'get', P>>
) => Promise<Response>;

/** A call of each method; all throw an OpsError where the answer is not a success. */
export type Calls = { [M in Method]: Call<M> } & {
  /** For files and streams. */
  open: OpenCall;
};
