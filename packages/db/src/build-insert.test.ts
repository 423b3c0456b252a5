import { createTestDatabase } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { integer, jsonb, numeric, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { buildInsert } from './build-insert.ts';

const samples = pgSchema('samples').table('samples', {
  sampleId: integer().primaryKey(),
  label: text(),
  takenAt: timestamp({ withTimezone: true, mode: 'date' }),
  details: jsonb(),
  cost: numeric(),
  state: text().notNull().default('new'),
});

async function openSamples() {
  const database = await createTestDatabase();
  const client = postgres(database.url, { max: 1 });
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  await client`create schema samples`;
  await client`create table samples.samples (sample_id int primary key, label text,
    taken_at timestamptz, details jsonb, cost numeric, state text not null default 'new')`;
  return drizzle(client, { casing: 'snake_case' });
}

it('stores what drizzle’s own insert stores', async () => {
  const db = await openSamples();
  const full = {
    label: `it's "quoted", \\ and {braced}`,
    takenAt: new Date('2026-02-28T23:59:59.123Z'),
    details: { list: [1, 'two', null, { deep: true }], text: 'ä\n' },
    cost: '0.000000000000000001',
  };
  const rows = [
    { sampleId: 1, ...full },
    { sampleId: 2, label: null, takenAt: null, details: ['a'], cost: null },
    { sampleId: 3 },
    { sampleId: 4, label: undefined, details: 'text' },
  ];
  await db.execute(buildInsert(samples, rows));
  const ours = await db.select().from(samples).orderBy(samples.sampleId);
  await db.delete(samples);
  await db.insert(samples).values(rows);
  expect(ours).toEqual(await db.select().from(samples).orderBy(samples.sampleId));
});

it.each<[string, typeof samples.$inferInsert]>([
  ['an object', { sampleId: 1, label: 'one', details: { sampleId: 2, list: [null, 'ä"\\'] } }],
  ['a text', { sampleId: 1, details: 'text' }],
  ['null', { sampleId: 1, details: null }],
  ['none', { sampleId: 1, details: undefined, label: 'one' }],
])('stores one row whose JSON value is %s as drizzle’s own does', async (_name, row) => {
  const db = await openSamples();
  await db.execute(buildInsert(samples, [row]));
  const ours = await db.select().from(samples);
  await db.delete(samples);
  await db.insert(samples).values(row);
  expect(ours).toEqual(await db.select().from(samples));
});

it('can be followed by a conflict clause', async () => {
  const db = await openSamples();
  await db.execute(buildInsert(samples, [{ sampleId: 1, label: 'first' }]));
  const again = [
    { sampleId: 1, label: 'second' },
    { sampleId: 2, label: 'other' },
  ];
  await db.execute(sql`${buildInsert(samples, again)} on conflict do nothing`);
  const labels = await db.select({ label: samples.label }).from(samples).orderBy(samples.sampleId);
  expect(labels).toEqual([{ label: 'first' }, { label: 'other' }]);
});
