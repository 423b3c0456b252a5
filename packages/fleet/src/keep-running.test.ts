import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** Keeps a program of one line running, and reports its starts. */
function keep(text: string, startsLater = false) {
  const starts: ChildProcess[] = [];
  const waiting: ((child: ChildProcess) => void)[] = [];
  const kept = keepRunning({
    command: process.execPath,
    args: ['-e', text],
    env: { PATH: process.env['PATH'] },
    stdio: 'ignore',
    startsLater,
    onStarted(child) {
      starts.push(child);
      waiting.shift()?.(child);
    },
  });
  onTestFinished(() => void kept.stop('SIGKILL'));
  const nextStart = (): Promise<ChildProcess> => new Promise((resolve) => waiting.push(resolve));
  return { kept, starts, nextStart };
}

const forever = 'setInterval(() => {}, 1000)';

test('a program that is killed is started again', async () => {
  const { kept, nextStart } = keep(forever);
  const firstPid = kept.pid();
  const next = nextStart();
  kept.kill('SIGKILL');
  const child = await next;
  expect(kept.pid()).toBe(child.pid);
  expect(kept.pid()).not.toBe(firstPid);
});

test('a stopped program stays stopped until it is started', async () => {
  const { kept, starts } = keep(forever);
  await once(starts[0]!, 'spawn');
  await kept.stop('SIGKILL');
  expect([kept.pid(), starts.length]).toEqual([undefined, 1]);
  kept.start();
  expect(starts).toHaveLength(2);
  expect(kept.pid()).toBeDefined();
});

test('a frozen program is stopped all the same', async () => {
  const { kept, starts } = keep(forever);
  await once(starts[0]!, 'spawn');
  kept.kill('SIGSTOP');
  expect(await kept.stop('SIGTERM')).toBeNull();
});

test('a program that starts later does not run before, and is kept from then on', async () => {
  const { kept, starts } = keep(forever, true);
  expect([kept.pid(), kept.isKept(), await kept.ended(), await kept.stop()]).toEqual([
    undefined,
    false,
    null,
    null,
  ]);
  expect(starts).toHaveLength(0);
  kept.start();
  expect([kept.isKept(), starts.length]).toEqual([true, 1]);
  await once(starts[0]!, 'spawn');
  await kept.stop('SIGKILL');
  expect(kept.isKept()).toBe(false);
});
