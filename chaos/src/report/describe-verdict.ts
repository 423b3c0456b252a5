import { percentile } from '@workspace-ops/load';
import type { DoneFault } from '../faults/fault.ts';
import { stopLimitMs } from '../system/stop-in-turn.ts';
import { recoveryMs } from './describe-faults.ts';
import type { ChaosOutcome } from './outcome.ts';
import { seconds, table } from './table.ts';

/** The goals of reliability that this run measures. */
export function describeVerdict(outcome: ChaosOutcome): string {
  const { options, entries, faults, findings, takeOversMs, loadMs } = outcome;
  const acknowledged = entries.filter((entry) => entry.outcome === 'acknowledged').length;
  const kills = faults.filter(({ kind }) => kind.startsWith('kill'));
  const ofDatabase = faults.filter(({ kind }) => kind === 'kill database');
  const wrong = (prefix: string) =>
    findings.filter(({ check }) => check.startsWith(prefix)).reduce((sum, f) => sum + f.count, 0);
  const afterDatabase = ofDatabase
    .filter(({ alone }) => alone)
    .flatMap((fault) => recoveryMs(fault) ?? []);
  return table(
    ['what', 'asked', 'measured'],
    [
      ['acknowledged writes', options.writes, acknowledged],
      [
        '`kill -9`, of PostgreSQL among them',
        options.kills,
        `${kills.length}, ${ofDatabase.length}`,
      ],
      ['time under load', `at most ${options.minutes} min`, `${(loadMs / 60_000).toFixed(1)} min`],
      ['writes lost, done twice or done though refused', 0, wrong('writes')],
      [
        'changes and events that do not match',
        0,
        wrong('') - wrong('writes') - wrong('other') - wrong('speed'),
      ],
      ['answers, exits and stops that no outage excuses', 0, wrong('other')],
      ['recoveries and stops that took too long', 0, wrong('speed')],
      [
        'first success after PostgreSQL is back, nothing else being down',
        'at most 2 s',
        `at most ${maxOf(afterDatabase)}`,
      ],
      [
        'runs caught by a fault, and carried on after it',
        'within 30 s',
        `${takeOversMs.length}, p50 ${medianOf(takeOversMs)}, at most ${maxOf(takeOversMs)}`,
      ],
      ...describeStops(faults),
    ],
  );
}

const medianOf = (values: readonly number[]): string =>
  values.length === 0 ? '-' : seconds(percentile(values, 50));

const maxOf = (values: readonly number[]): string =>
  values.length === 0 ? '-' : seconds(Math.max(...values));

function describeStops(faults: readonly DoneFault[]): string[][] {
  const stops = faults.flatMap(({ stop }) => stop ?? []);
  if (stops.length === 0) return [];
  const judged = stops.filter((stop) => stop.judged);
  const sum = (count: (stop: (typeof stops)[number]) => number) =>
    judged.reduce((total, stop) => total + count(stop), 0);
  const resets = sum((stop) => stop.resets);
  const serverErrors = sum((stop) => stop.serverErrors);
  return [
    [
      'SIGTERM under load: resets, 5xx',
      '0, 0',
      `${resets}, ${serverErrors} in ${judged.length} stops`,
    ],
    [
      'SIGTERM under load: exit',
      `at most ${seconds(stopLimitMs)}`,
      `at most ${maxOf(stops.map(({ tookMs }) => tookMs))}`,
    ],
  ];
}
