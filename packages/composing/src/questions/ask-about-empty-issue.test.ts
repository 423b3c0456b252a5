import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const issue = (more: Record<string, string | string[]>) =>
  composeAt('MKT-02 issue', { theme: 'Christmas trips', ...more });
const asked = 'stands for the news of the issue: what is it to tell?';
const askedOf = (more: Record<string, string | string[]>): string =>
  issue(more)
    .asks.map(({ question }) => question)
    .join(' ');

it.each([
  'dont put it in',
  'leave it out',
  'none',
  'nothing this time',
  'not this month',
  'same as last month',
  'keep it out of the newsletter',
])('asks what an issue is to tell whose news are “%s”', (highlights) => {
  expect(askedOf({ highlights })).toContain(asked);
  expect(askedOf({ highlights: [highlights] })).toContain(asked);
});

it('and not where there are news, an event or an offer', () => {
  expect(askedOf({ highlights: ['York on 5 December', 'Leeds on 12 December'] })).toBe('');
  expect(askedOf({ highlights: 'none', offer: '£5 off the second trip' })).not.toContain(asked);
  expect(askedOf({ highlights: 'none', offer: 'none' })).toContain(asked);
});

it('offers nothing where there is no offer', () => {
  for (const offer of ['none', 'not this month', 'nothing this time'])
    expect(issue({ highlights: ['York on 5 December'], offer }).content).not.toContain('For you');
});

it('takes a list that is not to be listed for none', () => {
  const { content, asks } = composeAt('FUL-03 checklist', {
    customer: 'Vale House',
    deliverables: ['dont list these'],
  });
  expect(content).not.toContain('dont list these');
  expect(asks.length).toBeGreaterThan(0);
});

it.each<[Record<string, string>, number]>([
  [
    {
      theme: 'Holidays',
      body: 'Dear families, the last pickup day is December 19, 4 pm. Strings are 20% off until then. We are closed Dec 24 to Jan 3. Happy holidays!',
    },
    1,
  ],
  [{ theme: 'Holidays', body: 'We close on 24 December. Strings are 20% off.', event: 'Fair' }, 0],
  [{ theme: 'Holidays', body: 'Two.' }, 0],
  [{ theme: 'Holidays', news: 'We close on 24 December', notes: 'Send it early. Call Ann.' }, 0],
])('asks what is news in a text that it does not tell: %j', (given, count) => {
  const { asks } = composeAt('MKT-02 issue', given);
  expect(asks.filter(({ question }) => question?.includes('is the news'))).toHaveLength(count);
});
