import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { plainWording } from './plain-wording.ts';

describe('plainWording', () => {
  it.each([
    ['We launch our revolutionary, game-changing platform!', 'We launch our platform.'],
    ["In today's fast-paced world, teams need tools.", 'Teams need tools.'],
    ['This is revolutionary. It is an innovative tool.', 'This is useful. It is a tool.'],
    [
      'It is seamless, and people like it. Really, it is.',
      'It is useful, and people like it. It is.',
    ],
    ['An amazing offer, an innovative user, a truly easy day.', 'An offer, a user, an easy day.'],
    ['The idea, at the end of the day, is very simple.', 'The idea is simple.'],
    ['We leverage synergies in order to delve into data.', 'We use cooperation to look at data.'],
    ['It works. AMAZING! It is IMPORTANT news!!!', 'It works. It is Important news.'],
    ['Use very `x` and `y` very well.', 'Use `x` and `y` well.'],
    ['- Revolutionary pricing\n- Leverage this', '- Pricing\n- Use this'],
  ])('makes %j plain', (text, plain) => {
    expect(plainWording(text)).toBe(plain);
  });

  it.each([
    'Waste fell from 42 loaves to 9, e.g. in the first week; approx. half of it was flour.',
    'Use `leverage` in code.\n\n```\nrevolutionary!\n```',
    'NASA, HIPAA and ISO 9001 stay. A must. Everything is fine, really-fast-cars too.',
  ])('leaves %j as it is', (text) => {
    expect(plainWording(text)).toBe(text);
  });

  it.each(['!', 'very ', 'amazing, ', ' ', ', ', 'A', '`a', '"'])(
    'takes time in proportion to the length of a text of %j',
    (pattern) => {
      expect(measureGrowth((text) => plainWording(`${text}x`), pattern)).toBeLessThan(10);
    },
  );
});
