import type { ScenarioOutcome } from '../scenarios/scenario.ts';
import type { Result } from '../scenarios/run-scenarios.ts';
import { describeFindings, table } from './report-parts.ts';
import { describeResult } from './outcome.ts';

/** The report of scenarios, as Markdown: a section each. */
export const writeScenarioReport = (
  results: readonly Result[],
  { command, machine }: { command: string; machine: string },
): string =>
  [
    '# Scenarios',
    `\`${command}\``,
    `On ${machine}.`,
    table(['scenario', 'acknowledged writes', 'result'], results.map(summarise)),
    ...results.flatMap(describe),
  ].join('\n\n') + '\n';

const summarise = (result: Result): [string, string, string] =>
  'obstacle' in result
    ? [result.scenario.name, '-', `did not run: ${result.obstacle}`]
    : [
        result.scenario.name,
        countAcknowledged(result).toLocaleString('en-US'),
        describeResult(result),
      ];

const countAcknowledged = ({ entries }: ScenarioOutcome): number =>
  entries.filter(({ outcome }) => outcome === 'acknowledged').length;

function describe(result: Result): string[] {
  const { name, title } = result.scenario;
  const head = `## ${name}: ${title}`;
  if ('obstacle' in result) return [head, `Did not run: ${result.obstacle}.`];
  const { expectations, answers, entries, findings } = result;
  const { unjudged = [] } = result.scenario;
  const unknown = entries.filter(({ outcome }) => outcome === 'unknown').length;
  const counted = [...answers].map(([answer, times]) => `${answer} ${times} times`).toSorted();
  return [
    head,
    table(
      ['expectation', 'asked', 'measured', ''],
      expectations.map(({ what, asked, measured, isMet }) => [
        what,
        asked,
        measured,
        isMet ? 'met' : '**missed**',
      ]),
    ),
    `Writes: ${countAcknowledged(result)} acknowledged, ${unknown} unknown. Answers to the load: ${counted.join(', ')}.`,
    ...unjudged.map((rule) => `Not judged, since it says nothing under this fault: ${rule}.`),
    ...describeFindings(findings, '###'),
  ];
}
