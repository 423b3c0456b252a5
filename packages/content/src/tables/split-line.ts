export interface Cell {
  text: string;
  start: number;
}

/** The cells of a line without the white space and the quotation marks around them. */
export function splitLine(line: string, delimiter: string): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (isQuoted || line[at] !== delimiter)) continue;
    cells.push(toCell(line, start, at));
    start = at + 1;
  }
  return cells;
}

function toCell(line: string, from: number, to: number): Cell {
  let [start, end] = [from, to];
  while (start < end && /[\s"*]/.test(line[start]!)) start += 1;
  while (end > start && /[\s"*]/.test(line[end - 1]!)) end -= 1;
  return { text: line.slice(start, end), start };
}
