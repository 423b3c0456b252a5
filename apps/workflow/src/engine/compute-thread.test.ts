import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { StepTask } from './perform-step.ts';
import { createComputeThread } from './compute-thread.ts';

const start = (program: string) => {
  const thread = createComputeThread(
    new URL(`data:text/javascript,${encodeURIComponent(program)}`),
  );
  onTestFinished(() => thread.stop());
  return thread;
};

const input = {} as StepTask;

it('leaves the event loop to others while it computes', async () => {
  const isHeld = new Int32Array(new SharedArrayBuffer(4));
  const thread = start(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, input }) => {
      Atomics.wait(input, 0, 0);
      parentPort.postMessage({ id, result: 'done' });
    });`);
  const done = thread.run('compose', isHeld as unknown as StepTask);
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  Atomics.store(isHeld, 0, 1);
  Atomics.notify(isHeld, 0);
  expect(await done).toBe('done');
});

it.runIf(process.platform === 'linux')(
  'has a low priority, and the other threads keep theirs',
  async () => {
    const [usual] = await readNiceness();
    const thread = createComputeThread();
    onTestFinished(() => thread.stop());
    await expect(thread.run('compose', input)).rejects.toThrow();
    const all = await readNiceness();
    expect(all.filter((niceness) => niceness !== usual)).toEqual([10]);
  },
);

/** Of each thread of this process, as proc_pid_stat(5) has it. */
async function readNiceness(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const texts = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8')),
  );
  return texts.map((text) => Number(text.slice(text.lastIndexOf(')')).split(' ')[17]));
}

it('throws what a task throws, and does the next one', async () => {
  const thread = start(`
    import { parentPort } from 'node:worker_threads';
    let tasks = 0;
    parentPort.on('message', ({ id }) => {
      tasks += 1;
      if (tasks === 1) parentPort.postMessage({ id, error: new Error('Too odd.') });
      else parentPort.postMessage({ id, result: tasks });
    });`);
  await expect(thread.run('compose', input)).rejects.toThrow('Too odd.');
  expect(await thread.run('compose', input)).toBe(2);
});

it('fails what waits when the thread ends, and starts another one for the next task', async () => {
  const deaths = new Int32Array(new SharedArrayBuffer(4));
  const thread = start(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, input }) => {
      if (Atomics.add(input, 0, 1) === 0) process.exit(3);
      else parentPort.postMessage({ id, result: 'done' });
    });`);
  const run = () => thread.run('compose', deaths as unknown as StepTask);
  const [first, second] = await Promise.allSettled([run(), run()]);
  const ended = { reason: new Error('The compute thread ended with 3.') };
  expect([first, second]).toMatchObject([ended, ended]);
  expect(await run()).toBe('done');
});

it('fails what is under way when it is stopped', async () => {
  const thread = start(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => {});`);
  const never = thread.run('compose', input);
  const failed = expect(never).rejects.toThrow('The compute thread was stopped.');
  await thread.stop();
  await failed;
});
