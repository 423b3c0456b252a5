import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const offer = { client: 'Abbey Hotel', scope: 'Refurbish guest lift', price: '£21,900 plus VAT' };

it.each(['Lift out for 7 working days from 11 January 2027', 'By the end of March'])(
  'a proposal tells how long the work takes: %s',
  (when) => {
    const { content, summary } = composeAt('SAL-02 proposal', { ...offer, when });
    expect(content).toContain(`## Timeline\n\n${when}.`);
    expect(summary).toContain('Not on record: terms.');
  },
);

it.each([
  [{ when: '14 December 2026' }, 'The day is 14 December 2026.'],
  [{ when: 'Once the parts are here', timeline: 'Three weeks' }, 'Three weeks.'],
])('a proposal tells a day, and a timeline of its own: %j', (given, told) => {
  const { content } = composeAt('SAL-02 proposal', { ...offer, ...given });
  expect(content).toContain(told);
  expect(content).not.toContain('Once the parts');
});

it('a proposal tells no customer when we have to quote', () => {
  const { content } = composeAt('SAL-02 proposal', { ...offer, when: 'Quote by Friday' });
  expect(content).not.toContain('Quote by');
});

it('a lead says when it is in time, which is not asked for then', () => {
  const { content } = composeAt('SAL-01 brief', {
    company: 'Threlfall',
    contact: 'Nicola',
    need: 'Six blocks',
    when: 'Contract with the other lot ends 31 January',
  });
  expect(content).not.toContain('The timeline is not on record');
});
