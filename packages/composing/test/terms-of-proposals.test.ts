import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const order = {
  customer: 'Pennine Fleet Hire',
  contact: 'Craig Dobson',
  scope: 'Full wrap of 6 vans',
  price: '£9,600',
  timeline: 'Two weeks',
};
const propose = (more: Record<string, string>) =>
  composeAt('SAL-02 proposal', { ...order, ...more });

it.each([
  ['30 days', 'Payment within 30 days.'],
  ['30 days.', 'Payment within 30 days.'],
  ['net 14', 'Payment within 14 days.'],
  ['30 days net', 'Payment within 30 days.'],
  ['28 days from invoice', 'Payment within 28 days from invoice.'],
  ['Payment 30 days', 'Payment within 30 days.'],
  ['Payment within 30 days', 'Payment within 30 days.'],
  ['12 months', 'The agreement is for 12 months.'],
  ['50% with the order', '50% with the order.'],
])('tells the terms %s as %s', (terms, told) => {
  expect(propose({ terms }).content).toContain(`${told}\n`);
});

it.each([
  ['scope', 'Full wrap of 6 Transit Customs, design supplied by them'],
  ['scope', 'Wrap of 6 vans. They supply the artwork.'],
  ['terms', 'Access kit to be provided by them'],
  ['exclusions', 'Electrical feed, their electrician does that'],
])('asks whether the customer is to read of themselves as of another, in %s: %s', (name, said) => {
  const { asks } = propose({ [name]: said });
  expect(asks.map(({ question }) => question).join(' ')).toContain('to read as it is?');
});

it.each([
  ['scope', 'Cable by Northern Power, meter supplied by them'],
  ['scope', 'The suppliers send the letters, packed by them'],
  ['scope', 'Frames and the fixings that go with them'],
  ['terms', 'Prices hold for 30 days'],
])('asks nothing where somebody else or a thing is meant, in %s: %s', (name, said) => {
  const { asks } = propose({ [name]: said });
  expect(asks.map(({ question }) => question).join(' ')).not.toContain('to read as it is?');
});

it.each([
  [{}, true],
  [{ applyTo: 'jobs@example.com' }, false],
  [{ conditions: 'Send a few lines to jobs@example.com.' }, false],
])('asks where applications for an opening go: %j', (more, isAsked) => {
  const opening = {
    role: 'Apprentice',
    work: 'Wrapping vans',
    team: 'Wrap bay',
    location: 'Leeds',
  };
  const { summary } = composeAt('CUL-03 post', { ...opening, ...more });
  expect(summary.includes('Where do applications go?')).toBe(isAsked);
});

it.each([
  [{ contractLength: '24 months' }, 'The agreement is for 24 months.'],
  [
    { terms: 'Net 30', term: '36 months' },
    'Payment within 30 days. The agreement is for 36 months.',
  ],
  [{ paymentTerms: '50% down', term: 'three years' }, 'The agreement is for three years.'],
  [{ leadTime: '5 weeks' }, 'Lead time: 5 weeks.'],
  [{ validFor: '30 days' }, 'The offer holds for 30 days.'],
  [{ quoteValid: '30 days' }, 'The offer holds for 30 days.'],
  [{ expires: '31 December 2026' }, 'The offer holds until 31 December 2026.'],
  [{ equipment: 'Trane 10-ton heat pump' }, 'Equipment: Trane 10-ton heat pump.'],
  [{ situation: 'Two coils failed' }, 'Two coils failed.'],
  [{ included: 'Crane, startup' }, 'Included: Crane, startup.'],
])('tells %j', (more, told) => {
  const { content, summary } = propose(more);
  expect(content).toContain(told);
  expect(summary).not.toContain('Not told in it');
});

it('tells what is included once where it is the scope', () => {
  const { scope: _, ...rest } = order;
  const { content } = composeAt('SAL-02 proposal', { ...rest, included: 'Wrap of 6 vans' });
  expect(content.match(/Wrap of 6 vans/g)).toHaveLength(1);
});

it.each(['Net 30', '30 days', 'net 14'])('does not deny that it tells the terms %s', (terms) => {
  expect(propose({ terms }).summary).not.toContain('Not told in it');
});

it.each([
  'wants it in writing today',
  'needs numbers by 9 December for her board',
  'decision by Friday, the committee meets on Thursday',
  'quote has to be with them by tonight',
])('tells no customer until when they want the offer, as the time of the work: %s', (timeline) => {
  const proposal = propose({ timeline });
  expect(proposal.content).not.toContain('Timeline');
  expect(proposal.asks).toEqual([]);
  const crm = composeAt('SAL-02 crm', { ...order, timeline });
  expect(crm.content).toContain(`| timeline | unknown | ${timeline} |`);
  expect(crm.summary).not.toContain('Not on record: timeline');
});

it.each(['Needs 2 days for the fitting', 'Within 3 weeks of your decision', 'Ready on 4 January'])(
  'tells the time of the work: %s',
  (timeline) => expect(propose({ timeline }).content).toContain(`## Timeline\n\n${timeline}.`),
);
