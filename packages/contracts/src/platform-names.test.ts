import { expect, it } from 'vitest';
import { findPlatform } from './platform-names.ts';

it('knows a platform whatever its case, and keeps the name of one that it does not know', () => {
  expect(findPlatform('LinkedIn').name).toBe('LinkedIn');
  expect(findPlatform('intranet')).toMatchObject({ name: 'intranet', showsMarkdown: true });
  expect(findPlatform(null).name).toBe('Internal');
  expect(findPlatform('constructor').name).toBe('constructor');
});
