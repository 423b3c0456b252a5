import type { DoneFault } from '../faults/fault.ts';
import type { Tally } from '../http/tally.ts';
import { stopLimitMs } from '../system/stop-in-turn.ts';
import type { Quiescence } from './await-quiescence.ts';
import { findingOf, type Finding } from './finding.ts';

/** What the service promises of outages, kills and stops. */
const takeOverLimitMs = 30_000;
const databaseRecoveryLimitMs = 2_000;

export interface Conduct {
  tally: Tally;
  faults: readonly DoneFault[];
  quiescence: Quiescence;
  takeOversMs: readonly number[];
  /** Of processes that ended by themselves, and of those that did not stop as they should. */
  exits: readonly string[];
  ends: readonly string[];
}

/** How the system behaved meanwhile: its answers, its stops and its recoveries. */
export function checkConduct(conduct: Conduct): Finding[] {
  const { tally, faults, quiescence, takeOversMs, exits, ends } = conduct;
  const answers = [...tally.faults()].map(([fault, times]) => `${times} times ${fault}`);
  return [
    findingOf('other: answers', answers),
    findingOf('other: exits', exits),
    findingOf('other: not at rest', quiescence.restless),
    findingOf('other: stops under load', faults.flatMap(faultsOfStop)),
    findingOf('other: stops at the end', ends),
    findingOf('speed: stops under load', faults.flatMap(slownessOfStop)),
    findingOf('speed: recovery of the database', faults.flatMap(faultsOfDatabase)),
    findingOf(
      'speed: runs carried on late',
      takeOversMs.filter((ms) => ms > takeOverLimitMs).map((ms) => `after ${Math.round(ms)} ms`),
    ),
  ].filter((finding) => finding !== undefined);
}

function faultsOfStop({ target, stop }: DoneFault): string[] {
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

const slownessOfStop = ({ target, stop }: DoneFault): string[] =>
  stop === undefined || stop.tookMs <= stopLimitMs
    ? []
    : [`${target} took ${stop.tookMs} ms to stop`];

function faultsOfDatabase({ kind, alone, overAt, firstSuccessAt }: DoneFault): string[] {
  if (kind !== 'kill database' || !alone || overAt === undefined || firstSuccessAt === undefined)
    return [];
  const tookMs = firstSuccessAt - overAt;
  return tookMs <= databaseRecoveryLimitMs
    ? []
    : [`the first success came ${tookMs} ms after the database was back`];
}
