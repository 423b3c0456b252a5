import { expect, it } from 'vitest';
import { readCode } from './read-code.ts';

it('takes a code alone', () => {
  const code = 'aB3-_'.repeat(8);
  expect(readCode(`#${code}`)).toBe(code);
  for (const other of ['', '#', '#content', `#${code}<b>`, code]) expect(readCode(other)).toBe('');
});
