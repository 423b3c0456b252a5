import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { startBystanders } from './start-bystanders.ts';

/** A server in a thread of its own, which counts its requests where a thread that waits sees it. */
const server = `
  const { createServer } = require('node:http');
  const { parentPort, workerData: count } = require('node:worker_threads');
  createServer((_req, res) => {
    res.end('{}');
    Atomics.add(count, 0, 1);
    Atomics.notify(count, 0);
  }).listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port); });`;

it('reads on while this process is busy with the fault', async () => {
  const count = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(server, { eval: true, workerData: count });
  onTestFinished(() => worker.terminate().then(() => undefined));
  const [port] = (await once(worker, 'message')) as [number];
  const bystanders = await startBystanders(
    [`http://127.0.0.1:${port}`],
    [{ service: 'audit', path: '/', token: 'a token' }],
    100,
  );
  // Holds this thread up, as the making of large bodies does.
  const least = Atomics.load(count, 0) + 20;
  for (let seen = 0; seen < least; seen = Atomics.load(count, 0)) {
    expect(Atomics.wait(count, 0, seen, 10_000)).not.toBe('timed-out');
  }
  const { ms, failed } = await bystanders.take();
  await bystanders.stop();
  expect(failed).toEqual([]);
  expect(ms.length).toBeGreaterThanOrEqual(least);
});
