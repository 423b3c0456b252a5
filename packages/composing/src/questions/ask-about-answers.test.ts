import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const reply =
  'How much would it be for the pair, and do you do the insurance inspection as well? Hannah';
const sequence = (more: Record<string, string>) =>
  composeRun('SAL-03', { company: 'Pickles Mill', lead: 'Hannah Pickles', reply, ...more })[
    'sequence'
  ]!;

it.each([
  'Guide price is £780 a lift a year, firm only after we have seen them.',
  "The inspection is done by her insurer's engineer, we only attend the insurance inspection.",
])('asks whether messages go without an answer that a note has: %s', (notes) => {
  const { asks } = sequence({ notes });
  const [{ question } = { question: '' }] = asks;
  expect(question).toContain('The reply asks “How much would it be for the pair');
  expect(question).toContain('may the messages be sent without that answer?');
  expect(sequence({ notes, maySend: 'yes' }).asks).toEqual([]);
});

it.each(['She was at the fair in May.', 'Two goods lifts, Lister make.'])(
  'asks for an answer where a note says something else: %s',
  (notes) => expect(sequence({ notes }).asks.map(({ names }) => names)).toEqual([['ourAnswer']]),
);
