import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutPrivate } from './private-parts.ts';

const open = (text: string): string => withoutPrivate(text, { isDangerous: () => false });

describe('a wish that points back', () => {
  it.each([
    'We might have caught it with the pole (dont put that in writing to them till Will spoke to insurer).',
    'We prob knocked it. Not in writing til Will’s spoken to insurer.',
    'We prob knocked it (not in writing until Will has spoken to the insurer).',
    'We dropped the pole on the sill (keep that to ourselves until the insurer has been).',
    'Our lad leaned on the rail (dont admit it to them before Will has been).',
    'Premium is up after the bakery claim. Dont circulate the claim detail.',
    'Drivers are short after the strike. Never share the strike story outside.',
    'Rob L is leaving in Jan btw, dont mention to store staff not announced.',
  ])('takes away what it means: %s', (said) => {
    expect(open(`Van 2 is at the garage. ${said} Second coat on Friday.`)).toBe(
      'Van 2 is at the garage. Second coat on Friday.',
    );
  });

  it.each([
    'Dean has Tuesdays off (his kidneys, private).',
    'The key is in the box (keep it dry until Friday).',
    'Dont share the customer details. The customer has two dogs.',
  ])('leaves what it does not mean: %s', (said) =>
    expect(open(`Van 2 is at the garage. ${said}`)).toMatch(/^Van 2 is at the garage\. \S/),
  );

  it('is kept in the papers of a crew', () => {
    const { content } = composeAt('OPS-01 order', {
      site: 'Tynedale Lodge',
      observation: 'Gutter bracket is bent',
      notes:
        'Ladder is on site. We prob knocked it w the pole (dont put that in writing to them till Will spoke to insurer)',
    });
    expect(content).toContain('Ladder is on site.');
    expect(content).not.toContain('knocked');
  });
});
