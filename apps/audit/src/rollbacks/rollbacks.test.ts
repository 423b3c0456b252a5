import type { Caller } from '@workspace-ops/contracts';
import { withContext, toAppError } from '@workspace-ops/rpc';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEvent,
  makeContext,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';

let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit();
  for (const table of tables) {
    await audit.admin.unsafe(`create table audit.saved_${table.split('.')[1]} (like ${table})`);
  }
});
afterAll(() => audit.stop());

/** Everything that a failover which lost commits takes back. */
const tables = [
  'audit.events',
  'audit.reviews',
  'audit.activity',
  'audit_anchor.heads',
  'audit_anchor.rollbacks',
];

let workspaceId: string;
let counter = 0;

const append = async (count: number, message = 'An event') =>
  audit.append(...Array.from({ length: count }, () => auditEvent(workspaceId, { message })));

/** A chain of ten events, which is what the copy of the database has. */
beforeEach(async () => {
  workspaceId = `ws_${counter++}`;
  await append(9);
  await audit.append(auditEvent(workspaceId, { status: 'requires_approval' }));
  await save();
});

const unguarded = (work: (table: string, saved: string) => string, only = tables) =>
  audit.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const table of only) await sql.unsafe(work(table, `audit.saved_${table.split('.')[1]}`));
  });
const of = () => `workspace_id = '${workspaceId}'`;
const save = () =>
  unguarded(
    (table, saved) =>
      `delete from ${saved} where ${of()}; insert into ${saved} select * from ${table} where ${of()}`,
  );
/** The database, or a part of it, as it was saved. */
const failOver = (only = tables) =>
  unguarded(
    (table, saved) =>
      `delete from ${table} where ${of()}; insert into ${table} select * from ${saved} where ${of()}`,
    only,
  );

const verify = (client = audit.client) =>
  client.logs.verify.query(undefined, inWorkspace(workspaceId));

const makeOwner = (workspace: string, role: Caller['role'] = 'owner') => {
  const ctx = makeContext(workspace);
  return withContext({
    ...ctx,
    caller: { ...ctx.caller, userId: 'usr_1', email: 'ada@example.com', role },
  });
};
const acknowledge = (client = audit.client, options = makeOwner(workspaceId)) =>
  client.logs.acknowledgeRollback.mutate({ reason: 'The primary was lost.' }, options);
