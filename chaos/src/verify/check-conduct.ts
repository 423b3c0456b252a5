import type { DoneFault } from '../faults/fault.ts';
import type { Tally } from '../http/tally.ts';
import { stopLimitMs } from '../system/stop-in-turn.ts';
import type { Quiescence } from './await-quiescence.ts';
import { toFinding, type Finding } from './finding.ts';

/** What the service promises of outages, kills and stops. */
const takeOverLimitMs = 30_000;
const databaseRecoveryLimitMs = 2_000;

export interface Conduct {
  tally: Tally;
  faults: readonly DoneFault[];
  quiescence: Quiescence;
  takeOversMs: readonly number[];
  /** Of processes that ended by themselves. */
  exits: readonly string[];
  /** Of those that did not stop as they should; left out where nothing is stopped. */
  ends?: readonly string[];
}

/** Of processes that did not stop as they should. */
export function findEndFaults(ends: readonly string[]): Finding[] {
  const finding = toFinding('other: stops at the end', ends);
  return finding === undefined ? [] : [finding];
}

/** How the system behaved meanwhile: its answers, its stops and its recoveries. */
export function checkConduct(conduct: Conduct): Finding[] {
  const { tally, faults, quiescence, takeOversMs, exits, ends = [] } = conduct;
  const answers = [...tally.faults()].map(([fault, times]) => `${times} times ${fault}`);
  return [
    toFinding('other: answers', answers),
    toFinding(
      'other: exits',
      exits.filter((exit) => !isSlowStop(exit)),
    ),
    toFinding('speed: exits', exits.filter(isSlowStop)),
    toFinding('other: not at rest', quiescence.restless),
    toFinding('other: stops under load', faults.flatMap(findStopFaults)),
    ...findEndFaults(ends),
    toFinding('speed: stops under load', faults.flatMap(findSlowStops)),
    toFinding('speed: recovery of the database', faults.flatMap(findDatabaseFaults)),
    toFinding(
      'speed: runs carried on late',
      takeOversMs.filter((ms) => ms > takeOverLimitMs).map((ms) => `after ${Math.round(ms)} ms`),
    ),
  ].filter((finding) => finding !== undefined);
}

/** A process that was told to stop and ended itself at its deadline, as `stopOnSignal` does. */
const isSlowStop = (exit: string): boolean => exit.includes('The stop was not over after ');

function findStopFaults({ target, stop }: DoneFault): string[] {
  if (stop === undefined) return [];
  const { exitCode, resets, serverErrors, outages, judged } = stop;
  return [
    ...(exitCode === 0 ? [] : [`${target} ended with ${exitCode}`]),
    ...(resets === 0 || !judged ? [] : [`clients saw ${resets} resets as ${target} stopped`]),
    ...(serverErrors === 0 || !judged
      ? []
      : [`clients saw ${serverErrors} 5xx as ${target} stopped, as ${outages[0]}`]),
  ];
}

const findSlowStops = ({ target, stop }: DoneFault): string[] =>
  stop === undefined || stop.tookMs <= stopLimitMs
    ? []
    : [`${target} took ${stop.tookMs} ms to stop`];

function findDatabaseFaults({ kind, alone, overAt, firstSuccessAt }: DoneFault): string[] {
  if (kind !== 'kill database' || !alone || overAt === undefined || firstSuccessAt === undefined)
    return [];
  const tookMs = firstSuccessAt - overAt;
  return tookMs <= databaseRecoveryLimitMs
    ? []
    : [`the first success came ${tookMs} ms after the database was back`];
}
