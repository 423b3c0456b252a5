import { artifactTypes } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFileNames } from './download-artifact.ts';

it('names a file after its title and the end of its id', () => {
  const artifact = {
    id: 'art_0123456789abcdef',
    title: 'Frühling: 3 Ideen!',
    artifactType: 'post',
  };
  expect(toFileNames({ ...artifact, artifactType: 'post' })).toEqual({
    fileName: 'frühling-3-ideen-89abcdef.md',
    asciiName: 'fruhling-3-ideen-89abcdef.md',
  });
  expect(toFileNames({ ...artifact, title: 'Plan', artifactType: 'csv' })).toEqual({
    fileName: 'plan-89abcdef.csv',
    asciiName: 'plan-89abcdef.csv',
  });
  expect(toFileNames({ ...artifact, title: '計画', artifactType: 'post' })).toEqual({
    fileName: '計画-89abcdef.md',
    asciiName: 'artifact-89abcdef.md',
  });
});

it('gives a short name that is safe everywhere, whatever the title', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom(...artifactTypes),
      (title, type) => {
        const artifact = { id: 'art_0123456789abcdef', title, artifactType: type };
        const { fileName, asciiName } = toFileNames(artifact);
        expect(asciiName).toMatch(/^[a-z0-9][a-z0-9-]{0,100}\.(csv|md)$/);
        expect(fileName).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,100}\.(csv|md)$/u);
        expect(Buffer.byteLength(fileName)).toBeLessThan(255);
      },
    ),
  );
});