const refusal = async (work: Promise<unknown>) =>
  toAppError(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

const rolledBack = { valid: false, state: 'rolled_back', brokenAt: { id: null, position: 11 } };

describe('a database that lost its last commits', () => {
  test('is rolled back, with what was seen before, until an owner acknowledges it', async () => {
    await append(5);
    const { headHash } = await verify();
    await failOver();
    expect(await verify()).toMatchObject({ ...rolledBack, witnessed: { position: 15, headHash } });
    const { position, id } = await acknowledge();
    expect(position).toBe(11);
    const verified = await verify();
    expect(verified).toMatchObject({
      valid: true,
      checkedEvents: 11,
      rollbacks: [
        {
          at: expect.stringMatching(/Z$/),
          position: 11,
          by: 'ada@example.com',
          reason: 'The primary was lost.',
        },
      ],
    });
    expect(verified).not.toHaveProperty('state');
    expect(verified).not.toHaveProperty('brokenAt');
    const { logs } = await audit.client.logs.list.query({ limit: 1 }, inWorkspace(workspaceId));
    expect(logs).toMatchObject([{ id, action: 'audit.acknowledge_rollback', status: 'warning' }]);
  });

  test('is rolled back also when more was appended since, by this process or by another', async () => {
    await append(2);
    await failOver();
    const second = await audit.startSecond();
    await second.append(auditEvent(workspaceId), auditEvent(workspaceId), auditEvent(workspaceId));
    expect(await verify(second.client)).toMatchObject({ valid: true, checkedEvents: 13 });
    await append(1);
    const verified = await verify(second.client);
    expect(verified).toMatchObject({ valid: false, state: 'rolled_back', checkedEvents: 14 });
    await acknowledge(second.client);
    for (const client of [audit.client, second.client]) {
      expect(await verify(client)).toMatchObject({ valid: true, rollbacks: [{ position: 12 }] });
    }
    await second.stop();
  });

  test('is told of by every replica, and after a restart, once one of them has noticed', async () => {
    await append(5);
    await failOver();
    expect(await verify()).toMatchObject(rolledBack);
    const second = await audit.startSecond();
    expect(await verify(second.client)).toMatchObject(rolledBack);
    await second.stop();
    await audit.restart();
    expect(await verify()).toMatchObject(rolledBack);
    await append(8);
    expect(await verify()).toMatchObject(rolledBack);
    await acknowledge();
    expect(await verify()).toMatchObject({ valid: true, checkedEvents: 19 });
  });

  test('that lost everything is rolled back to nothing', async () => {
    await unguarded((table) => `delete from ${table} where ${of()}`);
    expect(await verify()).toMatchObject({
      ...rolledBack,
      checkedEvents: 0,
      brokenAt: { position: 1 },
    });
    await acknowledge();
    expect(await verify()).toMatchObject({ valid: true, checkedEvents: 1 });
  });

  test('twice is rolled back twice', async () => {
    await append(5);
    await failOver();
    expect(await verify()).toMatchObject(rolledBack);
    await acknowledge();
    await save();
    await append(2);
    await failOver();
    expect(await verify()).toMatchObject({ state: 'rolled_back', brokenAt: { position: 12 } });
    await acknowledge();
    await append(3);
    const { valid, rollbacks } = await verify();
    expect([valid, rollbacks?.map(({ position }) => position)]).toEqual([true, [11, 12]]);
  });

  test('an acknowledgement that is lost itself has to be given again', async () => {
    await append(5);
    await failOver();
    await verify();
    await acknowledge();
    await failOver();
    expect(await verify()).toMatchObject(rolledBack);
  });
});

describe('an anchor that was not rolled back with the events', () => {
  const events = ['audit.events', 'audit.reviews', 'audit.activity'];

  test('is rolled back, and after the acknowledgement the chain goes on from the anchor', async () => {
    await append(5);
    const { headHash } = await verify();
    await failOver(events);
    expect(await verify()).toMatchObject({ ...rolledBack, witnessed: { position: 15, headHash } });
    await append(1);
    expect(await verify()).toMatchObject(rolledBack);
    expect(await acknowledge()).toMatchObject({ position: 17 });
    expect(await verify()).toMatchObject({ valid: true, checkedEvents: 12, rollbacks: [{}] });
    const { totalCount } = await audit.client.logs.list.query({}, inWorkspace(workspaceId));
    expect(totalCount).toBe(12);
  });

  test('is broken when the statistics still know the events: somebody cut them', async () => {
    await append(5);
    await failOver(['audit.events']);
    const verified = await verify();
    expect(verified).toMatchObject({ valid: false, brokenAt: { position: 11 } });
    expect(verified).not.toHaveProperty('state');
    expect(await refusal(acknowledge())).toMatchObject({ code: 'conflict' });
  });
});

describe('an acknowledgement', () => {
  test('of a chain that is whole is refused', async () => {
    const { code, message } = await refusal(acknowledge());
    expect([code, message]).toEqual(['conflict', expect.stringContaining('not rolled back')]);
  });

  test('of a chain that lost nothing reads nothing of it: another fault goes unnoticed', async () => {
    await unguarded(
      () => `update audit.events set message = 'x' where ${of()} and position = 4`,
      ['audit.events'],
    );
    const { code, message } = await refusal(acknowledge());
    expect([code, message]).toEqual(['conflict', expect.stringContaining('not rolled back')]);
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 4 } });
  });

  test('is for an owner of the workspace alone', async () => {
    await append(1);
    await failOver();
    await verify();
    expect(await refusal(acknowledge(audit.client, inWorkspace(workspaceId)))).toMatchObject({
      code: 'unauthenticated',
    });
    expect(await refusal(acknowledge(audit.client, makeOwner(workspaceId, null)))).toMatchObject({
      code: 'forbidden',
    });
    expect(await refusal(acknowledge(audit.client, makeOwner('ws_else')))).toMatchObject({
      code: 'conflict',
    });
    expect(await verify()).toMatchObject(rolledBack);
  });

  test('given eight times at the same instant, on two replicas, is one', async () => {
    await append(3);
    await failOver();
    await verify();
    const second = await audit.startSecond();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => acknowledge(n % 2 === 0 ? audit.client : second.client)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(toAppError(outcome.reason)).toMatchObject({ code: 'conflict' });
      }
    }
    expect(await verify()).toMatchObject({ valid: true, checkedEvents: 11 });
    await second.stop();
  });

  test('makes no other fault valid, whether it came before or after', async () => {
    await append(3);
    await failOver();
    await verify();
    const change = (position: number) =>
      unguarded(
        () => `update audit.events set message = 'x' where ${of()} and position = ${position}`,
        ['audit.events'],
      );
    await acknowledge();
    await append(2);
    await change(4);
    const broken = await verify();
    expect(broken).toMatchObject({ valid: false, brokenAt: { position: 4 } });
    expect(broken).not.toHaveProperty('state');
    expect(await refusal(acknowledge())).toMatchObject({ code: 'conflict' });
  });

  test('excuses no end that is cut later, though it is at a position that was lost before', async () => {
    await append(5);
    await failOver();
    await verify();
    await acknowledge();
    await save();
    await append(2);
    await failOver();
    expect(await verify()).toMatchObject({ valid: false, state: 'rolled_back' });
  });

  test('whose record or entry was changed is found', async () => {
    await append(3);
    await failOver();
    await verify();
    await acknowledge();
    await unguarded(
      (table) => `update ${table} set witnessed_position = 100 where ${of()}`,
      ['audit_anchor.rollbacks'],
    );
    expect(await verify()).toMatchObject({
      valid: false,
      brokenAt: { reason: 'The record of a rollback was changed.' },
    });
  });
});

