import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createComputeThread } from './compute-thread.ts';
import { largeText } from './yield-to-requests.ts';

interface Shared {
  cell: Int32Array;
}

/* The thread gets the texts of these functions. */
const tasks = {
  wait: (_data: object, { cell }: Shared): string => {
    Atomics.wait(cell, 0, 0);
    return 'done';
  },
  end: (_data: object, { cell }: Shared): string => {
    if (Atomics.add(cell, 0, 1) === 0) process.exit(3);
    return 'done';
  },
  fail: (_data: object, message: string): string => {
    throw new Error(message);
  },
  where: (): string => process.env['THREAD'] ?? 'here',
  /** Whether it had the very same object before. */
  knows: (data: object): boolean => {
    const seen = ((globalThis as { seen?: WeakSet<object> }).seen ??= new WeakSet());
    const isKnown = seen.has(data);
    seen.add(data);
    return isKnown;
  },
};

const start = () => {
  const source = new URL('compute-thread.ts', import.meta.url).href;
  const bodies = Object.entries(tasks).map(([name, task]) => `${name}: ${String(task)}`);
  const program = `
    process.env = { THREAD: 'in the thread' };
    const { serveComputeTasks } = await import(${JSON.stringify(source)});
    serveComputeTasks({ ${bodies.join(',\n')} });`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  const thread = createComputeThread(tasks, url);
  onTestFinished(() => thread.stop());
  return thread;
};

const makeLarge = () => ({ text: 'x'.repeat(largeText + 1) });
const shared = (): Shared => ({ cell: new Int32Array(new SharedArrayBuffer(4)) });

it('does what is small here, and what is large in the thread, by its data or its input', async () => {
  const thread = start();
  expect(await thread.run(tasks.where, { text: 'x'.repeat(largeText - 10) }, null)).toBe('here');
  expect(await thread.run(tasks.where, makeLarge(), null)).toBe('in the thread');
  expect(await thread.run(tasks.where, {}, makeLarge())).toBe('in the thread');
});

it('leaves the event loop to others while it computes', async () => {
  const held = shared();
  const done = start().run(tasks.wait, makeLarge(), held);
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  Atomics.store(held.cell, 0, 1);
  Atomics.notify(held.cell, 0);
  expect(await done).toBe('done');
});

it.runIf(process.platform === 'linux')(
  'has a low priority, and the other threads keep theirs',
  async () => {
    const [usual] = await readNiceness();
    await start().run(tasks.where, makeLarge(), null);
    const all = await readNiceness();
    expect(all.filter((niceness) => niceness !== usual)).toEqual([5]);
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
  const thread = start();
  await expect(thread.run(tasks.fail, makeLarge(), 'Too odd.')).rejects.toThrow('Too odd.');
  await expect(thread.run(tasks.fail, {}, 'Too odd.')).rejects.toThrow('Too odd.');
  expect(await thread.run(tasks.where, makeLarge(), null)).toBe('in the thread');
});

it('does no task that it was not made with', async () => {
  const other = (): string => 'other';
  await expect(start().run(other, {}, null)).rejects.toThrow('The thread has no task other.');
});

it('fails what waits when the thread ends, and starts another one for the next task', async () => {
  const thread = start();
  const deaths = shared();
  const run = () => thread.run(tasks.end, makeLarge(), deaths);
  const [first, second] = await Promise.allSettled([run(), run()]);
  const ended = { reason: new Error('The compute thread ended with 3.') };
  expect([first, second]).toMatchObject([ended, ended]);
  expect(await run()).toBe('done');
});

it('fails what is under way when it is stopped', async () => {
  const thread = start();
  const never = thread.run(tasks.wait, makeLarge(), shared());
  const failed = expect(never).rejects.toThrow('The compute thread was stopped.');
  await thread.stop();
  await failed;
});

it('copies an object once, as long as no more than four take turns', async () => {
  const thread = start();
  const objects = Array.from({ length: 5 }, makeLarge);
  const known: unknown[] = [];
  for (const nth of [0, 0, 1, 2, 3, 0, 4, 0, 3])
    known.push([nth, await thread.run(tasks.knows, objects[nth]!, null)]);
  expect(known).toEqual([
    [0, false],
    [0, true],
    [1, false],
    [2, false],
    [3, false],
    [0, true],
    [4, false],
    [0, false],
    [3, true],
  ]);
});
