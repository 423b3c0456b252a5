import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { defaultCalendar } from '../times/calendar.ts';
import { previewRunData } from './preview-run-data.ts';

const proposal = findWorkflowDefinition('SAL-02')!;
const preview = (context: JsonObject, names = {}) =>
  previewRunData(proposal, context, {
    names,
    now: new Date('2026-11-30T09:30:00Z'),
    calendar: defaultCalendar,
  });

const given: JsonObject = {
  angebot: { kunde: 'Ferry Inn', 'Nr.': 'A-118', positionen: [{ stk: 2 }, { stk: 3, art: 'Keg' }] },
  notes: 'They want it before Christmas.',
  scope: 'Two lines',
  tags: ['vip', 'north'],
};

it('tells which fields nobody knows, with their paths, and what would be asked', () => {
  const { read, unknown, missing, needs } = preview(given);
  expect(read).toEqual(given);
  expect(unknown).toEqual([
    { name: 'angebot.kunde', value: 'Ferry Inn' },
    { name: 'angebot.Nr', value: 'A-118' },
    { name: 'angebot.positionen.stk', value: '2' },
    { name: 'angebot.positionen.art', value: 'Keg' },
    { name: 'tags', value: 'vip, north' },
  ]);
  expect(missing).toEqual(['customer', 'price', 'timeline', 'terms']);
  expect(needs.map(({ name }) => name)).toEqual(['customer', 'price']);
});

it('reads it by the names that are tried', () => {
  const { read, unknown, needs } = preview(given, {
    'angebot.kunde': 'customer',
    'angebot.positionen': 'items',
  });
  expect(read).toMatchObject({ customer: 'Ferry Inn', items: [{ stk: 2 }, { stk: 3 }] });
  expect(unknown.map(({ name }) => name)).toEqual(['angebot.Nr', 'tags', 'items.stk', 'items.art']);
  expect(needs.map(({ name }) => name)).not.toContain('customer');
});

it('names no more than a hundred fields, none that holds a secret, and no long value whole', () => {
  const many = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [`zq${at}x`, 'v'.repeat(900)]),
  );
  const { unknown } = preview({ ...many, apiKey: 'k', zqPassword: 'p' });
  expect(unknown).toHaveLength(100);
  expect(unknown[0]!.value.length).toBeLessThanOrEqual(200);
  expect(preview({ zqPassword: 'p' }).unknown).toEqual([]);
});

it('takes time in proportion to the fields of one record', () => {
  const charactersAField = 12;
  const wide = (length: number): JsonObject =>
    Object.fromEntries(
      Array.from({ length: length / charactersAField }, (_, at) => [`zq${at}x`, `v ${at}`]),
    );
  const read = (context: JsonObject) => preview({ ...context }, { zq1x: 'customer' });
  expect(measureGrowth(read, wide)).toBeLessThan(10);
});
