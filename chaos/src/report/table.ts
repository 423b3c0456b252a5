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
