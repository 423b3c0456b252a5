/** Frees the slot; a second call does nothing. */
export type Release = () => void;

export interface Slots {
  /**
   * Waits for a slot while all are taken. The groups that wait take turns, so that many of one group
   * delay one another only.
   * @throws what the bounds say, where the slots have some.
   */
  acquire(group: string): Promise<Release>;
}

/** Without bounds everybody waits for as long as it takes. */
interface WaitBounds {
  maxWaitingPerGroup: number;
  /** Beyond it the last of the longest line makes room, if that line is longer than the newcomer's. */
  maxWaiting: number;
  longestWaitMs: number;
  /** The error of a newcomer for whose group too many wait already. */
  groupFull: () => Error;
  /** The error of who has no place among all that wait, or has waited for too long. */
  tooBusy: () => Error;
}

interface Waiter {
  begin: (release: Release) => void;
  refuse: (error: Error) => void;
}

/** At most so many holders at a time. */
export function createSlots(count: number, bounds?: WaitBounds): Slots {
  let free = count;
  const lines = createLines();

  const newRelease = (): Release => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = lines.takeNext();
      if (next === undefined) free += 1;
      else next.begin(newRelease());
    };
  };

  return {
    async acquire(group) {
      if (free > 0) {
        free -= 1;
        return newRelease();
      }
      if (bounds !== undefined) makeRoom(lines, group, bounds);
      const { promise, resolve, reject } = Promise.withResolvers<Release>();
      const waiter: Waiter = { begin: resolve, refuse: reject };
      lines.join(group, waiter);
      if (bounds === undefined) return promise;
      const timer = setTimeout(() => {
        lines.leave(group, waiter);
        reject(bounds.tooBusy());
      }, bounds.longestWaitMs);
      return promise.finally(() => clearTimeout(timer));
    },
  };
}

/** @throws where the group, or all groups together, have no place for a newcomer. */
function makeRoom(
  lines: Lines,
  group: string,
  { maxWaitingPerGroup, maxWaiting, groupFull, tooBusy }: WaitBounds,
): void {
  const own = lines.countOf(group);
  if (own >= maxWaitingPerGroup) throw groupFull();
  if (lines.count() < maxWaiting) return;
  const longest = lines.findLongest();
  if (longest === undefined || longest.line.length <= own + 1) throw tooBusy();
  const last = longest.line.at(-1)!;
  lines.leave(longest.group, last);
  last.refuse(tooBusy());
}

type Lines = ReturnType<typeof createLines>;

/** Who waits, a line for each group. */
function createLines() {
  // The group whose turn is next is first; a group goes to the end when one of its own has begun.
  const lines = new Map<string, Waiter[]>();
  let count = 0;

  const leave = (group: string, waiter: Waiter): void => {
    const line = lines.get(group) ?? [];
    const at = line.indexOf(waiter);
    if (at === -1) return;
    line.splice(at, 1);
    count -= 1;
    if (line.length === 0) lines.delete(group);
  };

  return {
    count: () => count,
    countOf: (group: string) => lines.get(group)?.length ?? 0,
    findLongest() {
      let longest: { group: string; line: readonly Waiter[] } | undefined;
      for (const [group, line] of lines) {
        if (line.length > (longest?.line.length ?? 0)) longest = { group, line };
      }
      return longest;
    },
    join(group: string, waiter: Waiter) {
      const line = lines.get(group) ?? [];
      line.push(waiter);
      count += 1;
      lines.set(group, line);
    },
    leave,
    takeNext(): Waiter | undefined {
      const [first] = lines;
      if (first === undefined) return undefined;
      const [group, line] = first;
      const waiter = line[0]!;
      leave(group, waiter);
      if (line.length > 0) {
        lines.delete(group);
        lines.set(group, line);
      }
      return waiter;
    },
  };
}
