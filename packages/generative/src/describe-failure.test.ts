import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentable } from './describe-failure.ts';
import { isModelName } from './providers.ts';

test('no text keeps the key, however it surrounds it', () => {
  const key = fc.string({ minLength: 8 }).filter((text) => !'[redacted]…'.includes(text));
  fc.assert(
    fc.property(key, fc.string(), fc.string(), (apiKey, before, after) => {
      const shown = presentable(`${before}${apiKey}${after}`, ['other', apiKey]);
      expect(shown).not.toContain(apiKey);
      expect(shown).toMatch(/^[^\p{Cc}]*$/u);
    }),
  );
});

test('a key in a URL is taken out too', () => {
  expect(presentable('GET /x?key=a%2Fb%2Bc%3D%3D', ['a/b+c=='])).toBe('GET /x?key=[redacted]');
});

test('long and many-lined text becomes one short line', () => {
  expect(presentable('a\r\n\tb', ['secret-key'])).toBe('a b');
  expect(presentable('x'.repeat(5_000), ['secret-key']).length).toBeLessThan(400);
});

test('only plain names are names of models', () => {
  for (const name of ['gemini-3.8-flash', 'models/gemini-3.5-flash', 'tunedModels/mine']) {
    expect(isModelName(name, 'google')).toBe(true);
  }
  for (const name of ['', '../files', 'a/../../x', 'models/a/b', 'a?key=', 'a b', 'a%2fb', 'a:b']) {
    expect(isModelName(name, 'google')).toBe(false);
  }
  for (const name of [
    'openai-compatible/meta-llama/llama-3:8b',
    'anthropic/claude-x',
    'openai/o9',
  ]) {
    expect(isModelName(name, 'google')).toBe(true);
  }
  for (const name of ['google/a:b', 'openai/', 'openai/a b', 'openai/../x']) {
    expect(isModelName(name, 'google')).toBe(false);
  }
});
