import type {
  Client,
  ClientPathsWithMethod,
  MethodResponse,
  ParamsOption,
  RequestBodyOption,
} from 'openapi-fetch';
import type { paths } from './generated/schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of the interface that have the method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

type OperationOf<M extends Method, P extends PathOf<M>> = paths[P][M & keyof paths[P]];

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters }
  ? Parameters
  : never;

/** The filters of a list, or other query parameters. */
export type QueryOf<P extends PathOf<'get'>> =
  ParametersOf<OperationOf<'get', P>> extends { query?: infer Query } ? NonNullable<Query> : never;

/** The body that an operation takes; undefined is part of it where it may be left out. */
export type BodyOf<M extends Method, P extends PathOf<M>> = RequestBodyOption<
  OperationOf<M, P>
>['body'];

/** What an operation takes, as `{params: {path, query}, body}`. */
export type InputOf<M extends Method, P extends PathOf<M>> = ParamsOption<OperationOf<M, P>> &
  RequestBodyOption<OperationOf<M, P>>;

/** What an operation answers. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = MethodResponse<Client<paths>, M, P>;

/** What every call takes beside its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** What a call takes that may be sent twice. */
export interface KeyedCallOptions extends CallOptions {
  /** Names what is done, so that the same key never does it again. Made where none is given. */
  idempotencyKey?: string | undefined;
}

/** What a call takes that changes something only if nobody else did. */
export interface ConditionalCallOptions extends CallOptions {
  /** The `etag` that was read: `precondition_failed` when there is another by now. */
  ifMatch?: string | undefined;
}

type HeaderNameOf<Operation> =
  ParametersOf<Operation> extends { header?: infer Header } ? keyof NonNullable<Header> : never;

type OptionsByHeader<Name> = CallOptions &
  ('Idempotency-Key' extends Name ? KeyedCallOptions : unknown) &
  ('If-Match' extends Name ? ConditionalCallOptions : unknown);

/** With the options of the headers that the operation honours. */
export type OptionsOf<M extends Method, P extends PathOf<M>> = OptionsByHeader<
  HeaderNameOf<OperationOf<M, P>>
>;

/** The last argument, which may be left out where the operation demands nothing. */
type Rest<T> = object extends T ? [input?: T] : [input: T];

/** A call of any operation with a JSON answer: `get('/api/runs/{runId}', {params: {path: {runId}}})`. */
export type Call<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...rest: Rest<InputOf<M, P> & OptionsOf<M, P>>
) => Promise<AnswerOf<M, P>>;

/** An answer that says which version of it was read. */
export type Tagged<Answer> = Answer & {
  /** Goes as `ifMatch` with a change that holds for this version only. */
  etag: string;
};

/** A call of each method; all throw an OpsError where the answer is not a success. */
export type Calls = { [M in Method]: Call<M> } & {
  /** As `get`, with the answer's `ETag`; for what has one. */
  getTagged<P extends PathOf<'get'>>(
    path: P,
    ...rest: Rest<InputOf<'get', P> & CallOptions>
  ): Promise<Tagged<AnswerOf<'get', P>>>;
  /** The answer as it comes: for files and streams. */
  open<P extends PathOf<'get'>>(
    path: P,
    ...rest: Rest<InputOf<'get', P> & CallOptions>
  ): Promise<Response>;
  /** The same of what is made for the call. */
  openPosted<P extends PathOf<'post'>>(
    path: P,
    ...rest: Rest<InputOf<'post', P> & CallOptions>
  ): Promise<Response>;
};