describe('an acknowledgement that nobody verified the chain for', () => {
  const isAcknowledged = async () => {
    await acknowledge();
    expect(await verify()).toMatchObject({ valid: true, rollbacks: [{ position: 11 }] });
  };

  test('is taken by a process that saw the chain further on', async () => {
    await append(5);
    await failOver();
    await isAcknowledged();
  });

  test('is taken by a process that saw another entry at the end', async () => {
    await append(1);
    await failOver();
    const second = await audit.startSecond();
    await second.append(auditEvent(workspaceId));
    await second.stop();
    await isAcknowledged();
  });

  test('is taken by a process that saw nothing, where the anchor is ahead', async () => {
    await append(5);
    await failOver(['audit.events', 'audit.reviews', 'audit.activity']);
    await audit.restart();
    await isAcknowledged();
  });

  test('is taken by a process that saw nothing, once another one has recorded the loss', async () => {
    await append(5);
    await failOver();
    await verify();
    await audit.restart();
    await isAcknowledged();
  });
});

/** Writes what an earlier release wrote into the head of a chain whose end was lost. */
async function markForGood() {
  const { emptyHead, sealHead } = await import('../chain/head.ts');
  const { anchorKey } = await import('../test-support/start-audit.ts');
  const [row] = await audit.admin`select encode(hash, 'hex') as hash from audit_anchor.heads
    where workspace_id = ${workspaceId}`;
  const broken = {
    position: 11,
    reason: 'The head of the chain was put back from position 15.',
  };
  const counts = { success: 9, requires_approval: 1, warning: 0, error: 0 };
  const head = {
    ...emptyHead(workspaceId),
    position: 10,
    hash: row!['hash'] as string,
    counts,
    broken,
  };
  const { mac } = sealHead(head, anchorKey);
  await unguarded(
    (table) => `update ${table} set broken_position = 11, broken_reason = '${broken.reason}',
      mac = decode('${mac}', 'hex') where ${of()}`,
    ['audit_anchor.heads'],
  );
  return { position: 15, headHash: null };
}

test('a chain that an earlier release marked for good has a way out', async () => {
  const witnessed = await markForGood();
  expect(await verify()).toMatchObject({ ...rolledBack, witnessed });
  await acknowledge();
  await append(1);
  expect(await verify()).toMatchObject({ valid: true, rollbacks: [{ position: 11 }] });
});

test('a chain that an earlier release marked for good can be acknowledged unverified', async () => {
  await markForGood();
  await acknowledge();
  expect(await verify()).toMatchObject({ valid: true, rollbacks: [{ position: 11 }] });
});
