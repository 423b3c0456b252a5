import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashLink } from '../chain/link.ts';
import {
  auditEvent,
  inWorkspace,
  startAudit,
  type TestAudit,
} from '../test-support/start-audit.ts';
import { type LinkRow, selectLinks, toLink } from './walk-chain.ts';

let audit: TestAudit;
beforeAll(async () => {
  audit = await startAudit();
});
afterAll(() => audit.stop());

let workspaceId: string;
let counter = 0;
const ids: string[] = [];

/** A chain of ten events. */
beforeEach(async () => {
  workspaceId = `ws_${counter++}`;
  const events = Array.from({ length: 10 }, (_, index) =>
    auditEvent(workspaceId, { message: `Event ${index + 1}` }),
  );
  await audit.append(...events);
  ids.splice(0, ids.length, ...events.map((event) => event.id));
});

const verify = () => audit.client.logs.verify.query(undefined, inWorkspace(workspaceId));

/** As a superuser for whom no trigger runs; `$` in the statement is the workspace. */
const tamper = (...statements: string[]) =>
  audit.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const statement of statements) {
      const { count } = await sql.unsafe(statement.replaceAll('$', `'${workspaceId}'`));
      if (count === 0) throw new Error(`Nothing was tampered with: ${statement}`);
    }
  });

const at = (position: number) => `workspace_id = $ and position = ${position}`;

test('finds an untouched chain whole', async () => {
  const head = await verify();
  expect(head).toEqual({
    workspaceId,
    valid: true,
    checkedEvents: 10,
    headHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('finds the chain of a workspace without events whole', async () => {
  workspaceId = 'ws_none';
  expect(await verify()).toMatchObject({ valid: true, checkedEvents: 0 });
});

test('does not see what was done to another workspace', async () => {
  await tamper(`update audit.events set message = 'x' where ${at(4)}`);
  await audit.append(auditEvent('ws_other'));
  workspaceId = 'ws_other';
  expect(await verify()).toMatchObject({ valid: true, checkedEvents: 1 });
});

describe('an edit', () => {
  const changes = {
    agent: `'Somebody'`,
    action: `'run.other'`,
    model: `'other'`,
    message: `'Event 4 '`,
    status: `'error'`,
    timestamp: `timestamp + interval '1 millisecond'`,
    latency_ms: '0.25',
    tokens_total: '1',
    cost: '0.0',
    policy_checks: `policy_checks || '{"piiDetected": 1}'`,
    details: `'{"a": 1}'`,
    decides: `'aud_x'`,
    security_alert: 'true',
    search_text: `'x'`,
    prev_hash: `'\\x00'`,
    hash: `'\\x00'`,
    id: `id || 'x'`,
  };
  test.each(Object.entries(changes))('of %s is found', async (column, value) => {
    await tamper(`update audit.events set ${column} = ${value} where ${at(4)}`);
    const { valid, brokenAt } = await verify();
    expect({ valid, position: brokenAt?.position }).toEqual({ valid: false, position: 4 });
  });

  test('with its hash computed anew is found by the link that follows', async () => {
    await rewrite(4, 4);
    expect(await verify()).toMatchObject({
      valid: false,
      brokenAt: { id: ids[4], position: 5, reason: expect.stringContaining('follow') },
    });
  });

  test('of the newest event, its hash computed anew, is found by the anchor', async () => {
    await rewrite(10, 10);
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 10 } });
  });

  test('with every later hash computed anew is found by the anchor', async () => {
    await rewrite(4, 10);
    expect(await verify()).toMatchObject({
      valid: false,
      checkedEvents: 10,
      brokenAt: { position: 10, reason: expect.stringContaining('rewritten') },
    });
  });
});

/** Changes the event at `from` and computes the hashes up to `to` anew, as one who knows how. */
async function rewrite(from: number, to: number): Promise<void> {
  const rows = await audit.admin.begin(async (sql) => {
    await sql`select set_config('app.workspace_id', ${workspaceId}, true)`;
    return sql.unsafe<LinkRow[]>(selectLinks);
  });
  let prevHash = '';
  for (const link of rows.map(toLink).slice(from - 1, to)) {
    if (link.position === from) link.message = 'Another message';
    else link.prevHash = prevHash;
    prevHash = hashLink(link);
    await tamper(`update audit.events set message = '${link.message}', hash = decode('${prevHash}', 'hex'),
      prev_hash = decode('${link.prevHash}', 'hex') where ${at(link.position)}`);
  }
}

test('a deleted event is found', async () => {
  await tamper(`delete from audit.events where ${at(6)}`);
  expect(await verify()).toMatchObject({
    valid: false,
    checkedEvents: 5,
    brokenAt: { id: null, position: 6, reason: 'The event at position 6 is missing.' },
  });
});

test('a deleted first event is found', async () => {
  await tamper(`delete from audit.events where ${at(1)}`);
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { id: null, position: 1 } });
});

test('a cut tail is found', async () => {
  await tamper('delete from audit.events where workspace_id = $ and position > 7');
  expect(await verify()).toMatchObject({
    valid: false,
    checkedEvents: 7,
    brokenAt: { id: null, position: 8, reason: expect.stringContaining('cut') },
  });
});

test('a cut tail is found after more was appended', async () => {
  await tamper('delete from audit.events where workspace_id = $ and position > 7');
  await audit.append(auditEvent(workspaceId));
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { id: null, position: 8 } });
});

test('events deleted to the last are found', async () => {
  await tamper('delete from audit.events where workspace_id = $');
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { id: null, position: 1 } });
});

