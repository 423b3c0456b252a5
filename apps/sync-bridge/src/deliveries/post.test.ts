import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Agent, buildConnector } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { post } from './post.ts';

const ending: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ending.splice(0).map((end) => end())));

async function serve(listener: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ending.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  });
  return { origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`, server };
}

function agent(options: Agent.Options = {}): Agent {
  const one = new Agent(options);
  ending.push(() => one.destroy());
  return one;
}

const message = { path: '/hook?a=1', headers: { 'x-id': '1' }, body: '{"ü":1}' };

describe('a post', () => {
  it('brings its body and resolves with the status', async () => {
    const got: unknown[] = [];
    const { origin } = await serve((req, res) => {
      void text(req).then((body) => {
        got.push([req.method, req.url, req.headers['x-id'], body]);
        res.writeHead(202).end('accepted');
      });
    });
    expect(await post(agent(), { origin, ...message }).status).toBe(202);
    expect(got).toEqual([['POST', '/hook?a=1', '1', '{"ü":1}']]);
  });

  it('takes an interim answer for none', async () => {
    const { origin } = await serve((_req, res) => {
      res.writeEarlyHints({ link: '</style.css>; rel=preload' });
      res.writeHead(410).end();
    });
    expect(await post(agent(), { origin, ...message }).status).toBe(410);
  });

  it('reads no more of an answer than a little', async () => {
    const closed = Promise.withResolvers<void>();
    const { origin } = await serve((_req, res) => {
      const write = (): void => {
        while (!res.destroyed && res.write('x'.repeat(10_000)));
      };
      res.on('close', () => closed.resolve());
      res.on('drain', write);
      write();
    });
    expect(await post(agent(), { origin, ...message }).status).toBe(200);
    await closed.promise;
  });

  it('keeps to the status when the rest of the answer is cut off', async () => {
    const { origin } = await serve((_req, res) => {
      res.writeHead(200, { 'content-length': 10 });
      res.write('12345', () => res.destroy());
    });
    expect(await post(agent(), { origin, ...message }).status).toBe(200);
  });

  it('fails when the connection ends without an answer', async () => {
    const { origin } = await serve((req) => void req.socket.destroy());
    await expect(post(agent(), { origin, ...message }).status).rejects.toThrow();
  });

  it('that is ended fails', async () => {
    const { origin, server } = await serve(() => undefined);
    const requested = once(server, 'request');
    const sent = post(agent(), { origin, ...message });
    await requested;
    sent.abort();
    await expect(sent.status).rejects.toThrow('ended here');
  });

  it('that is ended before it has a connection is never sent', async () => {
    let requests = 0;
    const { origin } = await serve((_req, res) => {
      requests += 1;
      res.end();
    });
    const connect = buildConnector({});
    const gate = Promise.withResolvers<void>();
    const dispatcher = agent({
      connect: (options, callback) => void gate.promise.then(() => connect(options, callback)),
    });
    const sent = post(dispatcher, { origin, ...message });
    sent.abort();
    gate.resolve();
    await expect(sent.status).rejects.toThrow('ended here');
    expect(requests).toBe(0);
  });
});
