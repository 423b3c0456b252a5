import { expect, it } from 'vitest';
import { countHandoffs } from './count-handoffs.ts';

it('counts entries by playbook and number, and leaves out what names none', () => {
  const entry = (playbookId: unknown, sequence: unknown) => ({ details: { playbookId, sequence } });
  const counts = countHandoffs([
    entry('a', 1),
    entry('a', 1),
    entry('a', 2),
    entry(7, 1),
    entry('a', 'x'),
  ]);
  expect([...counts]).toEqual([
    ['a:1', 2],
    ['a:2', 1],
  ]);
});
