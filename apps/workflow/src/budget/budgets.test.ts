import { toCallEntryId, type SetBudgetsInput } from '@workspace-ops/contracts';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { withContext } from '@workspace-ops/rpc';
import { AppError, newId } from '@workspace-ops/service-kit';
import {
  createManualClock,
  waitFor,
  type ManualClock,
  type TestDatabase,
} from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import {
  createWorkflowDatabase,
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { auditUnused } from './charges.ts';
import {
  reserveSpending,
  type LedgerDependencies,
  type SpendingRequest,
} from './reserve-spending.ts';
import { settleExpired } from './settle-spending.ts';

let stored: TestDatabase;
let database: Database;
let workflow: WorkflowUnderTest;
let clock: ManualClock;
let ledger: LedgerDependencies;

beforeAll(async () => {
  stored = await createWorkflowDatabase();
  const role = serviceRole('workflow');
  database = createDatabase({ url: stored.url, role, applicationName: 'test', outbox });
  clock = createManualClock(new Date('2026-03-30T12:00:00Z'));
  ledger = { database, clock, defaultDailyBudgetUsd: 1 };
  workflow = await startWorkflow({
    databaseUrl: stored.url,
    clock,
    environment: { DEFAULT_DAILY_BUDGET_USD: '1' },
  });
});

afterAll(async () => {
  await workflow.stop();
  await database.close();
  await stored.drop();
});

let workspaces = 0;
const newWorkspace = (): string => `ws_budget_${(workspaces += 1)}`;

const set = (workspaceId: string, budgets: Partial<SetBudgetsInput>) =>
  workflow.client.budget.set.mutate({ onLimit: 'pause', ...budgets }, member(workspaceId));

const get = (workspaceId: string) =>
  workflow.client.budget.get.query(undefined, member(workspaceId));

const reserve = async (
  workspaceId: string,
  amountUsd: string,
  request: Partial<SpendingRequest> = {},
): Promise<string> => {
  const id = newId('rsv');
  await reserveSpending(ledger, { caller: { workspaceId } }, { id, amountUsd, ...request });
  return id;
};

const settle = (
  workspaceId: string,
  id: string,
  costUsd: string,
  outcome: 'answered' | 'failed' = 'answered',
) => workflow.client.budget.settle.mutate({ id, costUsd, outcome }, visitor(workspaceId));

const spend = async (
  workspaceId: string,
  costUsd: string,
  request: Partial<SpendingRequest> = {},
) => settle(workspaceId, await reserve(workspaceId, costUsd, request), costUsd);

/** Which budget refuses it. */
const refusal = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...error.extra, message: error.message };
  }
};

const thresholds = (workspaceId: string) =>
  workflow.published
    .filter((event) => event.workspaceId === workspaceId)
    .filter(({ event }) => event === 'BUDGET_THRESHOLD_REACHED')
    .map(({ data }) => `${String(data['period'])} ${String(data['percent'])}`);

describe('a provider that charges more than the limits of its call allow', () => {
  it('has all of it counted as spent, which the next call is refused for, and the audit log says so', async () => {
    const workspaceId = newWorkspace();
    await set(workspaceId, { dailyUsd: 1 });
    const id = await reserve(workspaceId, '0.2', { model: 'gemini-3.8-flash' });
    await settle(workspaceId, id, '1.5');
    expect(await get(workspaceId)).toMatchObject({ spentTodayUsd: 1.5, reservedUsd: 0 });
    expect(await refusal(reserve(workspaceId, '0.000001'))).toMatchObject({ budget: 'daily' });
    const entry = await waitFor(() =>
      workflow.audited.find(
        (event) => event.workspaceId === workspaceId && event.action === 'budget.overcharge',
      ),
    );
    expect(entry).toMatchObject({
      status: 'error',
      model: 'gemini-3.8-flash',
      details: { costUsd: '1.5', reservedUsd: '0.2' },
    });
  });

  it('has nothing said of a call within its limits', async () => {
    const workspaceId = newWorkspace();
    await spend(workspaceId, '0.3');
    await set(workspaceId, { dailyUsd: 2 });
    await waitFor(() =>
      workflow.audited.some(
        (event) => event.workspaceId === workspaceId && event.action === 'budget.update',
      ),
    );
    const actions = workflow.audited
      .filter((event) => event.workspaceId === workspaceId)
      .map(({ action }) => action);
    expect(actions).not.toContain('budget.overcharge');
  });
});

