import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

const migrate = async (url: string): Promise<void> => {
  const sql = postgres(url, { max: 1 });
  await sql`create table notes (body text not null)`;
  await sql.end();
};

describe('createTestDatabase', () => {
  it('gives each caller an own copy of the migrated template', async () => {
    let migrations = 0;
    const counting = async (url: string) => {
      migrations += 1;
      await migrate(url);
    };
    const created = await Promise.all(
      Array.from({ length: 6 }, () => createTestDatabase({ migrate: counting, template: 'notes' })),
    );
    for (const [index, database] of created.entries()) {
      const sql = postgres(database.url, { max: 1 });
      await sql`insert into notes values (${`note ${index}`})`;
      expect(await sql`select body from notes`).toEqual([{ body: `note ${index}` }]);
      await sql.end();
    }
    await Promise.all(created.map((database) => database.drop()));
    expect(migrations).toBe(1);
  });

  it('migrates the database itself when no template is named', async () => {
    const database = await createTestDatabase({ migrate });
    const sql = postgres(database.url, { max: 1 });
    expect(await sql`select body from notes`).toEqual([]);
    await sql.end();
    await database.drop();
  });

  it('says whose connection was left open, and drops the database all the same', async () => {
    const database = await createTestDatabase();
    const sql = postgres(database.url, {
      max: 1,
      connection: { application_name: 'forgetful' },
    });
    await sql`select 42 as answer`;
    await expect(database.drop()).rejects.toThrow(
      /forgetful, idle for \d+ s, waits for ClientRead: select 42 as answer/,
    );
    await sql.end();
    const again = postgres(database.url, { max: 1, onnotice: () => undefined });
    await expect(again`select 1`).rejects.toMatchObject({ code: '3D000' });
    await again.end();
  });

  it('makes the template again after a migration that failed', async () => {
    const broken = createTestDatabase({
      template: 'repaired',
      migrate: () => Promise.reject(new Error('half way')),
    });
    await expect(broken).rejects.toThrow('half way');
    const database = await createTestDatabase({ migrate, template: 'repaired' });
    await database.drop();
  });
});
