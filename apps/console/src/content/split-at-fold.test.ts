import { describe, expect, it } from 'vitest';
import { splitAtFold } from './split-at-fold.ts';

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
