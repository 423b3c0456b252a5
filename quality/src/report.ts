import type { Figures, TaskFigures } from './figures.ts';
import type { Estimate } from './intervals.ts';

/** The figures as text, with their difference to those that were committed. */
export const formatFigures = (figures: Figures, committed: Figures): string =>
  Object.entries(figures)
    .flatMap(([set, tasks]) =>
      Object.entries(tasks).map(([task, found]) =>
        formatTask(`${set}: ${task}`, found, committed[set]?.[task]),
      ),
    )
    .join('\n\n');

function formatTask(title: string, found: TaskFigures, before: TaskFigures | undefined): string {
  const shares = Object.entries(found.shares).map(([name, share]) =>
    formatRow(name, share, before?.shares[name]),
  );
  return [
    `${title} (${found.lines} lines)`,
    formatRow('accuracy', found.accuracy, before?.accuracy),
    formatRow('precision', found.precision, before?.precision),
    formatRow('recall', found.recall, before?.recall),
    formatRow('F1', found.f1, before?.f1),
    formatRow('accuracy with contested lines', found.withDoubtful, before?.withDoubtful),
    ...shares,
    `  by kind: ${formatSlugs(found.slugs)}`,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

function formatRow(
  name: string,
  found: Estimate | null,
  before: Estimate | null | undefined,
): string | null {
  if (found === null) return null;
  const interval = `${percent(found.low)} to ${percent(found.high)}`;
  const difference = before ? found.value - before.value : 0;
  const change = difference === 0 ? '' : `, was ${percent(before!.value)}`;
  return `  ${name.padEnd(30)} ${percent(found.value)} (${interval}${change})`;
}

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

const formatSlugs = (slugs: TaskFigures['slugs']): string =>
  Object.entries(slugs)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([slug, [right, all]]) => `${slug} ${right}/${all}`)
    .join(', ');

/** What is worse than what was committed, a sentence each. */
export const findFallen = (figures: Figures, committed: Figures): string[] =>
  Object.entries(figures).flatMap(([set, tasks]) =>
    Object.entries(tasks).flatMap(([task, found]) => {
      const before = committed[set]?.[task]?.accuracy;
      if (!before || !found.accuracy || found.accuracy.value >= before.value) return [];
      const [now, then] = [percent(found.accuracy.value), percent(before.value)];
      return [`${set}: the accuracy of ${task} fell from ${then} to ${now}.`];
    }),
  );
