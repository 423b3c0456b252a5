import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPeriodicTasks, type PeriodicTask } from './periodic-tasks.ts';
import { stopTimes } from './stop-times.ts';

describe('periodic tasks', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('run after each interval, and at the start where that is asked for', async () => {
    const done = { first: 0, later: 0 };
    const count = (name: keyof typeof done, atStart: boolean): PeriodicTask => ({
      name,
      everyMs: 1_000,
      atStart,
      run: async () => void (done[name] += 1),
    });
    const tasks = createPeriodicTasks([count('first', true), count('later', false)], silent);
    tasks.start();
    expect(done).toEqual({ first: 1, later: 0 });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(done).toEqual({ first: 3, later: 2 });
    await tasks.stop();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(done).toEqual({ first: 3, later: 2 });
  });

  it('do not overlap with themselves, and a stop waits for the run under way', async () => {
    const run = Promise.withResolvers<void>();
    let begun = 0;
    const task: PeriodicTask = {
      name: 'slow',
      everyMs: 100,
      run: () => {
        begun++;
        return run.promise;
      },
    };
    const tasks = createPeriodicTasks([task], silent);
    tasks.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toBe(1);
    let hasStopped = false;
    const stopped = tasks.stop().then(() => (hasStopped = true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(hasStopped).toBe(false);
    run.resolve();
    await stopped;
  });

  it('are told of a stop, which leaves a run that does not end', async () => {
    const warnings: unknown[] = [];
    const logger = { warn: (details: unknown) => void warnings.push(details) };
    let stopping: AbortSignal | undefined;
    const run = (signal: AbortSignal): Promise<void> => {
      stopping = signal;
      return new Promise(() => undefined);
    };
    const tasks = createPeriodicTasks(
      [
        { name: 'hanging', everyMs: 100, atStart: true, run },
        { name: 'quick', everyMs: 100, atStart: true, run: async () => undefined },
      ],
      logger,
    );
    tasks.start();
    await vi.advanceTimersByTimeAsync(50);
    expect(stopping?.aborted).toBe(false);
    let hasStopped = false;
    const stopped = tasks.stop().then(() => (hasStopped = true));
    expect(stopping?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(stopTimes.periodicTasks - 1);
    expect(hasStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(warnings).toMatchObject([{ tasks: ['hanging'] }]);
  });

  it('log a failure and run again', async () => {
    const warnings: unknown[] = [];
    const logger = { warn: (details: unknown) => void warnings.push(details) };
    let runs = 0;
    const task: PeriodicTask = {
      name: 'failing',
      everyMs: 100,
      run: async () => {
        runs++;
        throw new Error('away');
      },
    };
    const tasks = createPeriodicTasks([task], logger);
    tasks.start();
    await vi.advanceTimersByTimeAsync(250);
    expect(runs).toBe(2);
    expect(warnings).toMatchObject([{ task: 'failing' }, { task: 'failing' }]);
    await tasks.stop();
  });
});

const silent = { warn: () => undefined };
