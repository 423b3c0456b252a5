import type { Dispatcher } from 'undici';

export interface PostRequest {
  origin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A POST on its way, of whose answer only the status matters. */
export interface Post {
  /** Resolves when the answer's body has come, or enough of it. Rejects when no answer comes. */
  status: Promise<number>;
  /** Ends it, also before it has a connection. */
  abort(): void;
}

/** More of an answer's body is not read; nobody looks at it. */
const maxAnswerBytes = 16_384;

/** Of undici's calls the barest: `request` makes a stream and an abort listener of each answer. */
export function post(dispatcher: Dispatcher, { origin, path, headers, body }: PostRequest): Post {
  const { promise: status, resolve, reject } = Promise.withResolvers<number>();
  let controller: Dispatcher.DispatchController | undefined;
  let isAborted = false;
  let answered: number | undefined;
  let read = 0;
  const end = (error: Error): void => {
    // What was answered holds, whatever becomes of the rest of its body.
    if (answered === undefined || isAborted) reject(error);
    else resolve(answered);
  };
  dispatcher.dispatch(
    { origin, path, method: 'POST', headers, body },
    {
      onRequestStart(started) {
        controller = started;
        if (isAborted) started.abort(aborted());
      },
      onResponseStart(_controller, statusCode) {
        // Interim answers (1xx) are announcements of the one that counts.
        if (statusCode >= 200) answered = statusCode;
      },
      onResponseData(reading, chunk) {
        read += chunk.length;
        if (read > maxAnswerBytes) reading.abort(aborted());
      },
      onResponseEnd: () => resolve(answered!),
      onResponseError: (_controller, error) => end(error),
    },
  );
  return {
    status,
    abort() {
      isAborted = true;
      controller?.abort(aborted());
    },
  };
}

const aborted = (): Error => new Error('It was ended here.');
