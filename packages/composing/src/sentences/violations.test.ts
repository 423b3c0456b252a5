import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { tellsViolation } from './violations.ts';

it.each([
  'I was groped by a supervisor in the van',
  'My manager keeps touching me',
  'The foreman slapped my backside',
  'I was sexually harassed on site',
  'One of the drivers makes sexual comments to the new girl',
  'Someone put their hand up my skirt',
  'The supervisor sends me pictures of himself at night',
  'She was raped by a client',
  'Unwanted touching by the boss',
  'I get bullied every day',
  'Bullying by the team lead is ignored',
  'Her ex is stalking Dana',
  'A driver made racist comments',
  'I am afraid of my manager',
  'I feel unsafe walking to the car park at night',
])('knows that somebody was wronged: %s', (said) => expect(tellsViolation(said)).toBe(true));

it.each([
  'No harassment was reported',
  'Nobody felt unsafe',
  'Anti-bullying training for all',
  'Sexual harassment policy updated',
  'Harassment training booked for 3 May',
  'Oilseed rape is cut early',
  'She grabbed my attention',
  'He touched up the paint and touched her up about the invoice',
  'The client is afraid of the cost',
  'The dog is scared of her lead',
  'She stalks the aisles',
  'Touch base with me',
])('and that nobody was: %s', (said) => expect(tellsViolation(said)).toBe(false));

it('asks of an answer in a survey that somebody acts on it', () => {
  const comments = ['Too many nights on call', 'I was groped by a supervisor in the van'];
  const context = { team: 'Field crews', period: 'Q4', responses: 9, score: 3.1, comments };
  const { summary, content } = composeAt('CUL-02 summary', context);
  expect(summary).toContain(
    '“I was groped by a supervisor in the van”: may somebody come to harm?',
  );
  expect(content).toContain('Settle first, today,');
});

it.each(['keeps touching the ', 'sends me pictures of ', 'bullying by the ', 'put his hand up '])(
  'takes time in proportion to the length of a text of "%s"',
  (pattern) => {
    expect(measureGrowth(tellsViolation, pattern)).toBeLessThan(10);
  },
);
