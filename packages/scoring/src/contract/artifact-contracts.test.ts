import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findBreaches, type Demanded } from './artifact-contracts.ts';

const says = (content: string, demanded: Demanded): string =>
  findBreaches(content, demanded)
    .map((found) => found.says)
    .join('; ');

const table = {
  artifactType: 'csv',
  columns: { first: ['item', 'due_date'], further: ['site'] },
} as const;
const letter = { artifactType: 'file', letters: 1 } as const;
const whole =
  'Dear Ada,\n\nYour table is ready for you. Please collect it on Monday.\n\nKind regards';

describe('a contract', () => {
  it.each<[string, Demanded, string, RegExp]>([
    ['prose in place of a table', table, 'The items are due soon.', /no table/],
    ['a table with broken quoting', table, 'item,due_date\n"a,b\n', /no table/],
    ['a header alone', table, 'item,due_date\n', /no row/],
    ['ragged rows', table, 'item,due_date\nLamp,Monday,late\n', /row 1 has 3 cells/],
    ['other columns', table, 'thing,when\nLamp,Monday\n', /columns are "thing", "when"/],
    ['columns in another order', table, 'due_date,item\nMonday,Lamp\n', /columns are/],
    ['a column of its own', table, 'item,due_date,mood\nLamp,Monday,good\n', /columns are/],
    ['a record without changes', { artifactType: 'crm_diff' }, 'The lead is warm.', /no field/],
    [
      'a record without what was before',
      { artifactType: 'crm_diff' },
      '| Field | Before | After |\n|---|---|---|\n| stage |  | won |\n',
      /what "stage" is before/,
    ],
    [
      'a record without what is after',
      { artifactType: 'crm_diff' },
      '| Field | Before | After |\n|---|---|---|\n| stage | open |  |\n',
      /no new value for/,
    ],
    [
      'an entry without a time',
      { artifactType: 'calendar_entry' },
      'Monday, blog. Owner: Ada.',
      /time/,
    ],
    ['a letter without a salutation', letter, whole.replace('Dear Ada,', ''), /no salutation/],
    ['a letter without a close', letter, whole.replace('Kind regards', ''), /without a close/],
    ['a letter without a body', letter, 'Dear Ada,\n\nKind regards', /no body/],
    ['one letter of three', { ...letter, letters: 3 }, whole, /1 of 3 letters/],
    [
      'a post of 3,001',
      { artifactType: 'post', targetPlatform: 'LinkedIn' },
      'a'.repeat(3_001),
      /3000/,
    ],
    ['an empty text', { artifactType: 'document' }, ' \n', /empty/],
    ['more than is stored', { artifactType: 'document' }, 'a'.repeat(200_001), /200001/],
    [
      'words to whoever asked',
      letter,
      `Sure! Here is the letter:\n\n${whole}`,
      /begins with "Sure!/,
    ],
    ['a refusal', { artifactType: 'post' }, 'I’m sorry, but I can’t write that.', /begins with/],
  ])('is broken by %s', (_, demanded, content, told) => {
    expect(says(content, demanded)).toMatch(told);
  });

  it.each<[string, Demanded, string]>([
    ['a table', table, 'Item,Due date\nLamp,Monday\n'],
    ['a table with a further column of the data', table, 'item,due_date,site\nLamp,Monday,Hull\n'],
    ['a table whose columns nobody names', { artifactType: 'csv' }, 'a,b\n1,2\n'],
    ['a letter', letter, whole],
    [
      'the one letter under its heading',
      { ...letter, letters: 3 },
      `# All\n\n## First\n\n${whole}`,
    ],
    ['three letters', { ...letter, letters: 3 }, `${whole}\n\n${whole}\n\n${whole}`],
    ['a post of 3,000', { artifactType: 'post', targetPlatform: 'linkedin' }, 'a'.repeat(3_000)],
    [
      'a long post of the blog',
      { artifactType: 'post', targetPlatform: 'blog' },
      'a'.repeat(30_000),
    ],
    [
      'a post that opens like an answer',
      { artifactType: 'post' },
      'Here is what a week brought us.',
    ],
    [
      'a post on what cannot be done',
      { artifactType: 'post' },
      'I cannot count the calls we lost.',
    ],
  ])('is kept by %s', (_, demanded, content) => {
    expect(says(content, demanded)).toBe('');
  });

  it.each<[string, Demanded]>([
    ['Sure, here is the ', letter],
    ['Dear Ada,\n', letter],
    ['a,b\n', table],
    ['| a | b | c |\n', { artifactType: 'crm_diff' }],
  ])('is read in time in proportion to the length of a text of %j', (pattern, demanded) => {
    const find = (text: string) => findBreaches(text, demanded);
    expect(measureGrowth(find, pattern)).toBeLessThan(10);
  });
});
