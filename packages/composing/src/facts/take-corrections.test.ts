import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { splitSentences } from './inline-text.ts';
import { takeCorrections } from './take-corrections.ts';

const take = (text: string): string => takeCorrections(splitSentences(text))[0]!;

describe('a number that somebody takes back', () => {
  it.each([
    ['140 lunches a day. Well, 126 since Doncaster closed.', '126 lunches a day.'],
    ['140. Well, 126 since Doncaster closed.', '126.'],
    ['We have 140 staff. No, sorry, 126 staff.', 'We have 126 staff.'],
    ['Sixty calls a week. Actually it’s more like eighty now.', 'eighty calls a week.'],
    ['140 lunches, well, 126 since Doncaster closed.', '126 lunches since Doncaster closed.'],
    ['About £4,000. I mean £5,000.', 'About £5,000.'],
  ])('is the one in its place: %s', (text, right) => expect(take(text)).toBe(right));

  it.each([
    'We have 140 staff. Well, 12 years in business.',
    'We have 140 staff in 3 sites. Well, 126.',
    '140 lunches. Well, that is it.',
    '140 lunches. 126 dinners.',
    'We are open from 9. No, that is fine.',
  ])('stays where nothing takes it back: %s', (text) =>
    expect(take(text)).toBe(splitSentences(text)[0]),
  );

  it.each(['well, 5 ', '140, ', 'sixty no, ', 'no, sorry, '])(
    'is found in a time that grows with the text: “%s”',
    (part) => expect(measureGrowth(take, part)).toBeLessThan(10),
  );
});

describe('a brief of a call', () => {
  const read = (said: string, summary?: string) =>
    composeRun('SAL-01', {
      company: 'Bexley Foods',
      transcript: `Agent: How many? Caller: ${said}`,
      ...(summary === undefined ? {} : { summary }),
    })['brief']!;

  it('has the figure that was put right', () => {
    const { content } = read('We need 140 lunches a day. Well, 126 since Doncaster closed.');
    expect(content).toContain('**Figures (transcript):** 126 lunches a day');
  });

  it('asks about the one that its summary has', () => {
    const { summary } = read('140. Well, 126 since Doncaster closed.', 'Lunches for 140 staff.');
    expect(summary).toContain('“Well, 126 since Doncaster closed”: does the summary have it?');
  });

  it.each([
    'We pay £21 a head now.',
    'We currently spend £900 a month on it.',
    'We pay £21 per head, and it is too much.',
    'They have to pay £400 each month.',
  ])('takes what somebody pays today for no budget: %s', (said) => {
    expect(read(said).content).not.toContain('Budget (transcript)');
  });

  it.each([
    ['We could pay £21 a head.', '£21 a head'],
    ['We want to spend up to £900 a month.', 'up to £900 a month'],
    ['Budget is £19 per person now.', '£19 per person'],
    ['We pay £21 a head now. I’d pay £18 a head.', '£18 a head'],
    ['We have £5,000 to spend.', '£5,000'],
  ])('has the budget that they name: %s', (said, budget) => {
    expect(read(said).content).toContain(`**Budget (transcript):** ${budget}\n`);
  });
});
