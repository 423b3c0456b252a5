const factor = 4;
const lengths = { short: 25_000, long: factor * 25_000 };
/** More than a steady processor needs: on a shared one, the same work took twice as long within a second. */
const tries = 20;

/** Below this a measurement is mostly noise. */
const shortestMs = 2;

/** A run that takes so long is measured well by one try. */
const longestMs = 2_000;

/** So far below 16 that further tries, which can only lower it, would tell nothing new. */
const surelyLinear = 6;

/**
 * How many times longer `run` takes on a text of 100,000 characters than on one of 25,000, the
 * best of several tries: about 4 where it is linear, about 16 where it is quadratic.
 * @param input is a pattern that is repeated up to the length, or makes an input of about the length.
 */
export function measureGrowth<Input>(
  run: (input: Input) => unknown,
  input: (length: number) => Input,
): number;
export function measureGrowth(
  run: (text: string) => unknown,
  input: string | ((length: number) => string),
): number;
export function measureGrowth(
  run: (input: string) => unknown,
  input: string | ((length: number) => string),
): number {
  const make = typeof input === 'string' ? repeated(input) : input;
  const [short, long] = [make(lengths.short), make(lengths.long)];
  const best = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  let growth = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && growth > surelyLinear; left -= 1) {
    // The long one first: what only a first run costs must not make the short one look slow.
    best.long = Math.min(
      best.long,
      measureTime(() => run(long)),
    );
    // As much work at once as the long one where it is linear: what interrupts a run, another virtual machine or a
    // collection of garbage, is in both, and not in the longer one alone.
    best.short = Math.min(
      best.short,
      measureTime(() => {
        for (let one = 0; one < factor; one += 1) run(short);
      }) / factor,
    );
    growth = best.long / Math.max(best.short, shortestMs);
    // A text that was read before takes next to nothing: one that took so long is compared with another new one.
    if (best.long > longestMs) {
      const fresh = measureTime(() => run(make(lengths.short - 1)));
      return best.long / Math.max(fresh, shortestMs);
    }
  }
  return growth;
}

const repeated =
  (pattern: string) =>
  (length: number): string =>
    pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

/** Milliseconds of this thread on the processor: what others do meanwhile does not count. */
function measureTime(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
