/** A line of a chart: a value for each time, null where there is none. */
export interface PlotLine {
  key: string;
  label: string;
  /** A colour of the tokens, by the name of its CSS variable: `--accent-text`. */
  colour: string;
  values: readonly (number | null)[];
}

/** uPlot's form: seconds since 1970, then each line's values. @throws {RangeError} where they do not fit. */
export function toPlotData(
  times: readonly string[],
  lines: readonly PlotLine[],
): [number[], ...(number | null)[][]] {
  for (const { key, values } of lines) {
    if (values.length !== times.length) {
      throw new RangeError(`${key} has ${values.length} values for ${times.length} times.`);
    }
  }
  return [times.map((time) => Date.parse(time) / 1_000), ...lines.map(({ values }) => [...values])];
}

/** Whether there is anything to draw. */
export const hasValues = (lines: readonly PlotLine[]): boolean =>
  lines.some(({ values }) => values.some((value) => value !== null));
