import { expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

const story = (consent: string) =>
  composeRun('MKT-04', {
    customer: 'Grange Park Living',
    contact: 'Helena Curtin',
    location: 'Ilkley',
    before: 'They lost four hours a week counting stock by hand.',
    scope: 'We set up bin labels and a standing order.',
    outcome: 'Counting takes 40 minutes a week.',
    quote: 'Mondays are quiet now. – Helena Curtin, head nurse',
    consent,
  })['story']!.content;

it('signs words with the first name alone, where the consent is to no more', () => {
  const content = story(
    'Helena agreed in writing: name of the firm, quote with her first name only',
  );
  expect(content).toContain('– Helena');
  expect(content).not.toContain('Curtin');
  expect(story('Helena Curtin agreed in writing to name and quote')).toContain(
    '– Helena Curtin, head nurse',
  );
});

it('calls a customer as the consent does in quotation marks', () => {
  const content = story(
    "Quote and figures ok, but not the scheme, only 'the manager of a retirement scheme in Yorkshire'",
  );
  expect(content).not.toMatch(/Grange Park|Ilkley/);
});

it.each([
  ['first name only', '– Priya'],
  ['use her first name only', '– Priya'],
  ['Priya’s first name only', '– Priya'],
  ['first name + title, no logo', '– Priya, VP Marketing'],
  ['first name and last initial', '– Priya N'],
])('shortens the name of whoever signs, and no firm’s: %s', (consent, signature) => {
  const { content, asks } = composeRun('MKT-04', {
    customer: 'Harlan Packaging',
    before: 'Sales got four inbound leads a month.',
    outcome: 'Inbound leads rose from 4 to 19 a month.',
    quote: 'Sales asks for more of the same. – Priya Nair, VP Marketing',
    consent,
  })['story']!;
  expect(content).toContain('This is the story of Harlan Packaging.');
  expect(content).toContain(signature);
  expect(content).not.toContain('Nair');
  expect(asks).toEqual([]);
});
