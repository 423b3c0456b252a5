/** Gives the slot back; a second time does nothing. */
export type Release = () => void;

export interface Slots {
  acquire(): Promise<Release>;
}

/** At most so many holders at a time; who comes when all slots are taken waits in line. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: ((release: Release) => void)[] = [];

  const newRelease = (): Release => {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next(newRelease());
    };
  };

  return {
    acquire() {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free -= 1;
      return Promise.resolve(newRelease());
    },
  };
}
