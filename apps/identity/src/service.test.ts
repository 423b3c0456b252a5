import { createAuditSink, connectLocal } from '@workspace-ops/rpc';
import { createLogger, dayMs, readSettings, runProbes } from '@workspace-ops/service-kit';
import {
  createManualClock,
  createRecordingSinks,
  createSinkRecord,
  createTestDatabase,
  waitFor,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, type IdentityFixture, startIdentity } from '../test/identity-fixture.ts';
import { startOfTests } from '../test/times.ts';
import { identityMigration } from './migrate.ts';
import { createIdentity } from './service.ts';
import { identitySettings } from './settings.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await startIdentity();
});
afterAll(() => fixture.close());

describe('the identity service', () => {
  test('demands the key secret in production', () => {
    const settings = readSettings(identitySettings, { NODE_ENV: 'production' });
    expect(() => createDetached({ settings })).toThrow('SESSION_KEY_SECRET is required');
  });

  test('reports a database that answers, and its outbox', async () => {
    expect(await runProbes(fixture.service.probes)).toEqual([
      { name: 'identity database', ok: true },
      { name: 'identity outbox', ok: true },
      { name: 'identity jobs', ok: true },
    ]);
  });

  test('signs up while audit is down, and hands the event over when it is back', async () => {
    const scratch = await createTestDatabase({
      template: 'identity',
      migrate: identityMigration.migrate,
    });
    const delivered: string[] = [];
    let down = true;
    const audit = createAuditSink(async (events) => {
      if (down) throw new Error('audit is down');
      delivered.push(...events.map((event) => event.action));
    });
    const service = createDetached({
      databaseUrl: scratch.url,
      audit: connectLocal(() => audit),
    });
    await service.start();
    const client = connectLocal(() => service.router);
    await client.accounts.signUp.mutate(
      { email: 'patient@example.com', password: 'correct horse' },
      anonymous(),
    );
    expect(delivered).toEqual([]);
    down = false;
    await waitFor(() => delivered.length > 0);
    expect(delivered).toEqual(['account.sign_up']);
    await service.stop();
    await scratch.drop();
  });

  test('hashes passwords at the full cost where it is given no hasher', async () => {
    const scratch = await createTestDatabase({
      template: 'identity',
      migrate: identityMigration.migrate,
    });
    const service = createDetached({ databaseUrl: scratch.url });
    await service.start();
    await connectLocal(() => service.router).accounts.signUp.mutate(
      { email: 'costly@example.com', password: 'correct horse' },
      anonymous(),
    );
    await service.stop();
    const sql = postgres(scratch.url, { max: 1 });
    const hashes = await sql<{ hash: string }[]>`select hash from identity.passwords`;
    await sql.end();
    expect(hashes.map(({ hash }) => hash)).toEqual([
      expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    ]);
    await scratch.drop();
  });

  test('answers every hostile value with 400 or 401', async () => {
    const hostile = [
      '\u0000',
      '\ud800',
      `${'a'.repeat(300)}@example.com`,
      "'; drop table users;--",
    ];
    for (const value of hostile) {
      const work = fixture.client.accounts.signUp.mutate(
        { email: value, password: value, name: value },
        anonymous(),
      );
      await expect(work).rejects.toMatchObject({ cause: { code: 'invalid_input' } });
    }
  });

  test('keeps the last sign-in, and the workspace named after the user', async () => {
    const { user } = await fixture.client.accounts.signUp.mutate(
      { email: 'times@example.com', password: 'correct horse', name: 'Time Keeper' },
      anonymous(),
    );
    fixture.clock.advance(dayMs);
    await fixture.client.accounts.logIn.mutate(
      { email: 'times@example.com', password: 'correct horse' },
      anonymous(),
    );
    const sql = postgres(fixture.databaseUrl, { max: 1 });
    const [row] = await sql`
      select u.last_signed_in_at, w.name from identity.users u
      join identity.workspaces w on w.id = u.personal_workspace_id where u.id = ${user.id}`;
    await sql.end();
    expect(row).toEqual({ last_signed_in_at: fixture.clock.now(), name: 'Time Keeper' });
  });
});

function createDetached(overrides: {
  settings?: ReturnType<typeof readSettings<typeof identitySettings>>;
  databaseUrl?: string;
  audit?: Parameters<typeof createIdentity>[0]['sinks']['audit'];
}) {
  const sinks = createRecordingSinks(createSinkRecord());
  return createIdentity({
    databaseUrl: overrides.databaseUrl ?? 'postgres://127.0.0.1/none',
    settings: overrides.settings ?? readSettings(identitySettings, {}),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: createManualClock(startOfTests),
    sinks: { ...sinks, audit: overrides.audit ?? sinks.audit },
  });
}
