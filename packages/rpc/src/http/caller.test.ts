import type { AnyTRPCRouter } from '@trpc/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '@workspace-ops/service-kit';
import { withContext } from '../clients.ts';
import { router, serviceProcedure } from '../procedures.ts';
import { startTrace, readTraceId } from '../trace-context.ts';
import {
  makeClient,
  createPort,
  echoRouter,
  catchFailure,
  silent,
  startServer,
  makeTarget,
  testContext,
} from '../test-support/link.ts';

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});

const options = withContext(testContext());

/** The router behind a port of its own, and how many requests came. */
async function serve<R extends AnyTRPCRouter>(served: R) {
  let requests = 0;
  const port = createPort({ router: served });
  const server = await startServer((req, res) => {
    if (req.url === '/calls') requests++;
    port(req, res);
  });
  const target = makeTarget([server.url]);
  open.push(server, { stop: () => target.close() });
  return { client: makeClient<R>(target), requests: () => requests };
}

describe('a call of a service in another process', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text of all planes', 'a\u0000\u2028\ud83d\ude00'],
    ['an object', { list: [1, 2.5, -0.1], __proto__x: 1 }],
    ['a megabyte', 'x'.repeat(1_048_576)],
  ])('brings %s there and back', async (_what, value) => {
    const { client } = await serve(echoRouter);
    expect(await client.echo.query(value, options)).toEqual(value);
    expect(await client.change.mutate(value, options)).toEqual(value);
  });

  it('carries the caller, the ids, and the trace as a new hop', async () => {
    const { client } = await serve(echoRouter);
    const ctx = testContext({ idempotencyKey: 'key-1', traceparent: startTrace() });
    const seen = await client.context.query(undefined, withContext(ctx));
    expect(seen).toMatchObject({
      caller: ctx.caller,
      requestId: 'req-1',
      idempotencyKey: 'key-1',
    });
    expect(readTraceId(seen.traceparent)).toBe(readTraceId(ctx.traceparent));
    expect(seen.traceparent).not.toBe(ctx.traceparent);
  });

  it('brings an error with its code and all that it says', async () => {
    const said = {
      issues: [{ path: 'slot', message: 'is taken' }],
      retryAfterSeconds: 7,
      extra: { nextAvailable: null },
    };
    const failing = router({
      fail: serviceProcedure.mutation(() => {
        throw new AppError('conflict', 'Taken.', said);
      }),
    });
    const { client } = await serve(failing);
    const error = await catchFailure(client.fail.mutate(undefined, options));
    expect(error).toMatchObject({ code: 'conflict', message: 'Taken.', ...said });
  });

  it('says nothing of a fault inside, and logs it with request and trace', async () => {
    const crashing = router({
      crash: serviceProcedure.query(() => {
        throw new TypeError('cannot read secrets of undefined');
      }),
    });
    const log = vi.spyOn(silent, 'error');
    const { client } = await serve(crashing);
    const traceparent = startTrace();
    const error = await catchFailure(
      client.crash.query(undefined, withContext(testContext({ traceparent }))),
    );
    expect([error.code, error.message]).toEqual(['internal', 'Something went wrong on our side.']);
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ requestId: 'req-1', traceId: readTraceId(traceparent) }),
      'a call failed',
    );
  });

  it('names the field of a refused input', async () => {
    const strict = router({
      greet: serviceProcedure.input(z.object({ name: z.string() })).query(() => 'hello'),
    });
    const { client } = await serve(strict);
    const error = await catchFailure(client.greet.query({ name: 7 as unknown as string }, options));
    expect([error.status, error.message]).toEqual([400, 'name must be a string, got 7']);
  });

  it.each(['nothing', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a.b', ''])(
    'finds no procedure %s',
    async (path) => {
      const { client } = await serve(echoRouter);
      const untyped = client as unknown as Untyped;
      const error = await catchFailure(untyped[path]!.query(undefined, options));
      expect(error.code).toBe('not_found');
    },
  );

  it('finds a procedure by its own type only', async () => {
    const { client } = await serve(echoRouter);
    const error = await catchFailure((client as unknown as Untyped)['change']!.query(1, options));
    expect(error.code).toBe('not_found');
  });
});

type Untyped = Record<
  string,
  Record<'query', (input: unknown, options: unknown) => Promise<unknown>>
>;

