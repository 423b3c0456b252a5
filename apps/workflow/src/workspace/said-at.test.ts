import { expect, test } from 'vitest';
import { saidAt } from './said-at.ts';

const createdAt = new Date('2026-11-25T10:00:00Z');

test.each([
  ['its creation', {}, '2026-11-25T10:00:00.000Z'],
  [
    'the creation of the first run',
    { handoff: { saidAt: '2026-11-20T08:00:00Z' } },
    '2026-11-20T08:00:00.000Z',
  ],
  [
    'its creation, for a later day',
    { handoff: { saidAt: '2027-01-01' } },
    '2026-11-25T10:00:00.000Z',
  ],
  ['its creation, for no day', { handoff: { saidAt: 'soon' } }, '2026-11-25T10:00:00.000Z'],
  ['its creation, for a handoff in words', { handoff: 'to Priya' }, '2026-11-25T10:00:00.000Z'],
])('the data of a run was said at %s', (_, initialContext, said) => {
  expect(saidAt({ initialContext, createdAt }).toISOString()).toBe(said);
});
