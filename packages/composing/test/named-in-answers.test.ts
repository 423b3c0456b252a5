import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const survey = (comments: readonly string[]) =>
  composeAt('CUL-02 summary', {
    team: 'Fitters',
    period: 'November 2026',
    respondents: 11,
    responses: [{ question: 'I have the parts I need', score: 3.1 }],
    comments: ['Parking is a pain', 'Too hot upstairs', ...comments],
  }).content;

it.each([
  'Ryan is always late',
  'Paul never wears his harness',
  'My boss Rita plays favourites',
  'Fed up with Darren on nights',
  'Nobody likes Gary',
  'Ida’s temper is a problem',
])('leaves out of a summary what is said against somebody by name: %s', (comment) => {
  const content = survey([comment]);
  expect(content).not.toContain(comment);
  expect(content).toContain('speaks ill of somebody by name');
  expect(content).toContain('Parking is a pain');
});

it.each([
  'Stores never has carbon cartridges',
  'Management never listens',
  'Dana is always helpful',
  'Everybody likes Ryan',
  'Too many callouts since Kevin left',
])('keeps in a summary: %s', (comment) => expect(survey([comment])).toContain(comment));

const issue = (story: string) =>
  composeAt('MKT-02 issue', { sendDate: '2026-11-27', stories: ['Open day on 9 December', story] });

it.each([
  'Price increase of 4% from January, Nora to confirm',
  'New van arrives in May, Ida will confirm the date',
  'Winter hours from Monday, check with Sam',
  'Two new fitters start in March - waiting on Paul',
  'Sale ends on Friday, finance to approve',
  'Longer hours in May, still to agree',
])('asks about news that a colleague has still to confirm: %s', (story) => {
  const { content, asks } = issue(story);
  expect(content).not.toContain(story);
  expect(asks.map(({ question }) => question).join(' ')).toContain('is left out');
});

it.each([
  'We will confirm your booking by email',
  'Call us to confirm your place',
  'Anna Bell joins us to check every order twice',
  'Our engineers will check the boiler first',
  'Please confirm with the office by Friday',
])('tells news in which somebody confirms: %s', (story) => {
  const { content, asks } = issue(story);
  expect(content).toContain(story);
  expect(asks).toEqual([]);
});
