import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutAsides } from './asides.ts';

const slip = 'Night 4 moves to 30 November.';

describe('an aside for colleagues', () => {
  it.each([
    'Don’t tell Joe it’s because Tomasz failed a test.',
    'Please never tell the client why.',
    "Joe isn't to know that Tomasz failed a test.",
    "(Joe isn't to know it's because Tomasz failed a test.)",
    "Tomasz failed a test, but the client needn't know.",
    'Tomasz failed a test and Joe must not find out.',
    'They don’t need to know about that.',
    'Tomasz failed a test, say it’s a parts delay.',
    'Tomasz failed a test, so just say the cause is a late part.',
    "Tomasz failed a test. The client needn't know.",
    "Tomasz failed a test. Don't tell Joe about it until Friday.",
    "Joe isn't to know that Tomasz failed a test. He is suspended.",
  ])('is no part of what is told: %s', (aside) =>
    expect(
      withoutAsides(`Old drive is out. ${aside}`).replace('Old drive is out.', '').trim(),
    ).toBe(''),
  );

  it.each([
    "Don't tell Joe it's because Tomasz failed a test.",
    "Joe isn't to know that we are short of fitters.",
    "The client needn't know it was our fault.",
  ])('leaves what stands before it, if it says itself what it is about: %s', (aside) =>
    expect(withoutAsides(`${slip} ${aside}`)).toBe(slip),
  );

  it.each([
    'The gauges do not tell operators why a belt stops.',
    'Applicants need not know Latin, but must know Excel.',
    'You need not know how it works.',
    'Our customers, from Bury to Bolton, say it is the best.',
    'Customers say it’s quiet. We know that they are right.',
    'Don’t tell us your number, we ring you.',
    'The alarm cannot tell a moth from a thief.',
  ])('is none: %s', (text) => expect(withoutAsides(text)).toBe(text));

  it.each(['say ', 'Don’t tell ', 'Joe isn’t to know. ', 'a, say it', 'tell it '])(
    'is found in time in proportion to the length of a text of “%s”',
    (part) => expect(measureGrowth(withoutAsides, part)).toBeLessThan(10),
  );
});

describe('a letter', () => {
  const report = {
    customer: 'Calder Street Arcade',
    contact: 'Joe Ratcliffe',
    milestone: 'Drive swap',
    progress: 'Old drive is out.',
    nextStep: 'Night 4',
  };

  it.each([
    "Don't tell Joe it's because Tomasz failed a breath test.",
    "Joe isn't to know that Tomasz failed a breath test.",
  ])('tells its reader the rest, and asks whether it keeps to this: %s', (aside) => {
    const { content, asks } = composeAt('FUL-02 report', { ...report, issue: `${slip} ${aside}` });
    expect(content).toContain(slip);
    expect(content).not.toContain('Tomasz');
    expect(asks).toMatchObject([{ names: ['privateKept'] }]);
  });

  it('is sent once somebody says that it keeps to it', () => {
    const issue = `${slip} Joe isn't to know that Tomasz failed a test.`;
    const { asks, summary } = composeAt('FUL-02 report', { ...report, issue, privateKept: 'yes' });
    expect(asks).toEqual([]);
    expect(summary).not.toContain('Not told in it: issue');
  });
});

it('an issue tells of a line what is no aside', () => {
  const { content, summary } = composeAt('MKT-02 issue', {
    theme: 'Cold',
    highlights: ["Sweep tracks. The client needn't know it was our fault.", 'We are open'],
  });
  expect(content).toContain('Sweep tracks.');
  expect(content).not.toContain('our fault');
  expect(summary).toContain('Does the text keep to it?');
});
