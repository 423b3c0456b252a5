import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { withContext } from '../clients.ts';
import { toAppError } from '../errors.ts';
import { router, serviceProcedure } from '../procedures.ts';
import {
  makeClient,
  createPort,
  credentials,
  echoRouter,
  catchFailure,
  makeGuard,
  readTestKeys,
  startServer,
  makeTarget,
  testContext,
  until,
  type EchoRouter,
  type TestServer,
} from '../test-support/link.ts';
import { connectRaw } from './connect-raw.ts';
import { retried } from './retried.ts';
import type { ProbeTimes } from './replica.ts';
import type { Target, TargetOptions } from './target.ts';

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});

const options = withContext(testContext());
const quickProbes = { everyMs: 30, timeoutMs: 100 };
/** For what must fail before its deadline: that is after the end of the test. */
const patient = withContext(testContext({ deadlineAtMs: performance.now() + 3_600_000 }));

async function replica(handle: RequestListener = createPort({ router: echoRouter }), port = 0) {
  const seen = { calls: 0 };
  const server: TestServer = await startServer((req, res) => {
    if (req.url === '/calls') seen.calls++;
    handle(req, res);
  }, port);
  open.push(server);
  return { ...server, seen };
}

function connect(addresses: string[], further: Partial<TargetOptions> = {}) {
  const target = makeTarget(addresses, further);
  open.push({ stop: () => target.close() });
  return makeClient<EchoRouter>(target);
}

/** A port that answers probes, and calls as it is set to. */
const callsGo =
  (handle: (req: IncomingMessage, res: ServerResponse) => void): RequestListener =>
  (req, res) => {
    if (req.url === '/healthz') res.end('{}');
    else handle(req, res);
  };

const cut = callsGo((req, res) => {
  req.resume().once('end', () => res.destroy());
});

/** An address that nobody listens on. */
async function deadAddress(): Promise<TestServer> {
  const server = await startServer(() => undefined);
  await server.stop();
  return server;
}

const unavailable = { status: 503, retryAfterSeconds: 1 };

describe('a replica that is not there', () => {
  it('costs no call, be it a query or a mutation', async () => {
    const { url } = await replica();
    const client = connect([(await deadAddress()).url, url]);
    for (let round = 0; round < 8; round++) {
      expect(await client.echo.query(round, options)).toBe(round);
      expect(await client.change.mutate(round, options)).toBe(round);
    }
  });

  it('gives a 503 before the deadline when it is the only one', async () => {
    const client = connect([(await deadAddress()).url]);
    expect(await catchFailure(client.echo.query(1, patient))).toMatchObject(unavailable);
    expect(await catchFailure(client.change.mutate(1, patient))).toMatchObject(unavailable);
  });

  it('is used again once it is back', async () => {
    const { url, port } = await deadAddress();
    const client = connect([url], { probes: quickProbes });
    await catchFailure(client.echo.query(1, options));
    await replica(undefined, port);
    await until(() =>
      client.echo.query(1, options).then(
        () => true,
        () => false,
      ),
    );
  });
});

describe('a service that is away', () => {
  /** How often a query is tried. */
  async function countTries(target: Target): Promise<number> {
    let tries = 0;
    const work = () => {
      tries++;
      return target.use(() => Promise.resolve());
    };
    await retried(target.service, 'query', work).catch(() => undefined);
    return tries;
  }

  /** One whose calls have failed so often that it gets no more. */
  async function breakOpen({ url }: { url: string }, probes: ProbeTimes): Promise<Target> {
    const target = makeTarget([url], { probes });
    open.push({ stop: () => target.close() });
    await catchFailure(makeClient<EchoRouter>(target).echo.query(1, options));
    return target;
  }

  it('is asked again before a probe has found it so', async () => {
    const cutsCalls = await replica((req, res) => {
      if (req.url === '/calls') res.destroy();
    });
    const target = await breakOpen(cutsCalls, { everyMs: 60_000, timeoutMs: 60_000 });
    expect(await countTries(target)).toBe(4);
  });

  it('is not asked again once one has', async () => {
    const target = await breakOpen(await deadAddress(), quickProbes);
    await until(async () => (await countTries(target)) === 1);
  });
});

