import type { Figures, TaskFigures } from './figures.ts';
import { type Estimate, estimateShare } from './intervals.ts';

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
    '  by kind:',
    ...formatSlugs(found.slugs),
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

/** A kind has few lines, and its interval says how little that is. */
const formatSlugs = (slugs: TaskFigures['slugs']): string[] =>
  Object.entries(slugs)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([slug, [right, all]]) => {
      const { low, high } = estimateShare(right, all)!;
      return `    ${slug.padEnd(28)} ${right}/${all} (${percent(low)} to ${percent(high)})`;
    });

/** Shares that are faults: the fewer, the better. */
const isFault = (name: string): boolean => /^(?:leaked |clean lines changed)/.test(name);
/** Shares that count right answers. The rest, as how often the rules are unsure, may go either way. */
const isSuccess = (name: string): boolean => /^verdicts$| as /.test(name);

/** What is worse than what was committed, a sentence each. */
export const findFallen = (figures: Figures, committed: Figures): string[] =>
  Object.entries(figures).flatMap(([set, tasks]) =>
    Object.entries(tasks).flatMap(([task, found]) => {
      const before = committed[set]?.[task];
      return before === undefined ? [] : findWorse(found, before, `${set}: ${task}`);
    }),
  );

function findWorse(found: TaskFigures, before: TaskFigures, title: string): string[] {
  const compared: [name: string, now: Estimate | null | undefined, then: Estimate | null][] = [
    ['accuracy', found.accuracy, before.accuracy],
    ['F1', found.f1, before.f1],
    ...Object.entries(before.shares)
      .filter(([name]) => isFault(name) || isSuccess(name))
      .map(([name, then]): [string, Estimate | null | undefined, Estimate | null] => [
        name,
        found.shares[name],
        then,
      ]),
  ];
  return compared.flatMap(([name, now, then]) => {
    if (!now || !then) return [];
    const change = (now.value - then.value) * (isFault(name) ? -1 : 1);
    const verb = isFault(name) ? 'rose' : 'fell';
    return change >= 0
      ? []
      : [`${title}: ${name} ${verb} from ${percent(then.value)} to ${percent(now.value)}.`];
  });
}
