import { ofWorkspace, scopeTo, withAdmin } from './moved-data.ts';

interface Counted {
  /** To be handed over. */
  waiting: number;
  /** Refused by their sink for good. */
  parked: number;
}

/** What a service's outbox has of a workspace. */
export const countMessages = (
  url: string,
  { schema, workspaceId }: { schema: string; workspaceId: string },
): Promise<Counted> =>
  withAdmin(url, (sql) =>
    sql.begin('read only', async (tx) => {
      await scopeTo(tx, workspaceId);
      const [found] = await tx`select to_regclass(${`${schema}.outbox`}) is not null as has`;
      if (found!['has'] !== true) return { waiting: 0, parked: 0 };
      const [row] = await tx.unsafe<Counted[]>(`
        select count(*) filter (where parked_at is null)::int as waiting,
          count(*) filter (where parked_at is not null)::int as parked
        from ${schema}.outbox where ${ofWorkspace(workspaceId)}`);
      return { waiting: row!.waiting, parked: row!.parked };
    }),
  );