describe('calls at the same time', () => {
  it('travel together', async () => {
    const { client, requests } = await serve(echoRouter);
    const inputs = Array.from({ length: 50 }, (_, index) => ({ index }));
    const outputs = await Promise.all(inputs.map((input) => client.echo.query(input, options)));
    expect(outputs).toEqual(inputs);
    expect(requests()).toBe(1);
  });

  it('travel as several requests where one would be too large', async () => {
    const { client, requests } = await serve(echoRouter);
    const work = Array.from({ length: 200 }, (_, index) => client.echo.query(index, options));
    expect(await Promise.all(work)).toEqual(Array.from({ length: 200 }, (_, index) => index));
    expect(requests()).toBe(4);
  });

  it('do not wait for a slow one of them', async () => {
    const gate = Promise.withResolvers<string>();
    const { client, requests } = await serve(
      router({
        slow: serviceProcedure.query(() => gate.promise),
        quick: serviceProcedure.query(() => 'done'),
      }),
    );
    const slow = client.slow.query(undefined, options);
    expect(await client.quick.query(undefined, options)).toBe('done');
    gate.resolve('done late');
    expect(await slow).toBe('done late');
    expect(requests()).toBe(1);
  });

  it('do not fail with one whose answer is no JSON', async () => {
    const { client } = await serve(
      router({
        big: serviceProcedure.query(() => 1n),
        small: serviceProcedure.query(() => 1),
      }),
    );
    const [big, small] = await Promise.allSettled([
      client.big.query(undefined, options),
      client.small.query(undefined, options),
    ]);
    expect(small).toMatchObject({ status: 'fulfilled', value: 1 });
    expect(big).toMatchObject({ reason: { cause: { code: 'internal' } } });
  });

  it('do not fail with one whose answer is too large, which is refused by its sender', async () => {
    const outcomes: string[] = [];
    const port = createPort({
      router: echoRouter,
      onCall: (_path, outcome) => outcomes.push(outcome),
    });
    const server = await startServer(port);
    const target = makeTarget([server.url]);
    open.push(server, { stop: () => target.close() });
    const client = makeClient<typeof echoRouter>(target);
    const most = 'x'.repeat(16 * 1_048_576 - 30);
    const [large, small, fitting] = await Promise.allSettled([
      client.echo.query(`${most}${'x'.repeat(30)}`, options),
      client.echo.query(1, options),
      client.echo.query(most, options),
    ]);
    expect(large).toMatchObject({
      reason: {
        cause: { code: 'payload_too_large', message: expect.stringContaining('16 MiB') },
      },
    });
    expect(small).toMatchObject({ value: 1 });
    expect(fitting.status === 'fulfilled' && fitting.value === most).toBe(true);
    expect(outcomes.toSorted()).toEqual(['ok', 'ok', 'payload_too_large']);
  });

  it('are read soon, and go on, where another version sends an answer of 49 MB', async () => {
    const server = await startServer((req, res) => {
      if (req.url === '/healthz') res.end('{}');
      else
        req.resume().once('end', () => {
          res.write('{"index":0,"data":"');
          for (let n = 0; n < 49; n += 1) res.write('x'.repeat(1_000_000));
          res.end('"}\n{"index":1,"data":"small"}\n');
        });
    });
    const target = makeTarget([server.url]);
    open.push(server, { stop: () => target.close() });
    const client = makeClient<typeof echoRouter>(target);
    const plainAtMs = performance.now();
    await (await fetch(server.url, { method: 'POST' })).arrayBuffer();
    const startedAtMs = performance.now();
    const large = catchFailure(client.change.mutate('large', options));
    expect(await client.change.mutate('small', options)).toBe('small');
    expect(await large).toMatchObject({ code: 'payload_too_large' });
    // Reading each part together with all before it would take dozens of times as long.
    expect((performance.now() - startedAtMs) / (startedAtMs - plainAtMs)).toBeLessThan(10);
  });

  it('go on when one is too large for any port, which is not sent', async () => {
    const { client, requests } = await serve(echoRouter);
    const large = catchFailure(client.change.mutate('x'.repeat(64 * 1_048_576), options));
    expect(await client.change.mutate(1, options)).toBe(1);
    expect(await large).toMatchObject({ code: 'payload_too_large' });
    expect(requests()).toBe(1);
  });

  it('go on when the caller of one of them leaves', async () => {
    const gate = Promise.withResolvers<string>();
    const { client } = await serve(router({ slow: serviceProcedure.query(() => gate.promise) }));
    const leaving = new AbortController();
    const left = catchFailure(
      client.slow.query(undefined, withContext(testContext({ signal: leaving.signal }))),
    );
    const stays = client.slow.query(undefined, options);
    leaving.abort();
    await left;
    gate.resolve('done');
    expect(await stays).toBe('done');
  });
});

