import { expect, it } from 'vitest';
import { mentionsRecord } from './find-exclusions.ts';

const nora = { name: 'Nora Vance', company: 'Harbour Dental', city: 'Leeds', seats: 4, open: true };
const context = { leads: [{ name: 'Omar Reed', city: 'Leeds' }], note: 'Spring offer' };
const isWritten = (...written: string[]) => mentionsRecord(new Set([nora]), { context, written });

it.each(['A brief for Nora Vance.', 'HARBOUR DENTAL, Leeds', 'To:\nnora vance'])(
  'somebody is written of: %j',
  (text) => {
    expect(isWritten('Spring offer', text)).toBe(true);
  },
);

it.each([
  '',
  'The spring offer for Omar Reed in Leeds, 4 seats, is true.',
  'Nora Batty and Vance, a harbour, a dental clinic',
])('somebody is not written of: %j', (text) => {
  expect(isWritten(text)).toBe(false);
});

it('nobody is written of before anything is written, or where nobody is left out', () => {
  expect(isWritten()).toBe(false);
  expect(mentionsRecord(new Set(), { context, written: ['Nora Vance'] })).toBe(false);
});

it('takes a text that holds the words of very many values to name one of them', () => {
  const words = Array.from({ length: 100 }, (_, n) => `word${n}`);
  const pairs = words.flatMap((one) => words.map((other) => `${other} and ${one}`));
  const records = new Set([{ pairs }]);
  const written = [`and ${words.join(' ')}`];
  expect(mentionsRecord(records, { context, written })).toBe(true);
});
