import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isWithoutMarks } from './unwanted-marks.ts';

const observed = {
  customer: 'Northside Dental',
  observation: 'Reception loses 11 calls a day at lunch.',
  outcome: 'Bookings rose 18% in two weeks after one person moved their break.',
  consent: 'Name and quote, in writing on 2 November.',
};
const write = (notes: string) => composeAt('MKT-01 draft', { ...observed, notes });
const asked = (notes: string) => write(notes).asks.map(({ question }) => question);

describe('a post', () => {
  it.each([
    'No hashtags please.',
    'no hashtags on this one',
    'They were pleased. Leave out the hashtags.',
    "Please don't use any hashtags or emojis in the post",
    'Skip the hashtags, no emojis, thanks',
  ])('has no hashtags where a note says so, and nothing is asked: %s', (notes) => {
    expect(write('').content).toContain('#FieldNotes');
    expect(write(notes).content).not.toContain('#');
    expect(asked(notes)).toEqual([]);
  });

  it('is asked about where the note wants more than that', () => {
    const notes = "No hashtags and don't name the dentist";
    expect(asked(notes)).toEqual([expect.stringContaining('does the text keep to it?')]);
  });

  it('is asked about where it has what the note does not want', () => {
    const { content, asks } = composeAt('MKT-01 draft', {
      ...observed,
      outcome: 'Bookings rose 18% in two weeks!',
      notes: 'No exclamation marks.',
    });
    expect(content).toContain('weeks!');
    expect(asks).toHaveLength(1);
    expect(asked('No exclamation marks.')).toEqual([]);
  });
});

it.each([
  ['No emojis', 'Done ✅', false],
  ['No emojis', 'Done', true],
  ['no hashtags or emojis', 'Done 🎉', false],
  ['no hashtags', 'Unit #4', true],
  ['They used no hashtags before', 'x', undefined],
  ['No hashtags were found on the page', 'x', undefined],
  ['no names', 'x', undefined],
])('tells of %j beside %j: %j', (sentence, text, expected) => {
  expect(isWithoutMarks(sentence, text)).toBe(expected);
});