describe('the budgets', () => {
  it('are the service’s default until the workspace sets its own', async () => {
    const workspaceId = newWorkspace();
    expect(await get(workspaceId)).toEqual({
      dailyUsd: 1,
      monthlyUsd: null,
      perRunUsd: null,
      onLimit: 'pause',
      allowUnknownPrices: false,
      spentTodayUsd: 0,
      reservedUsd: 0,
      spentThisMonthUsd: 0,
    });
    const budgets = {
      dailyUsd: 2.5,
      monthlyUsd: 40,
      perRunUsd: 0.000001,
      allowUnknownPrices: true,
    };
    const changed = await set(workspaceId, { ...budgets, onLimit: 'refuse' });
    expect(changed).toMatchObject({ ...budgets, onLimit: 'refuse' });
    expect(await get(newWorkspace())).toMatchObject({ dailyUsd: 1, monthlyUsd: null });
    expect(await set(workspaceId, { dailyUsd: null, perRunUsd: null })).toMatchObject({
      dailyUsd: 1,
      perRunUsd: null,
    });
    const entries = await waitFor(() => {
      const found = workflow.audited.filter((event) => event.workspaceId === workspaceId);
      return found.length === 2 ? found : undefined;
    });
    expect(entries[0]).toMatchObject({ action: 'budget.update', details: { dailyUsd: 2.5 } });
  });

  it('stay as they are where they are not named, as by a misspelt name', async () => {
    const workspaceId = newWorkspace();
    const limits = { dailyUsd: 2, monthlyUsd: 30, perRunUsd: 1, allowUnknownPrices: true };
    await set(workspaceId, limits);
    const misspelt = { onLimit: 'refuse' as const, dailyUSD: 5, perRunUsd: null };
    expect(await set(workspaceId, misspelt)).toMatchObject({
      ...limits,
      perRunUsd: null,
      onLimit: 'refuse',
    });
    expect(await set(workspaceId, { dailyUsd: null, allowUnknownPrices: null })).toMatchObject({
      dailyUsd: 1,
      monthlyUsd: 30,
      allowUnknownPrices: false,
    });
  });

  it('are set by an admin, and shown to every member', async () => {
    const workspaceId = newWorkspace();
    const { ctx } = member(workspaceId).context;
    const viewer = withContext({ ...ctx, caller: { ...ctx.caller, role: 'viewer' } });
    expect(await workflow.client.budget.get.query(undefined, viewer)).toMatchObject({
      dailyUsd: 1,
    });
    const attempt = workflow.client.budget.set.mutate({ onLimit: 'pause' }, viewer);
    expect((await readRefusal(attempt)).code).toBe('forbidden');
    const unknown = workflow.client.budget.get.query(undefined, visitor(workspaceId));
    expect((await readRefusal(unknown)).code).toBe('unauthenticated');
  });

  it('show what was spent today, in the month and by calls under way', async () => {
    const workspaceId = newWorkspace();
    await spend(workspaceId, '0.2');
    clock.advance(24 * 3_600_000);
    await spend(workspaceId, '0.3');
    await reserve(workspaceId, '0.05');
    expect(await get(workspaceId)).toMatchObject({
      spentTodayUsd: 0.3,
      reservedUsd: 0.05,
      spentThisMonthUsd: 0.5,
    });
    clock.advance(24 * 3_600_000);
    expect(await get(workspaceId)).toMatchObject({ spentTodayUsd: 0, spentThisMonthUsd: 0 });
    clock.set(new Date('2026-03-30T12:00:00Z'));
  });
});