describe('a replica that dies in the middle', () => {
  it('has its queries done by another one', async () => {
    const [dying, well] = [await replica(cut), await replica()];
    const client = connect([dying.url, well.url]);
    const work = Array.from({ length: 4 }, (_, index) => client.echo.query(index, options));
    expect(await Promise.all(work)).toEqual([0, 1, 2, 3]);
    expect(await client.echo.query(4, options)).toBe(4);
    expect(dying.seen.calls).toBeGreaterThan(0);
  });

  it('has no mutation done twice', async () => {
    const dying = await replica(cut);
    const client = connect([dying.url]);
    expect(await catchFailure(client.change.mutate(1, options))).toMatchObject(unavailable);
    expect(dying.seen.calls).toBe(1);
  });

  it('keeps the answers that it gave', async () => {
    const half = await replica(
      callsGo((req, res) => {
        req.resume().once('end', () => {
          res.write('{"index":1,"data":"kept"}\n{"ind', () => res.destroy());
        });
      }),
    );
    const client = connect([half.url]);
    const [lost, kept] = await Promise.allSettled([
      client.change.mutate(1, options),
      client.change.mutate(2, options),
    ]);
    expect(kept).toMatchObject({ value: 'kept' });
    expect(lost).toMatchObject({ reason: { cause: { code: 'unavailable' } } });
  });

  it('that closes a connection as it is used again costs no query', async () => {
    const served = new WeakSet<object>();
    const port = createPort({ router: echoRouter });
    const closing = await replica((req, res) => {
      if (served.has(req.socket)) req.socket.destroy();
      else port(req, res);
      served.add(req.socket);
    });
    const client = connect([closing.url]);
    for (let round = 0; round < 4; round++) {
      expect(await client.echo.query(round, options)).toBe(round);
    }
  });
});

describe('a replica that answers something else', () => {
  it.each([
    ['text', 200, 'hello\n'],
    ['null', 200, 'null\n'],
    ['nothing', 200, ''],
    ['half a line', 200, '{"index":0'],
    ['a place that is none', 200, '{"index":7,"data":1}\n'],
    ['an error that is none', 200, '{"index":0,"error":{"code":"odd","message":"x"}}\n'],
    ['a page of a proxy', 502, '<html>'],
  ])('%s: is a 503, and no mutation is done twice', async (_what, status, text) => {
    const odd = await replica(callsGo((_req, res) => res.writeHead(status).end(text)));
    const client = connect([odd.url]);
    expect(await catchFailure(client.change.mutate(1, options))).toMatchObject(unavailable);
    expect(odd.seen.calls).toBe(1);
    expect(await catchFailure(client.echo.query(1, options))).toMatchObject(unavailable);
  });

  it('and knows other keys leaves its calls to the others', async () => {
    const guard = makeGuard({ publicKeys: readTestKeys().publicKeys });
    const odd = await replica(createPort({ router: echoRouter, guard }));
    expect(await catchFailure(connect([odd.url]).change.mutate(1, options))).toMatchObject(
      unavailable,
    );
    const client = connect([odd.url, (await replica()).url]);
    for (let round = 0; round < 4; round++) {
      expect(await client.change.mutate(round, options)).toBe(round);
    }
  });
});

describe('a replica that is frozen', () => {
  const frozen: RequestListener = () => undefined;

  it('is given up, and its queries are done by another one', async () => {
    const [ice, well] = [await replica(frozen), await replica()];
    const client = connect([ice.url, well.url], { probes: quickProbes });
    const work = [];
    while (ice.seen.calls === 0) {
      work.push(client.echo.query(work.length, options));
      await new Promise(setImmediate);
    }
    expect(await Promise.all(work)).toEqual(work.map((_, index) => index));
  });

  it('fails the mutations that it holds before their deadline', async () => {
    const ice = await replica(frozen);
    const client = connect([ice.url], { probes: quickProbes });
    expect(await catchFailure(client.change.mutate(1, patient))).toMatchObject(unavailable);
    expect(ice.seen.calls).toBe(1);
  });
});

describe('a replica of which nothing was read because this process was held up', () => {
  it('is not given up, be it for longer than a probe may take', async () => {
    const gate = Promise.withResolvers<number>();
    const change = serviceProcedure.mutation(() => gate.promise);
    const port = createPort({ router: router({ change }) });
    const heldUpMs = [2 * quickProbes.timeoutMs, 10 * quickProbes.timeoutMs];
    const well = await replica((req, res) => {
      if (req.url === '/healthz') {
        const heldUp = heldUpMs.shift();
        if (heldUp === undefined) gate.resolve(1);
        else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, heldUp);
      }
      port(req, res);
    });
    const client = connect([well.url], { probes: quickProbes });
    expect(await client.change.mutate(1, options)).toBe(1);
    expect(well.seen.calls).toBe(1);
  });
});

