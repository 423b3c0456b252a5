import { expect, it } from 'vitest';
import { newReference } from './new-reference.ts';

it('a reference has its prefix and twelve of A-Z0-9, and is like no other', () => {
  const references = Array.from({ length: 2_000 }, () => newReference('VBK'));
  for (const one of references) expect(one).toMatch(/^VBK-[A-Z0-9]{12}$/);
  expect(new Set(references).size).toBe(references.length);
  expect(newReference('VOUT')).toMatch(/^VOUT-[A-Z0-9]{12}$/);
});
