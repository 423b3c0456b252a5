import { describe, expect, it } from 'vitest';
import { listFixedParts } from './fixed-parts.ts';

describe('the words that an expression cannot match without', () => {
  it.each<[RegExp, readonly string[] | undefined]>([
    [/todo|FIXME/, ['todo', 'fixme']],
    [/\b(?:insert|add) your \w+/i, ['insert your ', 'add your ']],
    [/^dear (?!all)/im, ['dear ']],
    [/(?<=\d)(?<word>kg|lb)s?\b/, ['kg', 'kgs', 'lb', 'lbs']],
    [/[Ff]ree[12]x/, ['free1x', 'free2x']],
    [/[\\/]to[\]-]/, ['\\to]', '\\to-', '/to]', '/to-']],
    [/ab?c/, ['ac', 'abc']],
    [/ab+c/, ['ab']],
    [/(?:ab){2}c/, ['abab']],
    [/_{4,}/, ['____']],
    [/a|b*/, undefined],
    [/^(?:no)?$/, undefined],
    [/^(?=.*x)/, undefined],
    [/[a-z]+ \d/, [' ']],
    [/\p{L}\w\d./u, undefined],
    [/x\.\.\.|…/, ['x...', '…']],
    [/\n\tto\u0020do/, ['\n\tto']],
    [/(foo)\1[^)]bar/, ['foo']],
    // A letter of which an expression without regard to case takes another for the same.
    [/ſkα/i, ['k']],
    [/straße|málaga/i, ['stra', 'málaga']],
  ])('reads off %s', (shape, words) => {
    expect(listFixedParts(shape)).toEqual(words);
  });
});
