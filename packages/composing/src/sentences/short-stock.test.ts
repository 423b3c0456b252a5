import type { JsonValue } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const register = (items: JsonValue) =>
  composeRun('OPS-02', { site: 'Yard 4', date: '2026-03-05', items })['register']!.summary;

it('names what a stock count is short of, and asks for no owner of each line', () => {
  const said = register([
    { item: 'Copper pipe', counted: 12, minimum: 40 },
    { item: 'Valves', counted: 30, minimum: 20 },
  ]);
  expect(said).toContain('Below the minimum: Copper pipe (12 of 40). Who orders it?');
  expect(said).not.toMatch(/Not on record:[^.]*owner/);
});

it('says nothing of a list that is no count, nor of one that lacks nothing', () => {
  expect(register([{ item: 'Valves', counted: 30, minimum: 20 }])).not.toContain('Below');
  const tasks = register([{ item: 'Fix the gate', status: 'open' }]);
  expect(tasks).not.toContain('Below');
  expect(tasks).toMatch(/Not on record:[^.]*owner/);
});
