import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { nameByThings } from './thing-names.ts';

it.each([
  ['handedover', ['New switch fitted', 'Oil topped up']],
  ['handedover', 'Keys, manuals and the log book'],
  ['delivered', ['Twelve chairs']],
])('a list or a text of %s is what was delivered', (name, value) =>
  expect(nameByThings(name, value)).toBe('deliverables'),
);

it.each([
  ['handedover', '2 November 2026'],
  ['handedover', 'Monday 2 November, by Gary'],
  ['handedover', 'on 02/11/2026 at nine'],
  ['handedover', 'yes, all of it'],
  ['delivered', 'Jaguar only for the bride, carpet forgotten'],
  ['handedoverto', ['Carol']],
])('a day, or another thing, of %s is none: %s', (name, value) =>
  expect(nameByThings(name, value)).toBeUndefined(),
);

describe('a sign-off sheet', () => {
  const given = { customer: 'Brierfield Library', job: 'Levelling fault lift 1, job 88214' };

  it('is for what was handed over, and not for the fault', () => {
    const done = ['New levelling switch fitted', 'Oil topped up'];
    const { content, summary } = composeAt('FUL-03 checklist', { ...given, 'Handed over': done });
    expect(content).toContain('The job: Levelling fault lift 1, job 88214.\n\n## Delivered');
    expect(content).toContain(
      'This was agreed and is now in your hands.\n\n- New levelling switch fitted\n- Oil topped up',
    );
    expect(summary).not.toMatch(/Not told in it|deliverables/);
  });

  it('is for the job where nothing else is on record', () => {
    const { content } = composeAt('FUL-03 checklist', {
      ...given,
      'Handed over': '2 November 2026',
    });
    expect(content).toContain('in your hands. The work: Levelling fault lift 1, job 88214.');
  });
});
