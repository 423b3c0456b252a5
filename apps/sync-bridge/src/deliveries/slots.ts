/** Gives the slot back; a second time does nothing. */
export type Release = () => void;

export interface Slots {
  /** @param group waits in turn with the other groups, however many of its own wait. */
  acquire(group: string): Promise<Release>;
}

type Waiter = (release: Release) => void;

/** At most so many holders at a time; who comes when all slots are taken waits in line. */
export function createSlots(count: number): Slots {
  let free = count;
  /** Each group's line, the group whose turn is next first. */
  const lines = new Map<string, Waiter[]>();

  const nextWaiter = (): Waiter | undefined => {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [group, line] = first;
    const waiter = line.shift();
    lines.delete(group);
    if (line.length > 0) lines.set(group, line);
    return waiter;
  };

  const newRelease = (): Release => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = nextWaiter();
      if (next === undefined) free += 1;
      else next(newRelease());
    };
  };

  return {
    async acquire(group) {
      if (free > 0) {
        free -= 1;
        return newRelease();
      }
      return new Promise((resolve) => {
        const line = lines.get(group) ?? [];
        line.push(resolve);
        lines.set(group, line);
      });
    },
  };
}
