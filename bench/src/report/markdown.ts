import type { CaseResult, Finding, Table } from '../bench.ts';
import { formatNumber, judgeFinding } from './format.ts';
import { formatMachine, type Machine } from './machine.ts';

export interface Report {
  command: string;
  /** ISO 8601. */
  at: string;
  machine: Machine;
  results: readonly ({ name: string } & CaseResult)[];
  /** Names of cases that broke off. */
  failed: readonly string[];
}

/** The report as a page: a table of all figures with a goal, then every case with its details. */
export function toMarkdown({ command, at, machine, results, failed }: Report): string {
  const rows = results.flatMap(({ name, findings }) =>
    findings.map((finding) => tableRow(name, finding)),
  );
  return [
    `# Benchmark of ${at.slice(0, 10)}`,
    `Made by \`${command}\` at ${at}.`,
    `Machine: ${formatMachine(machine)}.`,
    ...(failed.length === 0 ? [] : [`Broke off: ${failed.join(', ')}.`]),
    [
      '| Case | What | Median | From | To | Goal | |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
    '## Details',
    ...results.map(writeDetails),
    '',
  ].join('\n\n');
}

function tableRow(name: string, { what, unit, spread, goal, ...rest }: Finding): string {
  const figure = (value: number): string => `${formatNumber(value)} ${unit}`;
  const verdict = judgeFinding({ what, unit, spread, ...rest, ...(goal && { goal }) });
  const cells = [
    name,
    what,
    figure(spread.median),
    formatNumber(spread.min),
    formatNumber(spread.max),
    goal === undefined ? '' : `${goal.bound} ${figure(goal.value)}`,
    goal === undefined ? '' : verdict,
  ];
  return `| ${cells.join(' | ')} |`;
}

const writeDetails = (result: { name: string } & CaseResult): string => {
  const { name, findings, notes, tables = [] } = result;
  return [
    `### ${name}\n`,
    ...tables.map((table) => `${formatTable(table)}\n`),
    ...findings.map(({ what, detail }) => `- ${what}${detail === undefined ? '' : `: ${detail}`}`),
    ...notes.map((note) => `- ${note}`),
  ].join('\n');
};

const formatTable = ({ head, rows }: Table): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
