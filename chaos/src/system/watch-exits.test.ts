import { expect, it } from 'vitest';
import type { ServiceProcess, System } from './system.ts';
import { watchExits } from './watch-exits.ts';

/** A process that is ready, and ends for the first time when the test says so. */
function createProcess(service: string) {
  const first = Promise.withResolvers<number | null>();
  const isOver = Promise.withResolvers<void>();
  let lives = 1;
  const process: Partial<ServiceProcess> = {
    service,
    replica: 0,
    pid: () => 1,
    starts: () => lives,
    output: () => 'ready\none\ntwo\nthree\nfour\nwhat it said last\n',
    ended() {
      if (lives === 1) return first.promise;
      isOver.resolve();
      return new Promise(() => undefined);
    },
  };
  return {
    process: process as ServiceProcess,
    /** Resolves once its end has been seen and the next start is watched. */
    end(code: number | null) {
      first.resolve(code);
      void first.promise.then(() => lives++);
      return isOver.promise;
    },
  };
}

async function exitsAfter(code: number | null, endedByHarness: readonly string[]) {
  const ending = createProcess('workflow');
  const watch = watchExits(
    { processes: [ending.process] } as Partial<System> as System,
    (service) => endedByHarness.includes(service),
  );
  await ending.end(code);
  watch.stop();
  return watch.exits();
}

it.each([0, null])(
  'takes the code %s of a process that the harness ends for no fault',
  async (code) => {
    expect(await exitsAfter(code, ['workflow'])).toEqual([]);
  },
);

it('counts an error of a process that the harness ends', async () => {
  expect(await exitsAfter(1, ['workflow'])).toEqual([
    'workflow 0 ended by itself with 1: one\ntwo\nthree\nfour\nwhat it said last',
  ]);
});

it.each([
  [0, '0'],
  [null, 'a signal'],
])('counts the code %s of one that the harness lets run', async (code, told) => {
  expect(await exitsAfter(code, ['audit'])).toEqual([
    `workflow 0 ended by itself with ${told}: one\ntwo\nthree\nfour\nwhat it said last`,
  ]);
});
