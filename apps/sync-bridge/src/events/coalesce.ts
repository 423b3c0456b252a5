/**
 * Joins calls that come while one is under way into the next one: many callers, one transaction.
 * Each caller learns the outcome of the turn that carried its items.
 */
export function coalesce<T>(
  work: (items: T[]) => Promise<void>,
  maxItems: number,
): (items: T[]) => Promise<void> {
  let waiting: { items: T[]; turn: PromiseWithResolvers<void> }[] = [];
  let isWorking = false;

  const takeTurn = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) {
      const carried = takeUpTo(maxItems);
      try {
        await work(carried.flatMap((call) => call.items));
        carried.forEach((call) => call.turn.resolve());
      } catch (error) {
        carried.forEach((call) => call.turn.reject(error));
      }
    }
    isWorking = false;
  };

  const takeUpTo = (most: number) => {
    let items = 0;
    const end = waiting.findIndex((call, index) => {
      items += call.items.length;
      return index > 0 && items > most;
    });
    const taken = waiting.slice(0, end === -1 ? waiting.length : end);
    waiting = waiting.slice(taken.length);
    return taken;
  };

  return (items) => {
    const turn = Promise.withResolvers<void>();
    waiting.push({ items, turn });
    if (!isWorking) void takeTurn();
    return turn.promise;
  };
}