describe('deadlines', () => {
  /** Two services, the first of which asks the second. */
  const nested = async () => {
    const inner = await serve(echoRouter);
    const outer = await serve(
      router({
        ask: serviceProcedure.query(async ({ ctx }) => {
          const seen = await inner.client.context.query(undefined, withContext(ctx));
          return { own: ctx.deadlineAtMs!, inner: seen.deadlineAtMs! };
        }),
      }),
    );
    return outer.client;
  };

  it('are passed on from call to call and never begin anew', async () => {
    const client = await nested();
    const deadlineAtMs = performance.now() + 5_000;
    const seen = await client.ask.query(undefined, withContext(testContext({ deadlineAtMs })));
    // All on one clock, since these processes are one; the way of a message lengthens it a little.
    expect(Math.abs(seen.own - deadlineAtMs)).toBeLessThan(500);
    expect(seen.inner).toBeGreaterThanOrEqual(seen.own);
    expect(seen.inner - deadlineAtMs).toBeLessThan(500);
  });

  it('end a call with a 503, at the server too', async () => {
    const aborted = Promise.withResolvers<void>();
    const { client } = await serve(
      router({
        hang: serviceProcedure.mutation(({ signal }) => {
          signal?.addEventListener('abort', () => aborted.resolve());
          return new Promise<never>(() => undefined);
        }),
      }),
    );
    const ctx = testContext({ deadlineAtMs: performance.now() + 50 });
    const error = await catchFailure(client.hang.mutate(undefined, withContext(ctx)));
    expect(error).toMatchObject({ status: 503, retryAfterSeconds: 1 });
    await aborted.promise;
  });

  it('that have passed send nothing', async () => {
    const { client, requests } = await serve(echoRouter);
    const ctx = testContext({ deadlineAtMs: performance.now() - 1 });
    expect((await catchFailure(client.echo.query(1, withContext(ctx)))).status).toBe(503);
    expect(requests()).toBe(0);
  });

  it('may be as far away as they like', async () => {
    const { client } = await serve(echoRouter);
    for (const deadlineAtMs of [Number.POSITIVE_INFINITY, 1e15]) {
      expect(await client.echo.query(1, withContext(testContext({ deadlineAtMs })))).toBe(1);
    }
  });
});

describe('a caller that leaves', () => {
  it('ends the work at the other side', async () => {
    const begun = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const { client } = await serve(
      router({
        hang: serviceProcedure.query(({ ctx }) => {
          ctx.signal?.addEventListener('abort', () => aborted.resolve());
          begun.resolve();
          return new Promise<never>(() => undefined);
        }),
      }),
    );
    const leaving = new AbortController();
    const ctx = testContext({ signal: leaving.signal });
    const failed = catchFailure(client.hang.query(undefined, withContext(ctx)));
    await begun.promise;
    leaving.abort();
    await failed;
    await aborted.promise;
  });

  it('ends the work also when the rest of its batch was answered', async () => {
    const begun = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<number>();
    const { client } = await serve(
      router({
        hang: serviceProcedure.query(({ ctx }) => {
          ctx.signal?.addEventListener('abort', () => aborted.resolve());
          begun.resolve();
          return new Promise<never>(() => undefined);
        }),
        quick: serviceProcedure.query(() => gate.promise),
      }),
    );
    const leaving = new AbortController();
    const hang = catchFailure(
      client.hang.query(undefined, withContext(testContext({ signal: leaving.signal }))),
    );
    const quick = client.quick.query(undefined, options);
    await begun.promise;
    leaving.abort();
    await hang;
    gate.resolve(1);
    await quick;
    await aborted.promise;
  });

  it('before it has begun sends nothing', async () => {
    const { client, requests } = await serve(echoRouter);
    const ctx = testContext({ signal: AbortSignal.abort() });
    await catchFailure(client.echo.query(1, withContext(ctx)));
    await client.echo.query(2, options);
    expect(requests()).toBe(1);
  });
});
