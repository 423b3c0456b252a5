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

it('keeps all of a danger that somebody is not told of yet', () => {
  const order = (notes: string) => {
    const { content, summary } = composeAt('OPS-01 order', { site: 'Yard', notes });
    return `${summary} ${content}`;
  };
  const told = order(
    'Truck 9 brakes are soft, pedal goes to the floor. He is out with it again at 1 pm today. Colin doesnt know yet',
  );
  expect(told).toContain('1 pm today');
  expect(told).toContain('Colin');
  expect(told).not.toContain('Left out');
  expect(order('Forklift 2 leaks propane. The night crew does not know yet.')).toContain('crew');
  const kept = order(
    'The racking is leaning and may fall. Benny is being let go on Friday. He doesnt know yet.',
  );
  expect(kept).not.toContain('Benny');
  expect(kept).toContain('racking');
});
