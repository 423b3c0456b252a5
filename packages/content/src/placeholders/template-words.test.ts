import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('what templates leave', () => {
  it.each([
    'A truly [superlative] day in the harbour.',
    'She is our new [profession] from Leeds.',
    '[Alternative: use where the customer is a company]',
    '[Drafting note: agree the cap with the insurer before signing]',
    '[Delete this clause if the van is hired without a driver.]',
    'The hirer shall keep [his/her] copy.',
    'The goods [is/are] sold as seen.',
    'Rents rose by [Ines, what was the figure?] in a year.',
    'A hall for [how many people are we?] opens in May.',
    'The market in CITY NAME: open all week.',
    'Great news for COMPANY NAME: you are on the list.',
    'Kind regards,\n\nName of Manager\nHillside Clinic',
    'Best wishes,\nAnna Berg\nJob Title\nHillside Clinic',
    'Yours sincerely,\n\nName and Position\n',
    'Mit freundlichen Grüßen\n\nUte Lang\nFunktion',
    '[tag the photographer]',
  ])('is found in %j', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'A noun phrase is [adjective] + [noun].',
    '[Optional: bring a cushion] We sit on the grass.',
    'The cup [use with care] is thin. He said [it] was late.',
    'CITY NAME: the town the branch is in',
    'Kind regards,\n\nPosy Title\nHead of Sales',
    'A job title says little.\n\nJob Title\n\nIt is printed below the name.',
    'Thanks,\nBea',
    'I asked "who [of them] was it?" and left.',
    '[1] What is it? [a] Which is it?',
  ])('is not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
