import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { withoutAttributions } from './without-attributions.ts';

const survey = {
  team: 'Yard',
  responses: [{ question: 'I feel safe', score: 5.1 }],
  comments: ['Good week'],
  respondents: 12,
};

it.each([
  'The remark about lifting was Jo, she is scared of Jed.',
  'Hoist brake one was from Kev.',
  'The comment about pay is probably Jo. She is leaving.',
  'Jo wrote the one about lifting.',
  'We think Jo left the remark about lifting.',
  'It was Jo who complained about lifting.',
  'Lifting = Jo. Pay = Kev.',
  'The 2 out of 10 came from Kev.',
])('leaves out of every paper who gave an answer, and says so: %s', (notes) => {
  const { read, table, summary } = composeRun('CUL-02', { ...survey, notes });
  for (const step of [read, table, summary])
    expect(`${step!.content} ${step!.summary}`).not.toMatch(/\b(?:Jo|Kev|Jed)\b|leaving/);
  expect(summary!.summary).toContain('Left out: what says who gave an answer');
  expect(summary!.content).toContain('settle what tells of harm');
});

it('leaves the rest of a note', () => {
  const notes = 'Kev chairs the next meeting. The answers are from October.';
  const told = withoutAttributions({
    ...survey,
    notes: `The low one was Jo. She is off then. ${notes}`,
  });
  expect(told).toEqual({ context: { ...survey, notes }, attributed: 2, blaming: 0 });
  expect(withoutAttributions({ ...survey, notes })).toMatchObject({ attributed: 0 });
  const order = { notes: 'The remark was from Kev.' };
  expect(withoutAttributions(order).context).toBe(order);
});

it('quotes beside a table no remark that is left out for few people', () => {
  const { table } = composeRun('CUL-02', {
    team: 'Yard',
    answers: [
      { q: 'I feel safe', score: 5.1 },
      { q: 'I know what to do', score: 8 },
    ],
    n: 4,
    remarks: ['The hoist brake sticks'],
    notes: 'The rota changes in March.',
  });
  expect(table!.summary).toContain('Left out: single answers and remarks');
  expect(table!.summary + table!.content).not.toContain('hoist brake');
  expect(table!.summary).toContain('The rota changes in March');
});

it('leaves out an answer by which whoever knows the team knows who gave it', () => {
  const own = "As the only woman in the place I'd like a changing room that locks";
  const responses = [
    { score: 6, comment: 'Cold in the packing bay' },
    { score: 8, comment: 'Good crew' },
    { score: 7, comment: 'Rota comes too late to plan anything' },
    { score: 6, comment: 'The door again' },
    { score: 5, comment: 'The van is worn' },
    { score: 5, comment: own },
  ];
  const { table, summary } = composeRun('CUL-02', { team: 'Vans', period: 'Q4 2026', responses });
  for (const step of [table, summary]) {
    expect(step!.content).not.toContain('only woman');
    expect(step!.content).toContain('Good crew');
  }
  expect(summary!.summary).toContain('Left out: what says who gave an answer');
});

const attributedOf = (comment: string): number =>
  withoutAttributions({ responses: [{ comment }] }).attributed;

it.each([
  'I have a new baby and the late shifts are killing me',
  'My mum is ill and I asked for two days',
  'I only joined in September and nobody showed me the till',
  'As a single dad the 6am start is hard',
  'After 27 years here I have never seen it so bad',
  'My wedding is in May and leave was refused',
  "I'm pregnant and still on the pick line",
  'Since my operation I cannot lift',
  'I have two kids at the school next door',
  'I moved here from Poland last year',
  "I've been here since 1998",
])('leaves out what colleagues know of whoever answered: %s', (comment) =>
  expect(attributedOf(comment)).toBe(1),
);

it.each([
  'We have a new baby grand in the hall',
  'I have a new manager and it is better',
  'I have 12 children in my room and no cover',
  'They talk behind my back',
  'I have no time for my family',
  'As a team we are fine',
  'I just started using the new app and it is slow',
  'In 5 years the yard has not been swept',
  'I started the shift late because of the gate',
])('leaves in what anybody of a team may say: %s', (comment) =>
  expect(attributedOf(comment)).toBe(0),
);
