import type { Bench } from '../bench.ts';
import { isInstalled, runProgram } from '../system/run-program.ts';
import { largeLog } from '../seed/audit-logs.ts';

export interface CopyFloor {
  name: string;
  /** @returns seconds that a copy of the whole log took */
  measure(): Promise<number>;
}

/** The export's columns and order, as somebody would copy them out by hand. */
const query = `
  select id, timestamp, agent, action, model, status, latency_ms, tokens_total, cost,
    policy_checks->>'saifPassed', policy_checks->>'piiDetected', message
  from audit.entries where workspace_id = '${largeLog}'
  order by timestamp desc, id desc`.replaceAll(/\s+/g, ' ');

/** `\copy` of psql or, where that is missing, COPY through postgres.js. */
export async function openCopyFloor({
  databaseUrl,
  sql,
}: Pick<Bench, 'databaseUrl' | 'sql'>): Promise<CopyFloor> {
  if (await isInstalled('psql')) {
    const copy = `\\copy (${query}) to '/dev/null' csv header`;
    const args = [databaseUrl, '--no-psqlrc', '--command', copy];
    return {
      name: 'psql \\copy',
      measure: () => timed(() => runProgram({ command: 'psql', args })),
    };
  }
  return {
    name: 'COPY through postgres.js (psql is not installed)',
    measure: () =>
      timed(async () => {
        const rows = await sql.unsafe(`copy (${query}) to stdout csv header`).readable();
        for await (const _chunk of rows);
      }),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}
