import { expect, it } from 'vitest';
import { findEaster } from './find-easter.ts';

it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'])(
  'is Easter Sunday: %s',
  (day) => expect(findEaster(Number(day.slice(0, 4))).toString()).toBe(day),
);
