import { expect, it } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

it('says why a sign-in at the company’s provider was not finished, in words of its own', () => {
  expect(describeRefusal({})).toBeNull();
  expect(describeRefusal({ step: 'factor' })).toContain('too long');
  expect(describeRefusal({ refused: 'not_found' })).toContain('domain');
  expect(describeRefusal({ ended: true })).toContain('session has ended');
  for (const refused of ['', 'toString', '<b>Call 555-0100</b>']) {
    expect(describeRefusal({ refused })).toBe('The sign-in did not succeed. Begin again.');
  }
});
