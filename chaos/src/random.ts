/** A source of numbers that one seed determines. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; the weights need not add up to anything. */
  weighted<T extends { weight: number }>(items: readonly T[]): T;
  /** Another source, determined by this one's seed and the name. */
  branch(name: string): Random;
}

export const createRandom = (seed: number): Random => fromState(seed, mulberry32(seed));

function fromState(seed: number, next: () => number): Random {
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted(items) {
      let rest = next() * items.reduce((sum, item) => sum + item.weight, 0);
      return items.find((item) => (rest -= item.weight) < 0) ?? items.at(-1)!;
    },
    branch(name) {
      const branched = hash(`${seed} ${name}`);
      return fromState(branched, mulberry32(branched));
    },
  };
}

/** Tommy Ettinger's mulberry32: small, and good enough to choose faults by. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** FNV-1a. */
const hash = (text: string): number =>
  Buffer.from(text).reduce((sum, byte) => Math.imul(sum ^ byte, 16_777_619) >>> 0, 2_166_136_261);
