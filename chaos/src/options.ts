import { parseArgs } from 'node:util';

export const compositions = ['together', 'apart'] as const;
export type Composition = (typeof compositions)[number];

export const victims = ['all', 'services', 'postgresql'] as const;
/** What is killed. */
export type Victims = (typeof victims)[number];

export interface ChaosOptions {
  /** Determines the faults and their order, and what each client does. */
  seed: number;
  /** How long the load and the faults are to last, in minutes; verification comes after them. */
  minutes: number;
  /** `kill -9` of processes, PostgreSQL's included. */
  kills: number;
  victims: Victims;
  /** Acknowledged writes to reach. */
  writes: number;
  composition: Composition;
  /** Processes of the services that are meant to have several, where they run apart. */
  replicas: number;
  /** False: PostgreSQL acknowledges before it has written; the report must show losses. */
  synchronousCommit: boolean;
  /** True: events are written outside their transactions; the report must show it. */
  leakEvents: boolean;
}

export const usage = `pnpm chaos --seed N --minutes M --kills K --writes W
  [--composition ${compositions.join('|')}] [--replicas R]
  [--victims ${victims.join('|')}] [--synchronous-commit off] [--leak-events]`;

const definitions = {
  seed: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '5' },
  kills: { type: 'string', default: '20' },
  victims: { type: 'string', default: 'all' },
  writes: { type: 'string', default: '5000' },
  composition: { type: 'string', default: 'apart' },
  replicas: { type: 'string', default: '2' },
  'synchronous-commit': { type: 'string', default: 'on' },
  'leak-events': { type: 'boolean', default: false },
} as const;

/** @throws {Error} with a message for arguments that are wrong. */
export function readOptions(args: readonly string[]): ChaosOptions {
  const { values } = parseArgs({ args: [...args], options: definitions, strict: true });
  return {
    seed: integer('seed', values.seed, 0),
    minutes: positive('minutes', values.minutes),
    kills: integer('kills', values.kills, 0),
    victims: pickOne('victims', values.victims, victims),
    writes: integer('writes', values.writes, 1),
    composition: pickOne('composition', values.composition, compositions),
    replicas: integer('replicas', values.replicas, 1),
    synchronousCommit:
      pickOne('synchronous-commit', values['synchronous-commit'], ['on', 'off']) === 'on',
    leakEvents: values['leak-events'],
  };
}

function integer(name: string, text: string, min: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= min) return value;
  throw new Error(`--${name} must be an integer from ${min}, got "${text}"`);
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name} must be a number above 0, got "${text}"`);
}

function pickOne<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found !== undefined) return found;
  throw new Error(`--${name} must be one of ${allowed.join(', ')}, got "${text}"`);
}
