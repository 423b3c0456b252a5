import { artifactTypes } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFileName } from './download-artifact.ts';

it('names a file after its title and the end of its id', () => {
  const artifact = {
    id: 'art_0123456789abcdef',
    title: 'Frühling: 3 Ideen!',
    artifactType: 'post',
  };
  expect(toFileName({ ...artifact, artifactType: 'post' })).toBe('fruhling-3-ideen-89abcdef.md');
  expect(toFileName({ ...artifact, artifactType: 'csv' })).toBe('fruhling-3-ideen-89abcdef.csv');
  expect(toFileName({ ...artifact, title: '計画', artifactType: 'post' })).toBe(
    'artifact-89abcdef.md',
  );
});

it('gives a short name that is safe everywhere, whatever the title', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...artifactTypes),
      (title, type) => {
        const name = toFileName({ id: 'art_0123456789abcdef', title, artifactType: type });
        expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,100}\.(csv|md)$/);
      },
    ),
  );
});