test('two swapped events are found', async () => {
  await tamper(
    `update audit.events set position = -1 where ${at(3)}`,
    `update audit.events set position = 3 where ${at(5)}`,
    `update audit.events set position = 5 where ${at(-1)}`,
  );
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 3 } });
});

const columns = `agent, action, model, message, status, latency_ms, tokens_total, cost, policy_checks, details,
  decides, security_alert, search_text`;
const insertCopy = (position: string) => `
  insert into audit.events (workspace_id, position, prev_hash, hash, id, timestamp, ${columns})
  select workspace_id, ${position}, prev_hash, hash, id || 'x', timestamp, ${columns} from audit.events where ${at(5)}`;

test('an inserted event is found', async () => {
  await tamper(insertCopy('position'));
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 5 } });
});

test('an inserted event that pushes the later ones on is found', async () => {
  await tamper(
    'update audit.events set position = position + 1 where workspace_id = $ and position > 5',
    insertCopy('position + 1'),
  );
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 6 } });
});

test('an event put at the end is found', async () => {
  await tamper(insertCopy('11'));
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 11 } });
});

test('an event moved in from another workspace is found', async () => {
  const other = `${workspaceId}_b`;
  await audit.append(auditEvent(other));
  await tamper(
    `update audit.events set workspace_id = $, position = 11 where workspace_id = '${other}'`,
  );
  expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 11 } });
});

describe('the anchor', () => {
  test('changed to fit a cut tail is found, and stays found when more is appended', async () => {
    await tamper(
      'delete from audit.events where workspace_id = $ and position > 7',
      `update audit_anchor.heads set position = 7, success = 7,
        hash = (select hash from audit.events where ${at(7)}) where workspace_id = $`,
    );
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { id: null, position: 8 } });
    await audit.append(auditEvent(workspaceId), auditEvent(workspaceId));
    await audit.restart();
    expect(await verify()).toMatchObject({
      valid: false,
      brokenAt: { position: 8, reason: 'The head of the chain was changed.' },
    });
  });

  test('deleted is found, and stays found when more is appended', async () => {
    await tamper('delete from audit_anchor.heads where workspace_id = $');
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 11 } });
    await audit.append(auditEvent(workspaceId));
    expect(await verify()).toMatchObject({
      valid: false,
      brokenAt: { reason: 'The head of the chain was deleted.' },
    });
  });

  test('deleted with every event is found by the process that knew them', async () => {
    await tamper(
      'delete from audit_anchor.heads where workspace_id = $',
      'delete from audit.events where workspace_id = $',
    );
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { id: null, position: 1 } });
  });

  test('put back with its events to an older, authentic state is found by the same process', async () => {
    const saved = 'audit.saved_heads';
    await audit.admin.unsafe(`create table ${saved} as select * from audit_anchor.heads`);
    await audit.append(auditEvent(workspaceId), auditEvent(workspaceId));
    await tamper(
      'delete from audit.events where workspace_id = $ and position > 10',
      'delete from audit_anchor.heads where workspace_id = $',
      `insert into audit_anchor.heads select * from ${saved} where workspace_id = $`,
    );
    await audit.admin.unsafe(`drop table ${saved}`);
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { id: null, position: 11 } });
    await audit.append(auditEvent(workspaceId));
    await audit.restart();
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 11 } });
  });

  test('of another workspace does not fit', async () => {
    await audit.append(auditEvent(`${workspaceId}_b`));
    await tamper(
      'delete from audit_anchor.heads where workspace_id = $',
      `update audit_anchor.heads set workspace_id = $ where workspace_id = $ || '_b'`,
    );
    expect(await verify()).toMatchObject({ valid: false });
  });
});

describe('what is derived from the events', () => {
  const pause = () =>
    auditEvent(workspaceId, { status: 'requires_approval', details: { runId: 'run_1' } });

  test('a decision that no event made is found', async () => {
    const entry = pause();
    await audit.append(entry);
    await tamper(`update audit.reviews set status = 'success', link_id = 'aud_x', link_position = 3,
      decided_by = 'nobody', decided_at = now() where workspace_id = $`);
    expect(await verify()).toMatchObject({ valid: false });
  });

  test('a decision told otherwise is found at its event', async () => {
    const entry = pause();
    await audit.append(entry, auditEvent(workspaceId, { decides: entry.id, status: 'error' }));
    expect(await verify()).toMatchObject({ valid: true, checkedEvents: 12 });
    await tamper(`update audit.reviews set status = 'success' where workspace_id = $`);
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 12 } });
  });

  test('a review that is gone is found at its entry', async () => {
    await audit.append(pause());
    await tamper('delete from audit.reviews where workspace_id = $');
    expect(await verify()).toMatchObject({ valid: false, brokenAt: { position: 11 } });
  });

  test('changed sums of the statistics are found', async () => {
    await tamper('update audit.activity set cost = cost + 1 where workspace_id = $');
    expect(await verify()).toMatchObject({
      valid: false,
      brokenAt: { reason: expect.stringContaining('statistics') },
    });
  });
});

test('verifies in batches while events are appended', async () => {
  const events = Array.from({ length: 1_200 }, () => auditEvent(workspaceId));
  await audit.append(...events);
  const [first, second] = await Promise.all([
    verify(),
    verify(),
    ...events.slice(0, 50).map(() => audit.append(auditEvent(workspaceId))),
  ]);
  expect([first, second]).toMatchObject([{ valid: true }, { valid: true }]);
});
