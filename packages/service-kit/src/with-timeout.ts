/**
 * The work's result, or a rejection when it takes longer than the limit; the work itself goes on.
 * @param late what the rejection says, or makes it.
 */
export function withTimeout<T>(
  work: Promise<T>,
  timeoutMs: number,
  late: string | (() => Error),
): Promise<T> {
  // By hand: Promise.race and its promises cost more than most of what is waited for.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(typeof late === 'string' ? new Error(late) : late()),
      timeoutMs,
    );
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
