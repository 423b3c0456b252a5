import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError, operationChannel, type TracedOperation } from '@workspace-ops/service-kit';
import { beginBody, type RawAnswer, type RawHandler } from '../raw.ts';
import {
  createPort,
  credentials,
  catchFailure,
  startServer,
  makeTarget,
  testContext,
} from '../test-support/link.ts';
import { nextHop } from '../trace-context.ts';
import { connectRaw } from './connect-raw.ts';

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});

async function connectTo(listener: RequestListener, name = 'file'): Promise<RawHandler<unknown>> {
  const server = await startServer(listener);
  const target = makeTarget([server.url]);
  open.push(server, { stop: () => target.close() });
  return connectRaw(name, { target, credentials });
}

const serve = (handler: RawHandler<never>) => connectTo(createPort({ raw: { file: handler } }));

const file = (body: RawAnswer['body']): RawAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/csv', 'X-Rows': '3' },
  body,
});

async function read({ body }: RawAnswer): Promise<Buffer> {
  const { parts } = await beginBody(body as AsyncIterable<Uint8Array>);
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part as Uint8Array);
  return Buffer.concat(chunks);
}

const hash = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');
const block = new Uint8Array(65_536).fill(7);

async function* blocks(count: number, onBlock: () => void = () => undefined) {
  for (let index = 0; index < count; index++) {
    onBlock();
    yield block;
  }
}

/** A body that waits for ever after its first part, and reports when it is ended. */
function endless(signal: AbortSignal | undefined) {
  const ended = Promise.withResolvers<void>();
  async function* parts() {
    try {
      yield 'first';
      const { promise, resolve } = Promise.withResolvers<void>();
      signal?.addEventListener('abort', () => resolve());
      await promise;
    } finally {
      ended.resolve();
    }
  }
  return { body: parts(), ended: ended.promise };
}

describe('an operation with a raw answer in another process', () => {
  it('answers the same bytes, status and headers', async () => {
    const raw = await serve(async () => ({ ...file(blocks(40)), status: 206 }));
    const answer = await raw(testContext(), undefined);
    expect(answer).toMatchObject({
      status: 206,
      headers: { 'content-type': 'text/csv', 'x-rows': '3' },
    });
    expect(Object.keys(answer.headers).toSorted()).toEqual(['content-type', 'x-rows']);
    expect(hash(await read(answer))).toBe(hash(Buffer.concat(Array<Uint8Array>(40).fill(block))));
  });

  it('answers a text', async () => {
    const raw = await serve(async (_call, input) => file(`ä${String(input)}`));
    expect((await read(await raw(testContext(), 'b'))).toString()).toBe('äb');
  });

  it('answers nothing', async () => {
    const raw = await serve(async () => file(blocks(0)));
    expect((await read(await raw(testContext(), 'b'))).length).toBe(0);
  });

  it('gets the call', async () => {
    const raw = await serve(async ({ caller, requestId }) =>
      file(`${caller.workspaceId} ${requestId}`),
    );
    expect((await read(await raw(testContext(), undefined))).toString()).toBe('ws_a req-1');
  });

  it.each([
    ['of its own', () => new AppError('unauthenticated', 'Sign in.'), 401, 'Sign in.'],
    ['that is a fault', () => new TypeError('secret'), 500, 'Something went wrong on our side.'],
  ])('fails with an error %s', async (_what, error, status, message) => {
    const raw = await serve(async () => Promise.reject(error()));
    expect(await catchFailure(raw(testContext(), undefined))).toMatchObject({ status, message });
  });

  it('fails with an error, and not with a broken file, when its first part fails', async () => {
    const raw = await serve(async () =>
      file(
        blocks(1, () => {
          throw new AppError('rate_limited', 'Too many.', { retryAfterSeconds: 3 });
        }),
      ),
    );
    const error = await catchFailure(raw(testContext(), undefined));
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 3 });
  });

  it('breaks off when its source fails half way, and is never a shorter file', async () => {
    const raw = await serve(async () =>
      file(
        (async function* fail() {
          yield* blocks(3);
          throw new Error('the source is lost');
        })(),
      ),
    );
    const answer = await raw(testContext(), undefined);
    expect((await catchFailure(read(answer))).status).toBe(503);
  });

  it('that dies before its first part is a 503', async () => {
    const raw = await connectTo((req, res) => {
      req.resume().once('end', () => {
        res.writeHead(200, { 'x-raw-answer': 'answer' });
        res.flushHeaders();
        res.destroy();
      });
    });
    expect((await catchFailure(raw(testContext(), undefined).then(read))).status).toBe(503);
  });

  it.each([
    ['an error that is none', 500, { 'x-raw-answer': 'error' }],
    ['a page of a proxy', 502, {}],
    ['a refusal', 401, {}],
  ])('that answers %s is a 503', async (_what, status, headers) => {
    const raw = await connectTo((_req, res) => res.writeHead(status, headers).end('<html>'));
    expect((await catchFailure(raw(testContext(), undefined))).status).toBe(503);
  });

  it.each(['nothing', '__proto__', 'constructor', ''])('is not found as %s', async (name) => {
    const raw = await connectTo(createPort({ raw: {} }), name);
    expect((await catchFailure(raw(testContext(), undefined))).status).toBe(500);
  });
});