describe('a call', () => {
  it('counts in the day and month in which it was reserved, whenever it is settled', async () => {
    const workspaceId = newWorkspace();
    clock.set(new Date('2026-03-31T23:59:59.999Z'));
    const [early, late] = [await reserve(workspaceId, '0.2'), await reserve(workspaceId, '0.3')];
    await settle(workspaceId, early, '0.1');
    clock.set(new Date('2026-04-01T00:00:00.000Z'));
    await settle(workspaceId, late, '0.25');
    expect(await get(workspaceId)).toMatchObject({
      spentTodayUsd: 0,
      reservedUsd: 0,
      spentThisMonthUsd: 0,
    });
    clock.set(new Date('2026-03-31T23:59:59.999Z'));
    expect(await get(workspaceId)).toMatchObject({
      spentTodayUsd: 0.35,
      reservedUsd: 0,
      spentThisMonthUsd: 0.35,
    });
    clock.set(new Date('2026-03-30T12:00:00Z'));
  });

  it('is refused by the month, and by its run, where they are exceeded', async () => {
    const workspaceId = newWorkspace();
    await set(workspaceId, { dailyUsd: 5, monthlyUsd: 1, perRunUsd: 0.4 });
    const run = { id: 'run_a', grantedUsd: '0' };
    await spend(workspaceId, '0.3', { run });
    expect(await refusal(reserve(workspaceId, '0.11', { run }))).toMatchObject({
      budget: 'run',
      limitUsd: 0.4,
      neededUsd: 0.11,
      message: 'This would take the run past its budget of $0.4.',
    });
    await spend(workspaceId, '0.4', { run: { id: 'run_b', grantedUsd: '0' } });
    expect(await refusal(reserve(workspaceId, '0.31'))).toMatchObject({
      budget: 'monthly',
      message: 'This would take the workspace past its monthly budget of $1.',
    });
    await reserve(workspaceId, '0.3');
    expect(await get(workspaceId)).toMatchObject({ reservedUsd: 0.3, spentThisMonthUsd: 0.7 });
  });

  it('of a model of unknown price is refused, unless the budget allows it', async () => {
    const workspaceId = newWorkspace();
    const unknown = { model: 'gemini-9', isPriceKnown: false };
    expect(await refusal(reserve(workspaceId, '0.1', unknown))).toMatchObject({
      budget: 'price',
      message: expect.stringMatching(/price of gemini-9 is not known: set MODEL_PRICES/),
    });
    await set(workspaceId, { allowUnknownPrices: true });
    await reserve(workspaceId, '0.1', unknown);
  });
});

describe('a grant', () => {
  it('lets its run, and no other, go so far beyond the budget and no further', async () => {
    const workspaceId = newWorkspace();
    await spend(workspaceId, '0.95');
    const run = { id: 'run_granted', grantedUsd: '0.1' };
    const first = await reserve(workspaceId, '0.08', { run });
    expect(await refusal(reserve(workspaceId, '0.08', { run }))).toMatchObject({ budget: 'daily' });
    const other = { run: { id: 'run_other', grantedUsd: '0' } };
    expect(await refusal(reserve(workspaceId, '0.08', other))).toMatchObject({ budget: 'daily' });
    await settle(workspaceId, first, '0.01');
    const second = await reserve(workspaceId, '0.09', { run });
    await settle(workspaceId, second, '0.09');
    expect(await refusal(reserve(workspaceId, '0.01', { run }))).toMatchObject({ budget: 'daily' });
    expect(await get(workspaceId)).toMatchObject({ spentTodayUsd: 1.05, reservedUsd: 0 });
  });
});

describe('the thresholds', () => {
  it('are announced once in a period, of what is spent and not of what is reserved', async () => {
    const workspaceId = newWorkspace();
    await set(workspaceId, { dailyUsd: 1, monthlyUsd: 2 });
    const open = await reserve(workspaceId, '0.5');
    await spend(workspaceId, '0.49');
    expect(thresholds(workspaceId)).toEqual([]);
    await settle(workspaceId, open, '0.01');
    await spend(workspaceId, '0.31');
    await spend(workspaceId, '0.19');
    await waitFor(() => thresholds(workspaceId).length === 4);
    expect(thresholds(workspaceId)).toEqual(['day 50', 'day 80', 'day 100', 'month 50']);
    clock.advance(24 * 3_600_000);
    await spend(workspaceId, '0.9');
    await waitFor(() => thresholds(workspaceId).length === 7);
    expect(thresholds(workspaceId).slice(4)).toEqual(['day 50', 'day 80', 'month 80']);
    clock.set(new Date('2026-03-30T12:00:00Z'));
    const mailed = workflow.notices
      .filter((notice) => notice.workspaceId === workspaceId)
      .map((notice) => 'percent' in notice && `${notice.period} ${notice.percent}`);
    expect(mailed).toEqual(['day 80', 'day 100', 'day 80', 'month 80']);
  });

  it('are announced once by many settlements at the same instant', async () => {
    const workspaceId = newWorkspace();
    const ids = await Promise.all(Array.from({ length: 20 }, () => reserve(workspaceId, '0.05')));
    await Promise.all(ids.map((id) => settle(workspaceId, id, '0.05')));
    await waitFor(() => thresholds(workspaceId).length === 3);
    expect(thresholds(workspaceId).toSorted()).toEqual(['day 100', 'day 50', 'day 80']);
  });
});

/** What the audit log says that calls of the workspace cost, in millionths. */
const auditedMillionths = (workspaceId: string): number =>
  workflow.audited
    .filter((event) => event.workspaceId === workspaceId)
    .reduce((sum, { cost }) => sum + Math.round(Number(cost) * 1_000_000), 0);

