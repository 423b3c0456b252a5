import { arch, availableParallelism, platform, totalmem } from 'node:os';
import type { Finding } from '../verify/finding.ts';

export type Cell = string | number;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(shown).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const shown = (cell: Cell): string =>
  typeof cell === 'number' ? cell.toLocaleString('en-US') : cell.replaceAll('|', '\\|');

/** Milliseconds as seconds. */
export const seconds = (ms: number): string =>
  Number.isNaN(ms) ? '-' : `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s`;

/** A list of what is wrong, under a heading; nothing when nothing is. */
export function describeFindings(findings: readonly Finding[], heading = '##'): string[] {
  if (findings.length === 0) return [];
  const lines = findings.map(({ check, count, examples }) =>
    [`- ${check}: ${count}`, ...examples.map((example) => `  - ${example}`)].join('\n'),
  );
  return [`${heading} Findings`, lines.join('\n')];
}

/** The machine's shape, without its name. */
export const describeMachine = (): string =>
  `${availableParallelism()} cores and ${Math.round(totalmem() / 2 ** 30)} GiB of memory (${platform()} ${arch()}), Node.js ${process.versions.node}`;
