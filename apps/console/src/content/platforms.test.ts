import { describe, expect, it } from 'vitest';
import { findPlatform, splitAtFold } from './platforms.ts';

describe('splitAtFold', () => {
  it('leaves a short text whole', () => {
    expect(splitAtFold('short', 210)).toEqual(['short', '']);
    expect(splitAtFold('as long as it is', undefined)).toEqual(['as long as it is', '']);
  });

  it('cuts between words, and loses nothing', () => {
    expect(splitAtFold('one two three', 9)).toEqual(['one two', ' three']);
    expect(splitAtFold('unbroken', 3)).toEqual(['unb', 'roken']);
  });
});

it('knows a platform whatever its case, and keeps the name of one that it does not know', () => {
  expect(findPlatform('LinkedIn').name).toBe('LinkedIn');
  expect(findPlatform('intranet')).toEqual({ name: 'intranet', isPlain: false });
  expect(findPlatform(null).name).toBe('Internal');
});
