import { connect, serviceRole } from '@workspace-ops/db';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anchorKey, auditEvent, startAudit, type TestAudit } from '../test-support/start-audit.ts';
import { openAuditAdministration, type AuditAdministration } from './administration.ts';
import { findEnding } from './find-ending.ts';
import { removeLog } from './remove-log.ts';
import { verifyLog } from './verify-log.ts';

let audit: TestAudit;
let admin: AuditAdministration;
let workspaceId: string;
let counter = 0;

beforeAll(async () => {
  audit = await startAudit();
  admin = openAuditAdministration(audit.url, anchorKey);
});
afterAll(async () => {
  await admin.database.close();
  await audit.stop();
});

/** The log of a deleted workspace. */
beforeEach(async () => {
  workspaceId = `ws_${counter++}`;
  await audit.append(
    auditEvent(workspaceId, { status: 'requires_approval' }),
    auditEvent(workspaceId, { action: 'workspace.deleted', details: { name: 'Northwind' } }),
    auditEvent(workspaceId, { action: 'workspace.erased' }),
  );
});

const remove = async (given: Partial<Parameters<typeof removeLog>[0]> = {}) => {
  const { headHash } = await verifyLog(admin, workspaceId);
  const adminUrl = audit.url;
  return removeLog({ adminUrl, workspaceId, headHash, record: async () => undefined, ...given });
};

const tables = [
  'audit.events',
  'audit.reviews',
  'audit.activity',
  'audit_anchor.heads',
  'audit_anchor.rollbacks',
];

/** How many rows each of the tables has of a workspace. */
const countRows = (id: string) =>
  Promise.all(
    tables.map(async (table) => {
      const [row] = await audit.admin.unsafe(
        `select count(*)::int as count from ${table} where workspace_id = $1`,
        [id],
      );
      return row!['count'] as number;
    }),
  );

test('the log of a deleted workspace is verified, and says how it ends', async () => {
  expect(await verifyLog(admin, workspaceId)).toMatchObject({ valid: true, checkedEvents: 3 });
  expect(await findEnding(admin, workspaceId)).toEqual({ name: 'Northwind', isWhole: true });
});

test('one without its last entry has not ended', async () => {
  await audit.append(auditEvent('ws_open', { action: 'workspace.deleted' }));
  expect(await findEnding(admin, 'ws_open')).toEqual({ name: undefined, isWhole: false });
});

describe('a log that is removed', () => {
  test('leaves nothing, and leaves those of others', async () => {
    await audit.append(auditEvent('ws_other'));
    expect(await countRows(workspaceId)).toEqual([3, 1, 1, 1, 0]);
    await remove();
    expect(await countRows(workspaceId)).toEqual([0, 0, 0, 0, 0]);
    expect(await verifyLog(admin, 'ws_other')).toMatchObject({ valid: true });
    expect((await verifyLog(admin, 'ws_other')).checkedEvents).toBeGreaterThan(0);
  });

  test('stays whole where its removal cannot be recorded', async () => {
    const record = () => Promise.reject(new Error('identity is away'));
    await expect(remove({ record })).rejects.toThrow('identity is away');
    expect(await verifyLog(admin, workspaceId)).toMatchObject({ valid: true, checkedEvents: 3 });
  });

  test('stays whole where it has grown since it was verified', async () => {
    const { headHash } = await verifyLog(admin, workspaceId);
    await audit.append(auditEvent(workspaceId));
    await expect(remove({ headHash })).rejects.toThrow('does not end as its anchor says');
    expect(await verifyLog(admin, workspaceId)).toMatchObject({ valid: true, checkedEvents: 4 });
  });
});

describe('nothing is deleted', () => {
  test.each(tables.slice(0, 2))('from %s by the role of the service', async (table) => {
    const role = serviceRole('audit');
    const service = connect({ url: audit.url, role, applicationName: 'test', maxConnections: 1 });
    const attempt = service.begin(async (tx) => {
      await tx`select set_config('app.workspace_id', ${workspaceId}, true),
        set_config('app.removed_log', ${workspaceId}, true)`;
      await tx.unsafe(`delete from ${table}`);
    });
    await expect(attempt).rejects.toThrow('permission denied');
    await service.end();
  });

  test('by who owns the tables, of another workspace than the one that is removed', async () => {
    const attempt = audit.admin.begin(async (tx) => {
      await tx`select set_config('app.removed_log', 'ws_other', true)`;
      await tx`delete from audit.events where workspace_id = ${workspaceId}`;
    });
    await expect(attempt).rejects.toThrow('audit.events_');
    await expect(audit.admin`truncate audit.events`).rejects.toThrow('append-only');
  });
});
