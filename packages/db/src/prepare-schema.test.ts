import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateNotes, notesSchema } from '../test/notes-service.ts';
import { serviceRole } from './migrate-service.ts';
import { applyMigration, prepareSchema, type ServiceMigration } from './prepare-schema.ts';
import { ensureServiceLogin, isServiceLogin } from './service-login.ts';

const migration: ServiceMigration = { service: notesSchema, migrate: migrateNotes };
const password = 'p@ss/w:rd';
let database: TestDatabase;
let serviceUrl: string;

beforeEach(async () => {
  database = await createTestDatabase();
  serviceUrl = loginTo(database.url, password);
});

afterEach(() => database.drop());

function loginTo(adminUrl: string, secret: string): string {
  const url = new URL(adminUrl);
  url.username = serviceRole('notes');
  url.password = encodeURIComponent(secret);
  return url.href;
}

const ensureLogin = (url = serviceUrl) =>
  ensureServiceLogin({ adminUrl: database.url, serviceUrl: url, service: notesSchema });

async function ask(url: string, query: string): Promise<postgres.RowList<postgres.Row[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await sql.unsafe(query);
  } finally {
    await sql.end();
  }
}

describe('preparing a schema', () => {
  it('migrates where an administrator signs in, once for replicas that start at once', async () => {
    const replicas = Array.from({ length: 4 }, () => prepareSchema(database.url, migration));
    expect(await Promise.all(replicas)).toEqual(Array(4).fill('migrated'));
    expect(await ask(database.url, 'select from notes.schema_migrations')).toHaveLength(1);
  });

  it('waits, where the service’s own role signs in, until somebody else has migrated', async () => {
    const prepared = prepareSchema(serviceUrl, migration);
    await applyMigration(database.url, {
      service: notesSchema,
      async migrate(url) {
        await migrateNotes(url);
        await ensureLogin();
        await expect(prepareSchema(serviceUrl, migration, 0)).rejects.toThrow(
          'the schema notes is being migrated',
        );
      },
    });
    expect(await prepared).toBe('checked');
  });

  it('says what is missing and what to run when nobody migrates', async () => {
    await expect(prepareSchema(serviceUrl, migration, 0)).rejects.toThrow(
      /not ready for this version: .+\. Run the migration program/,
    );
    await applyMigration(database.url, migration);
    await ensureLogin();
    await ask(database.url, 'delete from notes.schema_migrations');
    await expect(prepareSchema(serviceUrl, migration, 0)).rejects.toThrow(
      '1 of 1 migrations of the schema notes are not applied.',
    );
  });
});

describe('a service’s login', () => {
  beforeEach(async () => {
    await applyMigration(database.url, migration);
    await ensureLogin();
  });

  it('is told from an administrator’s address', () => {
    expect(isServiceLogin(serviceUrl, notesSchema)).toBe(true);
    expect(isServiceLogin(database.url, notesSchema)).toBe(false);
  });

  it('signs in with its address’s password and no other, and takes a new one', async () => {
    await expect(ask(loginTo(database.url, 'wrong'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
    const changed = loginTo(database.url, 'changed');
    await ensureLogin(changed);
    expect(await ask(changed, 'select session_user::text as name')).toEqual([
      { name: 'workspace_ops_notes' },
    ]);
    await expect(ask(serviceUrl, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await ensureLogin();
  });

  it.each([
    `insert into notes.schema_migrations (hash) values ('forged')`,
    'create table notes.own ()',
    'create table public.own ()',
    'create schema own',
    'alter table notes.notes disable row level security',
    'set role postgres',
  ])('may not %s', async (query) => {
    await expect(ask(serviceUrl, query)).rejects.toMatchObject({ code: /42501|22023/ });
  });

  it('is refused without a password', async () => {
    await expect(ensureLogin(loginTo(database.url, ''))).rejects.toThrow('has no password');
  });
});
