import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const question = 'I can say what I think';
const answers = [
  { name: 'Denise', question, score: 4, comment: 'I get shouted at in the morning.' },
  { name: 'Jonny', question, score: 8, comment: 'All good' },
  { name: 'Paula', question, score: 6, comment: 'Fine' },
];
const pulse = { team: 'Office', period: 'November 2026' };

it.each(['replies', 'formExport', 'what people said', 'responses'])(
  'names nobody and tells no single answer of a few people in a list called %s',
  (name) => {
    const run = composeRun('CUL-02', { ...pulse, [name]: answers });
    for (const { content, summary } of Object.values(run))
      expect(`${content}${summary}`).not.toMatch(/Denise|shouted|Paula/);
    expect(run['table']!.content).toContain('I can say what I think,6');
    expect(run['summary']!.summary).toContain('since few people gave them');
  },
);

it.each([
  ['responses', { question, score: 4, comment: 'I get shouted at.', from: 'Denise' }],
  ['answers', { question, score: 4, comment: 'I get shouted at.', from: 'Denise' }],
  ['responses', { question, score: 4, comment: 'I get shouted at.' }],
  ['replies', { question, comment: 'I get shouted at.', who: 'Denise' }],
  ['replies', { from: 'Denise', score: 4, comment: 'I get shouted at.' }],
])('tells no answer of one person in %s', (name, answer) => {
  const run = composeRun('CUL-02', { ...pulse, [name]: [answer] });
  for (const { content } of Object.values(run)) expect(content).not.toMatch(/Denise|shouted/);
});

it('names nobody of many either', () => {
  const many = [...answers, ...answers].map((one) => ({ ...one, from: 'Denise' }));
  const run = composeRun('CUL-02', { ...pulse, replies: many });
  for (const { content } of Object.values(run)) expect(content).not.toMatch(/Denise|Jonny/);
  expect(run['table']!.content).toContain('All good');
});

it.each([
  ['actions', [{ action: 'Rota by Thursday', owner: 'Denise', comment: 'Agreed' }]],
  ['scores', [{ area: 'Tools', score: 7.2 }]],
  ['by question', [{ q: 'Tools', marks: 7.2, answers: 17 }]],
  ['team', [{ name: 'Denise', role: 'Driver' }]],
])('leaves %s as they are', (name, list) => {
  const run = composeRun('CUL-02', { ...pulse, score: 6.8, [name]: list });
  expect(run['summary']!.summary).not.toMatch(/since few people|word for word/);
});

it('tells what a lead answered to the questions of a form', () => {
  const asked = [{ question: 'How many beds?', answer: 'Twenty-eight, three changes a week' }];
  const { brief } = composeRun('SAL-01', { company: 'Saltdean Lodge', answers: asked });
  expect(brief!.content).toContain('Twenty-eight, three changes a week');
});
