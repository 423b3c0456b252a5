import type { Bench, BenchCase } from './bench.ts';
import { watchStatements } from './measure/watch-statements.ts';
import { formatCase, judgeFinding } from './report/format.ts';
import type { Report } from './report/markdown.ts';

export type Outcome = Pick<Report, 'results' | 'failed'>;

export interface RunOptions {
  /** Told after every case, so that an interrupted run leaves what it found. */
  onCase: (outcome: Outcome) => Promise<void>;
  /** Whether to tell what the database was asked most. */
  isTelling: boolean;
}

/** Runs the cases one after the other and says what each found; one that breaks off stops no other. */
export async function runCases(
  bench: Bench,
  cases: readonly BenchCase[],
  { isTelling, onCase }: RunOptions,
): Promise<Outcome> {
  const results: Report['results'][number][] = [];
  const failed: string[] = [];
  for (const { name, title, run } of cases) {
    bench.log(`${name}: ${title}`);
    try {
      const statements = isTelling ? await watchStatements(bench.sql) : undefined;
      const { notes, ...found } = await run(bench);
      const result = { ...found, notes: [...notes, ...((await statements?.busiest()) ?? [])] };
      results.push({ name, ...result });
      bench.log(`${formatCase(result)}\n`);
    } catch (error) {
      failed.push(name);
      bench.log(`  broke off: ${error instanceof Error ? error.stack : String(error)}\n`);
    }
    await onCase({ results, failed });
  }
  return { results, failed };
}

/** A line for each goal that was missed and each case that broke off. */
export const listComplaints = ({ results, failed }: Outcome): string[] => [
  ...results.flatMap(({ name, findings }) =>
    findings
      .filter((finding) => judgeFinding(finding) === 'misses')
      .map(({ what }) => `${name} misses its goal: ${what}`),
  ),
  ...failed.map((name) => `${name} broke off`),
];
