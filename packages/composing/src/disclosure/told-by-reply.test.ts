import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { findMarkings, markedWords } from './find-markings.ts';

it.each([
  'Your last letter went to a clerk who was let go in June. What would a survey cost?',
  'What would a survey cost? Our buyer was made redundant, so it is me now.',
  'I was let go by Harmer Ltd and run my own shop. What would a survey cost?',
])('a reply may say who was dismissed: %s', (reply) => {
  const { content, summary } = composeAt('SAL-03 sequence', { company: 'Harmer', reply });
  expect(content).toContain('What would a survey cost');
  expect(summary).not.toMatch(/not on record: reply|not to be told/);
  expect(markedWords(reply)).not.toEqual([]);
});

it.each([
  { reply: 'Our buyer is being let go and does not know yet.' },
  { reply: 'She was dismissed, keep that between us.' },
  { reason: 'Gerry was let go in June.' },
  { notes: 'Their buyer is to be made redundant.' },
])('what is a secret stays one, and so does what we note ourselves: %j', (context) => {
  expect(findMarkings(context)).not.toEqual([]);
});
