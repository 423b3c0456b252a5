import { sql } from 'drizzle-orm';
import type { Sql } from 'postgres';
import type { Database } from './database-interface.ts';
import type { ServiceSchema } from './migrate-service.ts';
import { allWorkspaces } from './scope.ts';

/**
 * Installs `<schema>.ensure_partitions()`, which makes the monthly partitions of this month and
 * the next two. It runs with its owner's rights, since a service's role owns no tables.
 * Rows outside every month go to the default partition: none is refused.
 */
export async function installPartitioning(
  admin: Sql,
  schema: string,
  tables: readonly string[],
): Promise<void> {
  const list = tables.map((table) => `'${table}'`).join(', ');
  await admin.unsafe(`
    create or replace function ${schema}.ensure_partitions() returns void
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare parent text; month timestamptz; part text;
    begin
      foreach parent in array array[${list}] loop
        for month in select date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + make_interval(months => m)
          from generate_series(0, 2) m loop
          part := parent || '_' || to_char(month at time zone 'UTC', 'YYYY_MM');
          if to_regclass(format('%I.%I', '${schema}', part)) is null then
            begin
              execute format('create table %I.%I partition of %I.%I for values from (%L) to (%L)',
                '${schema}', part, '${schema}', parent, month, month + interval '1 month');
              execute format('alter table %I.%I enable row level security', '${schema}', part);
              execute format('alter table %I.%I force row level security', '${schema}', part);
              execute format('revoke all on %I.%I from public', '${schema}', part);
            exception
              when duplicate_table then null;
              when check_violation then
                raise warning 'partition % not made: the default partition holds rows of its month', part;
            end;
          end if;
        end loop;
      end loop;
    end $$;
    revoke all on function ${schema}.ensure_partitions() from public;
    grant execute on function ${schema}.ensure_partitions() to workspace_ops_${schema};
    select ${schema}.ensure_partitions();`);
}

/** Makes the partitions of the coming months. */
export const ensurePartitions = (database: Database, service: ServiceSchema): Promise<void> =>
  database.transaction(allWorkspaces, async ({ db }) => {
    const { schema, ensurePartitions: name = 'ensure_partitions' } = service;
    await db.execute(sql.raw(`select ${schema}.${name}()`));
  });
