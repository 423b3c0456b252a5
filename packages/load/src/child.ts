import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of our own that answers messages; see `answerParent`. */
export interface Child {
  pid: number;
  ask<R>(input: unknown): Promise<R>;
  stop: () => Promise<void>;
}

/** @param file absolute path of a module that calls `answerParent` */
export function startChild(file: string, execArgv: string[] = []): Child {
  const child = fork(file, { execArgv, serialization: 'advanced' });
  const waiting = new Map<number, (answered: Answered) => void>();
  let nextId = 1;
  let isEnded = false;
  child.on('message', (message) => {
    const answered = message as Answered;
    waiting.get(answered.id)?.(answered);
    waiting.delete(answered.id);
  });
  child.once('exit', (code) => {
    isEnded = true;
    for (const [id, settle] of waiting) settle({ id, error: `${file} ended with ${code}.` });
    waiting.clear();
  });
  return {
    pid: child.pid!,
    async ask<R>(input: unknown): Promise<R> {
      if (isEnded) throw new Error(`${file} has ended.`);
      const id = nextId++;
      const { promise, resolve } = Promise.withResolvers<Answered>();
      waiting.set(id, resolve);
      child.send({ id, input } satisfies Asked<unknown>);
      const answered = await promise;
      if ('error' in answered) throw new Error(answered.error);
      return answered.result as R;
    },
    async stop() {
      if (isEnded) return;
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** A message of the parent, and the answer to it. */
interface Asked<T> {
  id: number;
  input: T;
}

type Answered = { id: number; result: unknown } | { id: number; error: string };

/** In a child process: answers each message of the parent. The process ends with its parent. */
export function answerParent(handle: (input: never) => unknown): void {
  process.on('message', (message) => void answer(message as Asked<never>));
  process.on('disconnect', () => process.exit(0));

  const answer = async ({ id, input }: Asked<never>): Promise<void> => {
    let answered: Answered;
    try {
      answered = { id, result: await handle(input) };
    } catch (error) {
      answered = {
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
    process.send?.(answered);
  };
}
