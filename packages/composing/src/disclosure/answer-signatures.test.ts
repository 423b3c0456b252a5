import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { withoutSignature } from './answer-signatures.ts';

it.each([
  ['lift on the van has been bust since oct - Pawel', 'lift on the van has been bust since oct'],
  ['lift on the van is bust (Gaz)', 'lift on the van is bust'],
  ['lift on the van is bust – Beth Oddy, fitter.', 'lift on the van is bust'],
  ['lift on the van is bust (from beth)', 'lift on the van is bust'],
  ['lift on the van is bust - pawel', 'lift on the van is bust'],
  ['lift on the van is bust. Cheers, Mr Khan', 'lift on the van is bust.'],
  ['lift on the van is bust - J.B.', 'lift on the van is bust'],
  ['Beth: the vans are cold', 'the vans are cold'],
  ['gaz - the vans are cold', 'the vans are cold'],
  ['Gaz (fitter): the vans are cold', 'the vans are cold'],
  ['From Beth Oddy: the vans are cold', 'the vans are cold'],
  ['Pawel says the vans are cold', 'the vans are cold'],
])('leaves out who signs an answer: %s', (said, told) => {
  const sentences = said.split(/(?<=\.) /);
  expect(
    sentences
      .map(withoutSignature)
      .filter((one) => one !== '')
      .join(' '),
  ).toBe(told);
});

it.each([
  'Rota: out too late',
  'Pay: fine',
  'Positive - the crew',
  'The rota comes late - Sunday',
  'The rota comes late (Sunday)',
  'Vans are cold - always',
  'Vans are cold - Freezing',
  'We need new ladders (PPE)',
  'I get no help from Gareth',
  'Jo changes the rota sunday night',
  'Good crew',
  'The lift - the one on the van - is bust',
  'The rota - Jo, she changes it on sunday',
])('leaves what is no signature: %s', (said) => {
  expect(withoutSignature(said)).toBe(said);
});

const pulse = {
  team: 'fitters',
  period: 'nov',
  score: 5.8,
  responses: [{ question: 'my kit is safe', score: 4.5 }],
};

it('prints in the table and the summary of a survey neither a signature nor a private matter', () => {
  const comments = [
    'the rota comes sunday night',
    'lift on the van has been bust since oct - Pawel',
    'only me n gaz can do nights since my divorce i cant',
  ];
  const { table, summary } = composeRun('CUL-02', { ...pulse, comments });
  for (const { content, summary: told } of [table!, summary!]) {
    expect(content + told).not.toMatch(/Pawel|divorce|gaz/);
    expect(content).toContain('lift on the van has been bust since oct');
    expect(content).toContain('the rota comes sunday night');
    expect(told).toContain(
      'Left out: what says who gave an answer, and private matters of theirs.',
    );
  }
});

it.each([
  'I am pregnant and lift the frames alone',
  "I'm on antidepressants since the summer",
  'cant do lates, my kids are on their own',
  'Going through a divorce so nights are hard',
  'My mum died and nobody asked',
  'as a single mum I cannot do weekends',
])('leaves a private matter of who answers out of the papers: %s', (said) => {
  const comments = [said, 'the rota comes late'];
  const { table, summary } = composeRun('CUL-02', { ...pulse, comments });
  for (const { content } of [table!, summary!]) {
    expect(content).not.toContain(said);
    expect(content).toContain('the rota comes late');
  }
});

it.each([
  'my back hurts from the plotter',
  'my hours do not fit',
  'the hours do not fit with school runs',
  'Is it just me or is the van cold',
  'only me and the lads know the way in',
  'my manager is kind',
  'We are tired and get shouted at',
])('leaves an answer about the work: %s', (said) => {
  const { table } = composeRun('CUL-02', { ...pulse, comments: [said, 'the rota comes late'] });
  expect(table!.content).toContain(said);
});
