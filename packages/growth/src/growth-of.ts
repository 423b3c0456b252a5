const lengths = { short: 50_000, long: 200_000 };
const tries = 5;

/** Below this a measurement is mostly noise. */
const shortestMs = 4;

/**
 * How many times longer `run` takes on a text of 200,000 characters than on one of 50,000, the
 * best of three tries each: about 4 where it is linear, about 16 where it is quadratic.
 * @param pattern is repeated up to the length.
 */
export function growthOf(run: (text: string) => unknown, pattern: string): number {
  const [short, long] = [lengths.short, lengths.long].map((length) => {
    const text = pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
    return Math.min(...Array.from({ length: tries }, () => timeOf(() => run(text))));
  });
  return long! / Math.max(short!, shortestMs);
}

/** Milliseconds of this thread on the processor: what others do meanwhile does not count. */
function timeOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
