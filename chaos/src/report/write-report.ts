import { describeFaults } from './describe-faults.ts';
import { describeFindings } from './describe-findings.ts';
import { describeVerdict } from './describe-verdict.ts';
import { describeWrites } from './describe-writes.ts';
import { describeResult, type ChaosOutcome } from './outcome.ts';
import { table } from './table.ts';

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
