import type { Victims } from '../options.ts';
import type { Random } from '../random.ts';
import type { FaultKind, PlannedFault } from './fault.ts';

export interface FaultVolume {
  /** `kill -9`, PostgreSQL's included. */
  kills: number;
  victims: Victims;
  /** The time that the faults are spread over. */
  spanMs: number;
}

/** Of the kills. */
const databaseShares: Record<Victims, number> = { all: 0.25, services: 0, postgresql: 1 };
/** Beside the kills. */
const freezeShare = 0.1;
const stopShare = 0.1;
/** A share of the time between two faults. */
const jitter = 0.5;

/** Shorter than the lease of a run, and longer: then another process continues the run meanwhile. */
const freezes = { short: { from: 1_000, to: 6_000 }, long: { from: 17_000, to: 20_000 } };
const longFreezeShare = 0.2;
const spanForLongFreezesMs = 120_000;

/** The faults of one seed, spread evenly with some jitter, none before the load has begun. */
export function planFaults(
  random: Random,
  { kills, victims, spanMs }: FaultVolume,
): PlannedFault[] {
  const order = shuffled(random, listKinds(kills, victims));
  const spacingMs = spanMs / (order.length + 1);
  return order.map((kind, place) => ({
    kind,
    atMs: spacingMs * (place + 1 + (random.next() - 0.5) * jitter),
    target: random.next(),
    lastsMs: freezeMs(random, spanMs),
    alone: kind === 'stop' || (kind === 'kill database' && isOdd(order, place)),
  }));
}

function listKinds(kills: number, victims: Victims): FaultKind[] {
  const databaseKills = Math.ceil(kills * databaseShares[victims]);
  const count = (share: number) => (victims === 'postgresql' ? 0 : Math.ceil(kills * share));
  return [
    ...times<FaultKind>(kills - databaseKills, 'kill'),
    ...times<FaultKind>(databaseKills, 'kill database'),
    ...times<FaultKind>(count(freezeShare), 'freeze'),
    ...times<FaultKind>(count(stopShare), 'stop'),
  ];
}

/** Every other one of its kind, beginning with the first. */
const isOdd = (order: readonly FaultKind[], place: number): boolean =>
  order.slice(0, place + 1).filter((kind) => kind === order[place]).length % 2 === 1;

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

function freezeMs(random: Random, spanMs: number): number {
  const long = random.chance(longFreezeShare) && spanMs >= spanForLongFreezesMs;
  const { from, to } = long ? freezes.long : freezes.short;
  return random.integer(from, to);
}

/** Fisher and Yates. */
function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = random.integer(0, last);
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
