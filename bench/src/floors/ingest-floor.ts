import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { isInstalled, runProgram } from '../system/run-program.ts';
import { startChild } from '@workspace-ops/load';
import { ingestSchema, ingestStatements } from './ingest-statements.ts';
import type { IngestLoop } from './ingest-loop.ts';

export interface IngestFloor {
  /** What runs the transactions. */
  name: string;
  /** @returns transactions a second */
  measure(seconds: number): Promise<number>;
  stop(): Promise<void>;
}

/** The same inserts in one transaction, by pgbench or, where that is missing, by a plain loop. */
export async function openIngestFloor(
  { databaseUrl, sql, volumes }: Pick<Bench, 'databaseUrl' | 'sql' | 'volumes'>,
  payload: string,
): Promise<IngestFloor> {
  await sql.unsafe(ingestSchema);
  const { connections } = volumes;
  if (!(await isInstalled('pgbench'))) {
    const child = startChild(join(import.meta.dirname, 'ingest-loop.ts'));
    return {
      name: 'a loop over postgres.js (pgbench is not installed)',
      measure: (seconds) =>
        child.ask({ databaseUrl, payload, connections, seconds } satisfies IngestLoop),
      stop: child.stop,
    };
  }
  const statements = ['begin', ...ingestStatements(payload), 'commit'];
  const folder = await mkdtemp(join(tmpdir(), 'ingest-floor-'));
  const file = join(folder, 'transaction.sql');
  await writeFile(file, statements.map((text) => `${text.replaceAll(/\s+/g, ' ')};\n`).join(''));
  return {
    name: 'pgbench',
    async measure(seconds) {
      const options = ['--no-vacuum', '--protocol=prepared', '--jobs=1', `--file=${file}`];
      const load = [`--client=${connections}`, `--time=${Math.ceil(seconds)}`];
      const args = [...options, ...load, databaseUrl];
      return parseTps(await runProgram({ command: 'pgbench', args }));
    },
    stop: () => rm(folder, { recursive: true }),
  };
}

/** @throws {Error} for a report without its figure. */
export function parseTps(report: string): number {
  const match = /^tps = ([\d.]+)/m.exec(report);
  if (match?.[1] === undefined) throw new Error(`pgbench reported no rate: ${report}`);
  return Number(match[1]);
}
