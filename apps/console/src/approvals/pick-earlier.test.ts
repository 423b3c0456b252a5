import { expect, it } from 'vitest';
import { pickEarlier } from './pick-earlier.ts';

const at = (minute: number) => `2026-11-29T10:0${minute}:00.000Z`;
const all = [
  { id: 'd', status: 'open', requestedAt: at(4) },
  { id: 'c', status: 'approved', requestedAt: at(3) },
  { id: 'b', status: 'sent_back', requestedAt: at(2) },
  { id: 'a', status: 'sent_back', requestedAt: at(1) },
] as const;

it('picks what was decided before, oldest first', () => {
  const earlier = (of: (typeof all)[number]) => pickEarlier(all, of).map(({ id }) => id);
  expect(earlier(all[0])).toEqual(['a', 'b', 'c']);
  expect(earlier(all[2])).toEqual(['a']);
  expect(earlier(all[3])).toEqual([]);
});
