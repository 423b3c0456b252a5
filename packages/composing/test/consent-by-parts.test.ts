import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const story = (more: JsonObject) =>
  composeAt('MKT-04 story', {
    customer: 'Cobalt Fitness',
    contact: 'Jess Tran',
    problem: 'Members queued at one fountain',
    whatWeDid: 'Three chilled bottle fillers with counters',
    outcome: '41,000 refills since May',
    quote: 'The queue is gone.',
    ...more,
  });

it.each([
  { consent: { name: false, company: true, quote: true } },
  { consent: { company: 'yes', personName: 'no', quote: 'yes' } },
  { consent: { contactName: false, customer: true, quotation: true, results: true } },
  { consentCompany: true, consentName: false, consentQuote: true },
  { consentToName: true, consentToQuote: 'yes' },
  { consent: { name: true, quote: true } },
])('tells what is agreed to part by part: %o', (consent) => {
  const { content, asks, summary } = story(consent);
  expect(asks).toEqual([]);
  expect(content).toContain('This is the story of Cobalt Fitness.');
  expect(content).toContain('In the customer’s words: “The queue is gone.”');
  expect(content).not.toContain('Jess');
  expect(summary).not.toContain('Not told in it');
});

it.each([
  [{ consent: { company: true, quote: false } }, 'Cobalt Fitness', 'The queue is gone'],
  [{ consentCompany: true, consentQuote: 'no' }, 'Cobalt Fitness', 'The queue is gone'],
  [{ consent: { company: false, quote: true } }, 'The queue is gone', 'Cobalt'],
  [{ consent: { story: true, name: false, quote: true } }, 'The queue is gone', 'Cobalt'],
])('leaves out what is not: %o', (consent, told, untold) => {
  const { content } = story(consent);
  expect(content).toContain(told);
  expect(content).not.toContain(untold);
});

it('asks whether the text was seen where a note beside the parts wants that', () => {
  const note = 'company and quote fine, not my name, and show me before it goes out';
  const consent = { name: false, company: true, quote: true, note };
  const { asks } = story({ consent });
  expect(asks).toMatchObject([{ names: ['textSeen'] }]);
  expect(asks[0]!.question).toContain('show me before it goes out');
  expect(story({ consent, textSeen: 'yes' }).asks).toEqual([]);
});

it.each([
  [{ consent: { name: false, company: false, quote: false } }],
  [{ consent: { given: false } }],
  [{ consent: 'no' }],
])('takes a no to all of it for one: %o', (consent) => {
  const { content, asks } = story(consent);
  expect(asks.length).toBeGreaterThan(0);
  expect(content).not.toContain('Cobalt');
  expect(content).not.toContain('The queue is gone');
});
