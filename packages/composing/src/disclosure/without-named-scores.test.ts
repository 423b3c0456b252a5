import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const pulse = { team: 'Drivers', period: 'November', responses: 11 };

it.each<[string, object]>([
  [
    'a row of a topic',
    {
      scores: [
        { question: 'Rota', score: 6.1 },
        { question: 'Shabnam', score: 7 },
      ],
    },
  ],
  [
    'a row of somebody',
    {
      scores: [
        { driver: 'Shabnam', score: 5 },
        { driver: 'Ron', score: 7 },
      ],
    },
  ],
  ['a row of whose it is', { results: [{ item: 'Shabnam’s manager', score: 5 }] }],
  ['a field of its own', { scores: { Shabnam: 5, Rota: 7 } }],
  ['a line', { scores: ['Shabnam 5', 'Rota 7'] }],
  ['a sentence', { scores: 'Shabnam 5, Ron 7' }],
  ['a bracket', { score: '6.8 (Shabnam gave 2)' }],
])('leaves out a score with a name in %s', (_, more) => {
  const run = composeRun('CUL-02', { ...pulse, ...more });
  for (const { content } of Object.values(run)) expect(content).not.toMatch(/Shabnam|\bRon\b/);
  expect(run['summary']!.content).toContain('Left out: what says who gave an answer');
});

it('keeps the scores of topics, of teams and the whole one', () => {
  const scores = [
    { question: 'Rota', score: 6.1 },
    { question: 'Tom listens to us', score: 5.5 },
    { team: 'Skipton', score: 6 },
  ];
  const run = composeRun('CUL-02', { ...pulse, score: '6.8, was 7.4 in August', scores });
  for (const said of ['Rota', 'Tom listens to us', 'Skipton'])
    expect(run['table']!.content).toContain(said);
  expect(run['summary']!.content).toContain('6.8, was 7.4 in August');
  expect(run['summary']!.content).not.toContain('Left out');
});