describe('a replica that is too busy for its probes', () => {
  it('is kept while it answers calls', async () => {
    const port = createPort({ router: echoRouter });
    let probes = 0;
    const busy = await replica((req, res) => {
      if (req.url === '/healthz') probes++;
      else port(req, res);
    });
    const client = connect([busy.url], { probes: quickProbes });
    await until(async () => {
      expect(await client.change.mutate(1, options)).toBe(1);
      return probes >= 4;
    });
  });
});

describe('a replica that still sends bytes', () => {
  const letters = Array.from({ length: 40 }, () => 'x');

  /** An answer in parts, each within the time that a probe may take, and all of them long after. */
  const inParts =
    (parts: string[]): RequestListener =>
    (req, res) => {
      if (req.url === '/healthz') return;
      const left = [...parts];
      req.resume().once('end', () => {
        const timer = setInterval(() => {
          res.write(left.shift());
          if (left.length > 0) return;
          clearInterval(timer);
          res.end();
        }, 20);
      });
    };

  it('is alive, however long an answer takes to come', async () => {
    const text = letters.join('');
    const parts = ['{"index":0,"data":"', ...letters, '"}\n'];
    const sending = await replica(inParts(parts));
    const client = connect([sending.url], { probes: quickProbes });
    expect(await client.change.mutate(1, options)).toBe(text);
    expect(sending.seen.calls).toBe(1);
  });

  it('is alive too while it sends a raw answer', async () => {
    const server = await startServer((req, res) => {
      res.setHeader('x-raw-answer', 'answer');
      inParts(letters)(req, res);
    });
    const target = makeTarget([server.url], { probes: quickProbes });
    open.push(server, { stop: () => target.close() });
    const { body } = await connectRaw('file', { target, credentials })(testContext(), undefined);
    let text = '';
    for await (const part of body as AsyncIterable<Uint8Array>)
      text += Buffer.from(part).toString();
    expect(text).toBe(letters.join(''));
  });
});

describe('a replica that is about to stop', () => {
  it('gets no more calls while there is another one', async () => {
    const port = createPort({ router: echoRouter });
    const leaving = await replica((req, res) => {
      // Its probes keep this known, however long the calls take.
      if (leaving.seen.calls > 0) res.setHeader('x-draining', '1');
      port(req, res);
    });
    const staying = await replica();
    const client = connect([leaving.url, staying.url], { probes: quickProbes });
    await until(async () => {
      await client.echo.query(1, options);
      return leaving.seen.calls > 0;
    });
    const before = leaving.seen.calls;
    for (let round = 0; round < 6; round++) await client.change.mutate(round, options);
    expect(leaving.seen.calls).toBe(before);
  });

  it('still answers what it has begun while it refuses new connections', async () => {
    const gate = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const slow = router({
      echo: serviceProcedure.query(() => 'never reached'),
      change: serviceProcedure.mutation(() => {
        begun.resolve();
        return gate.promise;
      }),
    });
    const port = createPort({ router: slow });
    const leaving = await replica((req, res) => {
      // As a process that drains: this connection is the last thing that it serves.
      if (req.url === '/calls') res.setHeader('Connection', 'close');
      port(req, res);
    });
    const client = connect([leaving.url], { probes: quickProbes });
    const held = client.change.mutate(1, options);
    await begun.promise;
    leaving.stopListening();
    // A connection that a probe has opened may still carry a call.
    await until(() =>
      client.echo.query(1, options).then(
        () => false,
        (error: unknown) => toAppError(error).status === 503,
      ),
    );
    gate.resolve('done');
    expect(await held).toBe('done');
  });
});

describe('replicas behind a host name', () => {
  it('are found again when the name resolves to others', async () => {
    const { port } = await replica();
    const lookups = [['127.0.0.2'], ['127.0.0.1']];
    const client = connect([`http://identity.test:${port}`], {
      lookup: async () => lookups.shift() ?? ['127.0.0.1'],
      resolveEveryMs: 50,
    });
    await until(() =>
      client.echo.query(1, options).then(
        () => true,
        () => false,
      ),
    );
    expect(lookups).toEqual([]);
  });

  it('share the calls evenly, by load', async () => {
    const gate = Promise.withResolvers<number>();
    const held = () =>
      createPort({ router: router({ echo: serviceProcedure.query(() => gate.promise) }) });
    const replicas = [await replica(held()), await replica(held()), await replica(held())];
    const client = connect(replicas.map(({ url }) => url));
    const work = [];
    for (let round = 0; round < 9; round++) {
      work.push(client.echo.query(1, options));
      await until(async () => replicas.reduce((sum, { seen }) => sum + seen.calls, 0) > round);
    }
    expect(replicas.map(({ seen }) => seen.calls)).toEqual([3, 3, 3]);
    gate.resolve(1);
    await Promise.all(work);
  });
});
