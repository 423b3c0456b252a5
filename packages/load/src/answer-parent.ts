/** A message of the parent, and the answer to it. */
export interface Asked<T> {
  id: number;
  input: T;
}

export type Answered = { id: number; result: unknown } | { id: number; error: string };

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
