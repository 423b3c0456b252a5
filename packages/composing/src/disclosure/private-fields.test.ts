import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { isPrivateName, markedWords } from './find-markings.ts';

const limits = 'Epilepsy. Not to work at height until a doctor clears him.';
const starter = { name: 'Luke Stansfield', role: 'Apprentice', start: '4 January 2027' };

it.each([
  'HR only',
  'hr_only',
  'Private',
  'Private notes',
  'Managers only',
  'confidentialInfo',
  'private - Nuala only',
  'Private (for Nuala and Ben only)',
  'Nuala’s eyes only',
])('leaves what is for few to read out of what the team reads: %s', (name) => {
  for (const where of ['CUL-01 prepare', 'CUL-01 plan', 'CUL-01 welcome']) {
    const { content, summary } = composeAt(where, { ...starter, [name]: limits });
    expect(`${content} ${summary}`).not.toContain('Epilepsy');
    expect(summary).toMatch(/Left out: .* \(marked as not public\)/);
  }
});

it.each([
  ['Private', 'yes'],
  ['Private parking only', 'yes'],
  ['Private hire', 'A coach for forty people'],
  ['HR', 'Jane Doe, second floor'],
  ['Members only', 'The gym on the ground floor'],
  ['Office', 'Rawtenstall, by the bridge'],
])('tells a field that is for all: %s', (name, value) =>
  expect(isPrivateName(name, value)).toBe(false),
);

it.each([
  ['The team should not be told why.', 1],
  ['Nobody is to be told.', 1],
  ['The team should be told on Monday.', 0],
  ['Visitors cannot be told from staff.', 0],
])('reads whether a team may know: %s', (said, count) =>
  expect(markedWords(said)).toHaveLength(count),
);

it.each(['Medical notes (HR only)', 'Details (managers only)', 'Reason (told us in confidence)'])(
  'is one by what stands behind it in brackets, in a form as well: %s',
  (name) => {
    const filled = {
      Site: 'Depot',
      'What happened': 'The rack leans',
      [name]: 'Sam takes blood thinners',
    };
    for (const given of [filled, { 'Incident report': filled }]) {
      const { order } = composeRun('OPS-01', given);
      expect(order!.content).not.toContain('thinners');
      expect(order!.summary).toContain('(marked as not public)');
    }
  },
);