describe('the reader of a raw answer', () => {
  it('ends the source by leaving in the middle', async () => {
    let source: ReturnType<typeof endless> | undefined;
    const raw = await serve(async ({ signal }) => {
      source = endless(signal);
      return file(source.body);
    });
    const { body } = await raw(testContext(), undefined);
    for await (const part of body as AsyncIterable<Uint8Array>) {
      expect(Buffer.from(part).toString()).toBe('first');
      break;
    }
    await source!.ended;
  });

  it('ends source and answer by the signal of the call, which is no fault', async () => {
    let source: ReturnType<typeof endless> | undefined;
    const raw = await serve(async ({ signal }) => {
      source = endless(signal);
      return file(source.body);
    });
    const leaving = new AbortController();
    const answer = await raw(testContext({ signal: leaving.signal }), undefined);
    const reading = read(answer);
    leaving.abort();
    expect((await reading).toString()).toBe('first');
    await source!.ended;
  });

  it('ends the operation by leaving before it answers', async () => {
    const begun = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const raw = await serve(({ signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve());
      begun.resolve();
      return new Promise<never>(() => undefined);
    });
    const leaving = new AbortController();
    const failed = catchFailure(raw(testContext({ signal: leaving.signal }), undefined));
    await begun.promise;
    leaving.abort();
    expect((await failed).status).toBe(503);
    await aborted.promise;
  });

  it('ends a source that answers only after it has left', async () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const raw = await serve(async ({ signal }) => {
      begun.resolve();
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      return file(
        (async function* late() {
          try {
            yield 'too late';
          } finally {
            ended.resolve();
          }
        })(),
      );
    });
    const leaving = new AbortController();
    const failed = catchFailure(raw(testContext({ signal: leaving.signal }), undefined));
    await begun.promise;
    leaving.abort();
    await failed;
    await ended.promise;
  });

  it('waits for the beginning of the answer no longer than the deadline', async () => {
    const aborted = Promise.withResolvers<void>();
    const raw = await serve(({ signal }) => {
      signal?.addEventListener('abort', () => aborted.resolve());
      return new Promise<never>(() => undefined);
    });
    const ctx = testContext({ deadlineAtMs: performance.now() + 50 });
    expect(await catchFailure(raw(ctx, undefined))).toMatchObject({ status: 503 });
    await aborted.promise;
  });

  it('reads on after the deadline', async () => {
    const gate = Promise.withResolvers<void>();
    const raw = await serve(async () =>
      file(
        (async function* late() {
          yield 'in time, ';
          await gate.promise;
          yield 'and late';
        })(),
      ),
    );
    // Long enough for the beginning of the answer on a machine that is busy.
    const deadlineAtMs = performance.now() + 1_500;
    const answer = await raw(testContext({ deadlineAtMs }), undefined);
    setTimeout(() => gate.resolve(), deadlineAtMs - performance.now() + 20);
    expect((await read(answer)).toString()).toBe('in time, and late');
  });

  it('sets the pace of the source', async () => {
    let produced = 0;
    const total = 2_000;
    const raw = await serve(async () => file(blocks(total, () => produced++)));
    const { body } = await raw(testContext(), undefined);
    const parts = (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    await parts.next();
    // Until the buffers on the way are full, which no event says: nothing more is read for 50 ms.
    for (let before = -1; before !== produced;) {
      before = produced;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(produced).toBeLessThan(total / 2);
    await parts.return?.();
  });

  it('is one of a thousand that all get each event', { timeout: 90_000 }, async () => {
    const readers = 1_000;
    // How soon a thousand begin is the machine's matter.
    const deadlineAtMs = performance.now() + 60_000;
    const gate = Promise.withResolvers<void>();
    const all = Promise.withResolvers<void>();
    let following = 0;
    const raw = await serve(async () =>
      file(
        (async function* events() {
          yield 'hello ';
          if (++following === readers) all.resolve();
          await gate.promise;
          yield 'event';
        })(),
      ),
    );
    const reads = Array.from({ length: readers }, async () =>
      read(await raw(testContext({ deadlineAtMs }), undefined)),
    );
    // A call that fails ends the test with its error, as not all would ever be following.
    await Promise.race([all.promise, Promise.all(reads)]);
    gate.resolve();
    const texts = new Set((await Promise.all(reads)).map(String));
    expect([...texts]).toEqual(['hello event']);
  });
});

describe('a raw call, where operations are recorded,', () => {
  const begun: TracedOperation[] = [];
  /** As a recorder does: an operation's own place in the trace is what its calls take along. */
  const begin = (message: unknown): void => {
    const operation = message as TracedOperation;
    const { name, kind, traceparent } = operation;
    begun.push({ name, kind, traceparent, attributes: {} });
    operation.traceparent = nextHop(traceparent!);
  };
  afterEach(() => {
    operationChannel.start.unsubscribe(begin);
    begun.length = 0;
  });

  it('is one on both sides, each a part of the one before', async () => {
    let seen: string | undefined;
    const raw = await serve(async ({ traceparent }) => {
      seen = traceparent;
      return file('whole');
    });
    operationChannel.start.subscribe(begin);
    const traceparent = `00-${'7'.repeat(32)}-${'1'.repeat(16)}-01`;
    await read(await raw({ ...testContext(), traceparent }, undefined));
    expect(begun.map(({ name, kind }) => [name, kind])).toEqual([
      ['raw.file', 'client'],
      ['raw.file', 'server'],
    ]);
    const parents = [...begun.map((operation) => operation.traceparent), seen];
    expect(parents[0]).toBe(traceparent);
    expect(new Set(parents).size).toBe(3);
    expect(new Set(parents.map((parent) => parent?.slice(0, 36))).size).toBe(1);
  });

  it('is recorded as failed with what the operation throws', async () => {
    const failures: unknown[] = [];
    const note = (message: unknown) => failures.push((message as TracedOperation).error);
    const raw = await serve(async () => {
      throw new AppError('not_found', 'No such file.');
    });
    operationChannel.start.subscribe(begin);
    operationChannel.asyncEnd.subscribe(note);
    const traceparent = `00-${'7'.repeat(32)}-${'1'.repeat(16)}-01`;
    await catchFailure(raw({ ...testContext(), traceparent }, undefined));
    operationChannel.asyncEnd.unsubscribe(note);
    expect(failures).toMatchObject([{ code: 'not_found' }, { code: 'not_found' }]);
  });
});
