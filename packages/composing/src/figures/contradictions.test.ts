import { measureGrowth } from '@workspace-ops/growth';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { askWhichFigure, findContradictions } from './contradictions.ts';
import { readFacts } from '../facts/read-facts.ts';

const readQuestions = (context: JsonObject) =>
  findContradictions(readFacts(context)).map(askWhichFigure);

it('asks which of two figures of one thing is right', () => {
  const observation = '12x30 at the club stayed put, gusts 58mph at Weybourne';
  const outcome = 'went ahead, gusts of 68mph and not a peg moved';
  const question = 'Which is right: “gusts 58mph” or “gusts of 68mph”?';
  expect(readQuestions({ observation, outcome })).toEqual([question]);
  const { draft } = composeRun('MKT-01', { observation, outcome });
  expect(draft!.summary).toContain(`Not ready to send. ${question}`);
  expect(
    composeRun('MKT-01', { observation, outcome, figuresRight: 'yes' })['draft']!.asks,
  ).toEqual([]);
});

it('asks to which figure something came down', () => {
  const quote = 'You cut it from 11 weeks to 2 across 38 plots.';
  expect(readQuestions({ quote, result: 'Overrun 11 weeks to 3' })).toEqual([
    'Which is right: “11 weeks to 2” or “11 weeks to 3”?',
  ]);
});

it.each<[JsonObject]>([
  [{ observation: 'It took 3 hours.', outcome: 'It took 2 hours.' }],
  [{ before: 'A queue of 40 minutes', after: 'A queue of 10 minutes' }],
  [{ observation: 'gusts 58mph', outcome: 'gusts 58mph' }],
  [{ observation: 'A gust of 58mph, then a gust of 61mph' }],
  [{ lines: [{ note: 'gusts 58mph' }, { note: 'gusts 61mph' }] }],
])('asks about no other figures: %j', (context) => {
  expect(readQuestions(context)).toEqual([]);
});

it.each<[string, string, JsonObject, string]>([
  [
    'FUL-02',
    'report',
    {
      customer: 'Bhatt',
      update: 'All up, but the back handrail’s not on yet.',
      status: 'complete',
    },
    'Which is right: “complete” or “All up, but the back handrail’s not on yet”?',
  ],
  [
    'OPS-01',
    'order',
    {
      site: 'Yard',
      observation: 'A tube slid off, nobody hurt.',
      injured: 'Kyle, sore wrist, x-ray',
    },
    'Which is right: “A tube slid off, nobody hurt” or “Kyle, sore wrist, x-ray”?',
  ],
])('asks in %s %s about what cannot be true together', (code, key, context, question) => {
  expect(composeRun(code, context)[key]!.summary).toContain(question);
});

it('takes no opposite for one that says the same', () => {
  expect(readQuestions({ status: 'complete', update: 'All up.' })).toEqual([]);
  expect(readQuestions({ status: 'complete', remaining: '7 folders still to check' })).toEqual([
    'Which is right: “complete” or “7 folders still to check”?',
  ]);
  expect(readQuestions({ status: 'lift 2 of 4', update: 'Not done yet.' })).toEqual([]);
  expect(readQuestions({ injured: 'nobody', what: 'He scraped his shin.' })).toHaveLength(1);
  expect(readQuestions({ observation: 'Nobody hurt.', action: 'Toolbox talk.' })).toEqual([]);
});

it.each(['gusts 5mph ', '11 weeks to 2 ', 'not a yet ', 'n’t a '])(
  'takes time in proportion to the length of a text of %j',
  (part) => {
    const ask = (text: string) => findContradictions(readFacts({ status: 'done', outcome: text }));
    expect(measureGrowth(ask, part)).toBeLessThan(10);
  },
);

it.each<[JsonObject, string]>([
  [
    { equipment: 'Bed lift C', fault: 'Bed lift D brake does not hold' },
    'Which is right: “Bed lift C” or “Bed lift D”?',
  ],
  [
    { asset: 'Goods lift (Lift 5)', prob: 'Lift 4 trips its governor' },
    'Which is right: “Goods lift (Lift 5)” or “Lift 4”?',
  ],
  [{ lift: 'Lift 2', seen: 'lift 3 sticks' }, 'Which is right: “Lift 2” or “lift 3”?'],
  [{ vehicle: 'Van 3', issue: 'Van 2 leaks oil' }, 'Which is right: “Van 3” or “Van 2”?'],
])('asks which of two things of one kind is meant: %j', (context, question) => {
  expect(readQuestions(context)).toEqual([question]);
});

it.each<[JsonObject]>([
  [{ asset: 'Lift 4', fault: 'Lift 4 and Lift 5 stick' }],
  [{ asset: 'Lift 4 and Lift 5', fault: 'Lift 5 sticks' }],
  [{ asset: 'Lift 4', fault: 'Lift stops at floor 3, twice in 2 days' }],
  [{ asset: 'Lift 4', fault: 'The lift 30 mm too high, lift 2 times reset' }],
  [{ asset: 'Lift 4', fault: 'Door sticks', notes: 'Lift 5 was done last week' }],
  [{ asset: 'Boiler B', fault: 'Panel A is dark' }],
])('takes one thing for one: %j', (context) => {
  expect(readQuestions(context)).toEqual([]);
});

it('reads the names of things in a time that grows with the text', () => {
  const read = (fault: string) => findContradictions(readFacts({ asset: 'Lift 4', fault }));
  for (const part of ['lift 5 mm ', 'lift ', 'A 4 '])
    expect(measureGrowth(read, part), part).toBeLessThan(10);
});
