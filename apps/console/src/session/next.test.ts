import { expect, it } from 'vitest';
import { readNext } from './next.ts';

it('leads back to pages of the console alone', () => {
  expect(readNext('/runs/run_1?tab=steps')).toBe('/runs/run_1?tab=steps');
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    '',
    7,
  ]) {
    expect(readNext(elsewhere)).toBe('/approvals');
  }
});
