import { describe, expect, it } from 'vitest';
import { startStandIn } from './stand-in.ts';

describe('startStandIn', () => {
  it('answers as its handler says, and records what it was asked', async () => {
    const standIn = await startStandIn((request) =>
      request.method === 'POST' ? { status: 201, json: { id: 1 } } : { body: 'text' },
    );
    const posted = await fetch(`${standIn.url}/items?dry=1`, {
      method: 'POST',
      headers: { 'x-key': 'secret' },
      body: '{"name":"ü"}',
    });
    const got = await fetch(`${standIn.url}/items`);
    expect([posted.status, await posted.json(), await got.text()]).toEqual([
      201,
      { id: 1 },
      'text',
    ]);
    expect(standIn.requests).toMatchObject([
      {
        method: 'POST',
        path: '/items?dry=1',
        headers: { 'x-key': 'secret' },
        body: '{"name":"ü"}',
      },
      { method: 'GET', path: '/items', body: '' },
    ]);
    await standIn.close();
  });

  it('leaves the response to a handler that writes it itself', async () => {
    const standIn = await startStandIn((_request, response) => {
      response.write('first ');
      response.end('second');
    });
    expect(await (await fetch(standIn.url)).text()).toBe('first second');
    await standIn.close();
  });

  it('closes while an answer is still awaited', async () => {
    const standIn = await startStandIn(() => undefined);
    const waiting = fetch(standIn.url).catch(() => 'cut');
    await expect.poll(() => standIn.requests.length).toBe(1);
    await standIn.close();
    expect(await waiting).toBe('cut');
  });

  it('tells of an error of its handler when it is closed', async () => {
    const standIn = await startStandIn(() => Promise.reject(new Error('a fault of the test')));
    await expect(fetch(standIn.url)).rejects.toThrow();
    await expect(standIn.close()).rejects.toThrow('a fault of the test');
  });
});
