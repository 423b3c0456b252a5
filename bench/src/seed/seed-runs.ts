import type { Sql } from 'postgres';

export interface RunSeed {
  workspaceIds: string[];
  /** In each workspace. */
  runs: number;
}

/** Completed runs, a second apart, as the service leaves them. */
export async function seedRuns(sql: Sql, { workspaceIds, runs }: RunSeed): Promise<void> {
  const context = {
    customer: 'Harbour Dental Group',
    location: 'Leith, Edinburgh',
    observation: 'Front desk re-types every web enquiry into the booking system, about 40 a day.',
  };
  await sql`
    insert into workflow.runs (workspace_id, id, workflow_id, workflow_name, status, trigger_source,
      initial_context, created_at, started_at, completed_at, next_sequence)
    select workspace, 'run_' || md5(workspace || n), 'mkt-03', 'Channel readout', 'completed',
      'mobile_ingest', ${sql.json(context)}::jsonb, moment, moment, moment + interval '12 ms', 3
    from unnest(${workspaceIds}::text[]) workspace
    cross join generate_series(1, ${runs}::int) n
    cross join lateral (select now() - n * interval '1 second' as moment) at`;
  await sql`analyze workflow.runs`;
}
