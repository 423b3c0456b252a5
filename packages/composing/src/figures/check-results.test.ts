import { measureGrowth } from '@workspace-ops/growth';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { askWhichFigure, findContradictions } from './contradictions.ts';
import { readFacts } from '../facts/read-facts.ts';

const readQuestions = (context: JsonObject) =>
  findContradictions(readFacts(context)).map(askWhichFigure);

it.each<[JsonObject, string]>([
  [
    { outcome: 'Robes in use up 18% in October.', metric: 'Robes in use up 12% in October' },
    'Which is right: “Robes in use up 18% in October” or “Robes in use up 12% in October”?',
  ],
  [
    { outcome: 'Complaints fell from 9 to 2 in October.', metric: 'Complaints: 9 to 4' },
    'Which is right: “Complaints fell from 9 to 2 in October” or “Complaints: 9 to 4”?',
  ],
  [
    { result: 'The bill came to £4,200.', quote: 'The bill was £4,100.' },
    'Which is right: “The bill came to £4,200” or “The bill was £4,100”?',
  ],
])('asks which of two results is right: %j', (context, question) => {
  expect(readQuestions(context)).toEqual([question]);
});

it('asks before two figures of one thing are published', () => {
  const told = { outcome: 'Robes in use up 18%.', metric: 'Robes in use up 12%' };
  const seen = { customer: 'Marlpit Spa Hotel', observation: 'Robes ran short.' };
  const consent = 'Name and figures, in writing on 23 November 2026';
  for (const where of ['MKT-01 draft', 'MKT-04 story']) {
    const { asks } = composeAt(where, { ...seen, ...told, consent });
    expect(asks).toMatchObject([{ names: ['figuresRight'] }]);
  }
});

it.each<[JsonObject]>([
  [{ observation: 'It took 3 hours.', outcome: 'It took 2 hours.' }],
  [{ outcome: 'Robes in use up 18%.', metric: 'Robes in use: 140' }],
  [{ outcome: 'Robes in use up 18%.', metric: 'Robes in use up 18.2 per cent' }],
  [{ outcome: 'Over 300 robes in use.', metric: 'Robes in use: 312' }],
  [{ outcome: 'Saves 40 minutes a day.', metric: 'Saves 4 pieces a day' }],
  [{ outcome: 'Complaints fell from 9 to 2.', metric: 'Complaints: 2' }],
  [{ outcome: 'Bookings rose to 212.', metric: 'Bookings, October 2026' }],
  [{ outcome: 'No late van since 4 October.', metric: 'No late van since 1 September' }],
  [{ before: 'Complaints: 9', after: 'Complaints: 2' }],
  [{ outcome: 'Towels down 4% in October.', metric: 'Towels down 6% in November' }],
])('asks nothing of figures that go together: %j', (context) => {
  expect(readQuestions(context)).toEqual([]);
});

it('reads results in a time that grows with the text', () => {
  for (const part of ['robes 18% ', '1,', 'up to 4. '])
    expect(
      measureGrowth((metric) => findContradictions(readFacts({ outcome: 'Up 4%', metric })), part),
    ).toBeLessThan(10);
});