const expireAll = (table: 'reservations' | 'charges', workspaceId: string) =>
  database.transaction(workspaceId, async ({ db }) => {
    await db.execute(
      table === 'reservations'
        ? sql`update workflow.budget_reservations set expires_at = now() - interval '1 second'
            where workspace_id = ${workspaceId}`
        : sql`update workflow.budget_charges set settled_at = now() - interval '1 hour'
            where workspace_id = ${workspaceId}`,
    );
  });

describe('the audit log', () => {
  it('has the cost of an answer once, also where a confirmation was lost', async () => {
    const workspaceId = newWorkspace();
    const [used, unused] = [await reserve(workspaceId, '0.1'), await reserve(workspaceId, '0.1')];
    await settle(workspaceId, used, '0.02');
    await settle(workspaceId, unused, '0.03');
    await workflow.client.budget.confirm.mutate({ id: used }, visitor(workspaceId));
    await expireAll('charges', workspaceId);
    await Promise.all([auditUnused(database), auditUnused(database)]);
    const entries = await waitFor(() => {
      const found = workflow.audited.filter((event) => event.workspaceId === workspaceId);
      return found.length > 0 ? found : undefined;
    });
    expect(entries).toMatchObject([
      { id: toCallEntryId(unused), cost: '0.03', details: { reason: 'unused' } },
    ]);
  });

  it('and the ledger say the same, whatever happens to the calls; no budget is exceeded', async () => {
    const call = fc.record({
      run: fc.constantFrom('run_1', 'run_2', null),
      millionths: fc.integer({ min: 1, max: 300_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      fate: fc.constantFrom('answered', 'failed', 'abandoned', 'unused', 'open'),
    });
    const decimal = (millionths: number): string => (millionths / 1_000_000).toFixed(6);
    const property = fc.asyncProperty(
      fc.array(call, { minLength: 5, maxLength: 25 }),
      async (calls) => {
        const workspaceId = newWorkspace();
        await set(workspaceId, { dailyUsd: 0.9, monthlyUsd: 0.8, perRunUsd: 0.5 });
        let confirmed = 0;
        const make = async ({ run, millionths, share, fate }: (typeof calls)[number]) => {
          const of = run === null ? {} : { run: { id: `${workspaceId}_${run}`, grantedUsd: '0' } };
          const made = await reserve(workspaceId, decimal(millionths), of).catch(
            (error: unknown) => error,
          );
          if (typeof made !== 'string') {
            expect(made).toMatchObject({ code: 'budget_exceeded' });
            return;
          }
          if (fate === 'abandoned' || fate === 'open') return;
          const cost = Math.floor((millionths * share) / 100);
          await settle(workspaceId, made, decimal(cost), fate === 'failed' ? 'failed' : 'answered');
          if (fate !== 'answered') return;
          // The work that uses the answer writes an entry of its own, with this cost.
          confirmed += cost;
          await workflow.client.budget.confirm.mutate({ id: made }, visitor(workspaceId));
        };
        for (let at = 0; at < calls.length; at += 4) {
          await Promise.all(calls.slice(at, at + 4).map(make));
          const { spentTodayUsd, reservedUsd, spentThisMonthUsd } = await get(workspaceId);
          expect(spentThisMonthUsd + reservedUsd).toBeLessThanOrEqual(0.8 + 1e-9);
          expect(spentTodayUsd).toBe(spentThisMonthUsd);
        }
        await expireAll('reservations', workspaceId);
        await Promise.all([settleExpired(ledger), settleExpired(ledger)]);
        await expireAll('charges', workspaceId);
        await auditUnused(database);
        const { spentTodayUsd, reservedUsd } = await get(workspaceId);
        expect(reservedUsd).toBe(0);
        const spent = Math.round(spentTodayUsd * 1_000_000);
        await waitFor(() => auditedMillionths(workspaceId) + confirmed === spent, {
          message: `${auditedMillionths(workspaceId)} + ${confirmed} is not ${spent}`,
        });
        const runs = await database.read(workspaceId, ({ db }) =>
          db.execute<{ spent: number; reserved: number }>(sql`
          select spent_usd::float8 as spent, reserved_usd::float8 as reserved
          from workflow.budget_ledger
          where workspace_id = ${workspaceId} and day like ${`${workspaceId}%`}`),
        );
        for (const run of runs) {
          expect(run.spent).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(run.reserved).toBe(0);
        }
      },
    );
    await fc.assert(property, { numRuns: 5 });
  });
});
