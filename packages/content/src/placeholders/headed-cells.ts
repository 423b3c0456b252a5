import { type Cell, splitLine } from '../tables/split-line.ts';

/** A cell of a table below the heading of its column. */
export interface HeadedCell extends Cell {
  heading: string;
  /** All cells of its row. */
  row: readonly Cell[];
}

const delimiters = ['\t', ';', '|', ','];
const longestLine = 4000;

/** The cells below the headings of the tables of a text, in order of their place. */
export function readHeadedCells(text: string): HeadedCell[] {
  if (!text.includes('\n')) return [];
  const found: HeadedCell[] = [];
  let table: { delimiter: string; headings: string[] } | undefined;
  let isStart = true;
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n?/g)) {
    if (line.trim() === '' || line.length > longestLine) {
      [table, isStart] = [undefined, true];
    } else if (isStart) {
      [table, isStart] = [readHeadings(line), false];
    } else if (table !== undefined) {
      found.push(...cellsBelow(table.headings, splitLine(line, table.delimiter), index));
    }
  }
  return found;
}

/** Commas of a sentence or of an amount, and a point of a list: "- Repair: £1,250.00". */
const prose = /, |,\s*$|\d,\d{3}(?!\d)|^\s*[-*•] /;

function readHeadings(line: string): { delimiter: string; headings: string[] } | undefined {
  const delimiter = delimiters.find((sign) => line.includes(sign));
  if (delimiter === undefined || (delimiter === ',' && prose.test(line))) return undefined;
  const headings = splitLine(line, delimiter).map(({ text }) => text.toLowerCase());
  return headings.some((heading) => heading.length > 40) ? undefined : { delimiter, headings };
}

const cellsBelow = (
  headings: readonly string[],
  cells: readonly Cell[],
  offset: number,
): HeadedCell[] =>
  cells.length < 2
    ? []
    : cells.map(({ text, start }, at) => ({
        text,
        start: start + offset,
        heading: headings[at] ?? '',
        row: cells,
      }));

/** The cell that holds a place, by halving. */
export function findCellAt(cells: readonly HeadedCell[], place: number): HeadedCell | undefined {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cells[middle]!.start <= place) low = middle + 1;
    else high = middle;
  }
  const cell = cells[low - 1];
  return cell !== undefined && place < cell.start + cell.text.length ? cell : undefined;
}
