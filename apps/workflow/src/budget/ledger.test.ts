import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { newId, systemClock } from '@workspace-ops/service-kit';
import type { TestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetReservations, outbox } from '../db/schema/index.ts';
import {
  createWorkflowDatabase,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import type { LedgerDependencies } from './reserve-spending.ts';
import { settleExpired } from './settle-spending.ts';

let stored: TestDatabase;
let database: Database;
let replicas: WorkflowUnderTest[];
let context: LedgerDependencies;

beforeAll(async () => {
  stored = await createWorkflowDatabase();
  const role = serviceRole('workflow');
  database = createDatabase({ url: stored.url, role, applicationName: 'test', outbox });
  context = { database, clock: systemClock, defaultDailyBudgetUsd: 1 };
  const start = () =>
    startWorkflow({ databaseUrl: stored.url, environment: { DEFAULT_DAILY_BUDGET_USD: '1' } });
  replicas = [await start(), await start()];
});

afterAll(async () => {
  for (const replica of replicas) await replica.stop();
  await database.close();
  await stored.drop();
});

const reserve = (workspaceId: string, amountUsd: string, id = newId('rsv'), replica = 0) =>
  replicas[replica]!.client.budget.reserve.mutate({ id, amountUsd }, visitor(workspaceId));

const settle = (workspaceId: string, id: string, costUsd: string) =>
  replicas[0]!.client.budget.settle.mutate({ id, costUsd }, visitor(workspaceId));

const readLedger = async (workspaceId: string) => {
  const [row] = await database.read(workspaceId, ({ db }) =>
    db.execute<{ spent: string; reserved: string; open: number }>(sql`
      select spent_usd::text as spent, reserved_usd::text as reserved,
        (select count(*)::int from ${budgetReservations} r where r.workspace_id = l.workspace_id)
          as open
      from workflow.budget_ledger l where workspace_id = ${workspaceId} and day like '____-__-__'`),
  );
  return row && { spent: Number(row.spent), reserved: Number(row.reserved), open: row.open };
};

describe('200 reservations at the same instant', () => {
  it('are let through as far as the budget goes, whichever replica they ask', async () => {
    const attempts = Array.from({ length: 200 }, (_, index) =>
      reserve('ws_rush', '0.03', newId('rsv'), index % 2),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
    expect(await readLedger('ws_rush')).toEqual({ spent: 0, reserved: 0.99, open: 33 });
  });

  it('never take the workspace past its budget, while others are settled in between', async () => {
    const workspaceId = 'ws_churn';
    let spent = 0;
    let most = 0;
    const work = async (index: number): Promise<void> => {
      const id = newId('rsv');
      const admitted = await reserve(workspaceId, '0.05', id, index % 2).then(
        () => true,
        () => false,
      );
      if (!admitted) return;
      const ledger = await readLedger(workspaceId);
      most = Math.max(most, ledger!.spent + ledger!.reserved);
      const cost = index % 3 === 0 ? 0.05 : 0.002;
      await settle(workspaceId, id, String(cost));
      spent += cost;
    };
    await Promise.all(Array.from({ length: 200 }, (_, index) => work(index)));
    expect(most).toBeLessThanOrEqual(1 + 1e-9);
    const ledger = await readLedger(workspaceId);
    expect(ledger).toMatchObject({ reserved: 0, open: 0 });
    expect(ledger!.spent).toBeCloseTo(spent, 9);
  });
});

describe('a reservation', () => {
  it('is refused for the moment while only others are in its way, and for good once it is spent', async () => {
    const refused = async () => {
      try {
        await reserve('ws_full', '0.6');
      } catch (error) {
        const { code, message, retryAfterSeconds } = (error as { cause: Record<string, unknown> })
          .cause;
        return { code, message, retryAfterSeconds };
      }
      return undefined;
    };
    const id = newId('rsv');
    await reserve('ws_full', '0.6', id);
    const message = 'This would take the workspace past its daily budget of $1.';
    const code = 'budget_exceeded';
    expect(await refused()).toEqual({ code, message, retryAfterSeconds: 1 });
    await settle('ws_full', id, '0.5');
    expect(await refused()).toEqual({ code, message, retryAfterSeconds: undefined });
  });

  it('above the budget is refused on a day without any spending', async () => {
    expect((await readRefusal(reserve('ws_fresh', '1.01'))).code).toBe('budget_exceeded');
    await reserve('ws_fresh', '1');
  });

  it('is settled once, and only by its own workspace', async () => {
    const id = newId('rsv');
    await reserve('ws_own', '0.4', id);
    await settle('ws_other', id, '0');
    expect(await readLedger('ws_own')).toEqual({ spent: 0, reserved: 0.4, open: 1 });
    await settle('ws_own', id, '0.1');
    await settle('ws_own', id, '0.1');
    expect(await readLedger('ws_own')).toEqual({ spent: 0.1, reserved: 0, open: 0 });
    expect(await readLedger('ws_other')).toBeUndefined();
  });

  it('that nobody settles counts in full once it has expired', async () => {
    const [dead, alive] = [newId('rsv'), newId('rsv')];
    await reserve('ws_dead', '0.3', dead);
    await reserve('ws_dead', '0.2', alive);
    await database.transaction('ws_dead', async ({ db }) => {
      await db.execute(sql`
        update ${budgetReservations} set expires_at = now() - interval '1 second'
        where workspace_id = 'ws_dead' and id = ${dead}`);
    });
    await Promise.all([settleExpired(context), settleExpired(context)]);
    expect(await readLedger('ws_dead')).toEqual({ spent: 0.3, reserved: 0.2, open: 1 });
    await settle('ws_dead', dead, '0.01');
    expect(await readLedger('ws_dead')).toEqual({ spent: 0.3, reserved: 0.2, open: 1 });
  });
});
