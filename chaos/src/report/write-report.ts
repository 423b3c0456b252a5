import { percentile } from '@workspace-ops/load';
import { describeFindings, table, seconds } from './report-parts.ts';
import { describeResult, type ChaosOutcome } from './outcome.ts';
import type { DoneFault } from '../faults/fault.ts';
import { stopLimitMs } from '../system/stop-in-turn.ts';
import { kinds, type Entry, type Outcome } from '../journal/journal.ts';

const shownOutages = 20;

/** The report of a run, as Markdown. */
export const writeReport = (outcome: ChaosOutcome, command: string, machine: string): string =>
  [
    '# Crash harness',
    `\`${command}\``,
    `On ${machine}. Result: **${describeResult(outcome)}**.`,
    '## Verdict',
    describeVerdict(outcome),
    '## Writes',
    describeWrites(outcome.entries),
    '## Faults',
    describeFaults(outcome.faults),
    '## Answers',
    table(['answer', 'times'], [...outcome.answers].toSorted(byName)),
    table(
      ['told of an outage', 'times'],
      [...outcome.outages].toSorted(([, a], [, b]) => b - a).slice(0, shownOutages),
    ),
    ...describeFindings(outcome.findings),
  ].join('\n\n') + '\n';

const byName = ([a]: [string, number], [b]: [string, number]): number => a.localeCompare(b);

/** The goals of reliability that this run measures. */
function describeVerdict(outcome: ChaosOutcome): string {
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
        `at most ${findMaximum(afterDatabase)}`,
      ],
      [
        'runs caught by a fault, and carried on after it',
        'within 30 s',
        `${takeOversMs.length}, p50 ${computeMedian(takeOversMs)}, at most ${findMaximum(takeOversMs)}`,
      ],
      ...describeStops(faults),
    ],
  );
}

const computeMedian = (values: readonly number[]): string =>
  values.length === 0 ? '-' : seconds(percentile(values, 50));

const findMaximum = (values: readonly number[]): string =>
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
      `at most ${findMaximum(stops.map(({ tookMs }) => tookMs))}`,
    ],
  ];
}

const outcomes: readonly Outcome[] = ['acknowledged', 'held', 'refused', 'unknown'];

/** How many writes of each kind had each outcome. `held` are mounts that were kept in memory. */
function describeWrites(entries: readonly Entry[]): string {
  const count = (chosen: readonly Entry[]) =>
    outcomes.map((outcome) => chosen.filter((entry) => entry.outcome === outcome).length);
  return table(
    ['write', ...outcomes],
    [
      ...kinds.map((kind) => [kind, ...count(entries.filter((entry) => entry.kind === kind))]),
      ['all', ...count(entries)],
    ],
  );
}

/**
 * By what was done to what: how often, and how long it took until the first operation of it
 * succeeded that began afterwards. Of a freeze and of PostgreSQL's end that is counted from when
 * it was over, and of PostgreSQL the outage is shown too.
 */
function describeFaults(faults: readonly DoneFault[]): string {
  const groups = Map.groupBy(faults, ({ kind, target }) => `${kind} ${target}`);
  const rows = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([, group]) => {
      const times = group.map(recoveryMs).filter((ms) => ms !== undefined);
      const outages = group.flatMap(({ at, overAt }) =>
        overAt === undefined ? [] : [overAt - at],
      );
      const [{ kind, target }] = group as [DoneFault];
      return [
        kind === 'kill database' ? 'kill -9' : nameFault(kind),
        target,
        group.length,
        outages.length === 0 ? '-' : seconds(Math.max(...outages)),
        times.length === 0 ? '-' : seconds(percentile(times, 50)),
        times.length === 0 ? '-' : seconds(Math.max(...times)),
      ];
    });
  return table(
    ['fault', 'of', 'times', 'lasted at most', 'first success p50', 'first success max'],
    rows,
  );
}

const nameFault = (kind: Exclude<DoneFault['kind'], 'kill database'>): string =>
  ({ kill: 'kill -9', freeze: 'SIGSTOP', stop: 'SIGTERM' })[kind];

/** From the end of the fault to the first success, milliseconds; a kill is over at once. */
function recoveryMs({ at, overAt, firstSuccessAt }: DoneFault): number | undefined {
  return firstSuccessAt === undefined ? undefined : Math.max(0, firstSuccessAt - (overAt ?? at));
}
