import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { normalName } from '@workspace-ops/composing';
import type { Playbook } from '@workspace-ops/contracts';
import { allWorkspaces, createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { canonicalPlaybooks, orderPlaybooks } from '@workspace-ops/playbooks';
import type { TestDatabase } from '@workspace-ops/testkit';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workflowMigration } from '../migrate.ts';
import {
  createWorkflowDatabase,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { readFallback } from './evaluate-rules.ts';

const canonicalIds = [
  'revenue-lead-to-sale',
  'sale-to-delivery',
  'delivery-to-retention',
  'finance-control-loop',
  'proof-and-referral-loop',
];

describe('the canonical playbooks', () => {
  it('are the five, active and in their order', () => {
    expect(canonicalPlaybooks.map(({ id }) => id).toSorted()).toEqual(canonicalIds.toSorted());
    expect(new Set(canonicalPlaybooks.map(({ status }) => status))).toEqual(new Set(['active']));
    expect(orderPlaybooks(canonicalPlaybooks).map((each) => each.ownerDepartmentCode)).toEqual([
      'aft',
      'fin',
      'ful',
      'mkt',
      'sal',
    ]);
  });

  it.each(canonicalPlaybooks.flatMap(({ handoffs }) => handoffs))(
    'hand off $fromWorkflowCode to $toWorkflowCode, both of the catalogue, with evidence that the first one leaves',
    (handoff) => {
      const from = findWorkflowDefinition(handoff.fromWorkflowCode)!;
      expect(findWorkflowDefinition(handoff.toWorkflowCode)).toBeDefined();
      const names = from.steps.flatMap(({ title, artifact }) => [
        normalName(title),
        normalName(artifact?.title.split(/[:{]/)[0] ?? ''),
      ]);
      for (const name of handoff.evidenceRequired) expect(names).toContain(normalName(name));
      expect(handoff.requiredPayload.length).toBeGreaterThan(1);
      expect(handoff.fallbackProtocol.toLowerCase()).toMatch(
        new RegExp(`^${readFallback(handoff.fallbackProtocol)} `),
      );
    },
  );
});

describe('the playbook procedures', () => {
  let database: TestDatabase;
  let workflow: WorkflowUnderTest;
  let admin: Database;

  beforeAll(async () => {
    database = await createWorkflowDatabase();
    workflow = await startWorkflow({ databaseUrl: database.url });
    admin = createDatabase({ url: database.url, applicationName: 'administrator' });
  });

  afterAll(async () => {
    await workflow.stop();
    await admin.close();
    await database.drop();
  });

  const change = (statement: SQL, by = admin) =>
    by.transaction(allWorkspaces, async (tx) => void (await tx.db.execute(statement)));
  const list = () => workflow.client.playbooks.list.query(undefined, visitor('ws_any'));
  const get = async (id: string): Promise<Playbook> =>
    (await workflow.client.playbooks.get.query({ id }, visitor('ws_any'))).playbook;

  it('answer from the database, which is seeded with them', async () => {
    expect(await list()).toEqual({ playbooks: orderPlaybooks(canonicalPlaybooks), totalCount: 5 });
    await change(
      sql`update workflow.playbooks set status = 'review' where id = 'sale-to-delivery'`,
    );
    expect((await get('sale-to-delivery')).status).toBe('review');
    await workflowMigration.migrate(database.url);
    expect((await get('sale-to-delivery')).status).toBe('review');
    await change(sql`update workflow.playbooks set status = 'active'`);
  });

  it('give the sequence of handoffs, and "not found" for an unknown id', async () => {
    const { handoffs } = await get('finance-control-loop');
    expect(handoffs.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(await readRefusal(get('no-such-playbook'))).toEqual({
      code: 'not_found',
      message: 'Playbook not found.',
    });
  });

  it('may not write the tables, whatever is in them', async () => {
    const service = createDatabase({
      url: database.url,
      role: serviceRole('workflow'),
      applicationName: 'service',
    });
    for (const statement of [
      sql`delete from workflow.playbooks`,
      sql`update workflow.playbook_handoffs set approval_required = false`,
      sql`insert into workflow.playbooks default values`,
    ]) {
      await expect(change(statement, service)).rejects.toMatchObject({
        cause: { code: '42501' },
      });
    }
    await service.close();
  });

  it('fall back to the canonical registry when the database is empty or a query fails', async () => {
    await change(sql`delete from workflow.playbooks where id = 'sale-to-delivery'`);
    expect((await get('sale-to-delivery')).name).toBe('Sale to Delivery');
    await change(sql`delete from workflow.playbooks`);
    expect((await list()).totalCount).toBe(5);
    await change(sql`alter table workflow.playbooks rename to playbooks_gone`);
    expect((await list()).playbooks).toEqual(orderPlaybooks(canonicalPlaybooks));
    expect((await get('finance-control-loop')).handoffs).toHaveLength(4);
    expect(await readRefusal(get('no-such-playbook'))).toMatchObject({ code: 'not_found' });
    await change(sql`alter table workflow.playbooks_gone rename to playbooks`);
  });
});
