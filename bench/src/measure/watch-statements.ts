import type { Sql } from 'postgres';

export interface StatementWatch {
  /** The statements that took the most time since, with what each did. */
  busiest(): Promise<string[]>;
}

interface Row {
  calls: string;
  total: number;
  mean: number;
  rows: string;
  blocks: string;
  plans: string;
  planning: number;
  role: string;
  query: string;
}

const shown = 25;

/** Keeps account of what the database is asked, by all of its clients (pg_stat_statements). */
export async function watchStatements(sql: Sql): Promise<StatementWatch> {
  await sql`create extension if not exists pg_stat_statements`;
  await sql`select pg_stat_statements_reset()`;
  return {
    async busiest() {
      const rows = await sql<Row[]>`
        select s.calls, s.total_exec_time as total, s.mean_exec_time as mean, s.rows,
          (s.shared_blks_hit + s.shared_blks_read) / s.calls as blocks,
          s.plans, s.total_plan_time as planning,
          pg_get_userbyid(s.userid) as role, s.query
        from pg_stat_statements s where s.calls > 5 
        order by s.total_exec_time + s.total_plan_time desc limit ${shown}`;
      return rows.map(
        ({ calls, total, mean, rows: returned, blocks, plans, planning, role, query }) =>
          `${Math.round(total)} ms in ${calls} × ${mean.toFixed(3)} ms, ${returned} rows, ${blocks} blocks each, planned ${plans} × in ${Math.round(planning)} ms, ${role}: ${query.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
      );
    },
  };
}
